import * as m from '../../../messages/compiled/messages.js'
import { Badge } from '../../ui/badge/Badge.tsx'
import { DocumentIcon } from '../../ui/icons/DocumentIcon.tsx'
import { DownIcon } from '../../ui/icons/DownIcon.tsx'
import { TargetIcon } from '../../ui/icons/TargetIcon.tsx'
import { items } from '../../ui/menu/Menu.css.ts'
import { Menu, MenuItem } from '../../ui/menu/Menu.tsx'
import * as css from './Header.css.ts'
import { hrefOf, type NavEntry, type NavGroup } from './navigation.ts'

function Group({ label, links }: NavGroup) {
  const trigger = (
    <>
      {label}
      <DownIcon size={16} className={css.chevron} />
    </>
  )
  return (
    <Menu trigger={trigger} triggerClass={css.link} width="264px">
      {(close) => (
        <div className={items}>
          {links.map((link) => (
            <MenuItem
              key={link.key}
              icon={link.key === 'aiWrite' ? <DocumentIcon /> : <TargetIcon />}
              href={hrefOf(link.path)}
              onSelect={close}
              {...(link.hint && { hint: link.hint })}
            >
              {link.label}
            </MenuItem>
          ))}
        </div>
      )}
    </Menu>
  )
}

export interface MainNavigationProps {
  readonly entries: readonly NavEntry[]
  /** Path of the page that is open. */
  readonly current: string
  readonly className: string
}

export function MainNavigation({ entries, current, className }: MainNavigationProps) {
  return (
    <nav className={className} aria-label={m.shell_nav()}>
      <ul className={css.list}>
        {entries.map((entry) => (
          <li key={entry.key} className={css.item}>
            {'links' in entry ? (
              <Group {...entry} />
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
