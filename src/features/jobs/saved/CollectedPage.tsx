import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { type Collectable, collectables } from '../../../../contract/calls/collect.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { collectionQuery } from '../../../api/collect.ts'
import { collectedCompaniesQuery, collectedPositionsQuery } from '../../../api/collected.ts'
import { COMPANIES_A_PAGE } from '../../../api/companies.ts'
import { POSITIONS_A_PAGE } from '../../../api/positions.ts'
import { queryClient } from '../../../api/query-client.ts'
import { searchesQuery } from '../../../api/searches.ts'
import { CompanyCard } from '../../../entities/company/CompanyCard.tsx'
import { CompanySkeletons } from '../../../entities/company/CompanySkeletons.tsx'
import { RowDeliver } from '../../../entities/delivery/RowDeliver.tsx'
import { PositionRow } from '../../../entities/position/PositionRow.tsx'
import { CollectButton } from '../../../entities/saved/CollectButton.tsx'
import { addressOf } from '../../../shared/links/links.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { heading, page as pageClass } from '../../../ui/list/ListPage.css.ts'
import * as links from '../../../ui/list/TabLinks.css.ts'
import { SkeletonRows } from '../../../ui/list-state/SkeletonRows.tsx'
import { useShownTab } from '../../../ui/tabs/useShownTab.ts'
import { CollectedList } from './CollectedList.tsx'
import * as css from './CollectedPage.css.ts'
import type { PanelProps } from './panel-props.ts'
import { SavedSearches } from './SavedSearches.tsx'

const tabs = [...collectables, 'search'] as const
export type CollectedTab = (typeof tabs)[number]

export interface CollectedPageProps {
  readonly userId: string
  /** The tab that is open. */
  readonly kind: CollectedTab
  readonly page: number
  hrefOf(kind: CollectedTab, page: number): string
}

const texts = { position: m.collected_positions, company: m.collected_companies, search: m.searches_tab }
const panels = {
  position: CollectedPositions,
  company: CollectedCompanies,
} satisfies Record<Collectable, ComponentType<PanelProps>>

function Collected({ kind, ...rest }: PanelProps & { readonly kind: Collectable }) {
  const Panel = panels[kind]
  return <Panel {...rest} />
}

/** Ids of a kind; those of the open tab come with its page. */
const useIds = (kind: Collectable, open: CollectedTab) =>
  useQuery({ ...collectionQuery(kind), enabled: kind !== open }, queryClient).data

/** Lists the things that a student has saved (JOB-5), and the saved searches. */
export function CollectedPage({ userId, kind, page, hrefOf }: CollectedPageProps) {
  const { locale } = usePreferences()
  const ids = { position: useIds('position', kind), company: useIds('company', kind) }
  const searches = useQuery(searchesQuery(userId), queryClient).data
  const counts = {
    position: ids.position?.length,
    company: ids.company?.length,
    search: searches?.filter(({ isOn }) => isOn).length,
  }
  const row = useShownTab(JSON.stringify([locale, kind, counts]))
  return (
    <div className={pageClass}>
      <h1 className={heading}>{m.pages_collections()}</h1>
      <nav ref={row} className={css.tabs} aria-label={m.collected_tabs()}>
        {tabs.map((one) => (
          <a key={one} className={links.tab} href={hrefOf(one, 1)} aria-current={one === kind ? 'page' : undefined}>
            {texts[one]()} {counts[one] !== undefined && <span className={links.count}>{counts[one]}</span>}
          </a>
        ))}
      </nav>
      {kind === 'search' ? (
        <SavedSearches key={userId} userId={userId} />
      ) : (
        <Collected
          key={userId}
          kind={kind}
          userId={userId}
          page={page}
          ids={ids[kind]}
          hrefOf={(to) => hrefOf(kind, to)}
        />
      )}
    </div>
  )
}

/** The companies that a student has collected. */
function CollectedCompanies({ userId, page, ...rest }: PanelProps) {
  usePreferences()
  return (
    <CollectedList
      {...rest}
      kind="company"
      page={page}
      query={useQuery(collectedCompaniesQuery(userId, page), queryClient)}
      size={COMPANIES_A_PAGE}
      look="tiles"
      skeleton={<CompanySkeletons count={4} label={m.content_loading()} />}
      what={m.content_what_company()}
      label={m.collected_companies()}
      countSentence={m.lists_count_companies}
      nothing={{
        title: m.collected_no_companies(),
        text: m.collected_no_companies_text(),
        action: m.collected_to_companies(),
        href: addressOf('/companyList', { isAll: 1 }),
      }}
      draw={(company) => (
        <CompanyCard
          company={company}
          action={<CollectButton kind="company" id={company.id} title={company.company_name} look="icon" />}
        />
      )}
    />
  )
}

/** The positions that a student has collected. */
function CollectedPositions({ userId, page, ...rest }: PanelProps) {
  usePreferences()
  return (
    <CollectedList
      {...rest}
      kind="position"
      page={page}
      query={useQuery(collectedPositionsQuery(userId, page), queryClient)}
      size={POSITIONS_A_PAGE}
      look="rows"
      skeleton={<SkeletonRows count={5} label={m.content_loading()} />}
      what={m.content_what_position()}
      label={m.collected_positions()}
      countSentence={m.lists_count_positions}
      nothing={{
        title: m.collected_no_positions(),
        text: m.collected_no_positions_text(),
        action: m.collected_to_positions(),
        href: addressOf('/positionList'),
      }}
      draw={(position) => (
        <PositionRow
          position={position}
          deliver={<RowDeliver position={position} />}
          action={<CollectButton kind="position" id={position.id} title={position.title} look="icon" />}
        />
      )}
    />
  )
}
