import { useSelector } from '@xstate/react'
import * as m from '../../../../../messages/compiled/messages.js'
import { Steps } from '../../../../ui/steps/Steps.tsx'
import { PaneHead } from '../PaneHead.tsx'
import type { PasswordResetProps } from './password-reset-props.ts'
import * as css from './ResetHead.css.ts'

interface ResetHeadProps extends Pick<PasswordResetProps, 'actor'> {
  /** Index of the step. */
  readonly current: 0 | 1
  /** The words on the way back. */
  readonly backLabel: string
}

export function ResetHead({ actor, current, backLabel }: ResetHeadProps) {
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
