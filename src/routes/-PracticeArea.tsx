import { useSelector } from '@xstate/react'
import { Fragment, type ReactNode } from 'react'
import { LoginNeeded } from '../features/shell/preparing/LoginNeeded.tsx'
import { useActors } from '../shared/actors/actors.ts'
import { usePreferences } from '../shared/preferences/preferences.tsx'
import { isAnotherIdentity, studentIn } from './-student.ts'

export interface PracticeAreaProps {
  readonly title: string
  children(userId: string): ReactNode
}

/** A page where a student practises interviews; anybody else is asked to log in. */
export function PracticeArea({ title, children }: PracticeAreaProps) {
  usePreferences()
  const { session, enter } = useActors()
  const userId = useSelector(session, studentIn)
  const isOther = useSelector(session, isAnotherIdentity)
  if (!userId) return <LoginNeeded title={title} isOther={isOther} onLogin={() => enter('aiInterview')} />
  return <Fragment key={userId}>{children(userId)}</Fragment>
}
