"""A program of pytdbot (TDLib's interface of today): sign-in, options, chats, a download, an update, the end.

Arguments: the library, a folder. Prints one JSON object on the last line.
"""
import asyncio
import hashlib
import json
import sys

import pytdbot
from pytdbot import types

library, folder = sys.argv[1:]


async def main():
    client = pytdbot.Client(
        api_id=1, api_hash="0123456789abcdef0123456789abcdef", files_directory=folder, lib_path=library,
        database_encryption_key="a key", user_bot=True, td_verbosity=1,
        options={"x_of_the_program": 5, "ignore_background_updates": True})
    report, messages, states = {"states": []}, asyncio.Queue(), asyncio.Queue()

    @client.on_updateAuthorizationState()
    async def on_state(_, update):
        await states.put(update.authorization_state.getType())

    @client.on_updateNewMessage()
    async def on_message(_, update):
        await messages.put(update)

    async def until(wanted):
        while True:
            state = await asyncio.wait_for(states.get(), 20)
            report["states"].append(state.removeprefix("authorizationState"))
            if state.endswith(wanted):
                return

    def checked(answer):
        if isinstance(answer, types.Error):
            raise RuntimeError(answer.message)
        return answer

    async def simulator(name, **arguments):
        """The simulator's own requests have no classes in pytdbot, so they take the way around it."""
        execute = client.client_manager._ClientManager__tdjson.execute
        return execute({"@type": "simulator." + name, **arguments})

    await client.start(wait_login=False)
    account = (await simulator("getAccounts"))["accounts"][0]
    await until("WaitPhoneNumber")
    checked(await client.setAuthenticationPhoneNumber(phone_number=account["phone_number"]))
    await until("WaitCode")
    report["wrong_code"] = (await client.checkAuthenticationCode(code="99999")).message
    checked(await client.checkAuthenticationCode(code=account["code"]))
    await until("WaitPassword")
    checked(await client.checkAuthenticationPassword(password=account["password"]))
    await until("Ready")
    report["me"] = checked(await client.getMe()).usernames.editable_username
    report["version"] = checked(await client.getOption(name="version")).value
    report["option"] = checked(await client.getOption(name="x_of_the_program")).value

    while not isinstance(await client.loadChats(limit=10), types.Error):
        pass
    chats = checked(await client.getChats(limit=100))
    titles = {chat: checked(await client.getChat(chat_id=chat)).title for chat in chats.chat_ids}
    report["titles"] = list(titles.values())

    chat_id = next(chat for chat, title in titles.items() if title == "Holiday Photos")
    found = checked(
        await client.searchChatMessages(
            chat_id=chat_id, filter=types.SearchMessagesFilterDocument(), limit=100, query="", from_message_id=0,
            offset=0))
    report["found"] = len(found.messages)
    downloads = await asyncio.gather(*[
        client.downloadFile(
            file_id=message.content.document.document.id, priority=1, offset=0, limit=0, synchronous=True)
        for message in found.messages])
    report["downloads"] = []
    for file in map(checked, downloads):
        with open(file.local.path, "rb") as local:
            sha256 = hashlib.sha256(local.read()).hexdigest()
        expected = await simulator("getFile", remote_file_id=file.remote.id)
        report["downloads"].append([sha256 == expected["sha256"], file.size == expected["size"]])

    sent = await simulator("addMessage", chat_id=chat_id, content={"@type": "text", "text": "Привет 👋"})
    received = (await asyncio.wait_for(messages.get(), 20)).message
    report["update"] = [received.id == sent["id"], received.content.text.text]

    # A content that the program writes as TDLib does, with a file that the simulator makes.
    sticker = {
        "@type": "messageSticker", "files": [{"@type": "tgs"}],
        "sticker": {
            "@type": "sticker", "sticker": {"@type": "file", "id": 1}, "format": {"@type": "stickerFormatTgs"},
            "full_type": {"@type": "stickerFullTypeRegular"}}}
    checked_id = (await simulator("addMessage", chat_id=chat_id, content=sticker))["id"]
    message = (await asyncio.wait_for(messages.get(), 20)).message
    file = checked(
        await client.downloadFile(
            file_id=message.content.sticker.sticker.id, priority=1, offset=0, limit=0, synchronous=True))
    with open(file.local.path, "rb") as local:
        is_gzip = local.read(2) == bytes.fromhex("1f8b")
    report["sticker"] = [message.id == checked_id, file.local.is_downloading_completed, is_gzip]
    await simulator("moveChat", chat_id=chat_id, list="archive")
    checked(await client.loadChats(chat_list=types.ChatListArchive(), limit=100))
    archive = checked(await client.getChats(chat_list=types.ChatListArchive(), limit=100))
    report["archived"] = chat_id in archive.chat_ids
    await client.stop()
    report["end"] = client.authorization_state.removeprefix("authorizationState")
    print(json.dumps(report))


asyncio.run(main())
