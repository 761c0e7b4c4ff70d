import TelegramAPI

/// Other forms of the attachment that was added last: they are numbered apart, so that items keep their numbers when
/// Telegram adds a quality or a size.
extension AttachmentCollector {
    mutating func addVariants(of photo: [PhotoSize], largest: Int, kind: AttachmentKind) {
        for (offset, size) in photo.enumerated() where offset != largest {
            let detail = "\(max(0, size.width))x\(max(0, size.height))"
            addVariant(
                size.photo, .size, kind, mimeType: "image/jpeg", label: detail, width: size.width,
                height: size.height)
        }
    }

    mutating func addVariants(of video: Video, _ alternatives: [AlternativeVideo], cover: Photo?) {
        for alternative in alternatives {
            let detail = "\(alternative.codec) \(max(0, alternative.width))x\(max(0, alternative.height))"
            addVariant(
                alternative.video, .quality, .video, mimeType: "video/mp4", label: detail,
                width: alternative.width, height: alternative.height, duration: Double(video.duration))
        }
        if let cover { addCover(cover) }
    }

    /// A story's video in another codec.
    mutating func addVariant(of video: StoryVideo?) {
        guard let video else { return }
        let detail = "\(max(0, video.width))x\(max(0, video.height))"
        addVariant(
            video.video, .quality, .video, mimeType: "video/mp4", label: detail, width: video.width,
            height: video.height, duration: video.duration)
    }

    mutating func addCover(_ photo: Photo) {
        guard let largest = Self.largest(of: photo.sizes) else { return }
        let size = photo.sizes[largest]
        addVariant(
            size.photo, .cover, .photo, mimeType: "image/jpeg", label: "cover", width: size.width,
            height: size.height)
    }

    mutating func addCovers(of audio: Audio) {
        for cover in [audio.albumCoverThumbnail].compactMap({ $0 }) + audio.externalAlbumCovers {
            let (mimeType, kind): (String, AttachmentKind) =
                switch cover.format {
                case .png: ("image/png", .photo)
                case .webp: ("image/webp", .photo)
                case .gif: ("image/gif", .animation)
                case .mpeg4: ("video/mp4", .animation)
                default: ("image/jpeg", .photo)
                }
            let detail = "cover \(max(0, cover.width))x\(max(0, cover.height))"
            addVariant(
                cover.file, .cover, kind, mimeType: mimeType, label: detail, width: cover.width,
                height: cover.height)
        }
    }
}
