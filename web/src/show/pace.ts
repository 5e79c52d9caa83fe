// How long things take: one move is 200 to 600 ms; a long queue is caught up with faster, and nobody waits for words alone.

import type { Pace } from '../lib/settings.svelte'
import type { EventShown } from '../lib/wire'

const MOVE: Record<Pace, number> = { slow: 600, normal: 400, fast: 200, 'at-once': 0 }
const WORDS: Record<Pace, number> = { slow: 260, normal: 120, fast: 40, 'at-once': 0 }
/** So many moves are shown one after another at their own pace; of more each takes the shortest time. */
export const MANY = 24
const SHORTEST = 200
/** So much that others do in answer to one's own choice is shown beside the next question, not before it. */
const LITTLE = 3

/** How long one event is shown, when so many moves wait behind it. */
export function length(event: EventShown, pace: Pace, waiting: number): number {
  if (pace === 'at-once') return 0
  if (event.motions.length === 0) return waiting > MANY ? 0 : WORDS[pace]
  return waiting > MANY ? SHORTEST : MOVE[pace]
}

/** How many events of a list move something. */
export function moving(events: EventShown[]): number {
  return events.filter((event) => event.motions.length > 0).length
}

/** Whether what came of one's own choice need not be waited for: one is asked again, and the others did little. */
export function beside(events: EventShown[], own: boolean, me: number | null, asked: boolean): boolean {
  return own && asked && moving(events.filter((event) => event.seat !== me)) <= LITTLE
}
