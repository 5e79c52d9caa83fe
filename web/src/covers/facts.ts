// What the boxes of the games say, and how many sit down when somebody just wants to play.

export interface BoxFacts {
  minutes: [number, number]
  /** From 1, very easy, to 5, for experts. */
  weight: 1 | 2 | 3 | 4 | 5
  /** Seats of "Play now", the person included. */
  seats: number
}

const BOXES: Record<string, BoxFacts> = {
  ash: { minutes: [60, 90], weight: 3, seats: 3 },
  root: { minutes: [60, 90], weight: 4, seats: 4 },
  harrow: { minutes: [45, 90], weight: 3, seats: 2 },
  monsterlands: { minutes: [90, 150], weight: 3, seats: 3 },
  gloomhaven: { minutes: [60, 120], weight: 4, seats: 2 },
}

export const boxOf = (slug: string): BoxFacts | null => BOXES[slug] ?? null

/** In which order the boxes stand on the shelf; a game from elsewhere stands behind them. */
export function byShelf(a: string, b: string): number {
  const order = Object.keys(BOXES)
  const [left, right] = [order.indexOf(a), order.indexOf(b)]
  return (left < 0 ? order.length : left) - (right < 0 ? order.length : right)
}
