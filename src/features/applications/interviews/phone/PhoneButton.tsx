import type { ActorRefFrom } from 'xstate'
import type { invitationAnswerMachine } from '../../../../../machines/applications/invitation-answer/invitation-answer.machine.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import { QrCodeIcon } from '../../../../ui/icons/login.tsx'
import { onDesktop } from '../InterviewsPage.css.ts'

/** Asks for the code that opens the page on a phone. */
export function PhoneButton({ actor }: { readonly actor: ActorRefFrom<typeof invitationAnswerMachine> }) {
  usePreferences()
  return (
    <Button className={onDesktop} kind="secondary" onClick={() => actor.send({ type: 'CODE.ASKED' })}>
      <QrCodeIcon size={20} />
      {m.interviews_on_phone()}
    </Button>
  )
}
