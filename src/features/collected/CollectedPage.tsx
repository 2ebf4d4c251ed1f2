import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { type Collectable, collectables } from '../../../contract/calls/collect.ts'
import * as m from '../../../messages/compiled/messages.js'
import { collectionQuery } from '../../api/collect.ts'
import { queryClient } from '../../api/query-client.ts'
import { heading, page as pageClass } from '../lists/ListPage.css.ts'
import * as links from '../lists/TabLinks.css.ts'
import { usePreferences } from '../preferences.tsx'
import { CollectedCompanies } from './CollectedCompanies.tsx'
import * as css from './CollectedPage.css.ts'
import { CollectedPositions } from './CollectedPositions.tsx'

export interface CollectedPageProps {
  readonly userId: string
  /** Of the tab that is open. */
  readonly kind: Collectable
  readonly page: number
  hrefOf(kind: Collectable, page: number): string
}

export interface PanelProps {
  readonly userId: string
  readonly page: number
  /** Of everything of the kind that is collected now; undefined while that is not known. */
  readonly ids: readonly string[] | undefined
  hrefOf(page: number): string
}

const texts = { position: m.collected_positions, company: m.collected_companies }
const panels = {
  position: CollectedPositions,
  company: CollectedCompanies,
} satisfies Record<Collectable, ComponentType<PanelProps>>

/** Ids of a kind; those of the open tab come with its page. */
const useIds = (kind: Collectable, open: Collectable) =>
  useQuery({ ...collectionQuery(kind), enabled: kind !== open }, queryClient).data

/** What a student has collected (JOB-5). */
export function CollectedPage({ userId, kind, page, hrefOf }: CollectedPageProps) {
  usePreferences()
  const ids = { position: useIds('position', kind), company: useIds('company', kind) }
  const Panel = panels[kind]
  return (
    <div className={pageClass}>
      <h1 className={heading}>{m.pages_collections()}</h1>
      <nav className={css.tabs} aria-label={m.collected_tabs()}>
        {collectables.map((one) => (
          <a key={one} className={links.tab} href={hrefOf(one, 1)} aria-current={one === kind ? 'page' : undefined}>
            {texts[one]()} {ids[one] && <span className={links.count}>{ids[one].length}</span>}
          </a>
        ))}
      </nav>
      <Panel key={userId} userId={userId} page={page} ids={ids[kind]} hrefOf={(to) => hrefOf(kind, to)} />
    </div>
  )
}
