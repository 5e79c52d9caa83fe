// What the others did since one's own last move: one sentence for each, the detail beside it.

import type { EventShown } from '../lib/wire'

export interface Deeds {
  seat: number
  /** What mattered most, in the order in which it happened. */
  headline: string
  events: EventShown[]
}

const WEIGHTS: Record<string, number> = { hit: 3, part: 2, piece: 2, die: 1, card: 1, goods: 1, points: 4 }
const TOLD = 2

/** How much an event matters to somebody who was not there. */
export function weight(event: EventShown): number {
  const moves = Math.max(0, ...event.motions.map((one) => WEIGHTS[one.what] ?? 0))
  return event.battle?.phase === 'begins' ? 5 : moves
}

/** The others' deeds, in the order in which they acted; what is nobody's belongs to who acted before. */
export function deeds(events: EventShown[], me: number | null): Deeds[] {
  const found = new Map<number, EventShown[]>()
  let actor: number | null = null
  for (const event of events) {
    actor = event.seat ?? actor
    if (actor !== null && actor !== me) found.set(actor, [...(found.get(actor) ?? []), event])
  }
  return [...found].flatMap(([seat, own]) => {
    const best = [...own].sort((a, b) => weight(b) - weight(a)).slice(0, TOLD)
    if (best.length === 0 || weight(best[0]!) === 0) return []
    const headline = best.sort((a, b) => a.number - b.number).map((event) => event.text).join(' ')
    return [{ seat, headline, events: own }]
  })
}

/** The parts of the board that the last move of each of the others has touched. */
export function touched(all: Deeds[]): string[] {
  return all.flatMap(({ events }) => {
    const last = events.filter((event) => event.marks.length > 0).at(-1)
    return last === undefined ? [] : last.marks
  })
}
