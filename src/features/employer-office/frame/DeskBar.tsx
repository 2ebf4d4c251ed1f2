import type { SiteInfo } from '../../../../contract/calls/site.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { PlatformMark } from '../../../entities/site/PlatformMark.tsx'
import { SiteSign } from '../../../entities/site/SiteMark.tsx'
import { localise } from '../../../shared/preferences/localise.ts'
import { PreferenceControls } from '../../../shared/preferences/PreferenceControls.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { CompanyIcon, LogoutIcon } from '../../../ui/icons/account.tsx'
import { DownIcon } from '../../../ui/icons/shell.tsx'
import { separator } from '../../../ui/menu/Menu.css.ts'
import { Menu, MenuItem } from '../../../ui/menu/Menu.tsx'
import * as account from '../../../ui/page/AccountMenu.css.ts'
import * as css from './DeskBar.css.ts'

export interface DeskBarProps {
  /** Null while it is not known. */
  readonly site: SiteInfo | null
  /** '' where nobody of a company is there. */
  readonly company: string
  /** The phone of the account that is logged in, its middle digits hidden; '' for none. */
  readonly phone: string
  onLogout(): void
}

/** Names the company of the desk, and the account with its log-out. */
export function DeskBar({ site, company, phone, onLogout }: DeskBarProps) {
  const { locale } = usePreferences()
  return (
    <header className={css.bar}>
      <a className={css.home} href="/">
        <span className={css.sign}>{site ? <SiteSign site={site} size={32} /> : <PlatformMark size={32} />}</span>
        <span className={css.name}>{site ? localise(site.brand.name, locale) : m.desk_title()}</span>
      </a>
      {company !== '' && (
        <>
          <span className={css.separator} />
          <b className={css.company}>{company}</b>
        </>
      )}
      {phone !== '' && (
        <div className={css.end}>
          <Menu trigger={<Trigger phone={phone} />} triggerClass={css.account} align="end" width="264px">
            {(close) => (
              <>
                <div className={account.top}>
                  <div className={account.words}>
                    <small className={account.caption}>{m.desk_account_label()}</small>
                    <b className={account.name}>{phone}</b>
                    {company !== '' && <small className={account.caption}>{company}</small>}
                  </div>
                </div>
                <div className={account.items}>
                  <div className={css.choices}>
                    <PreferenceControls />
                  </div>
                  <hr className={separator} />
                  <MenuItem
                    icon={<LogoutIcon />}
                    onSelect={() => {
                      close()
                      onLogout()
                    }}
                  >
                    {m.desk_logout()}
                  </MenuItem>
                </div>
              </>
            )}
          </Menu>
        </div>
      )}
    </header>
  )
}

function Trigger({ phone }: { readonly phone: string }) {
  return (
    <>
      <span className={account.otherIcon}>
        <CompanyIcon size={16} />
      </span>
      <span>{phone}</span>
      <DownIcon size={16} />
    </>
  )
}
