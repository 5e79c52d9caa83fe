import { expect, test } from 'vitest'
import { present } from './hand'

const hand = { goal: '', cards: {}, reference: {}, steps: [{ text: 'place', kinds: ['deed'] }, { text: 'fight', kinds: ['battle.', 'deed.late'] }] }

test('the step is found by the kind or by how it begins', () => {
  expect(present(hand, 'deed')).toBe(0)
  expect(present(hand, 'battle.card')).toBe(1)
  expect(present(hand, 'deed.late')).toBe(1)
  expect(present(hand, 'order')).toBe(-1)
  expect(present(hand, null)).toBe(-1)
})
