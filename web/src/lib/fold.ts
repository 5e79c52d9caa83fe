// Searching as people type: without regard to case and diacritics, every word for itself.

const MARKS = /\p{M}/gu

const PLAIN = new Map<string, string>()

function plain(letter: string): string {
  let known = PLAIN.get(letter)
  if (known === undefined) {
    known = letter.normalize('NFD').replace(MARKS, '').toLowerCase()
    if (known.length !== letter.length) known = letter
    PLAIN.set(letter, known)
  }
  return known
}

/** Letter by letter, so that a place in the folded text is the same place in the text. */
export function fold(text: string): string {
  let folded = ''
  for (const letter of text) folded += plain(letter)
  return folded
}

export function wordsOf(asked: string): string[] {
  return fold(asked).split(/\s+/).filter(Boolean)
}

export function fits(folded: string, words: string[]): boolean {
  return words.every((word) => folded.includes(word))
}

/** Where the words stand in a text, from and to, without overlaps. */
export function places(text: string, words: string[]): [number, number][] {
  const folded = fold(text)
  const found: [number, number][] = []
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      found.push([at, at + word.length])
    }
  }
  found.sort((a, b) => a[0] - b[0])
  const joined: [number, number][] = []
  for (const [from, to] of found) {
    const before = joined.at(-1)
    if (before !== undefined && from <= before[1]) before[1] = Math.max(before[1], to)
    else joined.push([from, to])
  }
  return joined
}
