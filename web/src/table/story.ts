// The log: what happened, cut where the reader last chose something.

import type { EventShown } from '../lib/wire'

export interface Story {
  older: EventShown[]
  fresh: EventShown[]
}

/** `mark` is the number of the first event after one's own last choice; null when nothing was chosen yet. */
export function told(events: EventShown[], mark: number | null): Story {
  if (mark === null) return { older: events, fresh: [] }
  return { older: events.filter((event) => event.number < mark), fresh: events.filter((event) => event.number >= mark) }
}

/** The number that the next event will have. */
export function next(events: EventShown[]): number {
  return (events.at(-1)?.number ?? -1) + 1
}

const STEP = 160

/** The first line of a long story that is shown, when so many lines had been told at one's own last choice. Lines above are left
 *  out only at such a choice, or many at once: those that are read stay where they are. */
export function begins(lines: number, chosen: number, most: number): number {
  return Math.max(0, chosen - most, Math.floor((lines - most) / STEP) * STEP - STEP)
}

const LATELY = 12

/** The newest lines since one's own last choice. */
export function lately(events: EventShown[], mark: number | null): EventShown[] {
  return told(events, mark).fresh.slice(-LATELY)
}
