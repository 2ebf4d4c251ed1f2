import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { type DeliverView, deliverView } from '../../../../machines/applications/deliver/deliver.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Dialog, type DialogProps } from '../../../ui/dialog/Dialog.tsx'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import { refusalWords } from './apply-words.ts'
import { ChoosingFoot, ChoosingForm } from './Choosing.tsx'
import * as css from './Deliver.css.ts'
import type { DeliverProps } from './deliver-props.ts'
import { Already, Delivered, DoneFoot, Elsewhere, Refused, RefusedFoot, Unread, UnreadFoot } from './Outcomes.tsx'
import { PaperSkeleton } from './PaperSkeleton.tsx'

type Snapshot = ReturnType<DeliverProps['actor']['getSnapshot']>
type Locale = ReturnType<typeof usePreferences>['locale']

interface Drawing {
  readonly size: NonNullable<DialogProps['size']>
  title(snapshot: Snapshot, locale: Locale): string
  readonly Body: (props: DeliverProps) => ReactNode
  readonly Foot?: (props: DeliverProps) => ReactNode
}

const Reading = () => (
  <div role="status" aria-label={m.deliver_loading()} className={css.columns}>
    <div className={css.options}>
      <Skeleton height="64px" />
      <Skeleton height="64px" />
      <Skeleton height="96px" />
    </div>
    <PaperSkeleton />
  </div>
)

const title = () => m.deliver_title()
const choosing = { size: 'broad', title, Body: ChoosingForm, Foot: ChoosingFoot } as const

const drawings = {
  reading: { size: 'broad', title, Body: Reading },
  unread: { size: 'medium', title: () => m.deliver_unread_title(), Body: Unread, Foot: UnreadFoot },
  choosing,
  failed: choosing,
  sending: choosing,
  delivered: { size: 'medium', title: () => m.deliver_delivered_title(), Body: Delivered, Foot: DoneFoot },
  elsewhere: { size: 'medium', title: () => m.deliver_elsewhere_title(), Body: Elsewhere, Foot: DoneFoot },
  already: { size: 'medium', title: () => m.deliver_already_title(), Body: Already, Foot: DoneFoot },
  refused: {
    size: 'medium',
    title: ({ context: { refusal } }, locale) => (refusal ? refusalWords(refusal, locale).title : ''),
    Body: Refused,
    Foot: RefusedFoot,
  },
} satisfies Record<Exclude<DeliverView, 'hidden'>, Drawing>

/** A resume or an attachment goes to a position (JOB-3). */
export function DeliverDialog(props: DeliverProps) {
  const { locale } = usePreferences()
  const snapshot = useSelector(props.actor, (one) => one)
  const view = deliverView(snapshot)
  if (view === 'hidden') return null
  const { size, title, Body, Foot }: Drawing = drawings[view]
  const { position } = snapshot.context
  return (
    <Dialog
      open
      onClose={() => props.actor.send({ type: 'DIALOG.CLOSED' })}
      size={size}
      title={title(snapshot, locale)}
      description={m.deliver_position({ title: position.title, company: position.company })}
      closeLabel={m.deliver_close()}
      footer={Foot && <Foot {...props} />}
    >
      <Body {...props} />
    </Dialog>
  )
}
