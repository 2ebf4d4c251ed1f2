import * as m from '../../../../messages/compiled/messages.js'
import type { OtherAccount } from '../../../entities/site/account.ts'
import { type FocusWish, TakesFocus } from '../../../shared/focus/TakesFocus.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { LogoutIcon, UsersIcon } from '../../../ui/icons/account.tsx'
import { CapIcon, DownIcon } from '../../../ui/icons/shell.tsx'
import { Menu, MenuItem } from '../../../ui/menu/Menu.tsx'
import * as css from '../../../ui/page/AccountMenu.css.ts'
import * as header from './Header.css.ts'
import type { HeaderProps } from './header-props.ts'

interface OtherMenuProps extends Pick<HeaderProps, 'onEnter' | 'onLogout' | keyof FocusWish> {
  readonly account: OtherAccount
}

/** What somebody is who is no student here, and the way out of it or on to a student's log-in. */
export default function OtherMenu({ account, onEnter, onLogout, ...focus }: OtherMenuProps) {
  usePreferences()
  const trigger = (
    <>
      <span className={css.otherIcon}>
        <UsersIcon size={16} />
      </span>
      <span className={header.accountName}>{account.label}</span>
      <DownIcon size={16} className={header.chevron} />
    </>
  )
  return (
    <TakesFocus isFocusWanted={focus.isFocusWanted} onFocus={focus.onFocus}>
      <Menu trigger={trigger} triggerClass={header.account} align="end" width="224px">
        {(close) => {
          const after = (act: () => void) => () => {
            close()
            act()
          }
          return (
            <>
              <div className={css.top}>
                <div className={css.words}>
                  <small className={css.caption}>{m.shell_identity()}</small>
                  <b className={css.name}>{account.label}</b>
                  {account.name && <small className={css.caption}>{account.name}</small>}
                </div>
              </div>
              <div className={css.items}>
                <MenuItem icon={<CapIcon />} onSelect={after(() => onEnter('login'))}>
                  {m.shell_login()}
                </MenuItem>
                <MenuItem icon={<LogoutIcon />} onSelect={after(onLogout)}>
                  {m.shell_logout()}
                </MenuItem>
              </div>
            </>
          )
        }}
      </Menu>
    </TakesFocus>
  )
}
