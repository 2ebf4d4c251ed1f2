import type { CompanyEntry } from '../../../../contract/content.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { CompanyMark } from '../../../entities/company/CompanyMark.tsx'
import { addressOf, companyHref } from '../../../shared/links/links.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { ArrowIcon } from '../../../ui/icons/ArrowIcon.tsx'
import * as css from './MainHome.css.ts'

/** Companies beside the tile that leads to all of them (HOME-9). */
export const COMPANIES = 39

export interface CompanyWallProps {
  readonly companies: readonly CompanyEntry[]
}

/** Names the companies that recruit now. */
export function CompanyWall({ companies }: CompanyWallProps) {
  usePreferences()
  return (
    <ul className={css.wall}>
      {companies.slice(0, COMPANIES).map((company) => (
        <li key={company.id} className={css.wallCell}>
          <a className={css.wallOne} href={companyHref(company.id)}>
            <CompanyMark company={company} size={40} />
            <span className={css.wallName}>{company.company_name}</span>
          </a>
        </li>
      ))}
      <li className={css.wallCell}>
        <a className={`${css.wallOne} ${css.wallMore}`} href={addressOf('/companyList', { isAll: '1' })}>
          <span className={css.wallMark}>
            <ArrowIcon />
          </span>
          {m.homes_wall_more()}
        </a>
      </li>
    </ul>
  )
}
