import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { type Collectable, collectables } from '../../../../contract/calls/collect.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { collectionQuery } from '../../../api/collect.ts'
import { queryClient } from '../../../api/query-client.ts'
import { searchesQuery } from '../../../api/searches.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { heading, page as pageClass } from '../../../ui/list/ListPage.css.ts'
import * as links from '../../../ui/list/TabLinks.css.ts'
import { useShownTab } from '../../../ui/tabs/useShownTab.ts'
import { CollectedCompanies } from './CollectedCompanies.tsx'
import * as css from './CollectedPage.css.ts'
import { CollectedPositions } from './CollectedPositions.tsx'
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
