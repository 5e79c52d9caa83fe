// The view of a table of Harrow County and the facts of the game, as far as the board draws them.

export type Faction = 'protectors' | 'family' | 'kami' | 'hester' | 'fairfolk'
export type Amounts = Record<string, number>

export interface HexView {
  hex: [number, number]
  name: string
  terrain: string
  units: Partial<Record<Faction, Amounts>>
  storm: boolean
  pieces: Amounts
  tokens: Amounts
  cubes: Amounts
  home: Faction | null
}

export interface Player {
  faction: Faction
  seat: number
  hand_count: number
  hand: string[] | null
  known: string[]
  deck: number
  discard: string[]
  board: Own
  legend?: string | null
  tracker?: number
  scrolls?: number
  rows?: number[]
  wild?: number
  points?: number
  spoon?: number
  plate?: number[]
  supply?: number
  jars?: boolean[]
}

/** What only one faction has on its board; each draws its own part. */
export interface Own {
  paths?: number
  paths_locked?: number
  wrath?: number
  bag?: Amounts | string[]
  board?: string[]
  drawn?: string[]
  spent?: string[]
  parked?: string[]
  upgrades?: string[]
  open_upgrades?: string[]
  storms?: number
  stored?: number
  kami?: string | null
  revealed?: boolean
  goblin_in_play?: boolean
  gift?: boolean
  active?: string[]
  table?: string[][]
  spare?: string
  black?: number
  row_cubes?: number[]
  dolls?: number[]
  real_doll?: number | null
  doll_face_up?: number
  flames?: number
  left?: number
  fire_spaces?: number[]
  actions?: number
  used?: string[]
  open?: string[]
  activated?: string[]
  root_colour?: string
  roots?: [number, number][]
  old_roots?: [number, number][]
  snakes?: number
  squares?: Partial<Record<Faction, string[]>>
  tree_done?: boolean
  solo?: Solo
  found?: Record<string, number>
  finds?: number[] | null
  maybe?: number[]
  nests?: Record<string, string | null>
  offers?: string[]
  taken?: Partial<Record<Faction, string[]>>
  search_terrains?: string[]
  arrows?: [number, number, number][]
  crosses?: number[]
  quests?: string[] | null
  quest_count?: number
  quest_deck?: number
  nests_left?: number
}

export interface Solo {
  level: number
  decks: Amounts
  discard: string[]
  card: string | null
  spawn_card: string | null
  faction: Faction | null
  flames: Amounts
  to_do: string[]
  goal: number | null
  bag: number[]
}

export interface View {
  chapter: string
  map: string
  phase: string
  round: number
  on_turn: Faction | null
  to_come: Faction[]
  lantern: Faction | null
  turn: { jar: string | null }
  hexes: HexView[]
  nails: [Faction, string, number][]
  battleground: Amounts
  aside: Amounts
  tree: Amounts
  cube_supply: Amounts
  box: Amounts
  wild_supply: number
  waiting: { townsfolk: string[]; buildings: string[] }
  tiles: string[][]
  used_tiles: string[][]
  tiles_left: string[]
  players: Player[]
  winners: Faction[]
}

export interface CardFacts {
  name: string
  text: string
  deck: string
  /** Search cubes for a card of the Fair Folk; the token that an upgrade replaces. */
  cost?: number | string
  solo?: { group?: string; action?: string; hexes?: number[]; hester?: boolean; joker?: boolean }
}

export interface Row {
  values: number[]
  cards: boolean[]
}

export interface Slot {
  draw: number
  return: number
  card: boolean
}

type Names = Record<string, string>

export interface Facts {
  words: Names
  roles: Names
  factions: Faction[]
  chapters: Names
  maps: Names
  terrains: Names
  cubes: Names
  cube_marks: Names
  jars: Names
  finds: Names
  marks: Names
  squares: Names
  actions: Names
  spaces: Names
  decks: Names
  kami: Names
  lines: Names
  tokens: Names
  token_ids: string[]
  card_ids: string[]
  cards: Record<string, CardFacts>
  tiles: { id: string; name: string; effect: string }[]
  /** `hester`: the name with what the offer does in Hester's hands. */
  offers: { id: string; name: string; hester: string }[]
  legends: { id: string; faction: Faction; name: string; gift: string }[]
  legend_ids: string[]
  trackers: Record<string, { name: string; text: string; steps: string[] }>
  rows: { protectors: Row[][]; kami: Row[] }
  family: { basic: Slot[]; advanced: Slot[] }
  labels: string[]
  numbers: Record<string, Record<string, number>>
  about: Names
  win: number
  squares_per_side: number
}

export const JARS = ['ability', 'wild', 'legend', 'attack']
export const UNITS = ['legend', 'legend_b', 'haint', 'infected']
export const TERRAINS = ['swamp', 'wetlands', 'plains', 'forest', 'mountain', 'brambles']
export const CUBES = ['red', 'blue', 'purple', 'brown', 'teal', 'yellow', 'green', 'silver']
export const FINDS = ['sword', 'crown', 'queen']
export const SOLO_DECKS = ['tactics', 'upgrades', 'goblin']
export const LEGEND_TOKENS: [Faction, string][] = [
  ['protectors', 'legend'],
  ['family', 'legend'],
  ['kami', 'legend'],
  ['kami', 'legend_b'],
  ['hester', 'legend'],
]
/** Chapters in which the rules carry out the turns of the factions with jars. */
export const WITHOUT_JARS = ['solo', 'ffh']

export const token = (facts: Facts, id: string): string => facts.tokens[id] ?? facts.squares[id] ?? id
export const amount = (of: Amounts): number => Object.values(of).reduce((sum, n) => sum + n, 0)
