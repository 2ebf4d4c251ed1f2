import type { ComponentType, ReactNode } from 'react'
import type { CompanyEntry } from '../../../contract/content.ts'
import * as m from '../../../messages/compiled/messages.js'
import { localise } from '../../shared/preferences/localise.ts'
import { usePreferences } from '../../shared/preferences/preferences.tsx'
import { sizeText } from '../../shared/text/format.ts'
import { UsersIcon } from '../../ui/icons/account.tsx'
import { TrendIcon } from '../../ui/icons/fields.tsx'
import type { IconProps } from '../../ui/icons/Icon.tsx'
import { LayersIcon, PinIcon } from '../../ui/icons/pages.tsx'
import { BriefcaseIcon } from '../../ui/icons/shell.tsx'
import * as css from './CompanyFacts.css.ts'

interface FactProps {
  readonly icon: ComponentType<IconProps>
  readonly term: string
  readonly children: ReactNode
}

export function Fact({ icon: Icon, term, children }: FactProps) {
  return (
    <div className={css.fact}>
      <Icon className={css.icon} />
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  )
}

export interface CompanyFactsProps {
  readonly company: CompanyEntry & { readonly stage: string }
  /** More of them. */
  readonly children?: ReactNode
}

/** Who a company is, line by line. */
export function CompanyFacts({ company, children }: CompanyFactsProps) {
  const { locale } = usePreferences()
  const industries = [company.industry_label, company.second_industry].map((label) => localise(label, locale))
  return (
    <dl className={css.facts}>
      <Fact icon={LayersIcon} term={m.job_industry()}>
        {[...new Set(industries)].filter(Boolean).join(' · ')}
      </Fact>
      <Fact icon={UsersIcon} term={m.job_size()}>
        {sizeText(company.insize)}
      </Fact>
      {company.stage !== '' && (
        <Fact icon={TrendIcon} term={m.job_stage()}>
          {company.stage}
        </Fact>
      )}
      <Fact icon={PinIcon} term={m.job_city()}>
        {localise(company.city.label, locale)}
      </Fact>
      <Fact icon={BriefcaseIcon} term={m.job_openings()}>
        {m.job_openings_count({ count: company.position_count })}
      </Fact>
      {children}
    </dl>
  )
}
