// The parts of a board: which of them are lit, what they stand for, and what happens when one is pressed.

import { getContext, setContext } from 'svelte'
import { litParts, NONE } from './lit'
import type { DecisionShown, OptionShown } from './wire'

const KEY = Symbol('stage')

export class Stage {
  /** Part -> the options that it stands for. */
  private lit = $derived.by(() => litParts(this.read()))

  constructor(
    private readonly read: () => DecisionShown | null,
    /** One option is chosen at once, several become a small menu where the part is. */
    readonly pick: (options: OptionShown[], pressed: Event) => void,
    /** The parts that a coach points at. */
    private readonly point: () => string[] = () => [],
  ) {}

  /** Whether the coach points at this part. */
  pointed(part: string | undefined): 'yes' | undefined {
    return part !== undefined && this.point().includes(part) ? 'yes' : undefined
  }

  at(part: string): OptionShown[] {
    return this.lit.get(part) ?? []
  }

  /** The lit parts whose names begin like this. */
  among(...beginnings: string[]): string[] {
    return [...this.lit.keys()].filter((part) => beginnings.some((one) => part.startsWith(one)))
  }

  /** Whether something is lit whose name begins like this, so that a folded board opens by itself. */
  within(...beginnings: string[]): boolean {
    return this.among(...beginnings).length > 0
  }

  /** Options that stand for no part of the board, such as passing; a part called `none` stands for them. */
  get loose(): OptionShown[] {
    return this.at(NONE)
  }
}

/** Called once by the page that shows a board. */
export function setStage(stage: Stage): void {
  setContext(KEY, stage)
}

/** Called by parts of a board. */
export function stage(): Stage {
  return getContext<Stage>(KEY)
}
