import type { ReactNode } from 'react'
import type { CompanyEntry } from '../../../contract/content.ts'
import * as m from '../../../messages/compiled/messages.js'
import { companyHref } from '../../shared/links/links.ts'
import { localise } from '../../shared/preferences/localise.ts'
import { usePreferences } from '../../shared/preferences/preferences.tsx'
import { salaryText, sizeText } from '../../shared/text/format.ts'
import { RightIcon } from '../../ui/icons/account.tsx'
import { above, cover, note, title, wraps } from '../../ui/list/Entry.css.ts'
import * as css from './CompanyCard.css.ts'
import { CompanyMark } from './CompanyMark.tsx'

export interface CompanyCardProps {
  readonly company: CompanyEntry
  /** In what it differs from what was asked for. */
  readonly mark?: ReactNode
  /** A control at the right of its name. */
  readonly action?: ReactNode
}

/** A company with what it offers, as one of many tiles, under a heading of level 2. */
export function CompanyCard({ company, mark, action }: CompanyCardProps) {
  const { locale } = usePreferences()
  const { id, company_name, industry_label, insize, position_count, samples } = company
  return (
    <article className={css.card}>
      <div className={css.head}>
        <CompanyMark company={company} size={48} />
        <div className={css.text}>
          <h3 className={title}>
            <a className={cover} href={companyHref(id)}>
              {company_name}
            </a>
          </h3>
          <p className={note}>
            {localise(industry_label, locale)} · {sizeText(insize)}
          </p>
          {mark}
        </div>
        {action && <div className={`${css.action} ${above}`}>{action}</div>}
      </div>
      <ul className={css.samples}>
        {samples.map((sample) => (
          <li key={sample.id} className={css.sample}>
            <span className={`${css.sampleTitle} ${wraps}`}>{sample.title}</span>
            <span className={css.samplePay}>{salaryText(sample.salary)}</span>
          </li>
        ))}
      </ul>
      <p className={css.open}>
        {position_count > 0 ? m.lists_company_open({ count: position_count }) : m.lists_company_none()}
        <RightIcon size={12} />
      </p>
    </article>
  )
}
