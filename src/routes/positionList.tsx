import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import * as m from '../../messages/compiled/messages.js'
import { positionsQuery, termsQuery } from '../api/positions.ts'
import { queryClient } from '../api/query-client.ts'
import { zoneQuery } from '../api/zones.ts'
import { PositionListPage } from '../features/jobs/list/PositionListPage.tsx'
import { useActors } from '../shared/actors/actors.ts'
import { usePreferences } from '../shared/preferences/preferences.tsx'
import { ListSide } from './-ListSide.tsx'
import { positionFilterOf, positionHeading } from './-lists.ts'
import { positionSearch } from './-search.ts'
import { studentIn } from './-student.ts'
import { useList } from './-useList.ts'

export const Route = createFileRoute('/positionList')({
  validateSearch: positionSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) =>
    (await import('./-lists.ts')).readPositionList(deps, m.pages_position_list, context),
  component: PositionList,
})

function PositionList() {
  const { locale } = usePreferences()
  const userId = useSelector(useActors().session, studentIn)
  const search = Route.useSearch()
  const list = useList('position', { path: '/companyList', search: {} })
  const { zoneid = '', page = 1 } = search
  const zone = useQuery({ ...zoneQuery(zoneid), enabled: zoneid !== '' }, queryClient)
  const terms = useQuery(termsQuery, queryClient).data
  const filter = positionFilterOf(search)
  const heading = positionHeading(search, zone.data, terms, locale)
  return (
    <PositionListPage
      heading={heading ?? m.pages_position_list()}
      isHeadingUnseen={heading === null}
      filter={filter}
      saved={{ list: 'position', filter }}
      zone={zone}
      page={page}
      queryOf={(some, at) => positionsQuery(some, at, userId)}
      login={7}
      side={<ListSide />}
      {...list}
    />
  )
}
