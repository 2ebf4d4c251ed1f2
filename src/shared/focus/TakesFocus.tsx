import { type ReactNode, useEffect, useRef } from 'react'
import { takesFocus } from './TakesFocus.css.ts'

export interface FocusWish {
  /** Somebody logged in or out, and looks for the account or the log-in. */
  readonly isFocusWanted: boolean
  onFocus(element: HTMLElement): void
}

/** Gives the focus that is wanted to the first thing within that takes it, where that is in sight. */
export function TakesFocus({ isFocusWanted, onFocus, children }: FocusWish & { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isFocusWanted) return
    const target = place.current?.querySelector<HTMLElement>('button, [tabindex]')
    if (target?.checkVisibility()) onFocus(target)
  })
  return (
    <div ref={place} className={takesFocus}>
      {children}
    </div>
  )
}
