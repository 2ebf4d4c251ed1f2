import { DocumentIcon } from '../../ui/icons/DocumentIcon.tsx'
import { TargetIcon } from '../../ui/icons/TargetIcon.tsx'
import { items } from '../../ui/menu/Menu.css.ts'
import { Menu, MenuItem } from '../../ui/menu/Menu.tsx'
import * as css from './Header.css.ts'
import { GroupLabel } from './MainNavigation.tsx'
import { hrefOf, type NavGroup } from './navigation.ts'

/** Entry of the navigation that opens onto several. */
export default function NavGroupMenu({ label, links }: NavGroup) {
  return (
    <Menu trigger={<GroupLabel label={label} />} triggerClass={css.link} width="264px">
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
