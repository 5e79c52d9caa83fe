// What a seat is called on the page.

import type { SeatShown } from '../lib/wire'

/** The person, with the role in brackets; a bot is called by its role. */
export function seatName(seat: SeatShown, otherwise: string): string {
  const role = seat.role_name ?? ''
  if (seat.kind === 'bot' || seat.name === '') return role || otherwise
  return role === '' || role === seat.name ? seat.name : `${seat.name} (${role})`
}

/** The points of every seat, from where they come from; none as long as nothing has brought any. */
export function totals(categories: { points: number[] }[], seats: number): number[] {
  if (categories.length === 0) return []
  return Array.from({ length: seats }, (_, seat) => categories.reduce((sum, one) => sum + (one.points[seat] ?? 0), 0))
}

/** A list as people say it: “A, B and C”. */
export function listed(names: string[], lang: string): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(names)
}

/** A name that nobody at the table has yet: “Guest”, “Guest 2” … */
export function freeName(wanted: string, taken: string[]): string {
  const known = new Set(taken.map(folded))
  let name = wanted
  for (let number = 2; known.has(folded(name)); number++) name = `${wanted} ${number}`
  return name
}

const folded = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
