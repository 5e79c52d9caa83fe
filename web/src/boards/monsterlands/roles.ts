// The colour of a clan, for what is told of it beside the board.

import type { Facts } from '../../generated/monsterlands'

export function roleColour(facts: Facts, role: string, paper: 'light' | 'dark'): string | undefined {
  return facts.clans.find((one) => one.id === role)?.look.colour[paper]
}
