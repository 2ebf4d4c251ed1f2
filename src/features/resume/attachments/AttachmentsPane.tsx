import { Suspense, use } from 'react'
import { type AttachmentsFlow, useActors } from '../../../shared/actors/actors.ts'
import { useOwnActor } from '../../../shared/actors/useOwnActor.ts'
import { Attachments, AttachmentsLoading } from './Attachments.tsx'

const stay = () => {}
const nothing = () => undefined

function Begun({ flow }: { readonly flow: AttachmentsFlow }) {
  const actor = useOwnActor(() => flow.logic, nothing as never, stay)
  return <Attachments actor={actor} addressOf={flow.addressOf} />
}

function Awaited() {
  return <Begun flow={use(useActors().flows.attachments())} />
}

/** The student's files (RES-6). */
export default function AttachmentsPane() {
  return (
    <Suspense fallback={<AttachmentsLoading />}>
      <Awaited />
    </Suspense>
  )
}
