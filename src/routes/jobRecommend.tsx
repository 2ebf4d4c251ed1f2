import { createFileRoute } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import * as m from '../../messages/compiled/messages.js'
import { recommendationsQuery } from '../api/positions.ts'
import { PositionListPage } from '../features/jobs/list/PositionListPage.tsx'
import { useActors } from '../shared/actors/actors.ts'
import { usePreferences } from '../shared/preferences/preferences.tsx'
import { ListSide } from './-ListSide.tsx'
import { positionFilterOf } from './-lists.ts'
import { positionSearch } from './-search.ts'
import { studentIn } from './-student.ts'
import { useList } from './-useList.ts'

export const Route = createFileRoute('/jobRecommend')({
  staticData: { title: m.pages_job_recommend },
  validateSearch: positionSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => (await import('./-lists.ts')).readRecommendations(deps, context),
  component: JobRecommend,
})

function JobRecommend() {
  usePreferences()
  const { session } = useActors()
  const userId = useSelector(session, studentIn)
  const search = Route.useSearch()
  const list = useList('position', { path: '/companyList', search: {} })
  const filter = positionFilterOf(search)
  const { page = 1 } = search
  return (
    <PositionListPage
      heading={m.pages_job_recommend()}
      isHeadingUnseen
      filter={filter}
      saved={{ list: 'position', filter }}
      page={page}
      queryOf={(some, at) => recommendationsQuery(some, at, userId)}
      login={8}
      side={<ListSide />}
      {...list}
    />
  )
}
