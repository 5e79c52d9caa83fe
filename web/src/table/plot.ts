// The plot of points over time: from rows of numbers to places in a drawing.

export interface Frame {
  left: number
  right: number
  top: number
  bottom: number
}

export interface Line {
  seat: number
  /** Corners of a line in steps: points stay until they change. */
  path: string
  /** Where the points changed. */
  marks: [number, number][]
  end: [number, number]
}

export interface Plot {
  lines: Line[]
  ticks: { y: number; value: number }[]
}

/** Round steps (1, 2, 5 × 10ⁿ) that cover a range with about `wanted` lines. */
export function niceTicks(low: number, high: number, wanted = 5): number[] {
  const raw = Math.max(1, (high - low) / wanted)
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = [1, 2, 5, 10].map((times) => times * power).find((one) => one >= raw) ?? raw
  const ticks: number[] = []
  for (let value = Math.floor(low / step) * step; value < high + step; value += step) ticks.push(value)
  return ticks
}

/** `points` holds [row, score of seat 0, score of seat 1, …] after each row that changed a score. */
export function plotted(points: number[][], frame: Frame, mostMarks = 12): Plot {
  const seats = Math.max(0, ...points.map((row) => row.length - 1))
  const scores = points.flatMap((row) => row.slice(1))
  const ticks = niceTicks(Math.min(0, ...scores), Math.max(1, ...scores))
  const [low, high] = [ticks[0]!, ticks.at(-1)!]
  const end = Math.max(1, ...points.map((row) => row[0]!))
  const x = (row: number) => frame.left + (row / end) * (frame.right - frame.left)
  const y = (score: number) => frame.bottom - ((score - low) / (high - low)) * (frame.bottom - frame.top)
  const lines: Line[] = []
  for (let seat = 0; seat < seats; seat++) {
    const changes: [number, number][] = []
    for (const row of points) {
      const score = row[seat + 1] ?? 0
      if (changes.at(-1)?.[1] !== score) changes.push([row[0]!, score])
    }
    const corners = changes.map(([row, score], i) => (i === 0 ? `M${r(x(row))} ${r(y(score))}` : `H${r(x(row))}V${r(y(score))}`))
    const final: [number, number] = [r(x(end)), r(y(changes.at(-1)?.[1] ?? 0))]
    const every = Math.max(1, Math.ceil(changes.length / mostMarks))
    const marks = changes.filter((_, i) => i % every === 0).map(([row, score]): [number, number] => [r(x(row)), r(y(score))])
    lines.push({ seat, path: `${corners.join('')}H${final[0]}`, marks, end: final })
  }
  return { lines, ticks: ticks.map((value) => ({ y: r(y(value)), value })) }
}

function r(number: number): number {
  return Math.round(number * 10) / 10
}
