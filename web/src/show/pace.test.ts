import { expect, test } from 'vitest'
import type { EventShown } from '../lib/wire'
import { beside, length, MANY } from './pace'

const event = (seat: number | null, moves: boolean): EventShown => ({
  number: 0,
  event: 'moved',
  text: '',
  rule: '',
  params: {},
  seat,
  motions: moves ? [{ what: 'piece', source: 'a', target: 'b', text: '', name: '', picture: null }] : [],
  marks: [],
  battle: null,
  by: null,
})

test('a move takes 200 to 600 ms, words alone less, and nothing when all is shown at once', () => {
  for (const pace of ['slow', 'normal', 'fast'] as const) {
    expect(length(event(1, true), pace, 1)).toBeGreaterThanOrEqual(200)
    expect(length(event(1, true), pace, 1)).toBeLessThanOrEqual(600)
    expect(length(event(1, false), pace, 1)).toBeLessThan(length(event(1, true), pace, 1))
  }
  expect(length(event(1, true), 'at-once', 1)).toBe(0)
})

test('a long queue is caught up with', () => {
  expect(length(event(1, true), 'slow', MANY + 1)).toBe(200)
  expect(length(event(1, false), 'slow', MANY + 1)).toBe(0)
})

test('one is asked at once after an own choice, unless the others have moved meanwhile', () => {
  expect(beside([event(0, true), event(0, true)], true, 0, true)).toBe(true)
  expect(beside([event(0, true)], true, 0, false)).toBe(false)
  expect(beside([event(1, true), event(1, true), event(1, true), event(1, true)], true, 0, true)).toBe(false)
  expect(beside([event(0, true)], false, 0, true)).toBe(false)
})
