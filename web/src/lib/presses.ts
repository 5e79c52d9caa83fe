// A press means the part on which it began. Between down and up the table may be drawn anew, or make room: browsers then give
// the click to whatever lies there by now, or to nobody.

interface Begun {
  part: string
  question: string
  pointer: number
  at: [number, number]
  since: number
}

/** Pixels and milliseconds: farther is a drag, longer is a finger that rests. */
const STILL = 6
const LONG = 400
/** After a finger the click comes a little later. */
const LATER = 80

const partOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-lit=yes]')?.dataset.part ?? null) : null

/** `question` is what is asked now, `pick` presses a part. For an effect: what it returns ends it. */
export function keepPresses(question: () => string, pick: (part: string, event: PointerEvent) => void): () => void {
  let begun: Begun | null = null
  let late: ReturnType<typeof setTimeout> | undefined
  /** The pointer whose press was given to its part: a click of it that comes even later says the same again. */
  let settled: number | null = null

  function down(event: PointerEvent): void {
    clearTimeout(late)
    settled = null
    const part = event.isPrimary && event.button === 0 ? partOf(event.target) : null
    begun = part === null ? null : { part, question: question(), pointer: event.pointerId, at: [event.clientX, event.clientY], since: event.timeStamp }
  }

  function move(event: PointerEvent): void {
    if (begun?.pointer === event.pointerId && Math.hypot(event.clientX - begun.at[0], event.clientY - begun.at[1]) > STILL) begun = null
  }

  function up(event: PointerEvent): void {
    if (begun === null || begun.pointer !== event.pointerId) return
    if (event.pointerType !== 'mouse' && event.timeStamp - begun.since > LONG) begun = null
    else late = setTimeout(() => give(event), event.pointerType === 'mouse' ? 0 : LATER)
  }

  function give(event: PointerEvent): void {
    const press = begun
    begun = null
    if (press === null || press.question !== question() || document.querySelector(`[data-lit=yes][data-part="${CSS.escape(press.part)}"]`) === null) return
    settled = press.pointer
    pick(press.part, event)
  }

  function click(event: MouseEvent): void {
    const pointer = event instanceof PointerEvent ? event.pointerId : -1
    const again = settled !== null && settled === pointer
    const [mine, reached] = [begun?.pointer === pointer, partOf(event.target)]
    if (mine) clearTimeout(late)
    if (again || (mine && reached !== begun!.part && !event.defaultPrevented)) {
      event.preventDefault()
      event.stopImmediatePropagation()
      if (!again) give(event as PointerEvent)
    }
    begun = null
  }

  function cancel(): void {
    clearTimeout(late)
    begun = null
  }

  const heard: [string, (event: never) => void][] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', cancel],
    ['contextmenu', cancel],
    ['click', click],
  ]
  for (const [name, handler] of heard) addEventListener(name, handler as EventListener, true)
  return () => {
    cancel()
    for (const [name, handler] of heard) removeEventListener(name, handler as EventListener, true)
  }
}
