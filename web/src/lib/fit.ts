// What must be seen at once is made smaller until it fits its place: never larger than drawn, never too small to read.

const STEPS = [1, 0.93, 0.86, 0.8, 0.74, 0.68, 0.62, 0.56, 0.5, 0.45, 0.4, 0.36]

/** For a box of a given size that scrolls; its only child is what is made to fit. */
export function fit(box: HTMLElement): { destroy: () => void } {
  const inner = box.firstElementChild as HTMLElement
  let step = 0

  const over = (): boolean => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1

  function set(next: number): void {
    step = next
    inner.style.setProperty('zoom', String(STEPS[step]))
  }

  /** From where it was, so that what fits already does not move. */
  function measure(): void {
    if (box.clientHeight === 0) return
    if (over()) {
      while (step < STEPS.length - 1 && over()) set(step + 1)
    } else {
      while (step > 0) {
        set(step - 1)
        if (!over()) continue
        set(step + 1)
        break
      }
    }
    // what does not fit even so can be scrolled, by the keyboard too
    if (over()) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }

  const resized = new ResizeObserver(measure)
  resized.observe(box)
  const changed = new MutationObserver(measure)
  changed.observe(inner, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['hidden', 'open', 'data-lit'] })
  measure()
  return {
    destroy() {
      resized.disconnect()
      changed.disconnect()
    },
  }
}
