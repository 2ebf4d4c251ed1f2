import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import {
  type PasswordResetView,
  passwordResetView,
} from '../../../../../machines/login/password-reset/password-reset.selectors.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { Stage } from '../../../../shared/late/Stage.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import { CheckIcon } from '../../../../ui/icons/CheckIcon.tsx'
import { Message } from '../../../../ui/message/Message.tsx'
import { NewPasswordStep } from './NewPasswordStep.tsx'
import type { PasswordResetProps } from './password-reset-props.ts'
import { VerifyStep } from './VerifyStep.tsx'

const Changed = ({ actor }: PasswordResetProps) => (
  <Message kind="ok" icon={<CheckIcon size={32} />} title={m.employer_reset_done()} hint={m.employer_reset_done_hint()}>
    <Button size="lg" onClick={() => actor.send({ type: 'STEPPED.BACK' })}>
      {m.employer_back_to_login()}
    </Button>
  </Message>
)

const views = {
  verify: VerifyStep,
  reset: NewPasswordStep,
  changed: Changed,
  left: () => null,
} satisfies Record<PasswordResetView, ComponentType<PasswordResetProps>>

/** A forgotten password, in two steps (EMP-3). */
export default function PasswordResetPane(props: PasswordResetProps) {
  const View = views[useSelector(props.actor, passwordResetView)]
  return (
    <Stage shows={View}>
      <View {...props} />
    </Stage>
  )
}
