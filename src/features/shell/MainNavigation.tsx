import { lazy, Suspense } from 'react'
import * as m from '../../../messages/compiled/messages.js'
import { Badge } from '../../ui/badge/Badge.tsx'
import { DownIcon } from '../../ui/icons/DownIcon.tsx'
import { usePreferences } from '../preferences.tsx'
import * as css from './Header.css.ts'
import { hrefOf, type NavEntry } from './navigation.ts'

const NavGroupMenu = lazy(() => import('./NavGroupMenu.tsx'))

export function GroupLabel({ label }: { readonly label: string }) {
  return (
    <>
      {label}
      <DownIcon size={16} className={css.chevron} />
    </>
  )
}

export interface MainNavigationProps {
  readonly entries: readonly NavEntry[]
  /** Path of the page that is open. */
  readonly current: string
  readonly className: string
}

export function MainNavigation({ entries, current, className }: MainNavigationProps) {
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
                <NavGroupMenu {...entry} />
              </Suspense>
            ) : (
              <a
                className={css.link}
                href={hrefOf(entry.path)}
                aria-current={entry.path === current ? 'page' : undefined}
              >
                {entry.label}
                {entry.isBeta && <Badge kind="beta">Beta</Badge>}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
