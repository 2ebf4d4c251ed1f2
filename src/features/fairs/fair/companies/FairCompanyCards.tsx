import type { FairCompany } from '../../../../../contract/calls/fairs.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { CompanyMark } from '../../../../entities/company/CompanyMark.tsx'
import { companyHref } from '../../../../shared/links/links.ts'
import { localise } from '../../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { above, cover, note, title } from '../../../../ui/list/Entry.css.ts'
import { fairBoothHref, hasBooth } from '../fair-links.ts'
import * as css from './FairCompanies.css.ts'

export interface FairCompanyCardsProps {
  readonly fairId: string
  readonly companies: readonly FairCompany[]
}

/** Companies of a fair, each with the way to its booth, under a heading of level 2. */
export function FairCompanyCards({ fairId, companies }: FairCompanyCardsProps) {
  const { locale } = usePreferences()
  return (
    <ul className={css.grid}>
      {companies.map((company) => (
        <li key={company.id} className={css.card}>
          <CompanyMark company={company} size={48} />
          <div className={css.words}>
            <h3 className={title}>
              <a className={cover} href={companyHref(company.id)}>
                {company.company_name}
              </a>
            </h3>
            <p className={note}>
              {m.fairs_company_line({
                industry: localise(company.industry_label, locale),
                count: company.position_count,
              })}
            </p>
          </div>
          {hasBooth(company) && (
            <a
              className={`${css.no} ${above}`}
              href={fairBoothHref(fairId, company.booth_no)}
              aria-label={m.fairs_see_booth({ no: company.booth_no })}
            >
              {company.booth_no}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
