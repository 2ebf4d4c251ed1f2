import * as m from '../../../../messages/compiled/messages.js'
import { Button } from '../../../ui/button/Button.tsx'
import { ShieldIcon } from '../../../ui/icons/shell.tsx'
import { Message } from '../../../ui/message/Message.tsx'

/** Says how to allow cookies; `onClose` where it stands in a dialog. */
export const CookiesBlocked = ({ onClose }: { onClose?: (() => void) | undefined }) => (
  <Message
    kind="warning"
    icon={<ShieldIcon size={32} />}
    title={m.login_cookies_blocked()}
    hint={m.login_cookies_blocked_hint()}
  >
    {onClose && (
      <Button size="lg" onClick={onClose}>
        {m.login_understood()}
      </Button>
    )}
  </Message>
)
