import { useSelector } from '@xstate/react'
import { identityOf } from '../../machines/session/session.selectors.ts'
import { useActors } from '../features/actors.ts'
import { Invitation } from '../features/lists/Invitation.tsx'
import { NextFairs } from '../features/lists/NextFairs.tsx'

/** Column at the right of the lists of positions. */
export function ListSide() {
  const { session, enter } = useActors()
  const identity = useSelector(session, identityOf)
  return (
    <>
      <Invitation identity={identity} onResume={() => enter('resume')} />
      <NextFairs />
    </>
  )
}
