import { useQuery } from '@tanstack/react-query'
import type { MouseEvent, ReactNode } from 'react'
import type { FairDetail } from '../../../../contract/calls/fairs.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { fairQuery } from '../../../api/fairs.ts'
import { queryClient } from '../../../api/query-client.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { MissingOne } from '../../../shared/query/MissingOne.tsx'
import { Queried } from '../../../shared/query/Queried.tsx'
import { RichText } from '../../../shared/text/RichText.tsx'
import { inside } from '../../../ui/list/ListPage.css.ts'
import { card } from '../../../ui/page/Detail.css.ts'
import { FloorPlan } from '../floorplan/FloorPlan.tsx'
import { FairCompanies, type FairCompaniesProps } from './companies/FairCompanies.tsx'
import { FirstCompanies } from './companies/FirstCompanies.tsx'
import * as css from './FairPage.css.ts'
import { FairSkeleton } from './FairSkeleton.tsx'
import { FairTalks } from './FairTalks.tsx'
import type { FairTab } from './fair-links.ts'
import { FairHead } from './head/FairHead.tsx'
import { FairTabs } from './head/FairTabs.tsx'

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
      <FloorPlan key={fair.id} fair={fair} booth={booth} isOwnPage={false} />
      <FirstCompanies fairId={fair.id} />
    </>
  ),
  talks: ({ fair }) => <FairTalks fair={fair} />,
} satisfies Record<FairTab, (props: PartProps) => ReactNode>

/** A job fair (FAIR-1). */
export function FairPage(props: FairPageProps) {
  usePreferences()
  const query = useQuery(fairQuery(props.id), queryClient)
  return (
    <Queried
      query={query}
      skeleton={<FairSkeleton />}
      what={m.content_what_fair()}
      missing={<MissingOne kind="fair" />}
    >
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

/** Says what a fair is about, and who comes. */
function FairIntro({ fair }: { readonly fair: FairDetail }) {
  usePreferences()
  return (
    <>
      <section className={card} aria-labelledby="fair-intro">
        <h2 id="fair-intro" className={css.heading}>
          {m.fairs_tab_intro()}
        </h2>
        {fair.intro ? <RichText html={fair.intro} /> : <p className={css.nothing}>{m.fairs_no_intro()}</p>}
      </section>
      <FirstCompanies fairId={fair.id} />
    </>
  )
}
