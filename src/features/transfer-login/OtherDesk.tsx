import * as m from '../../../messages/compiled/messages.js'
import { CapIcon } from '../../ui/icons/CapIcon.tsx'
import { HallIcon } from '../../ui/icons/HallIcon.tsx'
import { UsersIcon } from '../../ui/icons/UsersIcon.tsx'
import { usePreferences } from '../preferences.tsx'
import type { OtherAccount } from '../shell/account.ts'
import { AccountDesk, type DeskProps } from './AccountDesk.tsx'
import * as css from './TransferLogin.css.ts'
import { Way } from './Way.tsx'

export interface OtherDeskProps extends DeskProps {
  readonly account: OtherAccount
  /** What the account's back office is called. */
  readonly office: string
  onOffice(): void
}

/** Of an employer or an officer: the back office, and the way to a student's log-in. */
export function OtherDesk({ account, office, onOffice, onEnter, ...desk }: OtherDeskProps) {
  usePreferences()
  const picture = (
    <span className={css.accountIcon}>
      <UsersIcon size={24} />
    </span>
  )
  const { name, label } = account
  return (
    <AccountDesk {...desk} picture={picture} name={name || label} caption={name ? label : m.shell_identity()}>
      <Way
        Icon={HallIcon}
        title={m.portal_account_office({ app: office })}
        text={m.portal_account_office_text()}
        onPress={onOffice}
      />
      <Way
        Icon={CapIcon}
        title={m.portal_account_student()}
        text={m.portal_account_student_text()}
        onPress={() => onEnter('login')}
      />
    </AccountDesk>
  )
}
