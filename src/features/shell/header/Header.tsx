import { lazy, Suspense } from 'react'
import type { EntryDestination } from '../../../../machines/login/entry/entry.types.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { adminLabel, hrefOf, type NavEntry, navigation } from '../../../entities/site/navigation.ts'
import { SiteMark } from '../../../entities/site/SiteMark.tsx'
import { TakesFocus } from '../../../shared/focus/TakesFocus.tsx'
import { Optional } from '../../../shared/late/Optional.tsx'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Badge } from '../../../ui/badge/Badge.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { MenuIcon } from '../../../ui/icons/shell.tsx'
import { unseen } from '../../../ui/reset.css.ts'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import { GroupLabel } from './GroupLabel.tsx'
import * as css from './Header.css.ts'
import type { HeaderProps } from './header-props.ts'
import { NavItem } from './NavItem.tsx'

const NavGroupMenu = lazy(() => import('./NavGroupMenu.tsx'))

interface MainNavigationProps {
  readonly entries: readonly NavEntry[]
  /** Path of the page that is open. */
  readonly current: string
  readonly className: string
  onEnter(destination: EntryDestination): void
}

function MainNavigation({ entries, current, className, onEnter }: MainNavigationProps) {
  usePreferences()
  return (
    <nav className={className} aria-label={m.shell_nav()}>
      <ul className={css.list}>
        {entries.map((entry) => (
          <li key={entry.key} className={css.item}>
            {'links' in entry ? (
              <Suspense
                fallback={
                  <span className={css.link}>
                    <GroupLabel label={entry.label} />
                  </span>
                }
              >
                <NavGroupMenu label={entry.label} links={entry.links} onEnter={onEnter} />
              </Suspense>
            ) : (
              <NavItem link={entry} className={css.link} current={current} onEnter={onEnter}>
                {entry.label}
                {entry.isBeta && <Badge kind="beta">Beta</Badge>}
              </NavItem>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

const AccountMenu = lazy(() => import('./AccountMenu.tsx'))
const OtherMenu = lazy(() => import('./OtherMenu.tsx'))
const MobileMenu = lazy(() => import('./MobileMenu.tsx'))

/** A name this long gets a row of its own (NAV-1). */
const LONG_NAME = 20
/** A name no longer than this has room in one line beside many entries. */
const SHORT_NAME = 7
/** Entries that fit beside a name on a tablet. */
const FEW_ENTRIES = 3

/** Header of every page: whose site it is, where one can go, who one is. */
export function Header(props: HeaderProps) {
  const { site, fairTitle, account, busy, current, onEnter } = props
  const { locale } = usePreferences()
  const entries = navigation(site, fairTitle)
  const isSolid = site.type === 3
  const isFull = entries.length > FEW_ENTRIES
  /** English words take twice the room of Chinese ones. */
  const { length } = [...localise(site.brand.name, locale)]
  const isLong = length > LONG_NAME || (isFull && locale === 'en')
  const rows = isLong ? 'two' : isFull ? 'fitting' : 'one'
  const rowLook = rows === 'fitting' && length > SHORT_NAME ? `${css.row} ${css.folded}` : css.row

  const quiet = (destination: EntryDestination, label: string) => (
    <button type="button" className={css.quiet} onClick={() => onEnter(destination)}>
      {label}
    </button>
  )

  return (
    <header className={isSolid ? css.kind.solid : css.kind.plain}>
      <div className={rowLook}>
        <a className={css.home} href={hrefOf('/')}>
          <SiteMark site={site} inBar />
        </a>
        {rows !== 'two' && entries.length > 0 && (
          <MainNavigation
            entries={entries}
            current={current}
            onEnter={onEnter}
            className={`${css.nav} ${rows === 'fitting' ? css.wideOnly : css.firstRow}`}
          />
        )}
        <div className={css.end}>
          {quiet('resume', m.shell_my_resume())}
          {site.type === 1 && <span className={css.separator} />}
          {quiet('employer', m.shell_recruit())}
          {quiet('admin', adminLabel(site))}
          <div className={css.identity}>
            <Identity {...props} />
          </div>
        </div>
        <div className={css.burger}>
          {account?.kind === 'student' && props.bell}
          <TakesFocus {...props}>
            <Button
              kind="ghost"
              square
              aria-label={m.shell_menu_open()}
              aria-description={account?.kind === 'student' ? account.name : account?.label}
              aria-haspopup="dialog"
              onClick={props.onMenuOpen}
            >
              <MenuIcon />
            </Button>
          </TakesFocus>
        </div>
      </div>
      {rows !== 'one' && entries.length > 0 && (
        <div className={rows === 'fitting' ? `${css.secondRow} ${css.narrowOnly}` : css.secondRow}>
          <MainNavigation entries={entries} current={current} onEnter={onEnter} className={css.secondNav} />
        </div>
      )}
      {props.isMenuOpen && (
        <Optional onMissing={props.onMenuClose}>
          <MobileMenu {...props} account={busy ? null : account} entries={entries} onClose={props.onMenuClose} />
        </Optional>
      )}
    </header>
  )
}

function Identity(props: HeaderProps) {
  const { site, account, busy, onEnter } = props
  const waiting = (
    <span role="status">
      <Skeleton width="104px" height="40px" />
      <span className={unseen}>{m.shell_checking()}</span>
    </span>
  )
  if (busy) return waiting
  if (account) {
    return (
      <Suspense fallback={waiting}>
        {account.kind === 'student' ? (
          <>
            {props.bell}
            <AccountMenu {...props} account={account} />
          </>
        ) : (
          <OtherMenu {...props} account={account} />
        )}
      </Suspense>
    )
  }
  return (
    <TakesFocus {...props}>
      <Button {...(site.type === 3 && { className: css.turned })} data-opens-login onClick={() => onEnter('login')}>
        {m.shell_login()}
      </Button>
    </TakesFocus>
  )
}
