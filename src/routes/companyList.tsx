import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { companiesQuery } from '../api/companies.ts'
import { queryClient } from '../api/query-client.ts'
import { zoneQuery } from '../api/zones.ts'
import { CompanyListPage } from '../features/jobs/companies/CompanyListPage.tsx'
import { usePreferences } from '../shared/preferences/preferences.tsx'
import { companyFilterOf, zoneHeading } from './-lists.ts'
import { companySearch } from './-search.ts'
import { useList } from './-useList.ts'

export const Route = createFileRoute('/companyList')({
  validateSearch: companySearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => (await import('./-lists.ts')).readCompanyList(deps, m.pages_company_list),
  component: CompanyList,
})

function CompanyList() {
  const { locale } = usePreferences()
  const search = Route.useSearch()
  const list = useList('company', { path: '/positionList', search: {} })
  const { zoneid = '', page = 1 } = search
  const zone = useQuery({ ...zoneQuery(zoneid), enabled: zoneid !== '' }, queryClient)
  const filter = companyFilterOf(search)
  const heading = zoneHeading(zone.data, locale)
  return (
    <CompanyListPage
      heading={heading ?? m.pages_company_list()}
      isHeadingUnseen={heading === null}
      filter={filter}
      filtered={{ ...filter, list: 'company' }}
      zone={zone}
      page={page}
      queryOf={companiesQuery}
      {...list}
    />
  )
}
