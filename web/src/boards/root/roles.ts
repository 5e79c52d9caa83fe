// The colour of a faction, for what is told of it beside the board.

import type { Facts } from '../../generated/root'

export const roleColour = (facts: Facts, role: string): string | undefined => facts.factions.find((one) => one.id === role)?.fill
