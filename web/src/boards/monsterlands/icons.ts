// The pictures of Monster Lands by what they stand for.

import type { Component } from 'svelte'
import type { SVGAttributes } from 'svelte/elements'
import Anvil from '~icons/game-icons/anvil'
import Bat from '~icons/game-icons/bat'
import Beer from '~icons/game-icons/beer-stein'
import Sword from '~icons/game-icons/broadsword'
import Cage from '~icons/game-icons/cage'
import Wound from '~icons/game-icons/broken-heart'
import Plant from '~icons/game-icons/carnivorous-plant'
import Cauldron from '~icons/game-icons/cauldron'
import Shield from '~icons/game-icons/checked-shield'
import Crab from '~icons/game-icons/crab'
import Croc from '~icons/game-icons/croc-jaws'
import Crown from '~icons/game-icons/crown'
import Cycle from '~icons/game-icons/cycle'
import Skull from '~icons/game-icons/death-skull'
import Six from '~icons/game-icons/dice-six-faces-six'
import Minion from '~icons/game-icons/evil-minion'
import Tree from '~icons/game-icons/evil-tree'
import FireTail from '~icons/game-icons/fire-tail'
import Fist from '~icons/game-icons/fist'
import Flame from '~icons/game-icons/flame'
import Cloud from '~icons/game-icons/fluffy-cloud'
import Flag from '~icons/game-icons/flying-flag'
import Footprint from '~icons/game-icons/footprint'
import Frog from '~icons/game-icons/frog'
import Harpy from '~icons/game-icons/harpy'
import Scroll from '~icons/game-icons/scroll-unfurled'
import Hazard from '~icons/game-icons/hazard-sign'
import Hood from '~icons/game-icons/hood'
import House from '~icons/game-icons/house'
import IceGolem from '~icons/game-icons/ice-golem'
import Imp from '~icons/game-icons/imp-laugh'
import Jellyfish from '~icons/game-icons/jellyfish'
import Knapsack from '~icons/game-icons/knapsack'
import Tentacle from '~icons/game-icons/kraken-tentacle'
import Lasso from '~icons/game-icons/lasso'
import Laurels from '~icons/game-icons/laurels'
import Lightning from '~icons/game-icons/lightning-frequency'
import Swirl from '~icons/game-icons/magic-swirl'
import Wagon from '~icons/game-icons/mine-wagon'
import Ogre from '~icons/game-icons/ogre'
import Palm from '~icons/game-icons/palm-tree'
import PayMoney from '~icons/game-icons/pay-money'
import Poison from '~icons/game-icons/poison-bottle'
import Sam from '~icons/game-icons/robot-golem'
import Dices from '~icons/game-icons/rolling-dices'
import Potion from '~icons/game-icons/round-potion'
import Star from '~icons/game-icons/round-star'
import SandSnake from '~icons/game-icons/sand-snake'
import Scales from '~icons/game-icons/scales'
import Hands from '~icons/game-icons/shaking-hands'
import Bounce from '~icons/game-icons/shield-bounces'
import Shop from '~icons/game-icons/shop'
import Snake from '~icons/game-icons/snake'
import SpellBook from '~icons/game-icons/spell-book'
import Spider from '~icons/game-icons/spider-alt'
import Bag from '~icons/game-icons/swap-bag'
import Tombstone from '~icons/game-icons/tombstone'
import Troll from '~icons/game-icons/troll'
import Trophy from '~icons/game-icons/trophy'
import Coins from '~icons/game-icons/two-coins'
import Pick from '~icons/game-icons/war-pick'
import Drop from '~icons/game-icons/water-drop'
import Whirlwind from '~icons/game-icons/whirlwind'
import Trap from '~icons/game-icons/wolf-trap'
import Cabin from '~icons/game-icons/wood-cabin'
import { look, type Affinity, type Colour, type Facts } from './drawing'

export type Picture = Component<SVGAttributes<SVGSVGElement>>

export const DIE_PICTURES: Record<Colour, Picture> = { strength: Fist, magic: Swirl, haggle: Scales }
const EMBLEMS: Record<string, Picture> = { whirlwind: Whirlwind, drop: Drop, flame: Flame, palm: Palm }
export const emblem = (facts: Facts, affinity: Affinity): Picture => EMBLEMS[look(facts, affinity).emblem] ?? Hood

export const MARKS = {
  glory: Laurels, coins: Coins, potion: Potion, poison: Poison, defence: Shield, trap: Trap, loot: Bag, reputation: Star,
  reroll: Cycle, capture: Cage, kill: Skull, trophy: Trophy, conquest: Flag, panic: Hazard, wounded: Wound, chief: Crown,
  death: Tombstone, assigned: Footprint, settler: House, dice: Dices, sam: Sam, hit: Wound, drinks: Beer,
} as const satisfies Record<string, Picture>
export type Mark = keyof typeof MARKS

export const BUILDING_PICTURES: Record<string, Picture> = {
  lodge: Cabin, laboratory: Cauldron, tavern: Beer, armoury: Anvil, pawnshop: PayMoney, market: Shop, mine: Wagon,
}

export const DECK_PICTURES = { monsters: Croc, lands: Flag, events: Footprint, quests: Scroll, panic: Hazard } as const satisfies Record<string, Picture>

export const KIND_PICTURES: Record<string, Picture> = { weapon: Sword, gear: Knapsack, spell: SpellBook }

const ABILITIES: Record<string, Picture> = {
  buy_die: Six, capture_bonus: Cage, capture_glory: Laurels, capture_without_trap: Lasso, conquest_bonus: Flag, defence: Shield,
  deflect: Bounce, die_bonus: Sword, hire_discount: Hands, income: Coins, kill_bonus: Skull, mine_bonus: Pick, reroll: Dices,
  swap_die: Cycle, take_token: Potion, trap_capacity: Knapsack, trap_discount: Trap, victory_potions: Potion,
}
export const abilityPicture = (type: string): Picture => ABILITIES[type] ?? Hood

const MONSTERS: Record<string, Picture> = {
  pliznik: Snake, trousic: Spider, lepivec: Plant, kodyl: Croc, trouchnivec: Tree, ohnivousove: Imp, krus: Troll, ohnivir: FireTail,
  podsvetnik: Minion, piskor: SandSnake, praskoun: Lightning, zoban: Harpy, mechoun: Cloud, krabohlav: Crab, pocih: Bat,
  tlustoun: Ogre, zabozub: Frog, ledobor: IceGolem, hlubstir: Jellyfish, chapadlice: Tentacle,
}
export const monsterPicture = (id: string): Picture => MONSTERS[id] ?? Troll

const LOOT: Record<string, Picture> = {
  glory: Laurels, reroll: Dices, gain: Bag, kill_bonus: Skull, trophy: Trophy, swap: Cycle, roll_bonus: Sword, hire_free: Hands,
}
export const lootPicture = (type: string): Picture => LOOT[type] ?? Bag

const TRAPS: Record<string, Picture> = { die_bonus: Sword, attack_bonus: Sword, steal: Hood, deflect: Bounce }
export const trapPicture = (type: string): Picture => TRAPS[type] ?? Trap
