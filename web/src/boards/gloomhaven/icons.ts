// The pictures of Gloomhaven's pieces: game-icons, one for every monster, class and token.

import type { Component } from 'svelte'
import type { SVGAttributes } from 'svelte/elements'
import AngelWings from '~icons/game-icons/angel-wings'
import Archer from '~icons/game-icons/archer'
import ArmorPunch from '~icons/game-icons/armor-punch'
import Ballista from '~icons/game-icons/ballista'
import Bandit from '~icons/game-icons/bandit'
import Barrel from '~icons/game-icons/barrel'
import Bat from '~icons/game-icons/bat'
import BattleMech from '~icons/game-icons/battle-mech'
import BearHead from '~icons/game-icons/bear-head'
import BeastEye from '~icons/game-icons/beast-eye'
import BerryBush from '~icons/game-icons/berry-bush'
import Biceps from '~icons/game-icons/biceps'
import BlackHoleBolas from '~icons/game-icons/black-hole-bolas'
import BleedingWound from '~icons/game-icons/bleeding-wound'
import Boar from '~icons/game-icons/boar'
import BoltSpellCast from '~icons/game-icons/bolt-spell-cast'
import Bookshelf from '~icons/game-icons/bookshelf'
import Bowman from '~icons/game-icons/bowman'
import BrainTentacle from '~icons/game-icons/brain-tentacle'
import Breastplate from '~icons/game-icons/breastplate'
import BrickWall from '~icons/game-icons/brick-wall'
import Broadsword from '~icons/game-icons/broadsword'
import Brute from '~icons/game-icons/brute'
import BullHorns from '~icons/game-icons/bull-horns'
import BurningEmbers from '~icons/game-icons/burning-embers'
import BurningSkull from '~icons/game-icons/burning-skull'
import Campfire from '~icons/game-icons/campfire'
import CardBurn from '~icons/game-icons/card-burn'
import CardDiscard from '~icons/game-icons/card-discard'
import CardDraw from '~icons/game-icons/card-draw'
import CardPlay from '~icons/game-icons/card-play'
import CardRandom from '~icons/game-icons/card-random'
import CheckMark from '~icons/game-icons/check-mark'
import CloakDagger from '~icons/game-icons/cloak-dagger'
import ClosedDoors from '~icons/game-icons/closed-doors'
import Cobra from '~icons/game-icons/cobra'
import ConcentricCrescents from '~icons/game-icons/concentric-crescents'
import ConvergenceTarget from '~icons/game-icons/convergence-target'
import Crab from '~icons/game-icons/crab'
import CrossedSwords from '~icons/game-icons/crossed-swords'
import Crown from '~icons/game-icons/crown'
import CrystalBall from '~icons/game-icons/crystal-ball'
import CrystalCluster from '~icons/game-icons/crystal-cluster'
import Cultist from '~icons/game-icons/cultist'
import CursedStar from '~icons/game-icons/cursed-star'
import DjedPillar from '~icons/game-icons/djed-pillar'
import DropWeapon from '~icons/game-icons/drop-weapon'
import EagleHead from '~icons/game-icons/eagle-head'
import Eclipse from '~icons/game-icons/eclipse'
import EvilMoon from '~icons/game-icons/evil-moon'
import Fairy from '~icons/game-icons/fairy'
import FalconMoon from '~icons/game-icons/falcon-moon'
import FeatheredWing from '~icons/game-icons/feathered-wing'
import FireSilhouette from '~icons/game-icons/fire-silhouette'
import FlagObjective from '~icons/game-icons/flag-objective'
import Flame from '~icons/game-icons/flame'
import FlyingFlag from '~icons/game-icons/flying-flag'
import Fog from '~icons/game-icons/fog'
import Frog from '~icons/game-icons/frog'
import GhostAlly from '~icons/game-icons/ghost-ally'
import GolemHead from '~icons/game-icons/golem-head'
import Guards from '~icons/game-icons/guards'
import HandSaw from '~icons/game-icons/hand-saw'
import HawkEmblem from '~icons/game-icons/hawk-emblem'
import Hearts from '~icons/game-icons/hearts'
import HighShot from '~icons/game-icons/high-shot'
import HornedSkull from '~icons/game-icons/horned-skull'
import Hound from '~icons/game-icons/hound'
import HunterEyes from '~icons/game-icons/hunter-eyes'
import IceGolem from '~icons/game-icons/ice-golem'
import IceSpellCast from '~icons/game-icons/ice-spell-cast'
import Imp from '~icons/game-icons/imp'
import ImpLaugh from '~icons/game-icons/imp-laugh'
import InfestedMass from '~icons/game-icons/infested-mass'
import Infinity from '~icons/game-icons/infinity'
import Knockout from '~icons/game-icons/knockout'
import Laurels from '~icons/game-icons/laurels'
import LeatherBoot from '~icons/game-icons/leather-boot'
import LightningTrio from '~icons/game-icons/lightning-trio'
import LockedChest from '~icons/game-icons/locked-chest'
import Log from '~icons/game-icons/log'
import Manacles from '~icons/game-icons/manacles'
import Menhir from '~icons/game-icons/menhir'
import MetalGolemHead from '~icons/game-icons/metal-golem-head'
import Minotaur from '~icons/game-icons/minotaur'
import MirrorMirror from '~icons/game-icons/mirror-mirror'
import Moon from '~icons/game-icons/moon'
import Mouse from '~icons/game-icons/mouse'
import MusicalNotes from '~icons/game-icons/musical-notes'
import NestEggs from '~icons/game-icons/nest-eggs'
import OakLeaf from '~icons/game-icons/oak-leaf'
import OpenGate from '~icons/game-icons/open-gate'
import OverlordHelm from '~icons/game-icons/overlord-helm'
import Padlock from '~icons/game-icons/padlock'
import PineTree from '~icons/game-icons/pine-tree'
import PoisonBottle from '~icons/game-icons/poison-bottle'
import PoisonGas from '~icons/game-icons/poison-gas'
import PotionBall from '~icons/game-icons/potion-ball'
import Rat from '~icons/game-icons/rat'
import Robber from '~icons/game-icons/robber'
import RobotGolem from '~icons/game-icons/robot-golem'
import Rock from '~icons/game-icons/rock'
import RockGolem from '~icons/game-icons/rock-golem'
import RollingBomb from '~icons/game-icons/rolling-bomb'
import Sarcophagus from '~icons/game-icons/sarcophagus'
import SeatedMouse from '~icons/game-icons/seated-mouse'
import ShamblingZombie from '~icons/game-icons/shambling-zombie'
import Shield from '~icons/game-icons/shield'
import ShieldDisabled from '~icons/game-icons/shield-disabled'
import SightDisabled from '~icons/game-icons/sight-disabled'
import Skeleton from '~icons/game-icons/skeleton'
import SlaveryWhip from '~icons/game-icons/slavery-whip'
import Slime from '~icons/game-icons/slime'
import Snake from '~icons/game-icons/snake'
import Snowflake2 from '~icons/game-icons/snowflake-2'
import Spears from '~icons/game-icons/spears'
import Spectre from '~icons/game-icons/spectre'
import SpikedBall from '~icons/game-icons/spiked-ball'
import SpikedDragonHead from '~icons/game-icons/spiked-dragon-head'
import SpikedShield from '~icons/game-icons/spiked-shield'
import Spikes from '~icons/game-icons/spikes'
import Stairs from '~icons/game-icons/stairs'
import Stalagtite from '~icons/game-icons/stalagtite'
import StarAltar from '~icons/game-icons/star-altar'
import StarMedal from '~icons/game-icons/star-medal'
import StarSwirl from '~icons/game-icons/star-swirl'
import StoneBlock from '~icons/game-icons/stone-block'
import StonePile from '~icons/game-icons/stone-pile'
import StoneSphere from '~icons/game-icons/stone-sphere'
import StoneTower from '~icons/game-icons/stone-tower'
import StumpRegrowth from '~icons/game-icons/stump-regrowth'
import Sun from '~icons/game-icons/sun'
import SunPriest from '~icons/game-icons/sun-priest'
import Table from '~icons/game-icons/table'
import TargetDummy from '~icons/game-icons/target-dummy'
import TentaclesSkull from '~icons/game-icons/tentacles-skull'
import ThornyVine from '~icons/game-icons/thorny-vine'
import Tinker from '~icons/game-icons/tinker'
import Tombstone from '~icons/game-icons/tombstone'
import Tornado from '~icons/game-icons/tornado'
import Totem from '~icons/game-icons/totem'
import TotemMask from '~icons/game-icons/totem-mask'
import Triforce from '~icons/game-icons/triforce'
import TwoCoins from '~icons/game-icons/two-coins'
import TwoHandedSword from '~icons/game-icons/two-handed-sword'
import Unicorn from '~icons/game-icons/unicorn'
import Upgrade from '~icons/game-icons/upgrade'
import Velociraptor from '~icons/game-icons/velociraptor'
import VintageRobot from '~icons/game-icons/vintage-robot'
import VisoredHelm from '~icons/game-icons/visored-helm'
import WalkingBoot from '~icons/game-icons/walking-boot'
import WaterFountain from '~icons/game-icons/water-fountain'
import Waves from '~icons/game-icons/waves'
import WindyStripes from '~icons/game-icons/windy-stripes'
import WitchFace from '~icons/game-icons/witch-face'
import WolfHead from '~icons/game-icons/wolf-head'
import WolfTrap from '~icons/game-icons/wolf-trap'
import WoodenCrate from '~icons/game-icons/wooden-crate'
import WoodenDoor from '~icons/game-icons/wooden-door'
import WormMouth from '~icons/game-icons/worm-mouth'
import Wyvern from '~icons/game-icons/wyvern'

export type Icon = Component<SVGAttributes<SVGSVGElement>>

const MONSTERS: Record<string, Icon> = {
  'ancient-artillery': Ballista,
  'bandit-archer': Bandit,
  'bandit-commander': OverlordHelm,
  'bandit-guard': Robber,
  'black-imp': Imp,
  'captain-of-the-guard': VisoredHelm,
  'cave-bear': BearHead,
  'city-archer': Archer,
  'city-guard': Guards,
  cultist: Cultist,
  'deep-terror': WormMouth,
  'earth-demon': RockGolem,
  'flame-demon': FireSilhouette,
  'forest-imp': ImpLaugh,
  'frost-demon': IceGolem,
  'giant-viper': Cobra,
  'harrower-infester': InfestedMass,
  hound: Hound,
  'inox-archer': Bowman,
  'inox-bodyguard': BullHorns,
  'inox-guard': Minotaur,
  'inox-shaman': TotemMask,
  jekserah: WitchFace,
  'living-bones': Skeleton,
  'living-corpse': ShamblingZombie,
  'living-spirit': Spectre,
  lurker: Crab,
  'merciless-overseer': SlaveryWhip,
  'night-demon': EvilMoon,
  ooze: Slime,
  'rending-drake': Velociraptor,
  'savvas-icestorm': IceSpellCast,
  'spitting-drake': SpikedDragonHead,
  'stone-golem': RobotGolem,
  'sun-demon': SunPriest,
  'vermling-scout': Rat,
  'vermling-shaman': Mouse,
  'wind-demon': Tornado,
}

export const ROLES: Record<string, Icon> = {
  brute: Brute,
  tinkerer: Tinker,
  spellweaver: BoltSpellCast,
  scoundrel: CloakDagger,
  cragheart: StoneSphere,
  mindthief: BrainTentacle,
  sunkeeper: Sun,
  quartermaster: Spears,
  summoner: ConcentricCrescents,
  nightshroud: Eclipse,
  plagueherald: TentaclesSkull,
  berserker: LightningTrio,
  soothsinger: MusicalNotes,
  doomstalker: HunterEyes,
  sawbones: HandSaw,
  elementalist: Triforce,
  'beast-tyrant': BeastEye,
}

export const SUMMONS: Record<string, Icon> = {
  decoy: TargetDummy,
  'battle-bot': VintageRobot,
  'kill-bot': BattleMech,
  'mystic-ally': GhostAlly,
  'burning-avatar': BurningSkull,
  'rat-swarm': Rat,
  'monstrous-rat': SeatedMouse,
  'rat-king': Crown,
  'jade-falcon': EagleHead,
  'warrior-spirit': Spectre,
  skeleton: Skeleton,
  'steel-construct': RobotGolem,
  'iron-beast': MetalGolemHead,
  'thorn-shooter': ThornyVine,
  'shadow-wolf': WolfHead,
  'lava-golem': RockGolem,
  'bat-swarm': Bat,
  'living-bomb': RollingBomb,
  'slime-spirit': Slime,
  'rock-colossus': GolemHead,
  'healing-sprite': Fairy,
  'nail-sphere': SpikedBall,
  'void-eater': BlackHoleBolas,
  'black-unicorn': Unicorn,
  'war-hawk': HawkEmblem,
  'battle-boar': Boar,
  'vicious-jackal': WolfHead,
  'giant-toad': Frog,
  'spitting-cobra': Cobra,
  doppelganger: MirrorMirror,
  'mana-sphere': CrystalBall,
  bear: BearHead,
  'green-adder': Snake,
  'tattered-wolf': WolfHead,
  'red-falcon': FalconMoon,
  'swamp-alligator': Wyvern,
  monolith: Menhir,
  'wind-totem': Totem,
  'spirit-banner': FlyingFlag,
}

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
}

export const ELEMENTS: Record<string, Icon> = {
  fire: Flame,
  ice: Snowflake2,
  air: WindyStripes,
  earth: OakLeaf,
  light: Sun,
  dark: Moon,
}

/** What lies on the map, by the name that the scenario gives it. */
export const LOOKS: Record<string, Icon> = {
  spike: Spikes,
  bear: WolfTrap,
  poison: PoisonGas,
  hot_coals: BurningEmbers,
  thorns: ThornyVine,
  water: Waves,
  rubble: StonePile,
  log: Log,
  stairs: Stairs,
  boulder_1: Rock,
  boulder_2: Rock,
  boulder_3: Rock,
  pillar: DjedPillar,
  wall_section: BrickWall,
  rock_column: StoneBlock,
  nest: NestEggs,
  bush: BerryBush,
  barrel: Barrel,
  stalagmites: Stalagtite,
  sarcophagus: Sarcophagus,
  totem: Totem,
  altar: StarAltar,
  tree_3: PineTree,
  table: Table,
  shelf: Bookshelf,
  cabinet: Bookshelf,
  bookcase: Bookshelf,
  stump: StumpRegrowth,
  crate: WoodenCrate,
  fountain: WaterFountain,
  crystal: CrystalCluster,
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

/** A variant that one scenario has looks like its kind. */
export const monsterIcon = (id: string): Icon => MONSTERS[id.replace(/-scenario-\d+$/, '')] ?? MARKS.monsters
