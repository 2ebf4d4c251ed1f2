/** Where the focus was before something opened. */
export function createKeptFocus() {
  let kept: Element | null = null
  return {
    keep() {
      kept = document.activeElement
    },
    giveBack() {
      if (kept instanceof HTMLElement || kept instanceof SVGElement) kept.focus({ preventScroll: true })
      kept = null
    },
  }
}
