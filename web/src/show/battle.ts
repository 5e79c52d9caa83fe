// A battle as one scene, collected from its events: what begins it, everything that is shown of it, and its sums.

import type { EventShown } from '../lib/wire'

export interface Battle {
  /** The event that began it. */
  begun: EventShown
  lines: EventShown[]
  /** Whoever looks takes part in it. */
  mine: boolean
}

/** So much is kept of what came just before: cards may be turned before it is told who attacks. */
const BEFORE = 4

/** Follows the events, one after another. */
export class Battles {
  open: Battle | null = null
  private before: EventShown[] = []

  /** The battle that an event belongs to; null when it belongs to none. */
  add(event: EventShown, me: number | null): Battle | null {
    const phase = event.battle?.phase
    if (phase === undefined || event.battle == null) {
      if (this.open === null) this.before = []
      return null
    }
    if (phase === 'over') {
      this.open = null
      this.before = []
      return null
    }
    if (phase === 'begins') {
      const mine = me !== null && event.battle.sides.some((side) => side.seat === me)
      this.open = { begun: event, lines: [...this.before, event], mine }
      this.before = []
      return this.open
    }
    if (this.open === null) {
      this.before = turned(event) ? [...this.before, event].slice(-BEFORE) : []
      return null
    }
    if (this.open.begun.event === event.event) return this.open
    this.open = { ...this.open, lines: [...this.open.lines, event] }
    return this.open
  }

  /** Whoever looks takes part in the battle that is open. */
  join(): Battle | null {
    if (this.open !== null) this.open = { ...this.open, mine: true }
    return this.open
  }

  /** It was understood; what else belongs to it is not shown anew. */
  close(): void {
    this.open = null
  }
}

/** Whether a card is turned or a die rolled. */
function turned(event: EventShown): boolean {
  return event.motions.some((one) => one.what === 'card' || one.what === 'die')
}
