import type { CompanyDetail } from '../../../../contract/calls/companies.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { CompanyMark } from '../../../entities/company/CompanyMark.tsx'
import { CollectButton } from '../../../entities/saved/CollectButton.tsx'
import { ShareButton } from '../../../entities/share/ShareButton.tsx'
import { addressOf } from '../../../shared/links/links.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { viewCount } from '../../../shared/text/format.ts'
import { Badge } from '../../../ui/badge/Badge.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb/Breadcrumb.tsx'
import { inside } from '../../../ui/list/ListPage.css.ts'
import { band, trail } from '../../../ui/page/Detail.css.ts'
import * as css from './Company.css.ts'

/** Shows who a company is, and the heart that saves it. */
export function CompanyHead({ company }: { readonly company: CompanyDetail }) {
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
