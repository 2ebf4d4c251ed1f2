import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { identityOf } from '../../machines/session/session.selectors.ts'
import * as m from '../../messages/compiled/messages.js'
import { useActors } from '../features/actors.ts'
import { usePreferences } from '../features/preferences.tsx'
import { LoginNeeded } from '../features/preparing/LoginNeeded.tsx'

/** A page about the student's own resume; nothing of it is left for whoever comes next. */
export function ResumeArea({ children }: { readonly children: ReactNode }) {
  usePreferences()
  const { session, enter } = useActors()
  const identity = useSelector(session, identityOf)
  return identity === 'student' ? children : <LoginNeeded title={m.resume_title()} onLogin={() => enter('resume')} />
}
