// How everybody stood over a game: from chances to lines in a drawing.

import type { Frame } from './plot'

export interface ChanceLine {
  seat: number
  path: string
  /** In per cent. */
  end: number
}

/** `chances[n][seat]` is a part of 1 at position `n`; a party that wins or loses together has one line. */
export function chanceLines(chances: number[][], together: boolean, frame: Frame): ChanceLine[] {
  const seats = together ? 1 : (chances[0]?.length ?? 0)
  const last = Math.max(1, chances.length - 1)
  return Array.from({ length: seats }, (_, seat) => {
    const corners = chances.map((stood, at) => {
      const x = frame.left + (at / last) * (frame.right - frame.left)
      const y = frame.bottom - (stood[seat] ?? 0) * (frame.bottom - frame.top)
      return `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    return { seat, path: corners.join(''), end: Math.round((chances.at(-1)?.[seat] ?? 0) * 100) }
  })
}

/** The position that was meant by a click into the drawing. */
export function nearest(x: number, frame: Frame, last: number): number {
  const part = (x - frame.left) / (frame.right - frame.left)
  return Math.round(Math.min(1, Math.max(0, part)) * last)
}
