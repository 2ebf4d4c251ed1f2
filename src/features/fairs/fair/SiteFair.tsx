import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { nextFair } from '../../../../contract/calls/fairs.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { fairListQuery } from '../../../api/fairs.ts'
import { queryClient } from '../../../api/query-client.ts'
import { FairResults } from '../../../entities/fair/FairResults.tsx'
import { addressOf } from '../../../shared/links/links.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Queried } from '../../../shared/query/Queried.tsx'
import { unseen } from '../../../ui/reset.css.ts'
import { FairSkeleton } from './FairSkeleton.tsx'

/** The fair that the site leads to, drawn by `children`; without one, the site's fairs. */
export function SiteFair({ children }: { children(id: string): ReactNode }) {
  usePreferences()
  const query = useQuery(fairListQuery(1), queryClient)
  return (
    <Queried query={query} skeleton={<FairSkeleton />} what={m.content_what_fair()}>
      {({ list }) => {
        const next = nextFair(list)
        if (next) return children(next.id)
        return (
          <>
            <h1 className={unseen}>{m.pages_fair()}</h1>
            <FairResults
              page={1}
              positionsHref={addressOf('/jobRecommend')}
              hrefOf={(page) => addressOf('/collegeJobfair', { from: 2, page: page > 1 ? page : undefined })}
            />
          </>
        )
      }}
    </Queried>
  )
}
