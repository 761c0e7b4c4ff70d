"""Sends the same requests to the real TDLib and to the simulated one, and prints where the answers differ.

    agreement.py REAL SIMULATED FOLDER PORT    # libraries, a folder for their databases, a SOCKS5 proxy that is the server

Answers agree if they are the same error, or objects of one class with the same members of the same kinds; members that may be left out
(photos, say) are compared where both have them.
"""
import ctypes
import json
import sys
import time


class Client:
    def __init__(self, path):
        self.library = ctypes.CDLL(path)
        self.library.td_create_client_id.restype = ctypes.c_int
        self.library.td_send.argtypes = [ctypes.c_int, ctypes.c_char_p]
        self.library.td_receive.argtypes, self.library.td_receive.restype = [ctypes.c_double], ctypes.c_char_p
        self.library.td_execute.argtypes, self.library.td_execute.restype = [ctypes.c_char_p], ctypes.c_char_p
        self.library.td_execute(b'{"@type":"setLogVerbosityLevel","new_verbosity_level":1}')
        self.id = self.library.td_create_client_id()
        self.number, self.state, self.chats, self.users = 0, "", {}, []

    def call(self, kind, **arguments):
        """The answer; an error as its code and text."""
        return self.answer(self.send(kind, **arguments), kind)

    def send(self, kind, **arguments):
        self.number += 1
        self.library.td_send(self.id, json.dumps({"@type": kind, "@extra": self.number, **arguments}).encode())
        return self.number

    def answer(self, number, kind):
        end = time.time() + 30
        while time.time() < end:
            text = self.library.td_receive(0.2)
            update = json.loads(text) if text else {}
            if update.get("@extra") == number:
                del update["@extra"], update["@client_id"]
                return "%s %s" % (update["code"], update["message"]) if update["@type"] == "error" else update
            if update.get("@type") == "updateAuthorizationState":
                self.state = update["authorization_state"]["@type"][len("authorizationState"):]
            elif update.get("@type") == "updateNewChat":
                self.chats[update["chat"]["title"]] = update["chat"]["id"]
            elif update.get("@type") == "updateUser":
                self.users.append(update["user"]["id"])
        raise SystemExit("no answer to " + kind)

    def sign_in(self, folder, phone, proxy=None):
        self.call("getOption", name="version")
        added = proxy and self.send("addProxy", enable=True, proxy={
            "@type": "proxy", "server": "127.0.0.1", "port": proxy, "type": {"@type": "proxyTypeSocks5"}})
        self.call("setTdlibParameters", database_directory=folder, use_message_database=True, use_chat_info_database=True,
                  use_file_database=True, api_id=1, api_hash="0" * 32, system_language_code="en", device_model="test",
                  application_version="1")
        if added:
            self.answer(added, "addProxy")
        steps = {"WaitPhoneNumber": ("setAuthenticationPhoneNumber", {"phone_number": phone}),
                 "WaitCode": ("checkAuthenticationCode", {"code": "12345"}),
                 "WaitPassword": ("checkAuthenticationPassword", {"password": "hunter2"})}
        yield
        while self.state != "Ready":
            self.call("getOption", name="version")
            if self.state in steps:
                function, arguments = steps[self.state]
                self.call(function, **arguments)
        yield
        for chats in "chatListMain", "chatListArchive":
            while self.call("loadChats", chat_list={"@type": chats}, limit=100) != "404 Not Found":
                pass
        yield


def folder_list(number):
    return {"@type": "chatListFolder", "chat_folder_id": number}


def filter_of(kind):
    return {"@type": "searchMessagesFilter" + kind}


def before_signing_in():
    for function in "checkAuthenticationCode", "checkAuthenticationPassword", "registerUser", "resendAuthenticationCode", "getMe", "loadChats":
        yield function, {}
    yield "setAuthenticationPhoneNumber", {"phone_number": ""}
    yield "setTdlibParameters", {}


def before_loading():
    yield "loadChats", {"limit": 0}
    yield "loadChats", {"limit": -1}
    yield "loadChats", {"limit": 5, "chat_list": folder_list(77)}


def requests(chat, message, user):
    in_chat = {"chat_id": chat}
    for limit, offset in (0, 0), (1, 1), (100, -100), (5, -6), (-1, 0):
        yield "getChatHistory", {**in_chat, "limit": limit, "offset": offset}
    for start in 5, -1, message:
        yield "getChatHistory", {**in_chat, "from_message_id": start, "limit": 3}
    sender = {"@type": "messageSenderUser", "user_id": user}
    for more in (
            {"limit": 0}, {"limit": 1, "offset": 1}, {"limit": 1, "offset": -1}, {"limit": 1, "from_message_id": 5},
            {"limit": 1, "sender_id": {**sender, "user_id": 5}}, {"limit": 1, "topic_id": {"@type": "messageTopicForum", "forum_topic_id": 1}},
            {"limit": 1, "query": "a", "filter": filter_of("UnreadMention")}, {"limit": 2, "filter": filter_of("Document")},
            *({"limit": 1, "filter": filter_of(kind), "sender_id": sender}
              for kind in ("UnreadMention", "UnreadReaction", "UnreadPollVote", "FailedToSend", "Pinned", "Mention"))):
        yield "searchChatMessages", {**in_chat, **more}
    for offset in ("x", " ", "1,2", "1,2,3,4", "0,2,5", "1,0,5", "1,2,0", "-1,2,5", "1,2,-5", "+1,2,3", "01,2,3", "1,2,3 ", "1,,3", "2147483648,2,5",
                   "2147483647,2,5", "1,2,2147483648", "1,-1001400000001,2147483647", "1,1099511627775,5", "1,1099511627776,5"):
        yield "searchMessages", {"query": "zzzz", "limit": 1, "offset": offset}
    for more in (
            {"limit": 0}, {"limit": 0, "offset": "x"}, {"limit": 0, "filter": filter_of("Pinned")}, {"limit": 1, "offset": "x", "filter": filter_of("Pinned")},
            {"limit": 0, "chat_list": folder_list(5)}, {"limit": 1, "chat_list": folder_list(5)}, {"limit": 1},
            *({"limit": 1, "filter": filter_of(kind)}
              for kind in ("Mention", "UnreadMention", "UnreadReaction", "UnreadPollVote", "FailedToSend", "Pinned", "ChatPhoto", "Document"))):
        yield "searchMessages", more
    for more in {}, {"filter": filter_of("Document")}:
        yield "getChatMessageCount", {**in_chat, **more}
    for number in 0, 5, 1 << 50:
        yield "getMessage", {**in_chat, "message_id": number}
    yield "getMessage", {**in_chat, "message_id": message}
    for numbers in [], [0], [-1], [1], [2], [3], [5], [6], [7], [8], [16], [(1 << 20) + 1], [(1 << 20) + 3], [1 << 62], [message]:
        yield "getMessages", {**in_chat, "message_ids": numbers}
    for date in 1, 0, -1:
        yield "getChatMessageByDate", {**in_chat, "date": date}
    for number in 0, 1, -1:
        for function, argument in (
                ("getChat", "chat_id"), ("getUser", "user_id"), ("getSupergroup", "supergroup_id"), ("getSecretChat", "secret_chat_id"),
                ("getSupergroupFullInfo", "supergroup_id"), ("getBasicGroupFullInfo", "basic_group_id"), ("createPrivateChat", "user_id"),
                ("getFile", "file_id"), ("getChatFolder", "chat_folder_id")):
            yield function, {argument: number}
        # The server is asked for others, and this one does not know how to answer.
        if number < 1:
            yield "getBasicGroup", {"basic_group_id": number}
    for more in {"limit": 0}, {"limit": 5}, {"limit": 5, "chat_list": folder_list(77)}:
        yield "loadChats", more
        yield "getChats", more
    for more in {"priority": 0}, {"priority": 33}, {"priority": 1, "offset": -1}, {"priority": 1, "limit": -1}:
        yield "downloadFile", {"file_id": 1, **more}
    for function in "downloadFile", "cancelDownloadFile", "deleteFile", "getFileDownloadedPrefixSize", "readFilePart", "getSuggestedFileName":
        yield function, {"file_id": 99999, "priority": 1, "count": 5, "directory": "/tmp"}
    for text in "", "x", "xxxx=", "x!xx", "AgAC":
        yield "getRemoteFile", {"remote_file_id": text}
    for function in "getForumTopics", "getForumTopic", "getForumTopicHistory", "getForumTopicLink":
        yield function, {**in_chat, "forum_topic_id": 1, "limit": 5}
    for number, time_code in (0, 0), (5, 0), (message, -1), (message, 0):
        yield "getMessageLink", {**in_chat, "message_id": number, "media_timestamp": time_code}
    for url in "", "x":
        yield "getMessageLinkInfo", {"url": url}
    for function in ("setAuthenticationPhoneNumber", "checkAuthenticationCode", "checkAuthenticationPassword", "registerUser", "requestQrCodeAuthentication",
                     "checkAuthenticationBotToken", "setTdlibParameters", "getMe", "getAuthorizationState", "getConnectionState"):
        yield function, {}
    for name in "", "@", "a", "a b":
        yield "searchPublicChat", {"username": name}
    yield "addChatToList", {**in_chat, "chat_list": folder_list(9)}
    for function in "openChat", "closeChat":
        yield function, in_chat
    yield "openMessageContent", {**in_chat, "message_id": 5}
    yield "getStory", {"story_poster_chat_id": chat, "story_id": 0}
    yield "getChat", in_chat
    for function in ("openChat", "closeChat", "viewMessages", "leaveChat", "deleteChatHistory", "addChatToList", "toggleChatIsPinned", "getMessage",
                     "getChatHistory", "searchChatMessages", "getChatMessageByDate"):
        yield function, {"chat_id": 1, "message_ids": [1], "message_id": 1 << 20, "limit": 1}
    yield "getChatMessageCount", {"chat_id": 1, "filter": filter_of("Document")}


def members(value, path=""):
    """The kinds of all members by their paths, of vectors the first element's."""
    kinds = {path: "object" if isinstance(value, dict) else type(value).__name__}
    if isinstance(value, dict):
        for name, member in value.items():
            kinds.update(members(member, path + "." + name))
    elif isinstance(value, list) and value:
        kinds.update(members(value[0], path + "[]"))
    return kinds


OPTIONAL = {"photo", "profile_photo", "last_message", "usernames", "emoji_status", "restriction_info", "draft_message", "video_chat", "background"}
compared = 0


def compare(real, simulated, kind, arguments, others):
    global compared
    compared += 1
    one, other = real.call(kind, **arguments), simulated.call(kind, **others)
    if isinstance(one, str) or isinstance(other, str) or one["@type"] != other["@type"]:
        if one != other:
            names = [answer if isinstance(answer, str) else answer["@type"] for answer in (one, other)]
            print("%s %s: TDLib %s, the simulator %s" % (kind, json.dumps(arguments), *names))
        return
    kinds, simulated_kinds = members(one), members(other)
    for path in kinds.keys() & simulated_kinds.keys():
        if kinds[path] != simulated_kinds[path]:
            print("%s%s: TDLib %s, the simulator %s" % (kind, path, kinds[path], simulated_kinds[path]))
    for name in one.keys() ^ other.keys():
        if name not in OPTIONAL:
            print("%s: only one has %s" % (kind, name))


real_path, simulated_path, folder, port = sys.argv[1:]
real, simulated = Client(real_path), Client(simulated_path)
clients = [(real, real.sign_in(folder + "/real", "+9996620001", int(port))), (simulated, simulated.sign_in(folder + "/simulated", "+15550100"))]
for phase in before_signing_in, before_loading, None:
    for _, steps in clients:
        next(steps)
    for kind, arguments in phase() if phase else ():
        compare(real, simulated, kind, arguments, arguments)

places = []
for client, title in (real, "Archive Channel"), (simulated, "Martlet Archive"):
    chat = client.chats[title]
    found = client.call("searchChatMessages", chat_id=chat, limit=1, filter=filter_of("Document"))
    places.append((chat, found["messages"][0]["id"], client.users[0]))
for (kind, arguments), (_, others) in zip(requests(*places[0]), requests(*places[1])):
    compare(real, simulated, kind, arguments, others)
print("compared %d" % compared)
for client, _ in clients:
    client.send("close")
    end = time.time() + 30
    while client.state != "Closed" and time.time() < end:
        text = client.library.td_receive(0.2)
        if text and b"authorizationStateClosed" in text:
            client.state = "Closed"
