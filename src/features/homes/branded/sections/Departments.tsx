import type { Department } from '../../../../../contract/calls/zones.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { localise } from '../../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { NamedIcon } from './NamedIcon.tsx'
import * as css from './Zones.css.ts'

export interface DepartmentActions {
  /** Address of a department's site, where a click without our help leads; or of our own page about it. */
  departmentHref(department: Department): string
  /** Opens a department's site as whoever is logged in here (HOME-5). */
  openDepartment(department: Department): void
}

export interface DepartmentsProps extends DepartmentActions {
  readonly items: readonly Department[]
}

/** Departments of the school. */
export function Departments({ items, departmentHref, openDepartment }: DepartmentsProps) {
  const { locale } = usePreferences()
  return (
    <ul className={css.sixColumns}>
      {items.map((department) => {
        const name = localise(department.name, locale)
        const tab = department.domain === '' ? {} : { target: '_blank', rel: 'noopener' }
        return (
          <li key={department.id}>
            <a
              className={css.tile}
              href={departmentHref(department)}
              {...tab}
              onClick={(event) => {
                if (department.domain === '') return
                event.preventDefault()
                openDepartment(department)
              }}
            >
              <span className={css.tileIcon}>
                <NamedIcon icon={department.thumbnail_url || department.icon} name={name} size={24} />
              </span>
              <b className={css.tileName}>{name}</b>
              <span className={css.hint}>{m.homes_department_count({ count: department.position_count })}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
