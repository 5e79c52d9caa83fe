// Which parts of a board are lit, and where a part was pressed.

import type { DecisionShown, OptionShown } from './wire'

/** The part that stands for options without one, such as passing. */
export const NONE = 'none'

/** Part -> the options that it stands for. A part that stands for all of them tells nothing, so it is not lit. */
export function litParts(decision: DecisionShown | null): Map<string, OptionShown[]> {
  const found = new Map<string, OptionShown[]>()
  const options = decision?.options ?? []
  for (const option of options) {
    for (const part of option.parts.length > 0 ? option.parts : [NONE]) found.set(part, [...(found.get(part) ?? []), option])
  }
  for (const [part, meant] of found) if (options.length > 1 && meant.length === options.length && !markedAlike(decision, meant)) found.delete(part)
  return found
}

/** Equal things of one part that are marked one after the other: pressing it does something, though it stands for all of them. */
function markedAlike(decision: DecisionShown | null, options: OptionShown[]): boolean {
  return decision?.marks != null && options.every((option) => option.text === options[0]!.text)
}

/** Where a part was pressed: at the pointer, or in the middle of the part when a key did it. */
export function pressedAt(event: Event): [number, number] {
  if (event instanceof MouseEvent && (event.clientX !== 0 || event.clientY !== 0)) return [event.clientX, event.clientY]
  const place = (event.currentTarget as Element).getBoundingClientRect()
  return [place.left + place.width / 2, place.top + place.height / 2]
}
