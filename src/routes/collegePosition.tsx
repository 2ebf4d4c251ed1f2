import { createFileRoute } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import * as m from '../../messages/compiled/messages.js'
import { collegePositionsQuery } from '../api/positions.ts'
import { PositionListPage } from '../features/jobs/list/PositionListPage.tsx'
import { useActors } from '../shared/actors/actors.ts'
import { usePreferences } from '../shared/preferences/preferences.tsx'
import { College } from './-College.tsx'
import { ListSide } from './-ListSide.tsx'
import { positionFilterOf } from './-lists.ts'
import { collegePositionSearch } from './-search.ts'
import { studentIn } from './-student.ts'
import { useList } from './-useList.ts'

export const Route = createFileRoute('/collegePosition')({
  staticData: { title: m.pages_college_positions },
  validateSearch: collegePositionSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => (await import('./-lists.ts')).readCollegePositions(deps, context),
  component: CollegePosition,
})

function CollegePosition() {
  usePreferences()
  const userId = useSelector(useActors().session, studentIn)
  const search = Route.useSearch()
  const { from, college, page = 1 } = search
  const list = useList('position', { path: '/collegeCompany', search: { from: '1', college } })
  const filter = positionFilterOf(search)
  return (
    <>
      <College tab="positions" from={from} college={college} />
      <PositionListPage
        heading={null}
        filter={filter}
        saved={{ list: 'college', filter: { ...filter, college } }}
        page={page}
        queryOf={(some, at) => collegePositionsQuery({ ...some, college }, at, userId)}
        login={7}
        side={<ListSide />}
        {...list}
      />
    </>
  )
}
