import { describe, expect, test } from 'vitest'
import type { HintShown } from '../lib/wire'
import { rated } from './hint'

const hint: HintShown = {
  number: 3,
  playouts: 100,
  line: ['Build', 'Pass'],
  options: [
    { option: 2, text: 'Build', share: 0.6, chance: 0.62, taken: true },
    { option: 0, text: 'Move', share: 0.3, chance: 0.6, taken: false },
    { option: 1, text: 'Wait', share: 0.1, chance: 0.3, taken: false },
    { option: 3, text: 'Pass', share: 0, chance: null, taken: false },
  ],
}

describe('a hint', () => {
  test('says of every option how it compares with what the bot would take', () => {
    expect([...rated(hint)].map(([option, one]) => [option, one.how])).toEqual([[2, 'taken'], [0, 'same'], [1, 'much'], [3, 'untried']])
    expect(rated(hint).get(2)).toEqual({ how: 'taken', chance: 62, share: 60, then: 'Pass' })
  })
})
