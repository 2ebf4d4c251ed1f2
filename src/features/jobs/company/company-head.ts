import type { CompanyDetail } from '../../../../contract/calls/companies.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { getLocale } from '../../../../messages/compiled/runtime.js'
import { companyPositionsQuery, companyQuery } from '../../../api/companies.ts'
import { begin, settled } from '../../../api/content.ts'
import { queryClient } from '../../../api/query-client.ts'
import { localise } from '../../../shared/preferences/localise.ts'
import { sizeText } from '../../../shared/text/format.ts'

const descriptionOf = (company: CompanyDetail): string =>
  m.job_company_description({
    company: company.company_name,
    industry: localise(company.industry_label, getLocale()),
    size: sizeText(company.insize),
    city: localise(company.city.label, getLocale()),
    count: company.position_count,
  })

/** Begins to read a company and a page of its positions; what the page is called follows when the company is there. */
export function readCompany(id: string, page: number) {
  const query = companyQuery(id)
  const known = () => queryClient.getQueryData(query.queryKey)
  begin(companyPositionsQuery(id, page))
  return {
    ready: settled<CompanyDetail>(query),
    title: () => known()?.company_name ?? m.pages_company(),
    description() {
      const company = known()
      return company && descriptionOf(company)
    },
  }
}
