import type { CompanyDetail } from '../../../../contract/calls/companies.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { CompanyFacts, Fact } from '../../../entities/company/CompanyFacts.tsx'
import { CompanyMark } from '../../../entities/company/CompanyMark.tsx'
import { CollectButton } from '../../../entities/saved/CollectButton.tsx'
import { ShareButton } from '../../../entities/share/ShareButton.tsx'
import { addressOf } from '../../../shared/links/links.ts'
import { mapHref } from '../../../shared/links/map-href.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { viewCount } from '../../../shared/text/format.ts'
import { RichText } from '../../../shared/text/RichText.tsx'
import { Badge } from '../../../ui/badge/Badge.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb/Breadcrumb.tsx'
import { Tag } from '../../../ui/chip/Tag.tsx'
import { ExternalIcon, PinIcon } from '../../../ui/icons/pages.tsx'
import { inside } from '../../../ui/list/ListPage.css.ts'
import { band, columns, heading, side, sideCard, sideHeading, trail } from '../../../ui/page/Detail.css.ts'
import * as css from './Company.css.ts'
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

/** Shows who a company is, and the heart that saves it. */
function CompanyHead({ company }: { readonly company: CompanyDetail }) {
  usePreferences()
  const { id, company_name, full_name, is_verified, views } = company
  return (
    <div className={band}>
      <div className={inside}>
        <div className={trail}>
          <Breadcrumb
            label={m.job_trail()}
            items={[
              { text: m.job_trail_home(), href: addressOf('/') },
              { text: m.pages_company_list(), href: addressOf('/companyList', { isAll: '1' }) },
              { text: company_name },
            ]}
          />
        </div>
        <div className={css.head}>
          <CompanyMark company={company} size={64} />
          <div className={css.names}>
            <div className={css.name}>
              <h1 className={css.title}>{company_name}</h1>
              {is_verified && <Badge kind="ok">{m.job_verified()}</Badge>}
            </div>
            <p className={css.full}>{full_name}</p>
            <p className={css.meta}>{m.job_views({ count: viewCount(views) })}</p>
          </div>
          <div className={css.actions}>
            <ShareButton what="company" id={id} title={company_name} />
            <CollectButton
              kind="company"
              id={id}
              title={company_name}
              look="button"
              label={m.job_collect_company()}
              size="lg"
            />
          </div>
        </div>
      </div>
    </div>
  )
}
