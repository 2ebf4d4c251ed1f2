import { useSelector } from '@xstate/react'
import { blockedPath } from '../../../machines/student-login/student-login.selectors.ts'
import * as m from '../../../messages/compiled/messages.js'
import { buttonClass } from '../../ui/button/Button.tsx'
import { AlertIcon } from '../../ui/icons/AlertIcon.tsx'
import { Message } from '../../ui/message/Message.tsx'
import type { StudentLoginProps } from './StudentLoginDialog.tsx'

/** The link opens the page by itself; the machine only hears of it. */
export function JumpBlockedPane({ actor }: StudentLoginProps) {
  const path = useSelector(actor, blockedPath)
  return (
    <Message
      kind="warning"
      icon={<AlertIcon size={32} />}
      title={m.login_jump_blocked()}
      hint={m.login_jump_blocked_hint()}
    >
      <a
        className={buttonClass({ size: 'lg' })}
        href={`#${path}`}
        target="_blank"
        rel="noopener"
        onClick={() => actor.send({ type: 'LINK.FOLLOWED' })}
      >
        {path.startsWith('/resume') ? m.login_open_resume() : m.login_continue()}
      </a>
    </Message>
  )
}
