import { type ReactNode, useRef } from 'react'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import * as css from './Shell.css.ts'

export interface ShellProps {
  readonly header: ReactNode
  readonly footer: ReactNode
  /** The page. */
  readonly children: ReactNode
}

/** Frame of every page: skip link, header, main, footer. */
export function Shell({ header, footer, children }: ShellProps) {
  usePreferences()
  const main = useRef<HTMLElement>(null)
  return (
    <div className={css.shell}>
      <button type="button" className={css.skip} onClick={() => main.current?.focus()}>
        {m.shell_skip()}
      </button>
      {header}
      <main ref={main} tabIndex={-1} className={css.main}>
        {children}
      </main>
      {footer}
    </div>
  )
}
