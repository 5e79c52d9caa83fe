// The shape of the island: borders are drawn once and shared by the provinces on both sides.

type Point = [number, number]

export const BOX: [number, number, number, number] = [-22, -14, 864, 832]

/** Where the block of pieces of each province has its upper left corner; clockwise from the volcano. */
export const BLOCKS: Point[] = [
  [446, 60],
  [566, 306],
  [446, 556],
  [132, 556],
  [12, 306],
  [132, 60],
]

const COAST: Point[][] = [
  [[410, 96], [438, 62], [492, 36], [570, 24], [650, 30], [724, 50], [764, 96], [776, 160], [804, 214], [812, 256]],
  [[812, 256], [832, 300], [822, 352], [836, 400], [826, 458], [834, 504], [812, 540]],
  [[812, 540], [788, 580], [786, 640], [770, 700], [722, 752], [640, 768], [560, 780], [486, 772], [436, 744], [410, 706]],
  [[410, 706], [384, 744], [330, 774], [256, 782], [176, 770], [98, 750], [56, 698], [40, 636], [26, 582], [8, 540]],
  [[8, 540], [-12, 500], [-2, 452], [-14, 404], [-4, 350], [-12, 296], [8, 256]],
  [[8, 256], [22, 206], [46, 156], [58, 92], [104, 46], [180, 28], [256, 22], [330, 36], [384, 62], [410, 96]],
]

/** From the coast to the walls of the Citadel, each behind the coast of its province's predecessor. */
const BORDERS: Point[][] = [
  [[410, 96], [402, 150], [418, 206], [410, 262]],
  [[812, 256], [740, 268], [660, 256], [600, 272], [548, 296]],
  [[812, 540], [744, 526], [668, 540], [604, 524], [550, 504]],
  [[410, 706], [418, 650], [402, 590], [410, 536]],
  [[8, 540], [78, 528], [150, 540], [216, 524], [270, 504]],
  [[8, 256], [80, 270], [158, 256], [218, 272], [272, 296]],
]

/** A smooth line through the points; backwards it is the same line. */
function line(points: Point[]): string {
  let path = ''
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [points[i - 1] ?? points[i]!, points[i]!, points[i + 1]!, points[i + 2] ?? points[i + 1]!]
    const near = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const far = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    path += `C${near.join(' ')} ${far.join(' ')} ${to.join(' ')}`
  }
  return path
}

function province(i: number): string {
  const next = BORDERS[(i + 1) % 6]!
  const start = COAST[i]![0]!
  return `M${start.join(' ')}${line(COAST[i]!)}${line(next)}L${BORDERS[i]!.at(-1)!.join(' ')}${line([...BORDERS[i]!].reverse())}Z`
}

export const PROVINCES = COAST.map((_, i) => province(i))
export const ISLAND = `M${COAST[0]![0]!.join(' ')}${COAST.map(line).join('')}Z`
