import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { SiteInfo } from '../../../../../contract/calls/site.ts'
import type { passwordResetMachine } from '../../../../../machines/login/password-reset/password-reset.machine.ts'
import {
  type PasswordResetView,
  passwordResetView,
  resetForm,
} from '../../../../../machines/login/password-reset/password-reset.selectors.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { Form } from '../../../../shared/form/Form.tsx'
import { NoticeError } from '../../../../shared/form/NoticeError.tsx'
import { useFields } from '../../../../shared/form/useFields.ts'
import { Stage } from '../../../../shared/late/Stage.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import { CheckIcon } from '../../../../ui/icons/account.tsx'
import { Message } from '../../../../ui/message/Message.tsx'
import { Steps } from '../../../../ui/steps/Steps.tsx'
import { EmployerCode } from '../EmployerCode.tsx'
import { PasswordField } from '../fields.tsx'
import { PaneHead } from '../PaneHead.tsx'
import * as css from './PasswordResetPane.css.ts'

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

/** The first step: whose phone it is. */
function VerifyStep({ actor, site }: PasswordResetProps) {
  const snapshot = useSelector(actor, (current) => current)
  const form = resetForm(snapshot)
  const { bind, focus } = useFields(actor, form)
  return (
    <>
      <ResetHead actor={actor} current={0} backLabel={m.employer_back_to_login()} />
      <Form onSubmit={() => actor.send({ type: 'FORM.SUBMITTED' })}>
        <EmployerCode
          smsCode={snapshot.children.forgotCode}
          site={site}
          phone={{ input: bind('phone'), error: form.errors.phone }}
          code={{ input: bind('code'), error: form.errors.code }}
          allowed={snapshot.can({ type: 'CODE.REQUESTED' })}
          onRequest={() => actor.send({ type: 'CODE.REQUESTED' })}
          onSent={() => focus('code')}
        />
        <NoticeError notice={form.submitError} />
        <Button type="submit" size="lg" block busy={form.busy}>
          {m.employer_reset_next()}
        </Button>
      </Form>
    </>
  )
}

/** The second step: the new password, twice. */
function NewPasswordStep({ actor }: PasswordResetProps) {
  const snapshot = useSelector(actor, (current) => current)
  const form = resetForm(snapshot)
  const { bind } = useFields(actor, form)
  return (
    <>
      <ResetHead actor={actor} current={1} backLabel={m.employer_back()} />
      <Form onSubmit={() => actor.send({ type: 'FORM.SUBMITTED' })}>
        <PasswordField
          input={bind('newPassword')}
          error={form.errors.newPassword}
          label={m.employer_new_password()}
          placeholder={m.employer_new_password_required()}
          autoComplete="new-password"
          told
        />
        <PasswordField
          input={bind('confirmation')}
          error={form.errors.confirmation}
          label={m.employer_confirmation()}
          placeholder={m.employer_confirmation_placeholder()}
          autoComplete="new-password"
        />
        <NoticeError notice={form.submitError} />
        <Button type="submit" size="lg" block busy={form.busy}>
          {m.employer_reset_submit()}
        </Button>
      </Form>
    </>
  )
}

interface ResetHeadProps extends Pick<PasswordResetProps, 'actor'> {
  /** Index of the step. */
  readonly current: 0 | 1
  /** The words on the way back. */
  readonly backLabel: string
}

function ResetHead({ actor, current, backLabel }: ResetHeadProps) {
  const disabled = useSelector(actor, (snapshot) => !snapshot.can({ type: 'STEPPED.BACK' }))
  const back = { label: backLabel, disabled, onBack: () => actor.send({ type: 'STEPPED.BACK' }) }
  return (
    <>
      <PaneHead title={m.employer_reset_title()} back={back} />
      <div className={css.steps}>
        <Steps
          label={m.employer_reset_steps()}
          steps={[m.employer_reset_verify(), m.employer_reset_set()]}
          current={current}
        />
      </div>
    </>
  )
}

interface PasswordResetProps {
  readonly actor: ActorRefFrom<typeof passwordResetMachine>
  readonly site: SiteInfo
}
