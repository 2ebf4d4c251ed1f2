import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { DialogRequest } from '../../../machines/site/overlay/overlay.types.ts'
import { TextMessages } from '../../entities/notice/TextMessages.tsx'
import { DeliverDialog } from '../../features/applications/apply/DeliverDialog.tsx'
import { ResumePreview } from '../../features/applications/apply/ResumePreview.tsx'
import { deliveryTo } from '../applications/deliver.ts'
import { noticeCentre } from '../notices/notice-centre.ts'
import { today } from '../resume/today.ts'

type Actor = NonNullable<ReturnType<typeof deliveryTo>>

function Reminders({ userId }: { readonly userId: string }) {
  return <TextMessages userId={userId} actor={noticeCentre.textsOf(userId)} />
}

function Begun({ actor }: { readonly actor: Actor }) {
  const userId = useSelector(actor, ({ context }) => context.offer?.userId ?? '')
  return (
    <DeliverDialog
      actor={actor}
      paper={<ResumePreview userId={userId} today={today()} />}
      reminders={<Reminders userId={userId} />}
    />
  )
}

/** The dialog of a delivery, which lives on where the dialog is closed while it is sent. */
export default function Deliver({ request }: { request: Extract<DialogRequest, { name: 'deliver' }> }) {
  const [actor] = useState(() => deliveryTo(request.id))
  return actor && <Begun actor={actor} />
}
