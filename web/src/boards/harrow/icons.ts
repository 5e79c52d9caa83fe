// Icons of game-icons.net by what they stand for here.

import Advance from '~icons/game-icons/sprint'
import Barn from '~icons/game-icons/barn'
import Bag from '~icons/game-icons/swap-bag'
import Card from '~icons/game-icons/card-pickup'
import Crown from '~icons/game-icons/crown'
import Doll from '~icons/game-icons/voodoo-doll'
import EmptyNest from '~icons/game-icons/nest-birds'
import Fairy from '~icons/game-icons/fairy'
import Farmer from '~icons/game-icons/farmer'
import Fist from '~icons/game-icons/fist'
import Flame from '~icons/game-icons/flame'
import Ghost from '~icons/game-icons/ghost'
import Goblin from '~icons/game-icons/goblin-head'
import House from '~icons/game-icons/house'
import Lantern from '~icons/game-icons/old-lantern'
import Legend from '~icons/game-icons/star-swirl'
import Lightning from '~icons/game-icons/lightning-storm'
import Megaphone from '~icons/game-icons/megaphone'
import Nail from '~icons/game-icons/nails'
import Nest from '~icons/game-icons/nest-eggs'
import Path from '~icons/game-icons/boot-prints'
import Queen from '~icons/game-icons/queen-crown'
import Root from '~icons/game-icons/plant-roots'
import Scroll from '~icons/game-icons/tied-scroll'
import Shield from '~icons/game-icons/round-shield'
import Snake from '~icons/game-icons/snake'
import Spawn from '~icons/game-icons/egg-clutch'
import Spoon from '~icons/game-icons/spoon'
import Storm from '~icons/game-icons/tornado'
import Strengthen from '~icons/game-icons/biceps'
import Sword from '~icons/game-icons/broadsword'
import Swords from '~icons/game-icons/crossed-swords'
import Tree from '~icons/game-icons/evil-tree'
import Wild from '~icons/game-icons/leaf-swirl'

export type Icon = typeof Ghost

export const ICONS: Record<string, Icon> = {
  advance: Advance, spawn: Spawn, strengthen: Strengthen, scroll: Scroll, wild: Wild, burnt: Ghost,
  haint: Ghost, infected: Ghost, townsfolk: Farmer, building: Barn, storm: Storm, path: Path, taunt: Megaphone,
  wrath: Fist, flame: Flame, doll: Doll, doll_open: Doll, nest: Nest, empty_nest: EmptyNest, home: House, nail: Nail,
  sword: Sword, crown: Crown, queen: Queen, find: Sword, root: Root, snake: Snake, lantern: Lantern, spoon: Spoon,
  card: Card, bag: Bag, tree: Tree, ability: Legend, attack: Swords, legend: Crown,
  protectors: Shield, family: Lightning, kami: Goblin, hester: Tree, fairfolk: Fairy,
  card_swap: Card, move_legend: Crown, spoon_back: Spoon, first_scroll: Scroll,
}

/** Upgrade tokens bear the icon of the ability they replace. */
export function icon(id: string): Icon {
  return ICONS[id] ?? Legend
}
