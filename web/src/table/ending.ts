// How a game ended, in a sentence: the winners at the table, who beat them all without a seat, or why all have lost.

import type { Scene } from '../lib/wire'
import { house, say } from '../lib/words.svelte'
import { listed } from './names'
import { outsiders } from './tally'

/** The game's own word for it, if it has one. */
export function worded(words: Record<string, string>, key: string): string | null {
  return words[key] ?? null
}

/** What a part of the result is called. */
export function partName(words: Record<string, string>, key: string): string {
  return worded(words, `result-${key}`) ?? key.replaceAll('_', ' ')
}

export function victory(result: NonNullable<Scene['result']>, name: (seat: number) => string, words: Record<string, string>): string {
  const beyond = outsiders(result.details).filter((one) => one.rank === 1)
  const who = [...result.winners.map(name), ...beyond.map((one) => partName(words, one.key))]
  return who.length === 0 ? result.why || say('nobody-won') : say('winner', { count: who.length, who: listed(who, house.lang) })
}
