import type { ComponentType } from 'react'
import type { EntryDestination } from '../../../../machines/login/entry/entry.types.ts'
import * as m from '../../../../messages/compiled/messages.js'
import {
  accountLinks,
  adminLabel,
  type Destination,
  hrefOf,
  type NavEntry,
  type NavLink,
} from '../../../entities/site/navigation.ts'
import { SiteMark } from '../../../entities/site/SiteMark.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { Badge } from '../../../ui/badge/Badge.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Sheet } from '../../../ui/dialog/Sheet.tsx'
import {
  CalendarIcon,
  CompanyIcon,
  HomeIcon,
  InfoIcon,
  LogoutIcon,
  RightIcon,
  StarIcon,
  UsersIcon,
  VideoIcon,
} from '../../../ui/icons/account.tsx'
import type { IconProps } from '../../../ui/icons/Icon.tsx'
import { SendIcon } from '../../../ui/icons/login.tsx'
import { BellIcon } from '../../../ui/icons/pages.tsx'
import { BriefcaseIcon, DocumentIcon, HallIcon, SparkIcon, TargetIcon } from '../../../ui/icons/shell.tsx'
import type { HeaderProps } from './header-props.ts'
import * as css from './MobileMenu.css.ts'
import { NavItem } from './NavItem.tsx'

export interface MobileMenuProps extends HeaderProps {
  readonly entries: readonly NavEntry[]
  onClose(): void
}

const icons: Record<Destination, ComponentType<IconProps>> = {
  home: HomeIcon,
  aiWrite: DocumentIcon,
  aiDiagnose: TargetIcon,
  aiInterview: VideoIcon,
  positions: BriefcaseIcon,
  companies: CompanyIcon,
  fair: CalendarIcon,
  feedback: SendIcon,
  interviews: CalendarIcon,
  favourites: StarIcon,
  about: InfoIcon,
}

/** The header's entries as a page of their own on a phone. */
export default function MobileMenu(props: MobileMenuProps) {
  const { site, account, current, entries, onClose, onEnter, onLogout, unread } = props
  usePreferences()
  const after = (act: () => void) => () => {
    onClose()
    act()
  }
  const enter = (destination: EntryDestination) => after(() => onEnter(destination))
  const link = (one: NavLink, className = css.item) => {
    const Icon = icons[one.key]
    return (
      <NavItem key={one.key} link={one} className={className} current={current} onEnter={onEnter} onLeave={onClose}>
        {className === css.item && <Icon className={css.icon} />}
        {one.label}
        {one.isBeta && <Badge kind="beta">Beta</Badge>}
      </NavItem>
    )
  }
  const entry = (Icon: ComponentType<IconProps>, label: string, destination: EntryDestination) => (
    <button type="button" className={css.item} onClick={enter(destination)}>
      <Icon className={css.icon} />
      {label}
      <RightIcon className={css.last} />
    </button>
  )
  const own = account?.kind === 'student' ? accountLinks(site) : []

  return (
    <Sheet
      open
      onClose={onClose}
      title={m.shell_menu()}
      closeLabel={m.shell_menu_close()}
      head={<SiteMark site={site} inBar />}
      foot={
        account ? (
          <Button kind="secondary" size="lg" onClick={after(onLogout)}>
            <LogoutIcon />
            {m.shell_logout()}
          </Button>
        ) : (
          <>
            <Button kind="secondary" size="lg" onClick={enter('resume')}>
              {m.shell_my_resume()}
            </Button>
            <Button size="lg" data-opens-login onClick={enter('login')}>
              {m.shell_login()}
            </Button>
          </>
        )
      }
    >
      {account?.kind === 'other' && (
        <div className={css.account} data-account>
          <div className={css.words}>
            <small className={css.caption}>{m.shell_identity()}</small>
            <b className={css.name}>{account.label}</b>
            {account.name && <small className={css.caption}>{account.name}</small>}
          </div>
          <Button kind="soft" size="sm" onClick={enter('login')}>
            {m.shell_login()}
          </Button>
        </div>
      )}
      {account?.kind === 'student' && (
        <div className={css.account} data-account>
          <Avatar picture={account.avatar} sex={account.sex} index={account.index} size={48} />
          <div className={css.words}>
            <b className={css.name}>{account.name}</b>
            <small className={css.caption}>{account.caption}</small>
          </div>
          <Button kind="soft" size="sm" onClick={enter('resume')}>
            {m.shell_my_resume()}
          </Button>
        </div>
      )}
      {account?.kind === 'student' && (
        <div className={css.group}>
          <a
            className={css.item}
            href={hrefOf('/notices')}
            aria-current={current === '/notices' ? 'page' : undefined}
            onClick={onClose}
          >
            <BellIcon className={css.icon} />
            {m.notices_title()}
            {unread ? <span className={css.last}>{m.notices_news({ count: unread })}</span> : null}
          </a>
          {own.map((one) => link(one))}
        </div>
      )}
      {entries.length > 0 && (
        <nav className={css.group} aria-label={m.shell_nav()}>
          {entries.map((one) =>
            'links' in one ? (
              <div key={one.key}>
                <p className={css.heading}>
                  <SparkIcon />
                  {one.label}
                </p>
                {one.links.map((sub) => link(sub, css.sub))}
              </div>
            ) : (
              link(one)
            ),
          )}
        </nav>
      )}
      <div className={css.group}>
        {entry(UsersIcon, m.shell_recruit(), 'employer')}
        {entry(HallIcon, adminLabel(site), 'admin')}
      </div>
    </Sheet>
  )
}
