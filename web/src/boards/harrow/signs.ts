// The drawings of the legend.

import type { Signs } from '../../lib/signs'
import { ICONS } from './icons'

export const SIGNS: Signs = ICONS
