import type { PositionDetail } from '../../../../../contract/calls/positions.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { CompanyFacts } from '../../../../entities/company/CompanyFacts.tsx'
import { CompanyMark } from '../../../../entities/company/CompanyMark.tsx'
import { CollectButton } from '../../../../entities/saved/CollectButton.tsx'
import { companyHref } from '../../../../shared/links/links.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { Badge } from '../../../../ui/badge/Badge.tsx'
import { buttonClass } from '../../../../ui/button/Button.tsx'
import { sideCard } from '../../../../ui/page/Detail.css.ts'
import * as css from './CompanyPanel.css.ts'

/** The company of a position. */
export function CompanyPanel({ company }: { readonly company: PositionDetail['company'] }) {
  usePreferences()
  const { id, company_name, full_name, is_verified } = company
  return (
    <section className={sideCard} aria-labelledby="company">
      <div className={css.head}>
        <CompanyMark company={company} size={64} />
        <div className={css.names}>
          <h2 id="company" className={css.name}>
            <span className={css.nameText}>{company_name}</span>
            {is_verified && <Badge kind="ok">{m.job_verified()}</Badge>}
          </h2>
          <p className={css.full}>{full_name}</p>
        </div>
      </div>
      <CompanyFacts company={company} />
      <div className={css.actions}>
        <CollectButton
          kind="company"
          id={id}
          title={company_name}
          look="button"
          label={m.job_collect_company()}
          block
        />
        <a className={buttonClass({ kind: 'secondary', block: true })} href={companyHref(id)}>
          {m.job_company_page()}
        </a>
      </div>
    </section>
  )
}
