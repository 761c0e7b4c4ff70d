/// The name that somebody who wrote `word` probably meant; nil if none is near.
func nearestName(to word: String, in names: [String]) -> String? {
    guard word.utf8.count <= 64 else { return nil }
    let ranked = names.map { (name: $0, distance: changes(from: word.lowercased(), to: $0)) }
    return ranked.filter { $0.distance <= max(2, $0.name.count / 3) }.min { $0.distance < $1.distance }?.name
}

/// How many insertions, deletions and replacements of letters make one word of the other.
private func changes(from word: String, to other: String) -> Int {
    let letters = Array(other)
    var row = Array(0...letters.count)
    for (index, letter) in word.enumerated() {
        var diagonal = row[0]
        row[0] = index + 1
        for (column, otherLetter) in letters.enumerated() {
            let best = min(row[column] + 1, row[column + 1] + 1, diagonal + (letter == otherLetter ? 0 : 1))
            (diagonal, row[column + 1]) = (row[column + 1], best)
        }
    }
    return row[letters.count]
}
