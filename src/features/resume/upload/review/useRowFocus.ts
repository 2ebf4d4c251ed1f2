import { type RefObject, useEffect, useRef } from 'react'

/**
 * The focus goes along to the row that is looked at, so that each is heard and has its buttons next, and to that row when
 * the button that had it is gone. Whoever has just come begins at the top.
 * @param within the page of the review
 * @param current row that is looked at
 * @param isEditing the row's fields have the focus
 */
export function useRowFocus(within: RefObject<HTMLElement | null>, current: string, isEditing: boolean): void {
  const before = useRef(current)
  useEffect(() => {
    const hasMoved = before.current !== current
    before.current = current
    const { activeElement, body } = document
    const row = within.current?.querySelector<HTMLElement>('li[aria-current]')
    if (isEditing || !row || row.contains(activeElement)) return
    if (hasMoved || activeElement === body) row.focus({ preventScroll: true })
  })
  useEffect(() => within.current?.focus({ preventScroll: true }), [within])
}
