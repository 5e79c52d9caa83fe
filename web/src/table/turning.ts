// Turning points of a game, from its points over time: who took the lead when, and who gained most at once.

export interface Turning {
  kind: 'lead' | 'jump'
  seat: number
  points: number
  gain: number
  /** How far the game had come, in percent. */
  percent: number
}

const MOST = 5

/** `points` holds [row, score of seat 0, score of seat 1, …] after each row that changed a score. */
export function turnings(points: number[][]): Turning[] {
  const end = Math.max(1, points.at(-1)?.[0] ?? 1)
  const found: (Turning & { weight: number })[] = []
  let leader: number | null = null
  let first: Turning | null = null
  points.forEach((row, i) => {
    const scores = row.slice(1)
    const best = Math.max(...scores)
    const ahead = scores.filter((score) => score === best).length === 1 ? scores.indexOf(best) : null
    const percent = Math.round((row[0]! / end) * 100)
    if (ahead !== null) first ??= { kind: 'lead', seat: ahead, points: best, gain: 0, percent }
    if (ahead !== null && leader !== null && ahead !== leader) found.push({ kind: 'lead', seat: ahead, points: best, gain: 0, percent, weight: percent / 10 })
    leader = ahead ?? leader
    const before = points[i - 1]
    if (before === undefined) return
    // where all are scored at once only the largest gain is told, and none that everybody has alike
    const gains = scores.map((score, seat) => score - before[seat + 1]!)
    const gain = Math.max(...gains)
    const seat = gains.indexOf(gain)
    if (gain > 1 && gains.some((other) => other !== gain)) found.push({ kind: 'jump', seat, points: scores[seat]!, gain, percent, weight: gain })
  })
  if (found.length === 0) return first === null ? [] : [first] // who led from there on to the end
  const best = [...found].sort((a, b) => b.weight - a.weight).slice(0, MOST)
  return found.filter((one) => best.includes(one)).map(({ weight: _, ...one }) => one)
}
