import * as m from '../../../../messages/compiled/messages.js'
import { buttonClass } from '../../../ui/button/Button.tsx'
import { AlertIcon } from '../../../ui/icons/shell.tsx'
import { Message } from '../../../ui/message/Message.tsx'

export interface AppBlockedProps {
  /** The address of the back office, an app of its own on the same origin. */
  readonly address: string
  readonly label: string
  onFollow(): void
}

/** The browser refused the tab of a back office: the link opens it by itself. */
export const AppBlocked = ({ address, label, onFollow }: AppBlockedProps) => (
  <Message
    kind="warning"
    icon={<AlertIcon size={32} />}
    title={m.login_jump_blocked()}
    hint={m.login_app_blocked_hint()}
  >
    <a className={buttonClass({ size: 'lg' })} href={address} target="_blank" rel="noopener" onClick={onFollow}>
      {label}
    </a>
  </Message>
)
