import { useQuery } from '@tanstack/react-query'
import type { MouseEvent, ReactNode } from 'react'
import type { FairDetail } from '../../../contract/calls/fairs.ts'
import * as m from '../../../messages/compiled/messages.js'
import { fairQuery } from '../../api/fairs.ts'
import { queryClient } from '../../api/query-client.ts'
import { Queried } from '../content/Queried.tsx'
import { FloorPlan } from '../floorplan/FloorPlan.tsx'
import { inside } from '../lists/ListPage.css.ts'
import { usePreferences } from '../preferences.tsx'
import { FairCompanies, type FairCompaniesProps } from './FairCompanies.tsx'
import { FairHead } from './FairHead.tsx'
import { FairIntro } from './FairIntro.tsx'
import * as css from './FairPage.css.ts'
import { FairSkeleton } from './FairSkeleton.tsx'
import { FairTabs } from './FairTabs.tsx'
import { FairTalks } from './FairTalks.tsx'
import { FirstCompanies } from './FirstCompanies.tsx'
import type { FairTab } from './fair-links.ts'

export interface FairPageProps extends Omit<FairCompaniesProps, 'fairId'> {
  readonly id: string
  readonly tab: FairTab
  /** Number of the booth that the address names. */
  readonly booth: string | undefined
  /** A click, maybe on a link to another part of the page. */
  onLink(event: MouseEvent): void
}

type PartProps = FairPageProps & { readonly fair: FairDetail }

const parts = {
  intro: ({ fair }) => <FairIntro fair={fair} />,
  companies: ({ id, search, onSearch }) => <FairCompanies fairId={id} search={search} onSearch={onSearch} />,
  plan: ({ fair, booth }) => (
    <>
      <FloorPlan key={fair.id} fair={fair} booth={booth} />
      <FirstCompanies fairId={fair.id} />
    </>
  ),
  talks: ({ id }) => <FairTalks fairId={id} />,
} satisfies Record<FairTab, (props: PartProps) => ReactNode>

/** A job fair (FAIR-1). */
export function FairPage(props: FairPageProps) {
  usePreferences()
  const query = useQuery(fairQuery(props.id), queryClient)
  return (
    <Queried query={query} skeleton={<FairSkeleton />} what={m.content_what_fair()}>
      {(fair) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is pressed
        // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link clicks it
        <div onClick={props.onLink}>
          <FairHead fair={fair} now={query.dataUpdatedAt} />
          <FairTabs fair={fair} tab={props.tab} />
          <div className={`${inside} ${css.part}`}>{parts[props.tab]({ ...props, fair })}</div>
        </div>
      )}
    </Queried>
  )
}
