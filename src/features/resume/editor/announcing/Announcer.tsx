import { type ReactNode, useState } from 'react'
import { unseen } from '../../../../ui/reset.css.ts'
import { AnnounceContext } from './useAnnounce.ts'

/** Where what is announced within it is heard. */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [text, setText] = useState('')
  return (
    <AnnounceContext value={setText}>
      {children}
      <div aria-live="polite" className={unseen}>
        {text}
      </div>
    </AnnounceContext>
  )
}
