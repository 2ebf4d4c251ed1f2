import type { EntryDestination } from '../../../../machines/login/entry/entry.types.ts'
import type { NavGroup } from '../../../entities/site/navigation.ts'
import { DocumentIcon, TargetIcon } from '../../../ui/icons/shell.tsx'
import { items } from '../../../ui/menu/Menu.css.ts'
import { Menu, MenuItem } from '../../../ui/menu/Menu.tsx'
import { GroupLabel } from './GroupLabel.tsx'
import * as css from './Header.css.ts'

interface NavGroupMenuProps extends Pick<NavGroup, 'label' | 'links'> {
  onEnter(destination: EntryDestination): void
}

/** Entry of the navigation that opens onto several. */
export default function NavGroupMenu({ label, links, onEnter }: NavGroupMenuProps) {
  return (
    <Menu trigger={<GroupLabel label={label} />} triggerClass={css.link} width="264px">
      {(close) => (
        <div className={items}>
          {links.map(({ key, label, hint, enters }) => (
            <MenuItem
              key={key}
              icon={key === 'aiWrite' ? <DocumentIcon /> : <TargetIcon />}
              onSelect={() => {
                close()
                if (enters) onEnter(enters)
              }}
              {...(hint && { hint })}
            >
              {label}
            </MenuItem>
          ))}
        </div>
      )}
    </Menu>
  )
}
