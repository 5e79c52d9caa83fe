// Whether something lies where it can be seen, and what lies next to that.

export interface Reach {
  top: number
  bottom: number
}

/** The part that is the least far away; null when one of them can be seen, or there is none. */
export function nearest(parts: Reach[], seen: Reach): number | null {
  let found: number | null = null
  let least = Infinity
  for (const [i, part] of parts.entries()) {
    const middle = (part.top + part.bottom) / 2
    const far = Math.max(seen.top - middle, middle - seen.bottom)
    if (far <= 0) return null
    if (far < least) [found, least] = [i, far]
  }
  return found
}
