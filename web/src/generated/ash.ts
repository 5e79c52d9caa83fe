// Written by `make types` from the Python side. Do not edit.
/**
 * What lies on the table, with None for what the seat may not know.
 */
export interface View {
  round: number
  phase: 'finish' | 'round-end' | 'set-up' | 'start'
  order: number[]
  active: number
  citadel_vp: number
  round_track: TrackView
  provinces: ProvinceView[]
  citadel: CitadelView
  king_token: number | null
  gold_space: number[]
  build_space: number[]
  warrior_offer: (string | null)[]
  decks: number[]
  building_offer: (string | null)[]
  building_stack: number
  removed: number
  battle_for: string | null
  attackers: AttackersView
  sides: SideView[]
  automa: AutomaView | null
}
/**
 * The side of the round track in use, and what the Citadel is worth in each round.
 */
export interface TrackView {
  side: string
  citadel_vp: number[]
}
export interface ProvinceView {
  id: string
  control: number | 'king' | null
  stack: string[]
  vp: number
  defenders: string[]
  reinforcement: number
  resource_space: number[]
  battle_space: number[]
}
export interface CitadelView {
  id: string
  control: number | 'king' | null
  defenders: string[]
  reinforcement: number
  left_wing: number[]
  right_wing: number[]
  main_gate: number[]
}
export interface AttackersView {
  count: number
  warriors: string[] | null
}
export interface SideView {
  role: 'fortis' | 'mors' | 'nox' | 'visio'
  automated: boolean
  vp: number
  supply: Supply
  minions: number
  refreshed: boolean
  power: boolean | null
  hand_count: number
  hand: string[] | null
  graveyard: string[]
  cards_count: number
  cards: string[] | null
  discard_count: number
  discard_top: string | null
  discard: string[] | null
  laid: (string | null)[]
  fate: ('ash' | 'automaton' | 'blood' | 'bone' | 'sulphur')[] | null
  starting: string[]
}
export interface Supply {
  bone: number
  ash: number
  sulphur: number
  blood: number
  gold: number
}
export interface AutomaView {
  actions: number
  used: string[]
  scale: number[]
  scale_at: number
}
/**
 * Names, and what never changes. Areas and spaces stand in the order of their numbers.
 */
export interface Facts {
  words: {
    [k: string]: string
  }
  amounts: {
    [k: string]: string
  }
  types: {
    [k: string]: string
  }
  barons: {
    [k: string]: BaronShown
  }
  ap: string
  king: KingShown
  warriors: WarriorShown[]
  buildings: BuildingShown[]
  cards: CardShown[]
  powers: PowerShown[]
  actions: ActionShown[]
  areas: AreaShown[]
  modifiers: string[]
  spaces: string[]
  capacity: number[][]
  defenders: number
  minions: number
  offer_levels: number[]
  rounds: string[]
  decks: string[]
  unseen: string[]
}
/**
 * How a character is called, and its emblem: which picture in which shape, in which colours.
 */
export interface BaronShown {
  name: string
  picture: string
  shape: string
  fill: string
  ink: string
}
export interface KingShown {
  name: string
  strength: number
}
export interface WarriorShown {
  id: string
  name: string
  told: string
  type: 'ash' | 'automaton' | 'blood' | 'bone' | 'sulphur'
  level: number
  strength: number
  cost: {
    [k: string]: number
  }
}
export interface BuildingShown {
  id: string
  name: string
  told: string
  level: number
  price: number
  gives: {
    [k: string]: number
  }
  tax: {
    [k: string]: number
  }
  vp: number
  rebirth: boolean
}
export interface CardShown {
  id: string
  told: string
  strength: number | null
  reward: {
    [k: string]: number
  }
  compensation: {
    [k: string]: number
  }
  black: boolean
}
export interface PowerShown {
  id: string
  role: 'fortis' | 'mors' | 'nox' | 'visio'
  name: string
  effect: string
}
export interface ActionShown {
  id: string
  numeral: string
  steps: string[]
}
/**
 * A province with the number of the die, or the Citadel, which has none.
 */
export interface AreaShown {
  id: string
  name: string
  number: number | null
}
