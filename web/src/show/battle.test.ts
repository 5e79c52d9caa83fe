import { expect, test } from 'vitest'
import type { EventShown } from '../lib/wire'
import { Battles } from './battle'

let number = 0
const card: EventShown['motions'][number] = { what: 'card', source: null, target: null, text: '', name: 'Ambush', picture: null }
const event = (phase: 'begins' | 'part' | 'over' | null, seats: number[] = [], motions: EventShown['motions'] = []): EventShown => ({
  number: number++,
  event: phase ?? 'other',
  text: '',
  rule: '',
  params: {},
  seat: null,
  motions,
  marks: [],
  battle: phase === null ? null : { phase, sides: seats.map((seat) => ({ name: `${seat}`, seat })), sums: [] },
  by: null,
})

test('a battle is what begins it and all that is shown of it, until something else is done', () => {
  const battles = new Battles()
  expect(battles.add(event(null), 0)).toBeNull()
  expect(battles.add(event('begins', [1, 2]), 0)).toMatchObject({ mine: false })
  battles.add(event(null), 0)
  expect(battles.add(event('part'), 0)?.lines).toHaveLength(2)
  expect(battles.add(event('over'), 0)).toBeNull()
  expect(battles.add(event('part'), 0)).toBeNull()
})

test('it is mine when I am a side, and a card that was turned just before belongs to it', () => {
  const battles = new Battles()
  battles.add(event('part', [], [card]), 0)
  expect(battles.add(event('begins', [0, 2]), 0)).toMatchObject({ mine: true })
  expect(battles.open?.lines).toHaveLength(2)
})

test('who is asked in the middle of it takes part', () => {
  const battles = new Battles()
  battles.add(event('begins', [1, 2]), 0)
  expect(battles.join()).toMatchObject({ mine: true })
  expect(battles.add(event('part'), 0)).toMatchObject({ mine: true })
})

test('points that were scored before it do not belong to it', () => {
  const battles = new Battles()
  battles.add(event('part'), 0)
  battles.add(event('begins', [0, 2]), 0)
  expect(battles.open?.lines).toHaveLength(1)
})
