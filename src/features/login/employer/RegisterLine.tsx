import { useSelector } from '@xstate/react'
import * as m from '../../../../messages/compiled/messages.js'
import { Button } from '../../../ui/button/Button.tsx'
import * as css from './EmployerAuth.css.ts'
import type { EmployerAuthProps } from './employer-auth-props.ts'

/** The way to a new account (EMP-2). */
export function RegisterLine({ actor }: Pick<EmployerAuthProps, 'actor'>) {
  const disabled = useSelector(actor, (snapshot) => !snapshot.can({ type: 'REGISTER.OPENED' }))
  return (
    <p className={css.foot}>
      {m.employer_no_account()}{' '}
      <Button kind="link" disabled={disabled} onClick={() => actor.send({ type: 'REGISTER.OPENED' })}>
        {m.employer_register()}
      </Button>
    </p>
  )
}
