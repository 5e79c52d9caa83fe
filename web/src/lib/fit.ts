// What must be seen at once is made to fit its place: a little smaller, then without details of what is not asked for, then
// without any details. Never larger than drawn, never too small to read; what does not fit even so can be scrolled.

const SIZES = [1, 0.93, 0.86, 0.8]
/** What `data-folds` marks as a detail is left out: nowhere, where nothing is lit, everywhere. */
const FOLDS = ['', 'some', 'all']

/** So many steps more must fit before anything changes. */
const PLENTY = 2

/** Milliseconds after a press in which what grows does not surprise anybody. */
const OWN = 450
let pressed = Number.NEGATIVE_INFINITY
for (const kind of ['pointerdown', 'click', 'keydown']) addEventListener(kind, () => (pressed = performance.now()), { capture: true, passive: true })

/** For a box of a given size that scrolls; its only child is what is made to fit. */
export function fit(box: HTMLElement): { destroy: () => void } {
  const inner = box.firstElementChild as HTMLElement
  box.tabIndex = 0 // what does not fit even so can be scrolled, by the keyboard too
  let step = 0

  /** Whether it does not fit; what still glides to its place counts as there. */
  function over(): boolean {
    box.dataset.still = 'yes'
    const more = box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1
    delete box.dataset.still
    return more
  }
  const last = (): number => SIZES.length * (inner.querySelector('[data-folds], [data-aside]') === null ? 1 : FOLDS.length) - 1

  function set(next: number): void {
    step = next
    inner.style.setProperty('zoom', String(SIZES[step % SIZES.length]))
    inner.dataset.folded = FOLDS[Math.floor(step / SIZES.length)]
  }

  /** From where it was, so that what fits already does not move; it grows again only where there is plenty of room, and only in
   *  answer to a press, or where something else is shown: what others do makes it smaller where it must. */
  function measure(changes: MutationRecord[] = []): void {
    if (box.clientHeight === 0) return
    if (step > last()) set(last())
    const another = changes.some((change) => change.attributeName === 'hidden' || change.attributeName === 'open')
    if (!over() && (another || performance.now() - pressed < OWN)) loosen()
    shrink()
  }

  function shrink(): void {
    if (box.clientHeight === 0) return
    while (step < last() && over()) set(step + 1)
    if (!over()) return
    const shown = inner.querySelector('[data-pointed=yes]') ?? inner.querySelector('[data-lit=yes]')
    shown?.scrollIntoView({ block: 'nearest' })
  }

  function loosen(): void {
    const was = step
    while (step > 0 && !over()) set(step - 1)
    if (over()) set(step + 1)
    if (was - step < PLENTY) set(was)
  }

  /** Whoever likes shows it only then (`data-fitted`): what has just come out is not seen at a size it does not keep. */
  function fitted(): void {
    if (box.clientHeight === 0) delete box.dataset.fitted
    else if (box.dataset.fitted === undefined) requestAnimationFrame(() => (box.dataset.fitted = 'yes'))
  }

  const resized = new ResizeObserver(() => {
    while (step > 0 && !over()) set(step - 1)
    measure()
    fitted()
  })
  resized.observe(box)
  // what comes late (a font, a part that follows its own width) changes the child without any change of the document;
  // it is never made larger for that, or the two would chase each other
  const grown = new ResizeObserver(shrink)
  grown.observe(inner)
  const changed = new MutationObserver((changes) => measure(changes))
  changed.observe(inner, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['hidden', 'open', 'data-lit', 'data-pointed'] })
  measure()
  return {
    destroy() {
      resized.disconnect()
      grown.disconnect()
      changed.disconnect()
    },
  }
}
