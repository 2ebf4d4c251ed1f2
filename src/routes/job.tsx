import { createFileRoute } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { JobPage } from '../features/jobs/detail/JobPage.tsx'
import { MissingOne } from '../shared/query/MissingOne.tsx'
import { idSearch } from './-search.ts'

export const Route = createFileRoute('/job')({
  staticData: { title: m.pages_job },
  validateSearch: idSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => (await import('./-job.ts')).readJobPage(deps, context),
  component: Page,
})

function Page() {
  const { id } = Route.useSearch()
  if (id === undefined) return <MissingOne kind="position" />
  return <JobPage key={id} id={id} address={location.href} />
}
