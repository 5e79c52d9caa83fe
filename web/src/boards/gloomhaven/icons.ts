// The pictures of Gloomhaven's pieces: game-icons, one for every monster, class and token.

import type { Component } from 'svelte'
import type { SVGAttributes } from 'svelte/elements'
import AngelWings from '~icons/game-icons/angel-wings'
import ArmorPunch from '~icons/game-icons/armor-punch'
import Biceps from '~icons/game-icons/biceps'
import BleedingWound from '~icons/game-icons/bleeding-wound'
import Breastplate from '~icons/game-icons/breastplate'
import Broadsword from '~icons/game-icons/broadsword'
import Campfire from '~icons/game-icons/campfire'
import CardBurn from '~icons/game-icons/card-burn'
import CardDiscard from '~icons/game-icons/card-discard'
import CardDraw from '~icons/game-icons/card-draw'
import CardPlay from '~icons/game-icons/card-play'
import CardRandom from '~icons/game-icons/card-random'
import CheckMark from '~icons/game-icons/check-mark'
import ClosedDoors from '~icons/game-icons/closed-doors'
import ConvergenceTarget from '~icons/game-icons/convergence-target'
import CrossedSwords from '~icons/game-icons/crossed-swords'
import Crown from '~icons/game-icons/crown'
import CursedStar from '~icons/game-icons/cursed-star'
import DropWeapon from '~icons/game-icons/drop-weapon'
import FeatheredWing from '~icons/game-icons/feathered-wing'
import FlagObjective from '~icons/game-icons/flag-objective'
import Flame from '~icons/game-icons/flame'
import Fog from '~icons/game-icons/fog'
import Hearts from '~icons/game-icons/hearts'
import HighShot from '~icons/game-icons/high-shot'
import HornedSkull from '~icons/game-icons/horned-skull'
import Infinity from '~icons/game-icons/infinity'
import Knockout from '~icons/game-icons/knockout'
import Laurels from '~icons/game-icons/laurels'
import LeatherBoot from '~icons/game-icons/leather-boot'
import LockedChest from '~icons/game-icons/locked-chest'
import Manacles from '~icons/game-icons/manacles'
import Moon from '~icons/game-icons/moon'
import OakLeaf from '~icons/game-icons/oak-leaf'
import OpenGate from '~icons/game-icons/open-gate'
import Padlock from '~icons/game-icons/padlock'
import PoisonBottle from '~icons/game-icons/poison-bottle'
import PotionBall from '~icons/game-icons/potion-ball'
import Shield from '~icons/game-icons/shield'
import ShieldDisabled from '~icons/game-icons/shield-disabled'
import SightDisabled from '~icons/game-icons/sight-disabled'
import Sleepy from '~icons/game-icons/sleepy'
import Snowflake2 from '~icons/game-icons/snowflake-2'
import SpikedShield from '~icons/game-icons/spiked-shield'
import StarMedal from '~icons/game-icons/star-medal'
import StarSwirl from '~icons/game-icons/star-swirl'
import StoneTower from '~icons/game-icons/stone-tower'
import Sun from '~icons/game-icons/sun'
import Tombstone from '~icons/game-icons/tombstone'
import TwoCoins from '~icons/game-icons/two-coins'
import TwoHandedSword from '~icons/game-icons/two-handed-sword'
import Upgrade from '~icons/game-icons/upgrade'
import VisoredHelm from '~icons/game-icons/visored-helm'
import WalkingBoot from '~icons/game-icons/walking-boot'
import WindyStripes from '~icons/game-icons/windy-stripes'
import WoodenDoor from '~icons/game-icons/wooden-door'

export type Icon = Component<SVGAttributes<SVGSVGElement>>

/** In the order of the game's numbers for them. */
export const CONDITIONS: Record<string, Icon> = {
  poison: PoisonBottle,
  wound: BleedingWound,
  immobilize: Manacles,
  disarm: DropWeapon,
  stun: StarSwirl,
  muddle: Knockout,
  invisible: SightDisabled,
  strengthen: Biceps,
  curse: CursedStar,
  bless: AngelWings,
  idle: Sleepy,
}

export const ELEMENTS: Record<string, Icon> = {
  fire: Flame,
  ice: Snowflake2,
  air: WindyStripes,
  earth: OakLeaf,
  light: Sun,
  dark: Moon,
}

export const SLOTS: Record<string, Icon> = {
  head: VisoredHelm,
  body: Breastplate,
  legs: LeatherBoot,
  one_hand: Broadsword,
  two_hands: TwoHandedSword,
  small: PotionBall,
}

export const MARKS = {
  hp: Hearts,
  xp: Laurels,
  coin: TwoCoins,
  chest: LockedChest,
  goal: StarMedal,
  attack: CrossedSwords,
  move: WalkingBoot,
  range: HighShot,
  shield: Shield,
  retaliate: SpikedShield,
  target: ConvergenceTarget,
  pierce: ArmorPunch,
  fly: FeatheredWing,
  lost: CardBurn,
  stays: Infinity,
  discard: CardDiscard,
  hand: CardDraw,
  active: CardPlay,
  rest: Campfire,
  done: CheckMark,
  shuffle: CardRandom,
  door: WoodenDoor,
  stone: ClosedDoors,
  fog: Fog,
  open: OpenGate,
  padlock: Padlock,
  objective: FlagObjective,
  thing: StoneTower,
  boss: Crown,
  dead: Tombstone,
  level: Upgrade,
  stronger: Biceps,
  hard: ShieldDisabled,
  monsters: HornedSkull,
} satisfies Record<string, Icon>
