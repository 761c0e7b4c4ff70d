/// A world with everything that the simulator has.
extension SimulatedWorld {
    /// ``standard(seed:)``, and besides: `Forum` with four topics, `Book club` that was a basic group, a story, albums of
    /// documents and of audios, messages that mention the account, a draft, and the folders `Work` and `People`.
    public static func complete(seed: UInt64 = 7) -> SimulatedWorld {
        var world = standard(seed: seed)
        guard let bob = world.users.values.first(where: { $0.username == "bob" })?.id else { return world }
        let mei = world.users.values.first { $0.firstName == "美玲 🌸" }?.id ?? bob
        world.addForum(bob, mei)
        world.addClub(bob, mei)
        world.addStory(of: bob)
        let team = world.chats.values.first { $0.title.hasPrefix("Team") }?.id ?? 0
        let documents = (1...3).map { number in
            let file = world.media(.text(size: 300 * number), name: "part \(number).txt", mimeType: "text/plain")
            return SimulatedContent.document(file, caption: number == 3 ? "All parts" : "")
        }
        world.addAlbum(to: team, from: mei, documents)
        world.addAlbum(to: team, from: bob, (1...2).map { world.audio(seconds: 2, number: $0) })
        world.addMessage(to: team, from: bob, .text("@anna_test, look at this")) {
            $0.isMention = true
            $0.isUnreadMention = true
        }
        let now = world.startDate
        world.updateChat(team) { $0.draft = SimulatedDraft(text: "I will", date: now - 50_000) }
        var people = SimulatedFolder(id: 3, name: "People")
        people.includesContacts = true
        people.includesNonContacts = true
        world.folders = [SimulatedFolder(id: 2, name: "Work", chats: [team]), people]
        return world
    }

    private mutating func addForum(_ bob: Int64, _ mei: Int64) {
        let forum = addForum(title: "Forum")
        let topics = [addTopic("Documents 📄", to: forum, from: bob), addTopic("Photos / Фото", to: forum, from: mei)]
        let closed = addTopic("Closed", to: forum, from: bob) { $0.isClosed = true }
        for number in 1...12 {
            let file = media(.random(size: 700 * number), name: "minutes-\(number).bin", mimeType: "")
            addMessage(to: forum, from: bob, .document(file)) { $0.topicID = topics[0] }
            addMessage(to: forum, from: mei, photo(width: 120, height: 90, caption: "№ \(number)")) {
                $0.topicID = topics[1]
            }
            addMessage(to: forum, from: mei, .text("In General: \(number)"))
        }
        addMessage(to: forum, from: bob, .text("Enough of this")) { $0.topicID = closed }
        addMessage(to: forum, from: bob, .topicClosed(true)) { $0.topicID = closed }
    }

    private mutating func addClub(_ bob: Int64, _ mei: Int64) {
        let club = addChat(.basicGroup, title: "Book club")
        addMessage(to: club, from: bob, .chatCreated)
        for number in 1...5 {
            let file = media(
                .pdf(text: "Old \(number)", size: 900), name: "old \(number).pdf", mimeType: "application/pdf")
            addMessage(to: club, from: mei, .document(file))
        }
        let new = upgrade(club)
        for number in 1...5 {
            let file = media(
                .pdf(text: "New \(number)", size: 900), name: "new \(number).pdf", mimeType: "application/pdf")
            addMessage(to: new, from: mei, .document(file))
        }
    }

    private mutating func addStory(of bob: Int64) {
        let id = SimulatedStory.ID(chatID: bob, number: 1)
        stories[id] = SimulatedStory(
            id: id, date: startDate - 90_000, content: video(seconds: 2, name: "", caption: "Today"))
        let message = #"{"@type":"messageStory","story_poster_chat_id":\#(bob),"story_id":1}"#
        addMessage(to: bob, from: bob, .json(message))
    }
}
