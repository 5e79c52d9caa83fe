// Written by `make types` from the Python side. Do not edit.
/**
 * The table as one seat sees it; things are named by their ids in content.
 */
export interface View {
  round: number
  phase: string
  moment: string
  difficulty: string
  extra_dice: number[]
  ruses: boolean
  queens_gift: boolean
  more_monsters: boolean
  scenario: number | null
  first: number
  turn: number
  supply: Counts
  spent: Counts
  buildings: {
    [k: string]: BuildingView
  }
  panic_pile: number
  lodge: (string | null)[]
  basket: string[]
  trap_supply: number
  trap_discard: string[]
  tavern: (string | null)[]
  mercenary_deck: number
  mercenary_discard: string[]
  rookies: number
  out: string[]
  drunk: boolean
  market: (string | null)[]
  equipment_deck: number
  equipment_out: string[]
  monster_deck: number
  monster_discard: string[]
  fled: string[]
  land_deck: number
  lands_out: string[]
  event_deck: number
  event_discard: number[]
  loot: string[]
  loot_supply: number
  loot_discard: string[]
  quest_bag: number
  quests_out: string[]
  places: Places
  paths: PathView[]
  battle: BattleView
  clans: ClanView[]
  used: string[]
  handed: string[]
  sam: SamView | null
}
/**
 * Dice by colour.
 */
export interface Counts {
  strength: number
  magic: number
  haggle: number
}
export interface BuildingView {
  spaces: number
  placed: number[]
  panic: boolean
}
export interface Places {
  land_a: LandPlace
  land_b: LandPlace
  entrance: EntrancePlace
  quest_a: QuestPlace
  quest_b: QuestPlace
}
export interface LandPlace {
  monster: string | null
  fought: boolean
  land: string | null
  event: string | null
}
export interface EntrancePlace {
  monster: string | null
  fought: boolean
}
export interface QuestPlace {
  quest: string | null
}
export interface PathView {
  place: 'entrance' | 'land_a' | 'land_b' | 'quest_a' | 'quest_b'
  member: string | null
  owner: number | null
  dice: Counts
  safe: Counts
  traps: number
  laid: string[] | null
  open: string[]
  defence: number
  potions: number
  poisons: number
  coins: number
  guard: number
  deeds: number
  result: number
}
/**
 * How far the place that is being resolved has come.
 */
export interface BattleView {
  place: ('entrance' | 'land_a' | 'land_b' | 'quest_a' | 'quest_b') | null
  path: number | null
  monster: string | null
  damage: number
  beaten: number
  revealing: number
  black: number
  deflections: number[][]
  wounds: number[][]
  rolling: number
  one_by_one: boolean
  unrolled: Counts
  rolled: number[]
  bonus: number[]
  flat: number
  kill_bonus: number
  capture_bonus: number
  rerolls: number[]
}
export interface ClanView {
  affinity: ('fire' | 'jungle' | 'water' | 'wind') | null
  glory: number
  reputation: number
  coins: number
  strength: number
  magic: number
  haggle: number[]
  chief: string | null
  members: MemberView[]
  trap_count: number
  traps: string[] | null
  trap_limit: number
  defence: number
  potions: number
  poisons: number
  loot: string[]
  trophies: string[]
  trophy_points: number
  lands: OwnLand[]
  icons: Icons
  passed: boolean
  quests: number
  points: number
}
export interface MemberView {
  id: string
  number: number
  chief: boolean
  wounded: boolean
  assigned: boolean
  equipment: string[]
}
export interface OwnLand {
  id: string
  settler: string | null
}
/**
 * How many of each affinity count at the end.
 */
export interface Icons {
  wind: number
  water: number
  fire: number
  jungle: number
}
export interface SamView {
  tokens: number
  pile: number
  discard: string[]
}
/**
 * Names, short texts and numbers on cards; lists stand in the order of the numbers that options use.
 */
export interface Facts {
  words: {
    [k: string]: string
  }
  phases: {
    [k: string]: string
  }
  difficulties: {
    [k: string]: string
  }
  affinities: AffinityNames
  clans: StarterClan[]
  colours: ColourNames
  members: MemberFacts[]
  rookie: number
  drinks: Drinks
  cards: string[]
  equipment: {
    [k: string]: EquipmentFacts
  }
  traps: TrapFacts[]
  monsters: MonsterFacts[]
  lands: LandFacts[]
  loot: LootFacts[]
  events: {
    [k: string]: EventPath[]
  }
  quests: {
    [k: string]: QuestFacts
  }
  buildings: {
    [k: string]: BuildingFacts
  }
  order: string[]
  brews: number[]
  mine: MineSpace[]
  armoury: Armoury
  pawnshop: number
  places: PlaceNames
  paths: PathFacts[]
  guards: Guards[]
  gifts: [string, number][][]
  limits: Limits
  glory: GloryFacts
  rounds: number
  moments: Moments
  amounts: {
    [k: string]: string
  }
  scenarios: ScenarioFacts[]
}
export interface AffinityNames {
  wind: string
  water: string
  fire: string
  jungle: string
}
export interface StarterClan {
  id: 'fire' | 'jungle' | 'water' | 'wind'
  members: number[]
  look: Look
}
export interface Look {
  emblem: string
  scene: string
  colour: Shade
  text: Shade
  hue: string
  ink: string
}
/**
 * A colour on light and on dark paper.
 */
export interface Shade {
  light: string
  dark: string
}
export interface ColourNames {
  strength: string
  magic: string
  haggle: string
}
export interface MemberFacts {
  id: string
  name: string
  affinity: ('fire' | 'jungle' | 'water' | 'wind') | null
  reputation: number
  cost: number
  dice: {
    [k: string]: number
  }
  ability: string
  does: string
}
export interface Drinks {
  option: number
  price: number
}
export interface EquipmentFacts {
  name: string
  kind: string
  kind_name: string
  price: number
  does: string
}
export interface TrapFacts {
  id: string
  name: string
  full: string
  family: string
  price: number
  type: string
  color: ('haggle' | 'magic' | 'strength') | null
  value: number
}
export interface MonsterFacts {
  id: string
  name: string
  level: string
  affinity: 'fire' | 'jungle' | 'water' | 'wind'
  attack: number
  capture: number
  kill: number
  capture_reward: [string, number][]
  kill_reward: [string, number][]
  trophies: number
  does: string
  home: number
  entrance: number
}
export interface LandFacts {
  id: string
  name: string
  affinity: 'fire' | 'jungle' | 'water' | 'wind'
  conquest: number
  glory: number
  place: ('haggle' | 'magic' | 'strength')[][]
  gain: [string, number][]
  gain_dice: {
    [k: string]: number
  }
  gain_text: string
  does: string
}
export interface LootFacts {
  id: string
  name: string
  type: string
}
export interface EventPath {
  require: {
    [k: string]: number
  }
  reinforce: {
    [k: string]: number
  }
  /**
   * @minItems 3
   * @maxItems 3
   */
  benefit: [string, number, string]
  benefit_text: string
}
export interface QuestFacts {
  roll: RollFacts
  pay: PayFacts
}
export interface RollFacts {
  dice: ('haggle' | 'magic' | 'strength')[][]
  target: number
  reward: [string, number][]
  penalty: number
  consolation: [string, number][]
  told: string
}
export interface PayFacts {
  dice: ('haggle' | 'magic' | 'strength')[][]
  cost: [string, number][]
  left: [string, number][]
  right: [string, number][]
  told: string
}
export interface BuildingFacts {
  name: string
}
export interface MineSpace {
  dice: number
  coins: number
}
export interface Armoury {
  most: number
  price: number
}
export interface PlaceNames {
  land_a: string
  land_b: string
  entrance: string
  quest_a: string
  quest_b: string
}
export interface PathFacts {
  place: 'entrance' | 'land_a' | 'land_b' | 'quest_a' | 'quest_b'
  number: number
  name: string
  death: number
}
export interface Guards {
  defence: number
  coins: number
}
export interface Limits {
  defence: number
  potions: number
  poisons: number
}
export interface GloryFacts {
  end: number
  dice: DiceBand[]
  wages: WageBand[]
}
export interface DiceBand {
  from: number
  to: number
  dice: {
    [k: string]: number
  }
}
export interface WageBand {
  from: number
  to: number
  coins: number
}
/**
 * In which moments dice of a path are rolled, and in which the monster's are about to be.
 */
export interface Moments {
  rolling: string[]
  striking: string[]
}
export interface ScenarioFacts {
  name: string
  rounds: number
  ranks: string[]
}
