import { expect, test } from 'vitest'
import type { EventShown } from '../lib/wire'
import { deeds, touched } from './since'

const event = (number: number, seat: number | null, what: 'piece' | 'points' | null, marks: string[] = []): EventShown => ({
  number,
  event: 'e',
  text: `${number}.`,
  rule: '',
  params: {},
  seat,
  motions: what === null ? [] : [{ what, source: 'a', target: 'b', text: '' }],
  marks,
  battle: null,
})

test('one sentence for each of the others, with what mattered most in it', () => {
  const told = deeds([event(1, 0, 'piece'), event(2, 1, null), event(3, 1, 'piece'), event(4, 1, 'points'), event(5, null, null), event(6, 2, 'piece')], 0)
  expect(told.map((one) => [one.seat, one.headline, one.events.length])).toEqual([
    [1, '3. 4.', 4],
    [2, '6.', 1],
  ])
})

test('whoever did nothing that moves anything is not told of', () => {
  expect(deeds([event(1, 1, null)], 0)).toEqual([])
})

test('the last move of each is marked', () => {
  const told = deeds([event(1, 1, 'piece', ['x']), event(2, 1, 'piece', ['y']), event(3, 2, 'piece', ['z'])], 0)
  expect(touched(told)).toEqual(['y', 'z'])
})
