// Flat-top hexes: where they lie and how their contents are laid out.

export const R = 72
const H = Math.sqrt(3) * R

export type Point = [number, number]

export const centre = ([q, r]: [number, number]): Point => [q * 1.5 * R, (r + q / 2) * H]

export function corners(size: number): string {
  return [0, 1, 2, 3, 4, 5]
    .map((i) => `${(size * Math.cos((i * Math.PI) / 3)).toFixed(1)},${(size * Math.sin((i * Math.PI) / 3)).toFixed(1)}`)
    .join(' ')
}

/** The whole map with room for roots and arrows that come from outside. */
export const BOX: [number, number, number, number] = [-5.56 * R, -3.54 * H, 11.12 * R, 7.08 * H]

/** The three lines through a hex, by axis: where they run, and the two sides of each. */
export function line(axis: number): Point {
  const turn = [90, 30, -30][axis]! * (Math.PI / 180)
  return [Math.cos(turn), Math.sin(turn)]
}

/** The direction in which an arrow on a line points: 0 to the smaller coordinates. */
export function side(axis: number, which: number): Point {
  const less: Point[] = [[-1, 0], [0.5, -Math.sqrt(3) / 2], [0.5, Math.sqrt(3) / 2]]
  const [x, y] = less[axis]!
  return which === 0 ? [x, y] : [-x, -y]
}

export interface Sized {
  size: number
}

interface Band {
  y: number
  width: number
}
const TOP: Band = { y: -26, width: 108 }
const MIDDLE: Band = { y: 4, width: 134 }
const LOW: Band = { y: 40, width: 96 }
const GAP = 3

const taken = (row: Sized[]): number => row.reduce((sum, item) => sum + item.size + GAP, 0)

function spread<T extends Sized>(row: T[], band: Band): (T & { x: number; y: number })[] {
  const wide = taken(row) - GAP
  const squeeze = wide > band.width ? (band.width - (row[0]?.size ?? 0) / 2 - (row.at(-1)?.size ?? 0) / 2) / (wide - (row[0]?.size ?? 0) / 2 - (row.at(-1)?.size ?? 0) / 2) : 1
  let x = -Math.min(wide, band.width) / 2 + (row[0]?.size ?? 0) / 2
  return row.map((item, i) => {
    if (i > 0) x += ((row[i - 1]!.size + item.size) / 2 + GAP) * squeeze
    return { ...item, x, y: band.y }
  })
}

/** Units stand in the middle; what else lies on the hex goes below, above, and at last beside them. */
export function lay<T extends Sized>(units: T[], others: T[]): (T & { x: number; y: number })[] {
  const middle = [...units]
  const low: T[] = []
  const top: T[] = []
  for (const item of others) {
    if (units.length === 0 && taken([...middle, item]) <= MIDDLE.width) middle.push(item)
    else if (taken([...low, item]) - GAP <= LOW.width) low.push(item)
    else if (taken([...top, item]) - GAP <= TOP.width) top.push(item)
    else if (taken([...middle, item]) - GAP <= MIDDLE.width) middle.push(item)
    else low.push(item)
  }
  return [...spread(top, TOP), ...spread(middle, MIDDLE), ...spread(low, LOW)]
}
