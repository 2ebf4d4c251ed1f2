import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { positionOpeningMachine } from '../../../../machines/employer-office/position-opening/position-opening.machine.ts'
import {
  type PositionOpeningView,
  positionOpeningView,
} from '../../../../machines/employer-office/position-opening/position-opening.selectors.ts'
import type { Opening } from '../../../../machines/employer-office/position-opening/position-opening.types.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { causeText } from '../../../shared/notices/notice-text.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'

/** Opening anew is done without a question: it is asked about where it failed. */
const isAsked = {
  resting: () => false,
  confirming: () => true,
  saving: ({ open }) => !open,
  failed: () => true,
} satisfies Record<PositionOpeningView, (asked: Opening) => boolean>

const textOf = ({ open, undecided }: Opening): string => {
  if (open) return m.desk_open_text()
  return undecided > 0 ? m.desk_close_text({ count: undecided }) : m.desk_close_text_none()
}

/** Asks before a position is closed, and says what that ends. */
export function OpeningDialog({ actor }: { readonly actor: ActorRefFrom<typeof positionOpeningMachine> }) {
  usePreferences()
  const view = useSelector(actor, positionOpeningView)
  const asked = useSelector(actor, ({ context }) => context.asked)
  const failure = useSelector(actor, ({ context }) => context.failure)
  if (!asked) return null
  const { title, open } = asked
  return (
    <ConfirmDialog
      open={isAsked[view](asked)}
      kind={open ? 'brand' : 'danger'}
      title={open ? m.desk_open_title({ title }) : m.desk_close_title({ title })}
      description={textOf(asked)}
      error={failure ? causeText(failure) : undefined}
      confirmLabel={view === 'failed' ? m.desk_retry() : m.desk_close_confirm()}
      cancelLabel={m.desk_keep()}
      busy={view === 'saving'}
      onConfirm={() => actor.send({ type: 'CONFIRMED' })}
      onCancel={() => actor.send({ type: 'CANCELLED' })}
    />
  )
}
