// Written by `make types` from the Python side. Do not edit.

export interface View {
  chapter: string
  map: string
  phase: string
  moment: number
  round: number
  on_turn: ('fairfolk' | 'family' | 'hester' | 'kami' | 'protectors') | null
  to_come: ('fairfolk' | 'family' | 'hester' | 'kami' | 'protectors')[]
  lantern: ('fairfolk' | 'family' | 'hester' | 'kami' | 'protectors') | null
  turn: TurnView
  hexes: HexView[]
  nails: ['fairfolk' | 'family' | 'hester' | 'kami' | 'protectors', string, number][]
  battleground: {
    [k: string]: number
  }
  aside: {
    [k: string]: number
  }
  tree: {
    [k: string]: number
  }
  cube_supply: {
    [k: string]: number
  }
  box: {
    [k: string]: number
  }
  wild_supply: number
  waiting: WaitingView
  tiles: string[][]
  used_tiles: string[][]
  tiles_left: string[]
  tile_discard: string[]
  players: (Protectors | Family | Kami | Hester | FairFolk)[]
  winners: ('fairfolk' | 'family' | 'hester' | 'kami' | 'protectors')[]
}
export interface TurnView {
  jar: string | null
  further: boolean
  acted: boolean
  card_played: boolean
  extra_range: number
  tremor: boolean
  todo: BegunView[]
}
/**
 * A task that is under way, and what is left of it: its fields.
 */
export interface BegunView {
  task: string
  left: {
    [k: string]: number | boolean | (number | number[])[]
  }
}
/**
 * One hex with everything on it; legends by token, for only Kami knows which of hers is which.
 */
export interface HexView {
  /**
   * @minItems 2
   * @maxItems 2
   */
  hex: [number, number]
  name: string
  terrain: string
  units: {
    [k: string]: {
      [k: string]: number
    }
  }
  storm: boolean
  pieces: {
    [k: string]: number
  }
  tokens: {
    [k: string]: number
  }
  cubes: {
    [k: string]: number
  }
  home: ('fairfolk' | 'family' | 'hester' | 'kami' | 'protectors') | null
}
/**
 * Terrains whose townsfolk and buildings are still to come.
 */
export interface WaitingView {
  townsfolk: string[]
  buildings: string[]
}
export interface Protectors {
  faction: 'protectors'
  seat: number
  hand_count: number
  hand: string[] | null
  known: string[]
  deck: number
  discard: string[]
  board: ProtectorsView
  legend: string | null
  tracker: number
  scrolls: number
  rows: number[]
  wild: number
  points: number
  spoon: number
  plate: number[]
  supply: number
  jars: boolean[]
  attacked: boolean
}
export interface ProtectorsView {
  paths: number
  paths_locked: number
  wrath: number
}
export interface Family {
  faction: 'family'
  seat: number
  hand_count: number
  hand: string[] | null
  known: string[]
  deck: number
  discard: string[]
  board: FamilyView
  legend: string | null
  tracker: number
  scrolls: number
  rows: number[]
  wild: number
  points: number
  spoon: number
  plate: number[]
  supply: number
  jars: boolean[]
  attacked: boolean
}
export interface FamilyView {
  bag: {
    [k: string]: number
  }
  board: string[]
  drawn: string[]
  spent: string[]
  parked: string[]
  upgrades: string[]
  open_upgrades: string[]
  storms: number
  stored: number
}
export interface Kami {
  faction: 'kami'
  seat: number
  hand_count: number
  hand: string[] | null
  known: string[]
  deck: number
  discard: string[]
  board: KamiView
  legend: string | null
  tracker: number
  scrolls: number
  rows: number[]
  wild: number
  points: number
  spoon: number
  plate: number[]
  supply: number
  jars: boolean[]
  attacked: boolean
}
/**
 * `kami` and `real_doll` are None for those who may not know.
 */
export interface KamiView {
  kami: string | null
  revealed: boolean
  goblin_in_play: boolean
  gift: boolean
  active: string[]
  table: string[][]
  spare: string
  black: number
  row_cubes: number[]
  dolls: number[]
  real_doll: number | null
  doll_face_up: number
  doll_maybe: boolean[]
}
export interface Hester {
  faction: 'hester'
  seat: number
  hand_count: number
  hand: string[] | null
  known: string[]
  deck: number
  discard: string[]
  board: HesterView
}
/**
 * `solo` is there only where the rules carry out the turns of the factions with jars.
 */
export interface HesterView {
  flames: number
  left: number
  fire_spaces: number[]
  actions: number
  used: string[]
  open: string[]
  activated: string[]
  root_colour: string
  roots: [number, number][]
  old_roots: [number, number][]
  snakes: number
  squares: {
    [k: string]: string[]
  }
  tree_done: boolean
  infections: number
  ward: boolean
  sloth: boolean
  visited: number[]
  solo?: SoloView | null
}
/**
 * Everything on the solo board lies open; of the decks only how many cards they hold.
 */
export interface SoloView {
  level: number
  stage: number
  decks: {
    [k: string]: number
  }
  unused: {
    [k: string]: number
  }
  discard: string[]
  card: string | null
  spawn_card: string | null
  faction: ('fairfolk' | 'family' | 'hester' | 'kami' | 'protectors') | null
  replaced: boolean
  flames: {
    [k: string]: number
  }
  to_do: string[]
  passes: number
  moved: number[]
  goal: number | null
  bag: number[]
}
export interface FairFolk {
  faction: 'fairfolk'
  seat: number
  hand_count: number
  hand: string[] | null
  known: string[]
  deck: number
  discard: string[]
  board: FairFolkView
}
/**
 * `finds` is None for the Fair Folk and for spectators, `quests` for all but the Fair Folk.
 */
export interface FairFolkView {
  found: {
    [k: string]: number
  }
  finds: number[] | null
  maybe: number[]
  nests: {
    [k: string]: string | null
  }
  offers: string[]
  bag: string[]
  taken: {
    [k: string]: string[]
  }
  search_terrains: string[]
  arrows: [number, number, number][]
  crosses: number[]
  quests: string[] | null
  quest_count: number
  quest_deck: number
  quest_discard: string[]
  nests_left: number
  quest_done: boolean
  bargain: number
  hidden_by_chance: boolean
}
export interface Facts {
  words: {
    [k: string]: string
  }
  roles: {
    [k: string]: string
  }
  factions: ('fairfolk' | 'family' | 'hester' | 'kami' | 'protectors')[]
  colours: {
    [k: string]: Colour
  }
  deck_owners: {
    [k: string]: 'fairfolk' | 'family' | 'hester' | 'kami' | 'protectors'
  }
  chapters: {
    [k: string]: string
  }
  maps: {
    [k: string]: string
  }
  terrains: {
    [k: string]: string
  }
  cubes: {
    [k: string]: string
  }
  cube_marks: {
    [k: string]: string
  }
  jars: {
    [k: string]: string
  }
  finds: {
    [k: string]: string
  }
  marks: {
    [k: string]: string
  }
  squares: {
    [k: string]: string
  }
  actions: {
    [k: string]: string
  }
  spaces: {
    [k: string]: string
  }
  decks: {
    [k: string]: string
  }
  kami: {
    [k: string]: string
  }
  lines: {
    [k: string]: string
  }
  tokens: {
    [k: string]: string
  }
  token_ids: string[]
  card_ids: string[]
  cards: {
    [k: string]: CardFacts
  }
  tiles: TileFacts[]
  offers: OfferFacts[]
  legends: LegendFacts[]
  legend_ids: string[]
  trackers: {
    [k: string]: TrackerFacts
  }
  rows: Rows
  family: Slots
  hexes: [number, number][]
  labels: string[]
  numbers: {
    [k: string]: {
      [k: string]: number
    }
  }
  win: number
  squares_per_side: number
}
/**
 * By day and by night.
 */
export interface Colour {
  light: string
  dark: string
}
/**
 * What a card is called and does. `cost`: search cubes, or the token that an upgrade replaces.
 */
export interface CardFacts {
  name: string
  text: string
  deck: string
  cost?: number | string | null
  solo?: SoloCorner | null
}
/**
 * The lower corners of a card, in the solo game.
 */
export interface SoloCorner {
  group?: string | null
  action?: string | null
  hexes?: number[] | null
  hester?: boolean | null
  joker?: boolean | null
  symbol?: string | null
}
export interface TileFacts {
  id: string
  name: string
  effect: string
}
/**
 * `hester`: the name with what the offer does in Hester's hands.
 */
export interface OfferFacts {
  id: string
  name: string
  hester: string
}
export interface LegendFacts {
  id: string
  faction: 'fairfolk' | 'family' | 'hester' | 'kami' | 'protectors'
  name: string
  gift: string
}
/**
 * A side of a legend tracker: its name and what each scroll allows.
 */
export interface TrackerFacts {
  name: string
  text: string
  steps: string[]
}
export interface Rows {
  protectors: Row[][]
  kami: Row[]
}
export interface Row {
  values: number[]
  cards: boolean[]
}
export interface Slots {
  basic: Slot[]
  advanced: Slot[]
}
export interface Slot {
  draw: number
  return: number
  card: boolean
}
