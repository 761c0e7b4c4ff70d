/// A file as a message shows it.
public struct SimulatedMedia: Sendable {
    public var file: SimulatedFile
    /// The name that the sender gave; untrusted, may be empty.
    public var name: String
    /// The type that the sender gave; untrusted, may be empty.
    public var mimeType: String
    /// Pixels; 0 where there is no picture.
    public var width: Int32
    public var height: Int32
    /// Seconds.
    public var duration: Int32
    /// A small JPEG.
    public var thumbnail: SimulatedFile?

    public init(
        _ file: SimulatedFile, name: String = "", mimeType: String = "", width: Int32 = 0, height: Int32 = 0,
        duration: Int32 = 0, thumbnail: SimulatedFile? = nil
    ) {
        self.file = file
        self.name = name
        self.mimeType = mimeType
        self.width = width
        self.height = height
        self.duration = duration
        self.thumbnail = thumbnail
    }
}
