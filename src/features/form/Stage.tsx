import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { stage } from './Form.css.ts'

export interface StageProps {
  /** What is shown: whenever it is another, what had the focus may have gone with it. */
  readonly shows: unknown
  readonly children: ReactNode
}

/** Panes that take turns: a focus that would be lost with one goes to the next, not to the top of the page. */
export function Stage({ shows, children }: StageProps) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(shows)
  useLayoutEffect(() => {
    if (before.current !== shows && document.activeElement?.contains(place.current)) place.current?.focus()
    before.current = shows
  }, [shows])
  return (
    <div ref={place} tabIndex={-1} className={stage}>
      {children}
    </div>
  )
}
