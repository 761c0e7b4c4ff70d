// A program that imports TelegramClient has the functions, the types and the streams with it.
@_exported public import NativeLoop
@_exported public import TelegramAPI
