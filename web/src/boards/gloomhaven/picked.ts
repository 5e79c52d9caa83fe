// Cards that were picked for the round and lie face down until all have picked.

import type { Json } from '../../lib/wire'
import type { CharacterView } from '../../generated/gloomhaven'

/** The cards of a character, the leading one first; none for a long rest; null while it has not picked. */
export function picked(trail: Json[], characters: CharacterView[], who: number): number[] | null {
  const { seat } = characters[who]!
  let left = trail
    .filter((entry): entry is Json[] => Array.isArray(entry) && entry[0] === seat && String(entry[1]).startsWith('select.'))
    .filter((entry) => !Array.isArray(entry[2])) // an active card that is put away
    .map((entry) => entry[2] as number | null)
  for (const [number, one] of characters.entries()) {
    if (one.seat !== seat || one.figure < 0) continue
    const own = left.slice(0, left[0] === null ? 1 : 2)
    if (number === who) return own.length === 0 ? null : own.filter((card) => card !== null)
    left = left.slice(own.length)
  }
  return null
}
