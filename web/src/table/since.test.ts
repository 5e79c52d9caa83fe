import { expect, test } from 'vitest'
import type { EventShown } from '../lib/wire'
import { attacked, behind, deeds, told, touched } from './since'

type What = EventShown['motions'][number]['what']
const event = (number: number, seat: number | null, what: What | null, marks: string[] = [], by: string | null = null): EventShown => ({
  number,
  event: 'e',
  text: `${number}.`,
  rule: '',
  params: {},
  seat,
  motions: what === null ? [] : [{ what, source: 'a', target: what === 'points' ? `chair:${seat}` : 'b', text: what === 'points' ? '2' : '', name: '', picture: null }],
  marks,
  battle: null,
  by,
})

test('one sentence for each of the others, with what mattered most in it, and the points together', () => {
  const told = deeds([event(1, 0, 'piece'), event(2, 1, null), event(3, 1, 'piece'), event(4, 1, 'points'), event(5, null, null), event(6, 1, 'points'), event(7, 2, 'piece')], 0)
  expect(told.map((one) => [one.seat, one.told.map((event) => event.number), one.points, one.events.length])).toEqual([
    [1, [3], 4, 5],
    [2, [7], 0, 1],
  ])
})

test('those without a seat are told of, too', () => {
  const told = deeds([event(1, 0, 'piece'), event(2, null, 'hit', [], 'Bandit 1'), event(3, null, 'hit'), event(4, null, 'hit', [], 'Bandit 2')], 0)
  expect(told.map((one) => [one.seat, one.by, one.told.length])).toEqual([[null, null, 2]])
})

test('whoever did nothing that moves anything is not told of', () => {
  expect(deeds([event(1, 1, null)], 0)).toEqual([])
})

test('the name is not said twice', () => {
  expect(behind(['Eva (Marquise de Cat)', 'Marquise de Cat'], 'Marquise de Cat lost 2 warriors.')).toEqual({ text: 'lost 2 warriors', joint: 'rest' })
  expect(behind(['Rody Orlího hnízda'], 'Rody Orlího hnízda – nově na mýtině 3: hřad.')).toEqual({ text: 'nově na mýtině 3: hřad', joint: 'apart' })
  expect(behind(['Mors'], 'Morsův pěšák padl.')).toEqual({ text: 'Morsův pěšák padl', joint: 'own' })
  expect(behind(['Vítr'], 'Polapena příšera Ohnivír (Vítr).')).toEqual({ text: 'Polapena příšera Ohnivír', joint: 'own' })
})

test('what is told of one reads as sentences', () => {
  const line = (name: string, ...texts: string[]) => `${name}${told(texts.map((text) => behind([name], text)))}.`
  expect(line('Rodina', 'Rodina – rozbitá zavařovačka divočení.', 'Rodina – POSÍLENÍ: 1 kostka.')).toBe('Rodina: rozbitá zavařovačka divočení; POSÍLENÍ: 1 kostka.')
  expect(line('Prales', 'Prales najímá: Lorin.', 'Prales si bere: 1 kostka.')).toBe('Prales najímá: Lorin; bere si: 1 kostka.')
  expect(line('Vítr', 'Domů se vrací Purkráb (Vítr).', 'Vítr platí žold.')).toBe('Vítr: Domů se vrací Purkráb. Platí žold.')
  expect(line('Mors', 'Mors dobývá oblast Citadela.', 'Král padl; královrahem je Mors.')).toBe('Mors dobývá oblast Citadela. Král padl; královrahem je Mors.')
})

test('a battle is told by whom it goes against, unless its sentence says so', () => {
  const battle: EventShown = { ...event(1, 1, 'hit'), text: 'Battle in clearing 2: A attacks B.', battle: { phase: 'begins', sides: [{ name: 'A', seat: 1 }, { name: 'B', seat: 0 }], sums: [] } }
  expect(attacked(['A'], battle)).toBe('B')
  expect(attacked(['A'], { ...battle, text: 'A attacks B.' })).toBeNull()
})

test('the last move of each is marked', () => {
  const told = deeds([event(1, 1, 'piece', ['x']), event(2, 1, 'piece', ['y']), event(3, 2, 'piece', ['z'])], 0)
  expect(touched(told)).toEqual(['y', 'z'])
})
