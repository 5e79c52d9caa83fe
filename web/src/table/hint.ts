// What a bot thinks of an option, beside what it would take itself.

import type { HintShown } from '../lib/wire'

export type How = 'taken' | 'better' | 'same' | 'worse' | 'much' | 'untried'

export interface Rated {
  how: How
  /** In per cent. */
  chance: number
  share: number
  /** How the bot thinks it goes on, in words. */
  then: string
}

const NEAR = 0.03
const FAR = 0.12

const percent = (part: number): number => Math.round(part * 100)

/** By the index of the option; what is missing was not tried. */
export function rated(hint: HintShown): Map<number, Rated> {
  const taken = hint.options.filter((one) => one.taken)
  const best = Math.max(...taken.map((one) => one.chance ?? 0))
  return new Map(
    hint.options.map((one) => {
      const less = best - (one.chance ?? 0)
      const how = one.taken ? 'taken' : one.chance === null ? 'untried' : less < -NEAR ? 'better' : less <= NEAR ? 'same' : less <= FAR ? 'worse' : 'much'
      const then = one === taken[0] ? hint.line.slice(taken.length).join(' → ') : ''
      return [one.option, { how, chance: percent(one.chance ?? 0), share: percent(one.share), then }]
    }),
  )
}
