import type { CompanyDetail } from '../../../../contract/calls/companies.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { CompanyFacts, Fact } from '../../../entities/company/CompanyFacts.tsx'
import { mapHref } from '../../../shared/links/map-href.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { RichText } from '../../../shared/text/RichText.tsx'
import { Tag } from '../../../ui/chip/Tag.tsx'
import { ExternalIcon } from '../../../ui/icons/ExternalIcon.tsx'
import { PinIcon } from '../../../ui/icons/PinIcon.tsx'
import { columns, heading, side, sideCard, sideHeading } from '../../../ui/page/Detail.css.ts'
import * as css from './Company.css.ts'
import { CompanyHead } from './CompanyHead.tsx'
import { CompanyJobs, type CompanyJobsProps } from './CompanyJobs.tsx'

export interface CompanyProps extends Omit<CompanyJobsProps, 'id'> {
  readonly company: CompanyDetail
}

const isSecure = (address: string) => address.startsWith('https://')

/** A company with what it offers (JOB-2). */
export function Company({ company, ...jobs }: CompanyProps) {
  usePreferences()
  const { website } = company
  return (
    <>
      <CompanyHead company={company} />
      <div className={columns}>
        <div className={css.main}>
          {company.intro !== '' && (
            <section className={sideCard}>
              <h2 className={heading}>{m.job_intro()}</h2>
              <RichText html={company.intro} />
            </section>
          )}
          <CompanyJobs id={company.id} {...jobs} />
        </div>
        <div className={side}>
          <section className={sideCard} aria-label={m.job_company_facts()}>
            <CompanyFacts company={company}>
              {isSecure(website) && (
                <Fact icon={ExternalIcon} term={m.job_website()}>
                  <a className={css.link} href={website} target="_blank" rel="noopener nofollow">
                    {new URL(website).hostname}
                  </a>
                </Fact>
              )}
            </CompanyFacts>
          </section>
          {company.welfare.length > 0 && (
            <section className={sideCard}>
              <h2 className={sideHeading}>{m.job_welfare()}</h2>
              <div className={css.perks}>
                {company.welfare.map((one) => (
                  <Tag key={one}>{one}</Tag>
                ))}
              </div>
            </section>
          )}
          {company.address !== '' && (
            <section className={sideCard}>
              <h2 className={sideHeading}>{m.job_company_address()}</h2>
              <p className={css.place}>
                <PinIcon className={css.icon} />
                <a
                  className={css.link}
                  href={mapHref(company.address)}
                  title={m.job_address_map()}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {company.address}
                </a>
              </p>
            </section>
          )}
        </div>
      </div>
    </>
  )
}
