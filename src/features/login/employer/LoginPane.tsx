import { useSelector } from '@xstate/react'
import { employerAuthView } from '../../../../machines/login/employer-auth/employer-auth.selectors.ts'
import type { EmployerTab } from '../../../../machines/login/employer-auth/employer-auth.types.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { Tabs } from '../../../ui/tabs/Tabs.tsx'
import { CodeLogin } from './CodeLogin.tsx'
import * as css from './EmployerAuth.css.ts'
import type { EmployerAuthProps } from './employer-auth-props.ts'
import { PaneHead } from './PaneHead.tsx'
import { PasswordLogin } from './PasswordLogin.tsx'

/** Two ways to log in (EMP-1). */
export function LoginPane({ actor, site }: EmployerAuthProps) {
  const snapshot = useSelector(actor, (current) => current)
  const tab: EmployerTab = employerAuthView(snapshot) === 'codeLogin' ? 'code' : 'password'
  const tabOf = (value: EmployerTab, label: string) => ({
    value,
    label,
    disabled: value !== tab && !snapshot.can({ type: 'TAB.CHANGED', tab: value }),
  })
  return (
    <>
      <PaneHead title={m.employer_title()} />
      <div className={css.tabs}>
        <Tabs
          label={m.employer_tabs()}
          tabs={[tabOf('password', m.employer_tab_password()), tabOf('code', m.employer_tab_code())]}
          value={tab}
          onChange={(next) => actor.send({ type: 'TAB.CHANGED', tab: next })}
        >
          {tab === 'password' ? <PasswordLogin actor={actor} site={site} /> : <CodeLogin actor={actor} site={site} />}
        </Tabs>
      </div>
    </>
  )
}
