// The view and the facts of Crown of Ash, as klubovna/games/ash/view.py and board.py tell them.

export const BASIC = ['bone', 'ash', 'sulphur', 'blood'] as const
export const RESOURCES = [...BASIC, 'gold'] as const
export const ROMAN = ['·', 'I', 'II', 'III'] as const

export type Resource = (typeof RESOURCES)[number]
export type Kind = Resource | 'any' | 'vp' | 'automaton'
export type Amounts = Partial<Record<Kind, number>>
export type Role = 'visio' | 'nox' | 'mors' | 'fortis'
export type Ruler = number | 'king' | null

export interface AreaView {
  id: string
  control: Ruler
  defenders: string[]
  reinforcement: number
}

export interface ProvinceView extends AreaView {
  stack: string[]
  vp: number
  resource_space: number[]
  battle_space: number[]
}

export interface CitadelView extends AreaView {
  left_wing: number[]
  right_wing: number[]
  main_gate: number[]
}

export interface SideView {
  role: Role
  automated: boolean
  vp: number
  supply: Record<Resource, number>
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
  fate: Kind[] | null
  starting: string[]
}

export interface AutomaView {
  actions: number
  used: string[]
  scale: number[]
  scale_at: number
}

export interface View {
  round: number
  phase: 'set-up' | 'start' | 'finish' | 'round-end'
  order: number[]
  active: number
  citadel_vp: number
  round_track: { side: string; citadel_vp: number[] }
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
  attackers: { count: number; warriors: string[] | null }
  sides: SideView[]
  automa: AutomaView | null
}

export interface WarriorFacts {
  id: string
  name: string
  told: string
  type: Kind
  level: 0 | 1 | 2 | 3
  strength: number
  cost: Amounts
}

export interface BuildingFacts {
  id: string
  name: string
  told: string
  level: 0 | 1 | 2
  price: number
  gives: Amounts
  tax: Amounts
  vp: number
  rebirth: boolean
}

export interface CardFacts {
  id: string
  told: string
  strength: number | null
  reward: Amounts
  compensation: Amounts
  black: boolean
}

export interface PowerFacts {
  id: string
  role: Role
  number: number | null
  name: string
  effect: string
}

export interface Facts {
  words: Record<string, string>
  amounts: Record<Kind, string>
  types: Record<string, string>
  roles: Record<Role, string>
  ap: string
  king: { name: string; strength: number }
  warriors: WarriorFacts[]
  buildings: BuildingFacts[]
  cards: CardFacts[]
  powers: PowerFacts[]
  actions: { id: string; numeral: string; steps: string[] }[]
  /** Provinces by the number of the die, then the Citadel without one. */
  areas: { id: string; name: string; number: number | null }[]
  modifiers: string[]
  spaces: string[]
  capacity: number[][]
  defenders: number
  minions: number
  rounds: string[]
  decks: string[]
  unseen: string[]
}
