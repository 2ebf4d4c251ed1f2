import { useSelector } from '@xstate/react'
import { useId } from 'react'
import * as m from '../../../../messages/compiled/messages.js'
import { zoneName } from '../../../entities/interview/zoned.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import type { InviteActor } from '../desk/desk-props.ts'
import { InviteForm } from './InviteForm.tsx'

/** Asks for time and place of an interview, or for a change of them. */
export function InviteDialog({ actor }: { readonly actor: InviteActor | undefined }) {
  return actor && <Shown actor={actor} />
}

function Shown({ actor }: { readonly actor: InviteActor }) {
  const { locale } = usePreferences()
  const formId = useId()
  const snapshot = useSelector(actor, (one) => one)
  const { subject, zone, openedAt, failure } = snapshot.context
  const isNew = subject.invitationId === ''
  const zoned = { zone: zoneName({ starts_at: new Date(openedAt).toISOString(), zone }, locale) }
  const busy = snapshot.hasTag('busy')
  const send = isNew ? m.invite_send() : m.invite_send_move()
  const close = () => actor.send({ type: 'DIALOG.CLOSED' })
  return (
    <Dialog
      open={snapshot.status === 'active'}
      onClose={close}
      size="wide"
      title={isNew ? m.invite_title(subject) : m.invite_title_move(subject)}
      description={isNew ? m.invite_text(zoned) : m.invite_text_move(zoned)}
      closeLabel={m.invite_close()}
      footer={
        snapshot.value === 'overtaken' ? (
          <Button kind="secondary" onClick={close}>
            {m.invite_close()}
          </Button>
        ) : (
          <>
            <Button kind="secondary" disabled={busy} onClick={close}>
              {m.invite_cancel()}
            </Button>
            <Button type="submit" form={formId} busy={busy}>
              {failure ? m.invite_retry() : send}
            </Button>
          </>
        )
      }
    >
      <InviteForm actor={actor} formId={formId} />
    </Dialog>
  )
}
