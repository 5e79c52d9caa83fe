// The drawings of the legend.

import Bones from '~icons/game-icons/crossed-bones'
import Cards from '~icons/game-icons/card-draw'
import Castle from '~icons/game-icons/castle'
import Coal from '~icons/game-icons/coal-pile'
import Coins from '~icons/game-icons/two-coins'
import Crown from '~icons/game-icons/crown'
import Cycle from '~icons/game-icons/cycle'
import Dice from '~icons/game-icons/perspective-dice-six-faces-random'
import Drop from '~icons/game-icons/drop'
import Eye from '~icons/game-icons/eyeball'
import Fist from '~icons/game-icons/mailed-fist'
import Gears from '~icons/game-icons/gears'
import Hammer from '~icons/game-icons/hammer-nails'
import Hand from '~icons/game-icons/swords-emblem'
import House from '~icons/game-icons/house'
import Hut from '~icons/game-icons/hut'
import Laurels from '~icons/game-icons/laurels'
import Minerals from '~icons/game-icons/minerals'
import Moon from '~icons/game-icons/moon'
import Risen from '~icons/game-icons/raise-skeleton'
import Scythe from '~icons/game-icons/scythe'
import Swirl from '~icons/game-icons/star-swirl'
import Swords from '~icons/game-icons/crossed-swords'
import Take from '~icons/game-icons/hand'
import Tax from '~icons/game-icons/receive-money'
import Temple from '~icons/game-icons/greek-temple'
import Tomb from '~icons/game-icons/tombstone'
import type { Signs } from '../../lib/signs'

export const SIGNS: Signs = {
  bone: Bones, ash: Coal, sulphur: Minerals, blood: Drop, gold: Coins, any: Swirl, vp: Laurels, automaton: Gears,
  take: Take, strength: Swords, tax: Tax, build: Hammer, hut: Hut, house: House, temple: Temple, rebirth: Risen, castle: Castle, crown: Crown,
  die: Dice, refresh: Cycle, graveyard: Tomb, cards: Cards, hand: Hand, visio: Eye, nox: Moon, mors: Scythe, fortis: Fist,
} // prettier-ignore
