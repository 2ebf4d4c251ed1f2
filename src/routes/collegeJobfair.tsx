import { createFileRoute } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { FairResults } from '../entities/fair/FairResults.tsx'
import { addressOf } from '../shared/links/links.ts'
import { College } from './-College.tsx'
import { collegeFairSearch } from './-search.ts'

export const Route = createFileRoute('/collegeJobfair')({
  staticData: { title: m.pages_college_fairs },
  validateSearch: collegeFairSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => (await import('./-lists.ts')).beginCollegeFairs(deps),
  component: CollegeJobfair,
})

function CollegeJobfair() {
  const { from, college, page = 1 } = Route.useSearch()
  return (
    <>
      <College tab="fairs" from={from} college={college} />
      <FairResults
        page={page}
        positionsHref={addressOf('/collegePosition', { from: 0, college })}
        hrefOf={(to) => addressOf('/collegeJobfair', { from, college, page: to > 1 ? to : undefined })}
      />
    </>
  )
}
