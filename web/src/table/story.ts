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

/** The end of a long story; how much was left out is told beside it. */
export function tail<T>(list: T[], most: number): T[] {
  return list.length > most ? list.slice(list.length - most) : list
}
