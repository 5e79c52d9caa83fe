// The colour of a class, for what is told of it beside the board.

import { COLOURS } from './names'

export const roleColour = (_: unknown, role: string): string | undefined => COLOURS[role]
