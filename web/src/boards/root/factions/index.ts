// The factions, each drawn in one file: the outline of its warriors, its key numbers, its board.

import type { Component } from 'svelte'
import type { BoardOf, FactionId, PrintedOn } from '../table'
import * as alliance from './Alliance.svelte'
import * as corvids from './Corvids.svelte'
import * as lizards from './Cult.svelte'
import * as duchy from './Duchy.svelte'
import * as eyrie from './Eyrie.svelte'
import * as marquise from './Marquise.svelte'
import type { FactionProps, KeyNumber, Of } from './props'
import * as riverfolk from './Riverfolk.svelte'
import * as vagabond from './Vagabond.svelte'

interface Drawn<F extends FactionId> {
  default: Component<FactionProps<BoardOf<F>, PrintedOn<F>>>
  outline: string
  key: (of: Of<BoardOf<F>, PrintedOn<F>>) => KeyNumber[]
  /** Parts of its board that others point at, too: then it opens by itself. */
  open?: string[]
  /** What a deed is called whose name is not printed. */
  special?: (of: Pick<Of<BoardOf<F>, PrintedOn<F>>, 'board' | 'printed'>) => string
}

const ALL: { [F in FactionId]: Drawn<F> } = {
  marquise,
  eyrie,
  alliance,
  vagabond,
  vagabond_2: { ...vagabond, outline: vagabond.secondOutline },
  lizards,
  riverfolk,
  duchy,
  corvids,
}

/** By faction; whoever draws one gives it the board and the print of that same faction. */
export const DRAWN = ALL as unknown as Record<FactionId, Drawn<FactionId>>
