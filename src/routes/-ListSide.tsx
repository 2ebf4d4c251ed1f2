import { useSelector } from '@xstate/react'
import { identityOf } from '../../machines/session/session.selectors.ts'
import { useActors } from '../features/actors.ts'
import { Invitation } from '../features/lists/Invitation.tsx'
import { NextFairs } from '../features/lists/NextFairs.tsx'
import { Viewed } from '../features/lists/Viewed.tsx'
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
