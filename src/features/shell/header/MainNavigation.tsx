import { lazy, Suspense } from 'react'
import type { EntryDestination } from '../../../../machines/login/entry/entry.types.ts'
import * as m from '../../../../messages/compiled/messages.js'
import type { NavEntry } from '../../../entities/site/navigation.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Badge } from '../../../ui/badge/Badge.tsx'
import { GroupLabel } from './GroupLabel.tsx'
import * as css from './Header.css.ts'
import { NavItem } from './NavItem.tsx'

const NavGroupMenu = lazy(() => import('./NavGroupMenu.tsx'))

export interface MainNavigationProps {
  readonly entries: readonly NavEntry[]
  /** Path of the page that is open. */
  readonly current: string
  readonly className: string
  onEnter(destination: EntryDestination): void
}

export function MainNavigation({ entries, current, className, onEnter }: MainNavigationProps) {
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
