import type { ComponentType } from 'react'
import * as m from '../../../../messages/compiled/messages.js'
import type { OtherAccount } from '../../../entities/site/account.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { UsersIcon } from '../../../ui/icons/account.tsx'
import type { IconProps } from '../../../ui/icons/Icon.tsx'
import { CapIcon } from '../../../ui/icons/shell.tsx'
import { AccountDesk, type DeskProps } from './AccountDesk.tsx'
import * as css from './TransferLogin.css.ts'
import { Way } from './Way.tsx'

export interface Office {
  readonly name: string
  /** The words on what is done there. */
  readonly text: string
  readonly Icon: ComponentType<IconProps>
}

export interface OtherDeskProps extends DeskProps {
  readonly account: OtherAccount
  readonly office: Office
  onOffice(): void
}

/** Shows an employer or an officer the back office, and the way to a student's log-in. */
export function OtherDesk({ account, office, onOffice, onEnter, ...desk }: OtherDeskProps) {
  usePreferences()
  const picture = (
    <span className={css.accountIcon}>
      <UsersIcon size={24} />
    </span>
  )
  const { name, label, school } = account
  const caption = name === '' ? m.shell_identity() : [school, label].filter(Boolean).join(' · ')
  return (
    <AccountDesk {...desk} picture={picture} name={name || label} caption={caption}>
      <Way
        Icon={office.Icon}
        title={m.portal_account_office({ app: office.name })}
        text={office.text}
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
