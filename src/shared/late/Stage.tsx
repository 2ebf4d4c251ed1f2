import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { focusFirstField, STAGE } from '../../ui/focus/first-field.ts'
import * as css from './Stage.css.ts'

export interface StageProps {
  /** What is shown: whenever it is another, what had the focus may have gone with it. */
  readonly shows: unknown
  readonly children: ReactNode
}

/** Panes that take turns: a focus that would be lost with one goes to the first field of the next, or to it. */
export function Stage({ shows, children }: StageProps) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(shows)
  useLayoutEffect(() => {
    const { current: stage } = place
    if (stage && before.current !== shows && document.activeElement?.contains(stage)) {
      if (!focusFirstField(stage)) stage.focus()
    }
    before.current = shows
  }, [shows])
  return (
    <div ref={place} tabIndex={-1} className={css.stage} {...{ [STAGE]: '' }}>
      {children}
    </div>
  )
}
