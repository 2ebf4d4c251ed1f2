import { useSelector } from '@xstate/react'
import { blockedPath } from '../../../../machines/login/student-login/student-login.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { buttonClass } from '../../../ui/button/Button.tsx'
import { AlertIcon } from '../../../ui/icons/AlertIcon.tsx'
import { Message } from '../../../ui/message/Message.tsx'
import type { StudentLoginProps } from './student-login-props.ts'

/** The link opens the page by itself; the machine only hears of it. */
export function JumpBlockedPane({ actor }: StudentLoginProps) {
  const path = useSelector(actor, blockedPath)
  const text = path.startsWith('/resume')
    ? m.login_open_resume
    : path.startsWith('/videoDetail')
      ? m.login_open_video
      : m.login_continue
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
        {text()}
      </a>
    </Message>
  )
}
