import * as m from '../../../../messages/compiled/messages.js'
import type { StudentAccount } from '../../../entities/site/account.ts'
import { accountLinks, type Destination, hrefOf } from '../../../entities/site/navigation.ts'
import { type FocusWish, TakesFocus } from '../../../shared/focus/TakesFocus.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { CalendarIcon, LogoutIcon, StarIcon } from '../../../ui/icons/account.tsx'
import { SendIcon } from '../../../ui/icons/login.tsx'
import { DocumentIcon, DownIcon } from '../../../ui/icons/shell.tsx'
import { separator } from '../../../ui/menu/Menu.css.ts'
import { Menu, MenuItem } from '../../../ui/menu/Menu.tsx'
import * as css from '../../../ui/page/AccountMenu.css.ts'
import * as header from './Header.css.ts'
import type { HeaderProps } from './header-props.ts'

interface AccountMenuProps extends Pick<HeaderProps, 'site' | 'onEnter' | 'onLogout' | keyof FocusWish> {
  readonly account: StudentAccount
}

const icons: Partial<Record<Destination, typeof SendIcon>> = {
  feedback: SendIcon,
  interviews: CalendarIcon,
  favourites: StarIcon,
}

/** The avatar and its box (NAV-5). */
export default function AccountMenu({ site, account, onEnter, onLogout, ...focus }: AccountMenuProps) {
  usePreferences()
  const { name, caption, avatar, sex, index, hasResume } = account
  const picture = { picture: avatar, sex, index }
  const trigger = (
    <>
      <Avatar {...picture} size={32} />
      <span className={header.accountName}>{name}</span>
      <DownIcon size={16} className={header.chevron} />
    </>
  )
  return (
    <TakesFocus isFocusWanted={focus.isFocusWanted} onFocus={focus.onFocus}>
      <Menu trigger={trigger} triggerClass={header.account} align="end" width="296px">
        {(close) => {
          const after = (act: () => void) => () => {
            close()
            act()
          }
          return (
            <>
              <div className={css.top}>
                <Avatar {...picture} size={48} />
                <div className={css.words}>
                  <b className={css.name}>{name}</b>
                  <small className={css.caption}>{caption}</small>
                </div>
              </div>
              <div className={css.items}>
                <MenuItem
                  icon={<DocumentIcon />}
                  onSelect={after(() => onEnter('resume'))}
                  {...(!hasResume && { hint: m.shell_resume_missing() })}
                >
                  {m.shell_my_resume()}
                </MenuItem>
                {accountLinks(site).map(({ key, label, path }) => {
                  const Icon = icons[key] ?? DocumentIcon
                  return (
                    <MenuItem key={key} icon={<Icon />} href={hrefOf(path)} onSelect={close}>
                      {label}
                    </MenuItem>
                  )
                })}
                <hr className={separator} />
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
