import type { ComponentType } from 'react'
import * as m from '../../../messages/compiled/messages.js'
import { Avatar } from '../../ui/avatar/Avatar.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Sheet } from '../../ui/dialog/Sheet.tsx'
import { BriefcaseIcon } from '../../ui/icons/BriefcaseIcon.tsx'
import { CalendarIcon } from '../../ui/icons/CalendarIcon.tsx'
import { CompanyIcon } from '../../ui/icons/CompanyIcon.tsx'
import { DocumentIcon } from '../../ui/icons/DocumentIcon.tsx'
import { HallIcon } from '../../ui/icons/HallIcon.tsx'
import { HomeIcon } from '../../ui/icons/HomeIcon.tsx'
import type { IconProps } from '../../ui/icons/Icon.tsx'
import { InfoIcon } from '../../ui/icons/InfoIcon.tsx'
import { LogoutIcon } from '../../ui/icons/LogoutIcon.tsx'
import { RightIcon } from '../../ui/icons/RightIcon.tsx'
import { SendIcon } from '../../ui/icons/SendIcon.tsx'
import { SparkIcon } from '../../ui/icons/SparkIcon.tsx'
import { StarIcon } from '../../ui/icons/StarIcon.tsx'
import { TargetIcon } from '../../ui/icons/TargetIcon.tsx'
import { UsersIcon } from '../../ui/icons/UsersIcon.tsx'
import { VideoIcon } from '../../ui/icons/VideoIcon.tsx'
import { usePreferences } from '../preferences.tsx'
import type { HeaderProps } from './Header.tsx'
import * as css from './MobileMenu.css.ts'
import { accountLinks, adminLabel, type Destination, hrefOf, type NavEntry, type NavLink } from './navigation.ts'
import { SiteMark } from './SiteMark.tsx'

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
  const { site, account, routes, current, entries, onClose, onLogin, onLogout, onResume, onEmployer, onAdmin } = props
  usePreferences()
  const after = (act: () => void) => () => {
    onClose()
    act()
  }
  const link = ({ key, label, path, isBeta }: NavLink, className = css.item) => {
    const Icon = icons[key]
    return (
      <a
        key={key}
        className={className}
        href={hrefOf(path)}
        aria-current={path === current ? 'page' : undefined}
        onClick={onClose}
      >
        {className === css.item && <Icon className={css.icon} />}
        {label}
        {isBeta && <Badge kind="beta">Beta</Badge>}
      </a>
    )
  }
  const entry = (Icon: ComponentType<IconProps>, label: string, act: () => void) => (
    <button type="button" className={css.item} onClick={after(act)}>
      <Icon className={css.icon} />
      {label}
      <RightIcon className={css.last} />
    </button>
  )
  const own = account ? accountLinks(routes) : []

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
            <Button kind="secondary" size="lg" onClick={after(onResume)}>
              {m.shell_my_resume()}
            </Button>
            <Button size="lg" onClick={after(onLogin)}>
              {m.shell_login()}
            </Button>
          </>
        )
      }
    >
      {account && (
        <div className={css.account} data-account>
          <Avatar picture={account.avatar} sex={account.sex} index={account.index} size={48} />
          <div className={css.words}>
            <b className={css.name}>{account.name}</b>
            <small className={css.caption}>{account.caption}</small>
          </div>
          <Button kind="soft" size="sm" onClick={after(onResume)}>
            {m.shell_my_resume()}
          </Button>
        </div>
      )}
      {own.length > 0 && <div className={css.group}>{own.map((one) => link(one))}</div>}
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
      {(onEmployer || onAdmin) && (
        <div className={css.group}>
          {onEmployer && entry(UsersIcon, m.shell_recruit(), onEmployer)}
          {onAdmin && entry(HallIcon, adminLabel(site), onAdmin)}
        </div>
      )}
    </Sheet>
  )
}
