import { useSelector } from '@xstate/react'
import { Fragment, type ReactNode } from 'react'
import { studentIdOf } from '../../machines/login/session/session.selectors.ts'
import * as m from '../../messages/compiled/messages.js'
import { LoginNeeded } from '../features/shell/preparing/LoginNeeded.tsx'
import { useActors } from '../shared/actors/actors.ts'
import { usePreferences } from '../shared/preferences/preferences.tsx'

/** A page about the student's own resume; nothing of it is left for whoever comes next. */
export function ResumeArea({ children }: { readonly children: ReactNode }) {
  usePreferences()
  const { session, enter } = useActors()
  const userId = useSelector(session, studentIdOf)
  if (userId === '') return <LoginNeeded title={m.resume_title()} onLogin={() => enter('login')} />
  return <Fragment key={userId}>{children}</Fragment>
}
