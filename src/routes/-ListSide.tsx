import { useSelector } from '@xstate/react'
import { identityOf } from '../../machines/session/session.selectors.ts'
import { Invitation } from '../entities/list/Invitation.tsx'
import { NextFairs } from '../entities/list/NextFairs.tsx'
import { Viewed } from '../entities/list/Viewed.tsx'
import { useActors } from '../entities/provided/actors.ts'
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
