// The keys of the options. A figure's key always means the figure that one reads in the option and on the board;
// whatever has no figure of its own has a letter. So a key never says one number and means another.

import type { OptionShown } from '../lib/wire'

/** Without the letters that the page needs for itself: c confirms, u takes back, and what other parts of the page listen to. */
const LETTERS = 'asdfghjklqwertyzxvbm'
/** Whoever wants nothing of what is offered presses this, whatever else is offered. */
const NOTHING = 'n'
const NUMBERED = /^([^\d:;,.–]{0,24}?)(\d+)(?![\d./])/

/** Option -> its key, for as many as there are keys. */
export function keysOf(options: OptionShown[]): Map<number, string> {
  const keys = new Map<number, string>()
  const figures = figuresOf(options)
  let letter = 0
  for (const option of options) {
    const figure = figures.get(option.index)
    const key = option.declines ? NOTHING : figure !== undefined && figure.length === 1 ? figure : LETTERS[letter++]
    if (key !== undefined) keys.set(option.index, key)
  }
  return keys
}

/** The option that a key means. */
export function keyed(options: OptionShown[], key: string): OptionShown | undefined {
  const pressed = key.length === 1 ? key.toLowerCase() : key
  const keys = keysOf(options)
  return options.find((option) => keys.get(option.index) === pressed)
}

/** The figures of options that differ by a figure ("Clearing 5", "Clearing 12", "3"): the same words before it, no figure twice.
 * A figure in the middle of what an option tells ("Plunderer: loot 5 coins") names nothing. */
function figuresOf(options: OptionShown[]): Map<number, string> {
  const found = options.map((option) => ({ index: option.index, match: NUMBERED.exec(option.text.trim()) })).filter(({ match }) => match !== null)
  const words = new Set(found.map(({ match }) => match![1]))
  const figures = new Set(found.map(({ match }) => match![2]))
  if (words.size !== 1 || figures.size !== found.length) return new Map()
  return new Map(found.map(({ index, match }) => [index, match![2]!]))
}
