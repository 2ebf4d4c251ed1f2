import { createFileRoute } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import * as m from '../../messages/compiled/messages.js'
import { JobPage } from '../features/jobs/detail/JobPage.tsx'
import { LateMatch } from '../features/jobs/detail/match/LateMatch.tsx'
import { useActors } from '../shared/actors/actors.ts'
import { MissingOne } from '../shared/query/MissingOne.tsx'
import { idSearch } from './-search.ts'
import { studentIn } from './-student.ts'
import { useHasAi } from './-useHasAi.ts'

export const Route = createFileRoute('/job')({
  staticData: { title: m.pages_job },
  validateSearch: idSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => (await import('./-job.ts')).readJobPage(deps, context),
  component: Page,
})

function Page() {
  const { id } = Route.useSearch()
  const { session } = useActors()
  const userId = useSelector(session, studentIn)
  const hasAi = useHasAi()
  if (id === undefined) return <MissingOne kind="position" />
  const match = userId && hasAi ? <LateMatch userId={userId} positionId={id} /> : null
  return <JobPage key={id} id={id} address={location.href} match={match} />
}
