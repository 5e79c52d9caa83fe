// The colour of a baron, for what is told of it beside the board.

import type { Facts } from '../../generated/ash'

export const roleColour = (facts: Facts, role: string): string | undefined => facts.barons[role as keyof Facts['barons']]?.fill
