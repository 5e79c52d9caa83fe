// Whether something lies where it can be seen, and what lies next to that.

export interface Reach {
  top: number
  bottom: number
}

const middle = ({ top, bottom }: Reach): number => (top + bottom) / 2

/** How far to scroll: its middle comes to the middle, but its beginning is never cut off. */
export function wayTo(part: Reach, seen: Reach): number {
  return Math.min(middle(part) - middle(seen), part.top - seen.top)
}

/** The part that is the least far away; null when one of them can be seen, or there is none. */
export function nearest(parts: Reach[], seen: Reach): number | null {
  let found: number | null = null
  let least = Infinity
  for (const [i, part] of parts.entries()) {
    const far = Math.max(seen.top - middle(part), middle(part) - seen.bottom)
    if (far <= 0) return null
    if (far < least) [found, least] = [i, far]
  }
  return found
}
