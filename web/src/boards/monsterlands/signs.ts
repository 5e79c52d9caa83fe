// The drawings of the legend.

import Drop from '~icons/game-icons/water-drop'
import Flame from '~icons/game-icons/flame'
import Palm from '~icons/game-icons/palm-tree'
import Whirlwind from '~icons/game-icons/whirlwind'
import type { Signs } from '../../lib/signs'
import { BUILDING_PICTURES, DECK_PICTURES, DIE_PICTURES, KIND_PICTURES, MARKS } from './icons'

export const SIGNS: Signs = {
  ...DECK_PICTURES, ...MARKS, ...DIE_PICTURES, ...BUILDING_PICTURES, ...KIND_PICTURES, whirlwind: Whirlwind, drop: Drop, flame: Flame, palm: Palm,
} // prettier-ignore
