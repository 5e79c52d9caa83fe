// The drawings of the legend.

import type { Signs } from '../../lib/signs'
import { CONDITIONS, ELEMENTS, MARKS, SLOTS } from './icons'

export const SIGNS: Signs = { ...MARKS, ...CONDITIONS, ...ELEMENTS, ...SLOTS }
