import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import {
  type EmployerAuthView,
  employerAuthView,
} from '../../../../machines/login/employer-auth/employer-auth.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { LatePane } from '../../../shared/late/LatePane.tsx'
import { Stage } from '../../../shared/late/Stage.tsx'
import { Working } from '../../../shared/late/Working.tsx'
import { buttonClass } from '../../../ui/button/Button.tsx'
import { CheckIcon } from '../../../ui/icons/account.tsx'
import { Message } from '../../../ui/message/Message.tsx'
import { AppBlocked } from '../states/AppBlocked.tsx'
import { CookiesBlocked } from '../states/CookiesBlocked.tsx'
import type { EmployerAuthProps } from './employer-auth-props.ts'
import { LoginPane } from './LoginPane.tsx'
import { passwordResetPane, registerPane } from './late-panes.ts'

export interface EmployerPanesProps extends EmployerAuthProps {
  /** Ends the dialog around the panes, where there is one. */
  onClose?(): void
}

function ForgotPane({ actor, site }: EmployerPanesProps) {
  const reset = useSelector(actor, ({ children }) => children.passwordReset)
  return reset ? <LatePane code={passwordResetPane} props={{ actor: reset, site }} /> : null
}

function BlockedPane({ actor }: EmployerPanesProps) {
  const address = useSelector(actor, ({ context }) => context.address)
  return (
    <AppBlocked
      address={address}
      label={m.employer_app_open()}
      onFollow={() => actor.send({ type: 'LINK.FOLLOWED' })}
    />
  )
}

function DonePane({ actor }: EmployerPanesProps) {
  const address = useSelector(actor, ({ context }) => context.address)
  return (
    <Message kind="ok" icon={<CheckIcon size={32} />} title={m.login_logged_in()} hint={m.employer_done_hint()}>
      <a className={buttonClass({ size: 'lg' })} href={address}>
        {m.employer_app_open()}
      </a>
    </Message>
  )
}

const panes = {
  passwordLogin: LoginPane,
  codeLogin: LoginPane,
  register: (props) => <LatePane code={registerPane} props={props} />,
  forgot: ForgotPane,
  settling: () => <Working label={m.login_settling()} />,
  appBlocked: BlockedPane,
  cookiesBlocked: ({ onClose }) => <CookiesBlocked onClose={onClose} />,
  done: DonePane,
  closed: () => null,
} satisfies Record<EmployerAuthView, ComponentType<EmployerPanesProps>>

/** Draws the parts of an employer's login in a dialog or a card. */
export function EmployerPanes(props: EmployerPanesProps) {
  const Pane = panes[useSelector(props.actor, employerAuthView)]
  return (
    <Stage shows={Pane}>
      <Pane {...props} />
    </Stage>
  )
}
