// The drawings of the legend.

import type { Signs } from '../../lib/signs'
import { GLYPHS } from './glyphs'

export const SIGNS: Signs = GLYPHS
