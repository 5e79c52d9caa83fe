// Hexes on the drawing. Rows run across, a corner up; turned by a quarter they run down, so that a map fits its page.

import type { ScenarioTold } from '../../generated/gloomhaven'

export type At = [number, number]

export const SIZE = 36
const WIDE = SIZE * Math.sqrt(3)
const LETTERS = 26
/** One after the other around the hex; corner i and i + 1 bound the side towards neighbour i. */
const AROUND: At[] = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]]

export const key = (at: At) => `${at[0]},${at[1]}`

export function neighbours(at: At): At[] {
  return AROUND.map(([q, r]) => [at[0] + q, at[1] + r])
}

export class Grid {
  constructor(readonly turned: boolean) {}

  centre(at: At): [number, number] {
    const x = WIDE * (at[0] + at[1] / 2)
    const y = SIZE * 1.5 * at[1]
    return this.turned ? [y, -x] : [x, y]
  }

  /** Corner i of the hex around the origin; the side towards neighbour i lies between corners i and i + 1. */
  corner(i: number, size = SIZE): [number, number] {
    const angle = ((30 - 60 * i) * Math.PI) / 180
    const [x, y] = [size * Math.cos(angle), size * Math.sin(angle)]
    return this.turned ? [y, -x] : [x, y]
  }

  outline(size = SIZE): string {
    return AROUND.map((_, i) => this.corner(i, size).map((n) => n.toFixed(1)).join(',')).join(' ')
  }

  /** The side that a hex shares with a neighbour. */
  side(at: At, near: At): [number, number, number, number] {
    const i = AROUND.findIndex(([q, r]) => at[0] + q === near[0] && at[1] + r === near[1])
    const [x, y] = this.centre(at)
    const [a, b] = [this.corner(i), this.corner(i + 1)]
    return [x + a[0], y + a[1], x + b[0], y + b[1]]
  }

  box(hexes: At[], least: [number, number]): [number, number, number, number] {
    const centres = hexes.map((at) => this.centre(at))
    const xs = centres.map(([x]) => x)
    const ys = centres.map(([, y]) => y)
    const edge = SIZE * 1.35
    const [left, top] = [Math.min(...xs) - edge, Math.min(...ys) - edge]
    const [wide, high] = [Math.max(...xs) + edge - left, Math.max(...ys) + edge - top]
    const [x, y] = [Math.max(0, least[0] - wide), Math.max(0, least[1] - high)]
    return [left - x / 2, top - y / 2, wide + x, high + y]
  }
}

/** The hexes of a room: r, the first and the last q of every run. */
export function floorOf(runs: number[]): At[] {
  const found: At[] = []
  for (let i = 0; i < runs.length; i += 3)
    for (let q = runs[i + 1]!; q <= runs[i + 2]!; q++) found.push([q, runs[i]!])
  return found
}

export function pairs(numbers: number[]): At[] {
  const found: At[] = []
  for (let i = 0; i + 1 < numbers.length; i += 2) found.push([numbers[i]!, numbers[i + 1]!])
  return found
}

function rowName(row: number): string {
  return (row >= LETTERS ? rowName(Math.floor(row / LETTERS) - 1) : '') + String.fromCharCode(65 + (row % LETTERS))
}

/** The same for the whole scenario, whatever has been revealed: `C4`. */
export function hexName(book: ScenarioTold, [q, r]: At): string {
  const [top, left] = book.corner
  return `${rowName(r - top)}${Math.floor((2 * q + r - left) / 2) + 1}`
}

/** Whether the whole map is wider than high, as it is drawn when not turned. */
export function isWide(book: ScenarioTold): boolean {
  const hexes = [...Object.values(book.rooms).flatMap(floorOf), ...book.doors.map(([q, r]): At => [q, r])]
  const xs = hexes.map(([q, r]) => WIDE * (q + r / 2))
  const ys = hexes.map(([, r]) => SIZE * 1.5 * r)
  return Math.max(...xs) - Math.min(...xs) >= Math.max(...ys) - Math.min(...ys)
}
