import * as m from '../../../messages/compiled/messages.js'
import { Button } from '../../ui/button/Button.tsx'
import { ShieldIcon } from '../../ui/icons/ShieldIcon.tsx'
import { Message } from '../../ui/message/Message.tsx'
import type { StudentLoginProps } from './StudentLoginDialog.tsx'

export const CookiesBlockedPane = ({ actor }: StudentLoginProps) => (
  <Message
    kind="warning"
    icon={<ShieldIcon size={32} />}
    title={m.login_cookies_blocked()}
    hint={m.login_cookies_blocked_hint()}
  >
    <Button size="lg" onClick={() => actor.send({ type: 'DIALOG.CLOSED' })}>
      {m.login_understood()}
    </Button>
  </Message>
)
