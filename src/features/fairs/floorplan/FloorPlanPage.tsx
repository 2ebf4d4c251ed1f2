import { useQuery } from '@tanstack/react-query'
import * as m from '../../../../messages/compiled/messages.js'
import { fairQuery } from '../../../api/fairs.ts'
import { queryClient } from '../../../api/query-client.ts'
import { addressOf, fairHref } from '../../../shared/links/links.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { MissingOne } from '../../../shared/query/MissingOne.tsx'
import { Queried } from '../../../shared/query/Queried.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb/Breadcrumb.tsx'
import { inside } from '../../../ui/list/ListPage.css.ts'
import { FloorPlan } from './FloorPlan.tsx'
import * as css from './FloorPlanPage.css.ts'
import { PlanSkeleton } from './PlanSkeleton.tsx'

export interface FloorPlanPageProps {
  /** The id of the fair. */
  readonly id: string
  /** Number of the booth that the address names. */
  readonly booth: string | undefined
}

/** The plan of a fair as a page of its own. */
export function FloorPlanPage({ id, booth }: FloorPlanPageProps) {
  usePreferences()
  const query = useQuery(fairQuery(id), queryClient)
  return (
    <div className={`${inside} ${css.page}`}>
      <Queried
        query={query}
        skeleton={
          <div className={css.pending}>
            <PlanSkeleton />
          </div>
        }
        what={m.content_what_fair()}
        missing={<MissingOne kind="fair" />}
      >
        {(fair) => (
          <>
            <Breadcrumb
              label={m.fairs_trail()}
              items={[
                { text: m.fairs_trail_home(), href: addressOf('/') },
                { text: fair.title, href: fairHref(id) },
                { text: m.fairs_tab_plan() },
              ]}
            />
            <h1 className={css.title}>{m.fairs_page_title({ title: fair.title })}</h1>
            <FloorPlan key={id} fair={fair} booth={booth} isOwnPage />
          </>
        )}
      </Queried>
    </div>
  )
}
