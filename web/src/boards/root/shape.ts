// What the table of Root looks like in a view, and what its facts say.

export type Point = [number, number]
export type Counts = Record<string, number>

export interface ClearingShown {
  suit: string
  ruler: string | null
  warriors: Counts
  pieces: Counts
  slots: number
  open: number
  ruin: boolean
  scorched: boolean
}

export interface PlayerShown {
  faction: string
  vp: number | null
  supply: number
  hand_count: number
  hand: string[] | null
  known: string[]
  revealed: string[]
  crafted: string[]
  items: string[]
  exhausted_items: string[]
  dominance: string | null
  coalition: string | null
  board: BoardShown
}

/** What lies on a faction's own board; each faction fills its own part. */
export interface BoardShown {
  // Marquise, Duchy, Corvids
  actions?: number
  recruited?: boolean
  acting?: boolean
  // Eyrie
  leader?: string | null
  deposed?: string[]
  decree?: Record<string, string[]>
  left?: Record<string, string[]>
  // Alliance
  supporter_count?: number
  supporters?: string[] | null
  officers?: number
  operations?: number
  bases?: string[]
  sympathy?: number
  // Vagabonds
  character?: string | null
  at?: number
  tracks?: Counts
  satchel?: string[]
  exhausted?: string[]
  damaged?: string[]
  damaged_exhausted?: string[]
  from_ruins?: string[]
  removed?: string[]
  relations?: Record<string, string>
  aids?: Counts
  improvised?: boolean
  quests?: string[]
  ruin_items?: number[]
  seen_in_ruins?: string[][]
  // Cult
  outcast?: string
  hated?: boolean
  acolytes?: number
  gardens?: Counts
  scored?: string[]
  // Riverfolk
  payments?: Counts
  funds?: Counts
  committed?: Counts
  on_tracks?: Record<string, Counts>
  posts_left?: Counts
  posts_lost?: Counts
  prices?: Counts
  hired_by?: string | null
  riverboats?: boolean
  // Duchy
  burrow?: number
  tunnels?: number
  citadels?: number
  markets?: number
  swayed?: string[]
  acted?: string[]
  crowns?: Counts
  // Corvids
  plotted?: number
  exerted?: boolean
  supply_count?: number
  supply?: string[] | null
  plots?: PlotShown[]
}

export interface PlotShown {
  clearing: number
  face_up: boolean
  plot: string | null
  denied: string[]
}

export interface TableShown {
  map: string
  round: number
  phase: string
  on_turn: number
  order: number[]
  clearings: ClearingShown[]
  closed: Point[]
  ferry: number | null
  tower: number | null
  deck: number
  discard: string[]
  lost_souls: string[]
  available: string[]
  items: Counts
  quests: string[]
  factions: PlayerShown[]
}

export interface Named {
  id: string
  name: string
}

export interface Told extends Named {
  text: string
}

export interface FactionFacts extends Named {
  warriors: number
  deeds: Record<string, Named[]>
}

export interface CardFacts {
  name: string
  suit: string
  kind: string
  cost: string[]
  item?: string
  vp?: number
  text?: string
}

export interface QuestFacts extends Named {
  suit: string
  items: string[]
}

export interface PieceFacts extends Named {
  owner: string
}

export interface MapFacts {
  name: string
  clearings: Point[]
  corners: number[]
  paths: Point[]
  closed: Point[]
  rivers: Point[]
  forests: { at: Point; clearings: number[] }[]
  lake: Point[]
}

export interface TrackFacts {
  vp?: number[]
  cards?: number[]
  cost?: number[]
  warriors?: number[]
}

export interface Facts {
  words: Record<string, string>
  suits: Record<string, string>
  phases: Record<string, string>
  to_win: number
  factions: FactionFacts[]
  card_ids: string[]
  cards: Record<string, CardFacts>
  quests: QuestFacts[]
  items: Named[]
  pieces: PieceFacts[]
  maps: Record<string, MapFacts>
  columns: Record<string, string>
  leaders: (Told & { viziers: string[] })[]
  characters: (Told & { items: string[]; ability: string; special: boolean })[]
  relations: (Named & { aids: number; vp: number })[]
  ministers: (Told & { rank: string; cost: number })[]
  ranks: (Named & { vp: number })[]
  plots: Told[]
  services: (Named & { prices: number[] })[]
  tracks: Record<string, TrackFacts>
}

export const word = (facts: Facts, key: string): string => facts.words[key] ?? key

export function nameOf(things: Named[], id: string | null | undefined): string {
  return things.find((thing) => thing.id === id)?.name ?? id ?? ''
}

/** Equal things together, with their number. */
export function counted(ids: string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
}

export const total = (counts: Counts | undefined): number => Object.values(counts ?? {}).reduce((sum, n) => sum + n, 0)

/** How many pieces of a kind stand on the map. */
export function onMap(table: TableShown, piece: string): number {
  return table.clearings.reduce((sum, clearing) => sum + (clearing.pieces[piece] ?? 0), 0)
}
