// The colour of a faction, for what is told of it beside the board.

import type { Facts } from '../../generated/harrow'

export function roleColour(facts: Facts, role: string, paper: 'light' | 'dark'): string | undefined {
  return facts.colours[role as keyof Facts['colours']]?.[paper]
}
