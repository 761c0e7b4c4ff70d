"""A program of python-telegram (TDLib's old interface): sign-in, chats, history, a download, an update, the end.

Arguments: the library, a folder. Prints one JSON object.
"""
import hashlib
import json
import queue
import sys

from telegram.client import AuthorizationState, Telegram

library, folder = sys.argv[1:]
telegram = Telegram(
    api_id=1, api_hash="0123456789abcdef0123456789abcdef", phone="+15550100", database_encryption_key="a key",
    library_path=library, files_directory=folder, tdlib_verbosity=1)
messages = queue.Queue()
telegram.add_message_handler(messages.put)


def call(name, **arguments):
    answer = telegram.call_method(name, arguments)
    answer.wait(timeout=20)
    if answer.error:
        raise RuntimeError(f"{name}: {answer.error_info}")
    return answer.update


def simulator(name, **arguments):
    return telegram._tdjson.td_execute({"@type": "simulator." + name, **arguments})


account = simulator("getAccounts")["accounts"][0]
report = {"states": [telegram.login(blocking=False).name]}
try:
    telegram.send_code("99999")
    report["wrong_code"] = "accepted"
except RuntimeError as error:
    report["wrong_code"] = str(error)
report["states"].append(telegram.send_code(account["code"]).name)
report["states"].append(telegram.send_password(account["password"]).name)
report["me"] = call("getMe")["usernames"]["editable_username"]

# As the documentation asks: until there are no more.
loads = 0
while True:
    answer = telegram.load_chats(limit=5)
    answer.wait(timeout=20)
    if answer.error:
        report["end_of_chats"] = answer.error_info["code"]
        break
    loads += 1
report["loads"] = loads
chat_ids = call("getChats", chat_list={"@type": "chatListMain"}, limit=100)["chat_ids"]
titles = {chat: call("getChat", chat_id=chat)["title"] for chat in chat_ids}
report["titles"] = list(titles.values())

chat_id = next(chat for chat, title in titles.items() if title == "Holiday Photos")
history, start = [], 0
while True:
    page = call("getChatHistory", chat_id=chat_id, from_message_id=start, offset=0, limit=100)["messages"]
    if not page:
        break
    history += page
    start = page[-1]["id"]
report["history"] = len(history)

documents = [message for message in history if message["content"]["@type"] == "messageDocument"]
report["downloads"] = []
for message in documents[:3]:
    document = message["content"]["document"]["document"]
    file = call("downloadFile", file_id=document["id"], priority=1, offset=0, limit=0, synchronous=True)
    with open(file["local"]["path"], "rb") as local:
        sha256 = hashlib.sha256(local.read()).hexdigest()
    expected = simulator("getFile", remote_file_id=file["remote"]["id"])
    report["downloads"].append([sha256 == expected["sha256"], file["size"] == expected["size"]])

sent = simulator("addMessage", chat_id=chat_id, content={"@type": "text", "text": "Привет 👋"})
received = messages.get(timeout=20)["message"]
report["update"] = [received["id"] == sent["id"], received["content"]["text"]["text"]]
telegram.stop()
report["end"] = telegram._tdjson.td_json_client is None
print(json.dumps(report))
