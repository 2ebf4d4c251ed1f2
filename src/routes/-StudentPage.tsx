import { useSelector } from '@xstate/react'
import { Fragment, type ReactNode } from 'react'
import type { EntryDestination } from '../../machines/login/entry/entry.types.ts'
import { LoginNeeded } from '../features/shell/preparing/LoginNeeded.tsx'
import { useActors } from '../shared/actors/actors.ts'
import { usePreferences } from '../shared/preferences/preferences.tsx'
import { isAnotherIdentity, studentIn } from './-student.ts'

export interface StudentPageProps {
  /** In the language of the moment. */
  title(): string
  /** What somebody asks for who becomes a student here. */
  readonly entry: EntryDestination
  /** Of who is nobody yet, where that is something else. */
  readonly login?: EntryDestination
  /** Of another student it is another page. */
  children(userId: string): ReactNode
}

/** A page that only a student has; anybody else is asked to log in. */
export function StudentPage({ title, entry, login = entry, children }: StudentPageProps) {
  usePreferences()
  const { session, enter } = useActors()
  const userId = useSelector(session, studentIn)
  const isOther = useSelector(session, isAnotherIdentity)
  if (!userId) return <LoginNeeded title={title()} isOther={isOther} onLogin={() => enter(isOther ? entry : login)} />
  return <Fragment key={userId}>{children(userId)}</Fragment>
}
