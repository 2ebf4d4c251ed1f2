import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Where the control that had the focus is gone, its place has it, so that the keyboard goes on there and not at the
 * page's beginning; where nothing had it, nothing gets it. The place wants a `tabIndex` of -1.
 * @param stage of the place; looked after whenever it is another than it was. Null before anything could be pressed in it.
 */
export function useKeptFocus<E extends HTMLElement>(stage: string | null) {
  const place = useRef<E>(null)
  const before = useRef(stage)
  // While the new stage is drawn, the control of the former one is still there.
  const { activeElement } = document
  const hadNothing = useEffectEvent(() => activeElement === null || activeElement === document.body)
  useEffect(() => {
    const former = before.current
    before.current = stage
    if (former === null || former === stage || hadNothing()) return
    // A dialog gives its focus back after this.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [stage])
  return place
}
