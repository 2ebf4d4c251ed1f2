import { createFileRoute } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { collegeCompaniesQuery } from '../api/companies.ts'
import { CompanyListPage } from '../features/jobs/companies/CompanyListPage.tsx'
import { usePreferences } from '../shared/preferences/preferences.tsx'
import { College } from './-College.tsx'
import { companyFilterOf } from './-lists.ts'
import { collegeCompanySearch } from './-search.ts'
import { useList } from './-useList.ts'

export const Route = createFileRoute('/collegeCompany')({
  staticData: { title: m.pages_college_companies },
  validateSearch: collegeCompanySearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => (await import('./-lists.ts')).readCollegeCompanies(deps),
  component: CollegeCompany,
})

function CollegeCompany() {
  usePreferences()
  const search = Route.useSearch()
  const { from, college, page = 1 } = search
  const list = useList('company', { path: '/collegePosition', search: { from: '0', college } })
  const filter = companyFilterOf(search)
  return (
    <>
      <College tab="companies" from={from} college={college} />
      <CompanyListPage
        heading={null}
        filter={filter}
        filtered={{ ...filter, college, list: 'college' }}
        page={page}
        queryOf={(some, at) => collegeCompaniesQuery({ ...some, college }, at)}
        {...list}
      />
    </>
  )
}
