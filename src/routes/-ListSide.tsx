import { useSelector } from '@xstate/react'
import { identityOf } from '../../machines/login/session/session.selectors.ts'
import { NextFairs } from '../entities/fair/NextFairs.tsx'
import { Invitation } from '../features/jobs/filters/Invitation.tsx'
import { Viewed } from '../features/jobs/filters/Viewed.tsx'
import { useActors } from '../shared/actors/actors.ts'
import { studentIn } from './-student.ts'

/** Column at the right of the lists of positions. */
export function ListSide() {
  const { session, enter } = useActors()
  const identity = useSelector(session, identityOf)
  const userId = useSelector(session, studentIn)
  return (
    <>
      <Invitation identity={identity} onResume={() => enter('resume')} />
      <NextFairs />
      <Viewed userId={userId} />
    </>
  )
}
