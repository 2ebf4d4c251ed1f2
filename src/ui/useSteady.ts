import { useCallback, useLayoutEffect, useRef } from 'react'

/** One function over all renders, which does what the latest would: for what hears of events, and for nothing that renders. */
export function useSteady<A extends readonly unknown[]>(latest: (...given: A) => void): (...given: A) => void {
  const current = useRef(latest)
  useLayoutEffect(() => {
    current.current = latest
  })
  return useCallback((...given: A) => current.current(...given), [])
}
