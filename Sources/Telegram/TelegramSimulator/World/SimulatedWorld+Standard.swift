/// The world that demonstrations and tests use.
extension SimulatedWorld {
    /// An account with a chat of every kind, a channel with all kinds of content, hostile names and an archive.
    ///
    /// The chats, by title: `Martlet Archive` (channel, 180 messages), `Holiday Photos` (24 attachments), `Bob O'Brien`,
    /// `美玲 🌸`, `שלום עולם`, a deleted account, `Files Bot`, `Family / Семья`, `Team: <Files> & "Docs"` (hostile
    /// names and albums), `Members only` (protected), a secret chat, two called `Notes`, an empty group, and in the
    /// archive `Old news` and `Old group`.
    public static func standard(seed: UInt64 = 7) -> SimulatedWorld {
        var world = SimulatedWorld(seed: seed)
        var random = SeededGenerator(seed: seed, name: "world")
        let people = world.addPeople()
        world.addService()
        world.addOldChats(people)
        world.addPrivateChats(people)
        world.addGroups(people)
        world.addProtected(people)
        world.addHolidayPhotos(people)
        world.addArchiveChannel(&random)
        return world
    }

    struct People {
        var bob: Int64
        var mei: Int64
        var rtl: Int64
        var gone: Int64
        var bot: Int64
    }

    private mutating func addPeople() -> People {
        People(
            bob: addUser("Bob") {
                $0.lastName = "O'Brien"
                $0.username = "bob"
                $0.phoneNumber = "15550101"
                $0.isContact = true
            },
            mei: addUser("美玲 🌸"),
            rtl: addUser("שלום") { $0.lastName = "עולם" },
            gone: addUser("") { $0.isDeleted = true },
            bot: addUser("Files Bot") {
                $0.username = "files_bot"
                $0.isBot = true
            })
    }

    private mutating func addService() {
        let chat = addPrivateChat(with: 777_000)
        addMessage(
            to: chat, from: 777_000,
            .text(
                "Login code: \(accounts[0].code). Do not give this code to anyone, even if they say they are from Telegram!"
            ))
    }

    private mutating func addPrivateChats(_ people: People) {
        let me = accounts[0].userID
        let saved = addPrivateChat(with: me)
        addMessage(to: saved, .text("A note to myself"))
        addMessage(to: saved, .document(media(.text(size: 900), name: "todo.txt", mimeType: "text/plain")))

        let bob = addPrivateChat(with: people.bob) { $0.isPinned = true }
        addMessage(to: bob, from: people.bob, .text("Hi! Here is the report."))
        let report = addMessage(
            to: bob, from: people.bob,
            .document(media(.pdf(text: "Report", size: 60_000), name: "report.pdf", mimeType: "application/pdf")))
        addMessage(to: bob, from: me, .text("Thank you")) { $0.replyTo = report >> 20 }
        addMessage(to: bob, from: people.bob, voiceNote(seconds: 3))
        addMessage(to: bob, from: people.bob, videoNote(seconds: 2))
        addMessage(to: bob, from: me, photo(width: 320, height: 240, caption: "View from the window 🌄"))
        addMessage(to: bob, from: people.bob, .contact(phoneNumber: "15550102", firstName: "Con", lastName: "Tact"))

        let mei = addPrivateChat(with: people.mei)
        addMessage(to: mei, from: people.mei, .text("你好 👋"))
        addMessage(to: mei, from: people.mei, sticker(.webp(width: 512, height: 512), emoji: "😀"))
        addMessage(to: mei, from: people.mei, sticker(.tgs, emoji: "🎉"))

        let rtl = addPrivateChat(with: people.rtl)
        addMessage(to: rtl, from: people.rtl, .text("שלום"))
        addMessage(
            to: rtl, from: people.rtl,
            .document(media(.text(size: 300), name: "מסמך.txt", mimeType: "text/plain"), caption: "קובץ"))

        let gone = addPrivateChat(with: people.gone)
        addMessage(to: gone, from: people.gone, .text("My last message"))

        let bot = addPrivateChat(with: people.bot)
        addMessage(
            to: bot, from: people.bot,
            .document(media(.zip(size: 20_000), name: "export.zip", mimeType: "application/zip")))

        let secret = addChat(.secret(userID: people.bob), title: "Bob O'Brien")
        addMessage(to: secret, from: people.bob, photo(width: 160, height: 120, caption: ""))
    }

    private mutating func addGroups(_ people: People) {
        let family = addChat(.basicGroup, title: "Family / Семья")
        addMessage(to: family, from: people.bob, .chatCreated)
        addMessage(to: family, from: people.mei, photo(width: 240, height: 180, caption: "Dinner"))
        addMessage(to: family, from: people.bob, .poll(question: "Tea or coffee?", options: ["tea", "coffee"]))
        addMessage(to: family, from: people.mei, .location(latitude: 50.45, longitude: 30.52))

        let team = addChat(.supergroup, title: "Team: <Files> & \"Docs\"") { $0.memberCount = 42 }
        addMessage(to: team, from: people.bob, .chatCreated)
        for (index, name) in Self.hostileNames.enumerated() {
            let file = media(.random(size: 500 + index * 37), name: name, mimeType: "application/octet-stream")
            addMessage(to: team, from: index % 2 == 0 ? people.bob : people.mei, .document(file))
        }
        addAlbum(to: team, from: people.mei, caption: "Three pictures")
        addMessage(
            to: team, from: people.mei,
            .paidMedia(
                [photo(width: 160, height: 120, caption: ""), video(seconds: 1, name: "paid.mp4", caption: "")],
                stars: 5,
                caption: "Paid for"))
        let preview = SimulatedMedia(makeFile(.jpeg(width: 120, height: 80)), width: 120, height: 80)
        addMessage(to: team, from: people.bob, .link("https://example.com/page", title: "A page", photo: [preview]))
        // One file in several messages: one download, several records.
        let shared = media(.random(size: 30_000), name: "shared.bin", mimeType: "application/octet-stream")
        for _ in 0..<5 { addMessage(to: team, from: people.bob, .document(shared)) }

        addChat(.supergroup, title: "Nothing here yet")
        for number in 1...2 {
            let notes = addChat(.basicGroup, title: "Notes")
            addMessage(to: notes, from: people.bob, .text("Group \(number)"))
        }
    }

    private mutating func addProtected(_ people: People) {
        let chat = addChat(.channel, title: "Members only") { $0.hasProtectedContent = true }
        addMessage(to: chat, .chatCreated)
        addMessage(to: chat, photo(width: 320, height: 200, caption: "Not to be saved"))
        addMessage(to: chat, .document(media(.text(size: 400), name: "secret.txt", mimeType: "text/plain")))

        let fading = addChat(.basicGroup, title: "Fading")
        addMessage(to: fading, from: people.bob, photo(width: 160, height: 120, caption: "")) { $0.selfDestruct = 10 }
        addMessage(to: fading, from: people.bob, .expired(.photo))
        addMessage(to: fading, from: people.bob, .expired(.video))
        addMessage(
            to: fading, from: people.bob, .document(media(.text(size: 200), name: "kept.txt", mimeType: "text/plain"))
        ) {
            $0.isProtected = true
        }
        addMessage(
            to: fading, from: people.bob, .document(media(.text(size: 250), name: "free.txt", mimeType: "text/plain")))
    }

    private mutating func addOldChats(_ people: People) {
        let news = addChat(.channel, title: "Old news") { $0.list = .archive }
        addMessage(to: news, .chatCreated)
        addMessage(to: news, photo(width: 200, height: 150, caption: "Yesterday"))
        addMessage(to: news, .text("The end"))
        let group = addChat(.supergroup, title: "Old group") { $0.list = .archive }
        addMessage(
            to: group, from: people.bob, .document(media(.text(size: 700), name: "minutes.txt", mimeType: "text/plain"))
        )
        addChat(.channel, title: "Public library") {
            $0.list = nil
            $0.username = "public_library"
        }
    }

    private mutating func addHolidayPhotos(_ people: People) {
        let chat = addChat(.supergroup, title: "Holiday Photos") { $0.memberCount = 4 }
        addMessage(to: chat, from: people.bob, .chatCreated)
        for day in 1...8 {
            addMessage(to: chat, from: people.bob, .text("Day \(day)"))
            addMessage(to: chat, from: people.bob, photo(width: 640, height: 480, caption: "Day \(day) 🏖"))
            let size = 250_000 + day * 40_000
            addMessage(
                to: chat, from: people.mei,
                .document(media(.random(size: size), name: "day-\(day).raw", mimeType: "image/x-raw")))
            switch day % 4 {
            case 0: addMessage(to: chat, from: people.mei, video(seconds: 4, name: "beach.mp4", caption: "The sea"))
            case 1: addMessage(to: chat, from: people.bob, audio(seconds: 6, number: day))
            case 2: addMessage(to: chat, from: people.mei, voiceNote(seconds: day))
            default: addMessage(to: chat, from: people.bob, animation(name: "wave.gif.mp4"))
            }
        }
    }

    private mutating func addArchiveChannel(_ random: inout SeededGenerator) {
        let chat = addChat(.channel, title: "Martlet Archive") {
            $0.username = "martlet_archive"
            $0.memberCount = 1_200
        }
        addMessage(to: chat, .chatCreated)
        for number in 2...180 {
            // A deleted message leaves a gap in the numbers.
            let gap: Int64 = random.next() % 11 == 0 ? 2 : 0
            let content: SimulatedContent
            switch random.next() % 12 {
            case 0: content = photo(width: 160 + Int32(number), height: 120, caption: "photo \(number)")
            case 1:
                content = .document(media(.random(size: 1_000 + number * 61), name: "file_\(number).dat", mimeType: ""))
            case 2: content = .document(media(.text(size: 200 + number), name: "notes.txt", mimeType: "text/plain"))
            case 3: content = audio(seconds: 1, number: number)
            case 4:
                content = number % 3 == 0 ? video(seconds: 2, name: "video.mp4", caption: "") : voiceNote(seconds: 1)
            default: content = .text("message \(number) слово word")
            }
            addMessage(to: chat, content) { $0.number += gap }
        }
        let pinned = addMessage(to: chat, .text("Please read this")) { $0.isPinned = true }
        addMessage(to: chat, .pinned(messageID: pinned))
        addMessage(to: chat, .unsupported)
    }
}
