/// Text as one word for a shell, in commands that are printed for people to run.
public enum ShellWord {
    /// In single quotes, in which nothing has a meaning but the quote itself.
    public static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }
}
