import { expect, it } from 'vitest'
import { ago, crowd, titled } from './tables'
import type { SeatKind, TableShown } from './wire'

it('cuts a title into its name and the rest', () => {
  expect(titled('Harrow County: The Game of Gothic Conflict')).toEqual(['Harrow County', 'The Game of Gothic Conflict'])
  expect(titled('Gloomhaven (první edice)')).toEqual(['Gloomhaven', 'první edice'])
  expect(titled('Monster Lands')).toEqual(['Monster Lands', ''])
})

it('counts who sits at a table', () => {
  const seat = (kind: SeatKind, name = '') => ({ seat: 0, kind, name, role: null, role_name: null, bot: null, host: false, guest: false, muted: false, ending: false })
  const table = { seats: [seat('person', 'Eva'), seat('bot', 'greedy'), seat('open'), seat('hotseat', 'Jan')] }
  expect(crowd(table as TableShown)).toEqual({ names: ['Eva', 'Jan'], bots: 1, free: 1 })
})

it('says how long ago something was', () => {
  const now = Date.parse('2026-05-04T12:00:00Z')
  expect(ago('2026-05-04T11:59:40Z', now, 'en')).toBe('')
  expect(ago('2026-05-04T11:15:00+00:00', now, 'en')).toBe('45 minutes ago')
  expect(ago('2026-05-02T11:00:00', now, 'cs')).toBe('předevčírem')
  expect(ago('nonsense', now, 'en')).toBe('')
})
