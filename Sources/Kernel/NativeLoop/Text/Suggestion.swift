/// The candidate that differs from the word by the fewest changes, if they are few.
package func nearest(to word: String, in candidates: [String]) -> String? {
    guard word.utf8.count <= 100 else { return nil }
    let ranked = candidates.map { (candidate: $0, distance: distance(word.lowercased(), $0.lowercased())) }
    let limit = max(1, min(3, word.count / 3))
    return ranked.filter { $0.distance <= limit }.min { $0.distance < $1.distance }?.candidate
        ?? candidates.first { word.count >= 3 && $0.hasPrefix(word) }
}

/// How many insertions, deletions, replacements and swaps of neighbours make one word of the other.
private func distance(_ left: String, _ right: String) -> Int {
    let (a, b) = (Array(left), Array(right))
    var older: [Int] = []
    var previous = Array(0...b.count)
    for (i, character) in a.enumerated() {
        var current = [i + 1]
        for (j, other) in b.enumerated() {
            var best = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (character == other ? 0 : 1))
            if i > 0, j > 0, character == b[j - 1], a[i - 1] == other { best = min(best, older[j - 1] + 1) }
            current.append(best)
        }
        (older, previous) = (previous, current)
    }
    return previous[b.count]
}
