import type { ReactNode } from 'react'
import type { SiteInfo } from '../../../../contract/calls/site.ts'
import type { EntryDestination } from '../../../../machines/login/entry/entry.types.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { hrefOf } from '../../../entities/site/navigation.ts'
import { type FocusWish, TakesFocus } from '../../../shared/focus/TakesFocus.tsx'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { LogoutIcon } from '../../../ui/icons/account.tsx'
import { BriefcaseIcon } from '../../../ui/icons/shell.tsx'
import * as css from './TransferLogin.css.ts'
import { TransferScreen } from './TransferScreen.tsx'
import { Way } from './Way.tsx'

export interface DeskProps extends FocusWish {
  readonly site: SiteInfo
  onEnter(destination: EntryDestination): void
  onLogout(): void
}

export interface AccountDeskProps extends Omit<DeskProps, 'onEnter'> {
  readonly picture: ReactNode
  readonly name: string
  readonly caption: string
  /** The ways that only this account has. */
  readonly children: ReactNode
}

/** Says who is logged in where a school's job fair is hidden, and where to go on (SHELL-2). */
export function AccountDesk({ site, picture, name, caption, children, onLogout, ...focus }: AccountDeskProps) {
  const { locale } = usePreferences()
  const school = localise(site.brand.name, locale)
  return (
    <TransferScreen site={site} title={m.portal_account_title({ name })} text={m.portal_account_text({ name: school })}>
      <TakesFocus {...focus}>
        <section className={css.card} aria-label={m.portal_account()}>
          <div className={css.accountPlace}>
            <div className={css.account} tabIndex={-1}>
              {picture}
              <p className={css.words}>
                <b className={css.accountName}>{name}</b>
                <span className={css.identityText}>{caption}</span>
              </p>
            </div>
          </div>
          <ul className={css.identities}>
            {children}
            <Way
              Icon={BriefcaseIcon}
              title={m.portal_account_positions()}
              text={m.portal_account_positions_text()}
              href={hrefOf('/positionList')}
            />
          </ul>
          <div className={css.external}>
            <Button kind="secondary" size="lg" block onClick={onLogout}>
              <LogoutIcon />
              {m.shell_logout()}
            </Button>
          </div>
        </section>
      </TakesFocus>
    </TransferScreen>
  )
}
