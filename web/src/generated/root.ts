// Written by `make types` from the Python side. Do not edit.
/**
 * What lies on the table, with None for what the seat may not know. Clearings count from 0.
 */
export interface View {
  map: string
  round: number
  phase: 'birdsong' | 'daylight' | 'evening' | 'set-up'
  on_turn: number
  order: number[]
  turn: TurnView
  clearings: ClearingView[]
  closed: [number, number][]
  ferry: number | null
  tower: number | null
  deck: number
  discard: string[]
  lost_souls: string[]
  available: string[]
  items: {
    [k: string]: number
  }
  quests: string[]
  factions: (
    | MarquisePlayer
    | EyriePlayer
    | AlliancePlayer
    | VagabondPlayer
    | SecondVagabondPlayer
    | CultPlayer
    | RiverfolkPlayer
    | DuchyPlayer
    | CorvidPlayer
  )[]
}
export interface TurnView {
  moment: number
  used: string[]
  crafting: number[]
  ferried: boolean
  opened: boolean
  riverboats: boolean
  mercenaries: string | null
}
export interface ClearingView {
  suit: string
  ruler: string | null
  warriors: {
    [k: string]: number
  }
  pieces: {
    [k: string]: number
  }
  slots: number
  open: number
  ruin: boolean
  scorched: boolean
}
export interface MarquisePlayer {
  faction: 'marquise'
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
  board?: MarquiseView | null
}
export interface MarquiseView {
  actions: number
  recruited: boolean
  acting: boolean
}
export interface EyriePlayer {
  faction: 'eyrie'
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
  board?: EyrieView | null
}
export interface EyrieView {
  leader: string | null
  deposed: string[]
  decree: {
    [k: string]: string[]
  }
  left: {
    [k: string]: string[]
  }
}
export interface AlliancePlayer {
  faction: 'alliance'
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
  board?: AllianceView | null
}
export interface AllianceView {
  supporter_count: number
  supporters: string[] | null
  officers: number
  operations: number
  bases: string[]
  sympathy: number
}
export interface VagabondPlayer {
  faction: 'vagabond'
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
  board?: VagabondView | null
}
/**
 * `seen_in_ruins` is there only for his own player (r.164).
 */
export interface VagabondView {
  character: string | null
  at: number
  tracks: {
    [k: string]: number
  }
  satchel: string[]
  exhausted: string[]
  damaged: string[]
  damaged_exhausted: string[]
  from_ruins: string[]
  removed: string[]
  relations: {
    [k: string]: string
  }
  aids: {
    [k: string]: number
  }
  shifted: {
    [k: string]: number
  }
  improvised: boolean
  teapots: number
  quests: string[]
  ruin_items: number[]
  seen_in_ruins?: string[][] | null
}
export interface SecondVagabondPlayer {
  faction: 'vagabond_2'
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
  board?: VagabondView | null
}
export interface CultPlayer {
  faction: 'lizards'
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
  board?: CultView | null
}
export interface CultView {
  outcast: string
  hated: boolean
  acolytes: number
  gardens: {
    [k: string]: number
  }
  scored: string[]
}
export interface RiverfolkPlayer {
  faction: 'riverfolk'
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
  board?: RiverfolkView | null
}
/**
 * Everything on this board is public (r.164). Warriors in a box by whose they are, trade posts by suit.
 */
export interface RiverfolkView {
  payments: {
    [k: string]: number
  }
  funds: {
    [k: string]: number
  }
  committed: {
    [k: string]: number
  }
  on_tracks: {
    [k: string]: {
      [k: string]: number
    }
  }
  posts_left: {
    [k: string]: number
  }
  posts_lost: {
    [k: string]: number
  }
  prices: {
    [k: string]: number
  }
  hired_by: string | null
  riverboats: boolean
}
export interface DuchyPlayer {
  faction: 'duchy'
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
  board?: DuchyView | null
}
/**
 * Nothing on the board is hidden.
 */
export interface DuchyView {
  burrow: number
  tunnels: number
  citadels: number
  markets: number
  actions: number
  swayed: string[]
  acted: string[]
  crowns: {
    [k: string]: number
  }
}
export interface CorvidPlayer {
  faction: 'corvids'
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
  board?: CorvidView | null
}
export interface CorvidView {
  actions: number
  plotted: number
  exerted: boolean
  supply_count: number
  supply: string[] | null
  plots: PlotView[]
}
/**
 * `plot` is None for those who may not know; `denied` are kinds that all know not to lie here.
 */
export interface PlotView {
  clearing: number
  face_up: boolean
  plot: string | null
  denied: string[]
}
export interface Facts {
  words: {
    [k: string]: string
  }
  suits: {
    [k: string]: string
  }
  phases: {
    [k: string]: string
  }
  to_win: number
  factions: (
    | MarquiseFacts
    | EyrieFacts
    | AllianceFacts
    | VagabondFacts
    | SecondVagabondFacts
    | CultFacts
    | RiverfolkFacts
    | DuchyFacts
    | CorvidFacts
  )[]
  cards: {
    [k: string]: CardShown
  }
  quests: QuestShown[]
  items: Named[]
  pieces: PieceShown[]
  maps: {
    [k: string]: MapShown
  }
}
export interface MarquiseFacts {
  id: 'marquise'
  name: string
  letter: string
  fill: string
  ink: string
  pawn: boolean
  warriors: number
  deeds: {
    [k: string]: Named[]
  }
  printed: MarquisePrinted
}
export interface Named {
  id: string
  name: string
}
export interface MarquisePrinted {
  tracks: {
    [k: string]: TrackFacts
  }
  wood_cost: number[]
}
/**
 * What the spaces of a track show: points, cards to draw, warriors, what the next piece costs.
 */
export interface TrackFacts {
  vp?: number[] | null
  cards?: number[] | null
  cost?: number[] | null
  warriors?: number[] | null
}
export interface EyrieFacts {
  id: 'eyrie'
  name: string
  letter: string
  fill: string
  ink: string
  pawn: boolean
  warriors: number
  deeds: {
    [k: string]: Named[]
  }
  printed: EyriePrinted
}
export interface EyriePrinted {
  columns: {
    [k: string]: string
  }
  leaders: LeaderFacts[]
  roost: TrackFacts
  vizier: string
}
export interface LeaderFacts {
  id: string
  name: string
  text: string
  viziers: string[]
}
export interface AllianceFacts {
  id: 'alliance'
  name: string
  letter: string
  fill: string
  ink: string
  pawn: boolean
  warriors: number
  deeds: {
    [k: string]: Named[]
  }
  printed: AlliancePrinted
}
export interface AlliancePrinted {
  sympathy: TrackFacts
}
export interface VagabondFacts {
  id: 'vagabond'
  name: string
  letter: string
  fill: string
  ink: string
  pawn: boolean
  warriors: number
  deeds: {
    [k: string]: Named[]
  }
  printed: VagabondPrinted
}
export interface VagabondPrinted {
  characters: CharacterFacts[]
  relations: StepFacts[]
  hostile: string
}
/**
 * `special`: the ability is an action for a torch.
 */
export interface CharacterFacts {
  id: string
  name: string
  text: string
  items: string[]
  special: boolean
  ability: string
}
/**
 * A step of a relationship: the aids that lead to it, and the points.
 */
export interface StepFacts {
  id: string
  name: string
  aids: number
  vp: number
}
export interface SecondVagabondFacts {
  id: 'vagabond_2'
  name: string
  letter: string
  fill: string
  ink: string
  pawn: boolean
  warriors: number
  deeds: {
    [k: string]: Named[]
  }
  printed: VagabondPrinted
}
export interface CultFacts {
  id: 'lizards'
  name: string
  letter: string
  fill: string
  ink: string
  pawn: boolean
  warriors: number
  deeds: {
    [k: string]: Named[]
  }
  printed: CultPrinted
}
export interface CultPrinted {
  garden: TrackFacts
}
export interface RiverfolkFacts {
  id: 'riverfolk'
  name: string
  letter: string
  fill: string
  ink: string
  pawn: boolean
  warriors: number
  deeds: {
    [k: string]: Named[]
  }
  printed: RiverfolkPrinted
}
export interface RiverfolkPrinted {
  services: ServiceFacts[]
  trade_post: TrackFacts
}
export interface ServiceFacts {
  id: string
  name: string
  prices: number[]
}
export interface DuchyFacts {
  id: 'duchy'
  name: string
  letter: string
  fill: string
  ink: string
  pawn: boolean
  warriors: number
  deeds: {
    [k: string]: Named[]
  }
  printed: DuchyPrinted
}
export interface DuchyPrinted {
  burrow: string
  ministers: MinisterFacts[]
  ranks: RankFacts[]
  citadel: TrackFacts
  market: TrackFacts
}
export interface MinisterFacts {
  id: string
  name: string
  text: string
  rank: string
  cost: number
}
export interface RankFacts {
  id: string
  name: string
  vp: number
}
export interface CorvidFacts {
  id: 'corvids'
  name: string
  letter: string
  fill: string
  ink: string
  pawn: boolean
  warriors: number
  deeds: {
    [k: string]: Named[]
  }
  printed: CorvidPrinted
}
export interface CorvidPrinted {
  plots: Told[]
}
/**
 * With a sentence on what it does.
 */
export interface Told {
  id: string
  name: string
  text: string
}
/**
 * A card gives an item with points, or does what its text says.
 */
export interface CardShown {
  name: string
  suit: string
  kind: string
  cost: string[]
  item?: string | null
  vp?: number | null
  text?: string | null
}
export interface QuestShown {
  id: string
  name: string
  suit: string
  items: string[]
}
export interface PieceShown {
  id: string
  name: string
  owner: string
  token: boolean
}
/**
 * Clearings and forests count from 0; places are parts of the width and of the height.
 */
export interface MapShown {
  name: string
  clearings: [number, number][]
  corners: number[]
  paths: [number, number][]
  closed: [number, number][]
  rivers: [number, number][]
  forests: ForestShown[]
  lake: [number, number][]
}
export interface ForestShown {
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number]
  clearings: number[]
}
