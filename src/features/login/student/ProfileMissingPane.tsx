import * as m from '../../../../messages/compiled/messages.js'
import { Button } from '../../../ui/button/Button.tsx'
import { AlertIcon } from '../../../ui/icons/AlertIcon.tsx'
import { Message } from '../../../ui/message/Message.tsx'
import type { StudentLoginProps } from './student-login-props.ts'

export const ProfileMissingPane = ({ actor }: StudentLoginProps) => (
  <Message
    kind="warning"
    icon={<AlertIcon size={32} />}
    title={m.login_profile_missing()}
    hint={m.login_profile_missing_hint()}
  >
    <Button size="lg" onClick={() => actor.send({ type: 'RETRIED' })}>
      {m.login_retry()}
    </Button>
  </Message>
)
