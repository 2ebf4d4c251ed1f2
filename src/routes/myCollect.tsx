import { createFileRoute } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { CollectedPage, type CollectedTab } from '../features/jobs/saved/CollectedPage.tsx'
import { addressOf } from '../shared/links/links.ts'
import { askToSwitch } from './-guards.ts'
import { StudentPage } from './-StudentPage.tsx'
import { collectedSearch } from './-search.ts'
import { knownStudent } from './-student.ts'

export const Route = createFileRoute('/myCollect')({
  staticData: { title: m.pages_collections },
  validateSearch: collectedSearch,
  loaderDeps: ({ search: { tab, page } }) => ({ tab, page }),
  loader: async ({ context, deps: { tab, page = 1 } }) => {
    const userId = await knownStudent(context)
    if (userId === null) return
    const { beginCollected, beginSearches } = await import('../api/collected.ts')
    if (tab === 'search') beginSearches(userId)
    else beginCollected(tab ?? 'position', userId, page)
  },
  onEnter: ({ context }) => void askToSwitch(context, 'myCollections'),
  component: Page,
})

function Page() {
  const { from, tab = 'position', page = 1 } = Route.useSearch()
  const hrefOf = (kind: CollectedTab, to: number) =>
    addressOf('/myCollect', { from, tab: kind === 'position' ? undefined : kind, page: to > 1 ? to : undefined })
  return (
    <StudentPage title={m.pages_collections} entry="myCollections" login="login">
      {(userId) => <CollectedPage userId={userId} kind={tab} page={page} hrefOf={hrefOf} />}
    </StudentPage>
  )
}
