// The lie of the land: where paths and rivers bend, so that they pass no clearing they do not lead to, and where trees grow.

import type { MapShown } from '../../generated/root'
import type { Point } from './table'

export interface Curve {
  ends: Point
  d: string
  middle: Point
  angle: number
  points: Point[]
}

export interface Land {
  width: number
  height: number
  strip: number
  clearings: Point[]
  waves: { at: Point; angle: number }[]
  forests: { at: Point; outline: string }[]
  paths: Curve[]
  rivers: Curve[]
  mouths: string[]
  lake: string
  trees: { at: Point; size: number; kind: number }[]
}

export const RX = 98
export const RY = 80
const STEPS = 16
const BENDS = [0.07, -0.07, 0.15, -0.15, 0.24, -0.24, 0.34, -0.34]
const FOREST_ROOM = 44

const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** A fixed mixture: the same land looks the same on every screen. */
export function mixed(seed: number): () => number {
  let state = seed * 2654435761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296
  }
}

function bent(a: Point, b: Point, bend: number, ends: Point): Curve {
  const control: Point = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * bend, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend]
  const points: Point[] = []
  for (let i = 0; i <= STEPS; i++) {
    const t = i / STEPS
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
    points.push([p * a[0] + q * control[0] + r * b[0], p * a[1] + q * control[1] + r * b[1]])
  }
  return {
    ends,
    d: `M${a.map(Math.round)} Q${control.map(Math.round)} ${b.map(Math.round)}`,
    middle: points[STEPS / 2]!,
    angle: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI,
    points,
  }
}

/** How badly a curve lies: through foreign clearings, over the heart of a forest, across other paths, off the map. */
function trouble(curve: Curve, centres: Point[], hearts: Point[], laid: Curve[], width: number, height: number): number {
  let sum = 0
  for (const at of curve.points) {
    centres.forEach((centre, i) => {
      if (curve.ends.includes(i)) return
      const near = Math.hypot((at[0] - centre[0]) / (RX + 16), (at[1] - centre[1]) / (RY + 16))
      if (near < 1) sum += 60 * (1.2 - near)
    })
    for (const heart of hearts) if (far(at, heart) < FOREST_ROOM) sum += 6
    if (at[0] < 12 || at[1] < 12 || at[0] > width - 12 || at[1] > height - 12) sum += 30
  }
  for (const other of laid) {
    const shared = other.ends.some((end) => curve.ends.includes(end))
    for (const at of curve.points.slice(4, -4)) {
      for (const there of other.points.slice(4, -4)) if (far(at, there) < (shared ? 22 : 30)) sum += 4
    }
  }
  return sum
}

function lay(edges: Point[], centres: Point[], hearts: Point[], laid: Curve[], size: Point): Curve[] {
  const curves: Curve[] = []
  for (const [i, ends] of edges.entries()) {
    const [a, b] = [centres[ends[0]]!, centres[ends[1]]!]
    const flip = i % 2 === 0 ? 1 : -1
    let [best, least] = [bent(a, b, 0, ends), Infinity]
    for (const bend of BENDS) {
      const curve = bent(a, b, bend * flip, ends)
      const bad = trouble(curve, centres, hearts, [...laid, ...curves], ...size) + Math.abs(bend) * 10
      if (bad < least) [best, least] = [curve, bad]
    }
    curves.push(best)
  }
  return curves
}

/** Where a river ends in a clearing it came from beyond the edge of the map. */
function mouths(rivers: Curve[], centres: Point[], [width, height]: Point): string[] {
  return centres.flatMap((at, i) => {
    const meeting = rivers.filter((river) => river.ends.includes(i))
    if (meeting.length !== 1) return []
    const borders: Point[] = [[at[0], -20], [at[0], height + 20], [-20, at[1]], [width + 20, at[1]]] // prettier-ignore
    const nearest = borders.reduce((best, border) => (far(at, border) < far(at, best) ? border : best))
    const aside: Point = [(at[0] + nearest[0]) / 2 + (at[1] - nearest[1]) * 0.12, (at[1] + nearest[1]) / 2 + (at[0] - nearest[0]) * 0.12]
    return [`M${at.map(Math.round)} Q${aside.map(Math.round)} ${nearest.map(Math.round)}`]
  })
}

/** A closed smooth line through points. */
function shore(points: Point[]): string {
  if (points.length === 0) return ''
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const start = middle(points.at(-1)!, points[0]!)
  const parts = points.map((at, i) => `Q${at.map(Math.round)} ${middle(at, points[(i + 1) % points.length]!).map(Math.round)}`)
  return `M${start.map(Math.round)} ${parts.join(' ')}Z`
}

function grow(land: Omit<Land, 'trees'>, water: Point[], seed: number): Land['trees'] {
  const random = mixed(seed)
  const trees: Land['trees'] = []
  const lines = [...land.paths, ...land.rivers].flatMap((curve) => curve.points)
  const lake = [...water, ...water.map((at, i): Point => [(at[0] + water[(i + 1) % water.length]![0]) / 2, (at[1] + water[(i + 1) % water.length]![1]) / 2])]
  const heart: Point = [lake.reduce((sum, at) => sum + at[0], 0) / lake.length, lake.reduce((sum, at) => sum + at[1], 0) / lake.length]
  for (let y = 22; y < land.height - land.strip - 10; y += 38) {
    for (let x = 14; x < land.width - 4; x += 42) {
      const at: Point = [x + random() * 30 - 8 + (Math.round(y / 38) % 2) * 18, y + random() * 22 - 8]
      const [size, kind] = [0.75 + random() * 0.5, Math.floor(random() * 3)]
      if (land.clearings.some((c) => Math.hypot((at[0] - c[0]) / (RX + 22), (at[1] - c[1]) / (RY + 20)) < 1)) continue
      if (lines.some((point) => far(at, point) < 36)) continue
      if (land.forests.some((forest) => far(at, forest.at) < 40)) continue
      if (lake.length > 0 && (lake.some((point) => far(at, point) < 44) || inside(at, water) || far(at, heart) < 60)) continue
      trees.push({ at: [Math.round(at[0]), Math.round(at[1])], size, kind })
    }
  }
  return trees
}

function inside(at: Point, outline: Point[]): boolean {
  let within = false
  outline.forEach(([x, y], i) => {
    const [u, v] = outline[(i + 1) % outline.length]!
    if (y > at[1] !== v > at[1] && at[0] < ((u - x) * (at[1] - y)) / (v - y) + x) within = !within
  })
  return within
}

/** Small waves along the rivers and on the lake. */
function ripples(rivers: Curve[], water: Point[]): Land['waves'] {
  const along = rivers.flatMap((river) =>
    [4, 8, 12].map((i) => {
      const [a, b] = [river.points[i - 1]!, river.points[i + 1]!]
      return { at: river.points[i]!, angle: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI }
    }),
  )
  const middle: Point = [water.reduce((sum, at) => sum + at[0], 0) / water.length, water.reduce((sum, at) => sum + at[1], 0) / water.length]
  const within = [0.3, 0.55, 0.75].flatMap((part) => water.filter((_, i) => i % 4 === Math.round(part * 4) % 4).map((at): Point => [middle[0] + (at[0] - middle[0]) * part, middle[1] + (at[1] - middle[1]) * part]))
  return [...along, ...within.map((at) => ({ at, angle: 0 }))]
}

export function lieOf(map: MapShown, width: number, tall: number): Land {
  // below the woodland a strip stays free: for the name of the map and the buttons of the drawing
  const strip = width < tall ? 84 : 46
  const height = tall + strip
  // on a narrow drawing clearings are wide for their room, so all draw a little to the middle
  const drawn = width < tall ? 0.92 : 0.98
  const scaled = ([x, y]: Point): Point => [(0.5 + (x - 0.5) * drawn) * width, y * tall + 4]
  const clearings = map.clearings.map(scaled)
  const hearts = map.forests.map((forest) => scaled(forest.at))
  const paths = lay(map.paths, clearings, hearts, [], [width, tall])
  const rivers = lay(map.rivers, clearings, hearts, [], [width, tall])
  const water = map.lake.map(scaled)
  const land = {
    width,
    height,
    strip,
    clearings,
    forests: map.forests.map((forest, i) => ({
      at: hearts[i]!,
      outline: `M${forest.clearings.map((c) => clearings[c]!.map(Math.round).join(',')).join(' L')}Z`,
    })),
    paths,
    rivers,
    mouths: mouths(rivers, clearings, [width, height]),
    lake: shore(water),
    waves: ripples(rivers, water),
  }
  return { ...land, trees: grow(land, water, map.paths.length + map.forests.length) }
}
