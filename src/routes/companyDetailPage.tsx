import { createFileRoute } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { CompanyPage } from '../features/jobs/company/CompanyPage.tsx'
import { addressOf } from '../shared/links/links.ts'
import { MissingOne } from '../shared/query/MissingOne.tsx'
import { idSearch, type Paged, pageIn } from './-search.ts'

export const Route = createFileRoute('/companyDetailPage')({
  staticData: { title: m.pages_company },
  validateSearch: (raw): ReturnType<typeof idSearch> & Paged => ({ ...idSearch(raw), page: pageIn(raw['page']) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { id, page = 1 } }) =>
    id && (await import('../features/jobs/company/company-head.ts')).readCompany(id, page),
  component: Page,
})

function Page() {
  const { id, page = 1 } = Route.useSearch()
  if (id === undefined) return <MissingOne kind="company" />
  const hrefOf = (other: number) => addressOf('/companyDetailPage', { id, page: other > 1 ? other : undefined })
  return <CompanyPage key={id} id={id} page={page} hrefOf={hrefOf} />
}
