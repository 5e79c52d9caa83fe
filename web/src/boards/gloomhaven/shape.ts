// What the view and the facts of Gloomhaven look like: see games/gloomhaven/view.py and board.py.

export type At = [number, number]
export type Rank = 'normal' | 'elite' | 'boss'
export type Strength = 'inert' | 'waning' | 'strong'

export interface Figure {
  id: number
  form: 'character' | 'summon' | 'monster' | 'objective'
  name: string
  who: number
  rank: Rank
  number: number
  at: At
  hp: number
  max_hp: number
  side: number
  conditions: Record<string, number>
  acted: boolean
}

export interface Deck {
  draw: number[]
  discard: number[]
  reshuffle: boolean
}

export interface OwnItem {
  item: number
  state: 'ready' | 'spent' | 'consumed'
  uses: number
}

/** Card, half, uses made, summoned figure or -1, and whether an element changed it. */
export type ActiveRow = [number, number, number, number, number]

export interface Character {
  seat: number
  role: string
  name: string
  level: number
  figure: number
  pool: number[]
  hand: number[]
  discard: number[]
  lost: number[]
  active: ActiveRow[]
  chosen: number[]
  resting: boolean
  place: number
  items: OwnItem[]
  modifiers: Deck
  xp: number
  coins: number
  looted: number[]
  goal_treasures: number
  goals: number[] | number
}

export interface Kind {
  monster: string
  place: number
  killed: number
}

export interface Table {
  scenario: number
  level: number
  monster_level: number
  round: number
  phase: number
  acting: number
  rooms: string[]
  doors: { at: At; open: boolean; unlocked: boolean }[]
  obstacles: At[][]
  traps: number[][]
  hazardous: At[]
  difficult: At[]
  coins: At[]
  treasures: [number, number, number][]
  elements: Record<string, Strength>
  infused: number
  figures: Figure[]
  boons: [number, number, number, number, number, number, boolean][]
  characters: Character[]
  monsters: Kind[]
  monster_cards: (number | null)[]
  monster_decks: number[]
  monster_modifiers: Deck
  turn: { halves: number }
  won: number
}

/** A number, one for each size of the party, or words. */
export type Amount = number | number[] | string

export interface More {
  range?: number
  shield?: number
  retaliate?: number
  reach?: number
  targets?: number
  pierce?: number
  conditions?: string[]
  advantage?: boolean
  hard?: boolean
}

export type Stats = [Amount, number, Amount, More]
/** Text; bit 0: lost, bit 1: stays in play; uses of the bonus. */
export type Half = [string, number, number]
export type Card = [string, number, number | 'X', number, Half, Half]

export interface MonsterFacts {
  number: number
  name: string
  deck: number
  alone: boolean
  flying: boolean
  specials: string[]
  immune: string[]
  stats: Partial<Record<Rank, Stats[]>>
}

export interface ScenarioFacts {
  name: string
  /** what of its content is not certain */
  doubts: string[]
  pages: string[][]
  rooms: Record<string, number[]>
  doors: [number, number, string, number][]
  walls: [number, number, number, number][]
  /** `obstacle barrel`: the hexes where they lie at the start */
  overlays: Record<string, number[]>
  start: number[]
  corner: At
  levels: Record<string, number>
  objectives: Record<string, { name: string; initiative: number; move: number; side: number }>
}

export interface Facts {
  words: Record<string, string>
  roles: Record<string, string>
  limits: Record<string, number>
  cards: Card[]
  items: [string, string, string][]
  goals: [number, string, string, number][]
  modifiers: [string, number][]
  summons: Record<string, { name: string; flying: boolean; stats: Stats }>
  monsters: Record<string, MonsterFacts>
  decks: Record<string, Record<string, [number, string, boolean]>>
  scenarios: Record<string, ScenarioFacts>
  gold: number[]
  trap_damage: number[]
}

/** The phases of a scenario that the board tells apart: see state.py. */
export const PHASE = { goals: 0, hands: 1, placing: 2, roundBegins: 3, turns: 4, turn: 5, cleanUp: 6, rests: 7, roundEnds: 8 }
