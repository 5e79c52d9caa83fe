// Written by `make types` from the Python side. Do not edit.
/**
 * @minItems 4
 * @maxItems 4
 */
export type DoorTold = [number, number, string, number]
/**
 * @minItems 6
 * @maxItems 6
 */
export type CardTold = [string, number, number | ('M' | 'X'), number, HalfTold, HalfTold]
/**
 * `goes`: bit 0, lost after it is played; bit 1, it stays in play. `uses` of its bonus; `dots` to be enhanced.
 *
 * @minItems 4
 * @maxItems 4
 */
export type HalfTold = [string, number, number, string[]]
/**
 * @minItems 3
 * @maxItems 3
 */
export type ItemTold = [string, string, string]
/**
 * @minItems 4
 * @maxItems 4
 */
export type GoalTold = [number, string, string, number]
/**
 * `worth`: from the worst card to the best.
 *
 * @minItems 2
 * @maxItems 2
 */
export type ModifierTold = [string, number]
/**
 * @minItems 4
 * @maxItems 4
 */
export type StatsTold = [number | number[] | string, number, number | number[] | string, MoreStats]
/**
 * @minItems 3
 * @maxItems 3
 */
export type MonsterCardTold = [number, string, boolean]
/**
 * A scenario on the map of the world: its name, column and row, and the scenarios it may be opened by.
 *
 * @minItems 4
 * @maxItems 4
 */
export type PlaceTold = [string, number, number, number[]]
/**
 * @minItems 2
 * @maxItems 2
 */
export type PerkTold = [string, number]
/**
 * @minItems 2
 * @maxItems 2
 */
export type QuestTold = [number, string]
/**
 * The table.
 */
export interface View {
  scenario: number
  page: number
  level: number
  monster_level: number
  locked_shown: boolean
  round: number
  phase: number
  moment: number
  acting: number
  begun: number
  turn: TurnView
  rooms: string[]
  doors: DoorView[]
  obstacles: [number, number][][]
  traps: [number, number, number, number, number, number, number][]
  hazardous: [number, number][]
  difficult: [number, number][]
  coins: [number, number][]
  treasures: [number, number, number][]
  elements: {
    [k: string]: 'inert' | 'strong' | 'waning'
  }
  infused: number
  figures: FigureView[]
  boons: [number, number, number, number, number, number, boolean][]
  characters: CharacterView[]
  monsters: MonsterView[]
  monster_cards: (number | null)[]
  monster_decks: number[]
  monster_discards: number[][]
  monster_modifiers: DeckView
  idle_rounds: number
  fired: number[]
  cycle: number
  won: number
  enhancements: [number, number, number, string][]
  dungeon: MapTold | null
  town: TownView | null
}
/**
 * How far the turn has come.
 */
export interface TurnView {
  halves: number
  moved: number
  dealt: number
  items: number[]
  sequence: number
  consumed: number[]
  swapped: number[]
}
export interface DoorView {
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number]
  open: boolean
  unlocked: boolean
}
export interface FigureView {
  id: number
  form: 'character' | 'monster' | 'objective' | 'summon'
  name: string
  who: number
  rank: 'boss' | 'elite' | 'normal'
  number: number
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number]
  hp: number
  max_hp: number
  side: number
  conditions: {
    [k: string]: number
  }
  acted: boolean
  coin: boolean
  since: number
}
export interface CharacterView {
  seat: number
  role: string
  name: string
  level: number
  figure: number
  pool: number[]
  hand: number[]
  discard: number[]
  lost: number[]
  active: [number, number, number, number, number][]
  chosen: number[]
  resting: boolean
  place: number
  items: ItemView[]
  modifiers: DeckView
  perks: number[]
  xp: number
  coins: number
  looted: number[]
  goal_treasures: number
  found: number[]
  counts: number[]
  /**
   * @minItems 2
   * @maxItems 2
   */
  left_at: [number, number]
  goals: number[] | number
}
export interface ItemView {
  item: number
  state: 'consumed' | 'ready' | 'spent'
  uses: number
}
/**
 * What is in a draw pile is known, its order is not.
 */
export interface DeckView {
  draw: number[]
  discard: number[]
  reshuffle: boolean
}
/**
 * A kind of monster.
 */
export interface MonsterView {
  monster: string
  place: number
  killed: number
}
/**
 * `rooms` as runs of hexes; `overlays`: `obstacle barrel`, the hexes where they lie at the start.
 */
export interface MapTold {
  rooms: {
    [k: string]: number[]
  }
  doors: DoorTold[]
  walls: [number, number, number, number][]
  overlays: {
    [k: string]: number[]
  }
  start: number[]
  /**
   * @minItems 2
   * @maxItems 2
   */
  corner: [number, number]
}
/**
 * The campaign between two scenarios.
 */
export interface TownView {
  play: string
  name: string
  place: number
  reputation: number
  party_achievements: string[]
  global_achievements: string[]
  prosperity: number
  prosperity_level: number
  sanctuary: number
  open: number[]
  done: number[]
  blocked: number[]
  classes: string[]
  envelopes: string[]
  shop: [number, number][]
  enhancements: [number, number, number, string][]
  event: [string, number] | null
  heroes: SheetView[]
}
/**
 * A character of the party. Of somebody else's personal quest only that there is one.
 */
export interface SheetView {
  who: number
  seat: number
  role: string
  name: string
  level: number
  xp: number
  gold: number
  items: number[]
  worn: number[]
  cards: number[]
  perks: number[]
  checks: number
  quests: number[] | number
  progress: [number, number][]
  fulfilled: boolean
  blessings: number
  scenarios: number[]
}
/**
 * `cards` by class, `monsters` by id, `summons` by name, `decks` by number; cards of both by their number.
 */
export interface Facts {
  words: {
    [k: string]: string
  }
  roles: {
    [k: string]: string
  }
  symbols: {
    [k: string]: string
  }
  limits: {
    [k: string]: number
  }
  cards: {
    [k: string]: {
      [k: string]: CardTold
    }
  }
  items: ItemTold[]
  goals: GoalTold[]
  modifiers: ModifierTold[]
  summons: {
    [k: string]: SummonTold
  }
  monsters: {
    [k: string]: MonsterTold
  }
  decks: {
    [k: string]: {
      [k: string]: MonsterCardTold
    }
  }
  scenarios: {
    [k: string]: ScenarioTold
  }
  gold: number[]
  trap_damage: number[]
  campaign: CampaignFacts
}
export interface SummonTold {
  name: string
  flying: boolean
  stats: StatsTold
}
/**
 * What not every monster has.
 */
export interface MoreStats {
  range?: number
  shield?: number
  retaliate?: number
  reach?: number
  targets?: number
  pierce?: number
  conditions?: (
    'bless' | 'curse' | 'disarm' | 'immobilize' | 'invisible' | 'muddle' | 'poison' | 'strengthen' | 'stun' | 'wound'
  )[]
  advantage?: boolean
  hard?: boolean
}
/**
 * `stats` by rank and level.
 */
export interface MonsterTold {
  number: number
  name: string
  deck: number
  alone: boolean
  flying: boolean
  specials: string[]
  immune: string[]
  stats: {
    [k: string]: StatsTold[]
  }
}
/**
 * `doubts`: what of its content is not certain; `pages`: goal and rules, one page for each size of the party where
 *     they differ.
 */
export interface ScenarioTold {
  rooms: {
    [k: string]: number[]
  }
  doors: DoorTold[]
  walls: [number, number, number, number][]
  overlays: {
    [k: string]: number[]
  }
  start: number[]
  /**
   * @minItems 2
   * @maxItems 2
   */
  corner: [number, number]
  name: string
  doubts: string[]
  pages: string[][]
  levels: {
    [k: string]: number
  }
  objectives: {
    [k: string]: ObjectiveTold
  }
}
export interface ObjectiveTold {
  name: string
  initiative: number
  move: number
  side: number
}
/**
 * `quests` by their place in content; `prices` of the items before the party's reputation counts.
 */
export interface CampaignFacts {
  words: {
    [k: string]: string
  }
  places: {
    [k: string]: PlaceTold
  }
  dungeon: number
  perks: {
    [k: string]: PerkTold[]
  }
  quests: QuestTold[]
  prices: number[]
  achievements: {
    [k: string]: string
  }
  xp_for_level: number[]
  prosperity_for: number[]
  checks_per_perk: number
}
/**
 * A campaign between two of its games.
 */
export interface CampaignView {
  stage: string
  target: number
  playable: number[]
  town: TownView
  evenings: EveningView[]
  past: PastView[]
}
/**
 * A scenario that was played.
 */
export interface EveningView {
  scenario: number
  casual: boolean
  level: number
  won: boolean
  rounds: number
  roles: string[]
}
/**
 * A character that plays no more, or not in this party.
 */
export interface PastView {
  role: string
  name: string
  level: number
  retired: boolean
  dead: boolean
  scenarios: number
}
