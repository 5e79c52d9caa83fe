// Searching as people type: without regard to case and diacritics, every word for itself.

const MARKS = /\p{M}/gu

/** Letter by letter, so that a place in the folded text is the same place in the text. */
export function fold(text: string): string {
  let folded = ''
  for (const letter of text) {
    const plain = letter.normalize('NFD').replace(MARKS, '').toLowerCase()
    folded += plain.length === letter.length ? plain : letter
  }
  return folded
}

export function wordsOf(asked: string): string[] {
  return fold(asked).split(/\s+/).filter(Boolean)
}

export function fits(folded: string, words: string[]): boolean {
  return words.every((word) => folded.includes(word))
}

export interface Piece {
  text: string
  found: boolean
}

/** The text cut where the words stand in it. */
export function pieces(text: string, words: string[]): Piece[] {
  if (words.length === 0) return [{ text, found: false }]
  const folded = fold(text)
  const spans: [number, number][] = []
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      spans.push([at, at + word.length])
    }
  }
  spans.sort((a, b) => a[0] - b[0])
  const cut: Piece[] = []
  let done = 0
  for (const [from, to] of spans) {
    if (to <= done) continue
    const start = Math.max(from, done)
    if (start > done) cut.push({ text: text.slice(done, start), found: false })
    cut.push({ text: text.slice(start, to), found: true })
    done = to
  }
  if (done < text.length) cut.push({ text: text.slice(done), found: false })
  return cut
}
