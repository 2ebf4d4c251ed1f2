import { useEffect, useRef } from 'react'

/**
 * Whoever pressed what led to a page goes on at its heading, where nothing else has the focus; a page that was opened
 * by its address begins at its beginning. The heading wants a `tabIndex` of -1.
 */
export function useLedFocus<E extends HTMLElement>() {
  const heading = useRef<E>(null)
  useEffect(() => {
    if (navigator.userActivation?.hasBeenActive && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
