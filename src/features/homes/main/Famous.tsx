import * as m from '../../../../messages/compiled/messages.js'
import { CompanyMark } from '../../../entities/company/CompanyMark.tsx'
import { configuredLink } from '../../../shared/links/outside.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import * as css from './MainHome.css.ts'

export interface FamousProps {
  readonly companies: readonly {
    readonly img_url: string
    readonly jump_link: string
    readonly title: string
    readonly position_count: number
  }[]
}

/** A few well-known companies (HOME-9). */
export function Famous({ companies }: FamousProps) {
  usePreferences()
  return (
    <ul className={css.famous} aria-label={m.homes_famous()}>
      {companies.map(({ img_url, jump_link, title, position_count }) => (
        <li key={title}>
          <a className={css.famousOne} {...configuredLink(jump_link)}>
            <CompanyMark company={{ company_name: title, logo_url: img_url }} size={40} />
            <span className={css.famousWords}>
              <b className={css.famousName}>{title}</b>
              <span className={css.famousCount}>{m.homes_famous_count({ count: position_count })}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
