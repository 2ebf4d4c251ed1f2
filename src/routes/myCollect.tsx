import { createFileRoute } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import * as m from '../../messages/compiled/messages.js'
import { CollectedPage, type CollectedTab } from '../features/jobs/saved/CollectedPage.tsx'
import { LoginNeeded } from '../features/shell/preparing/LoginNeeded.tsx'
import { useActors } from '../shared/actors/actors.ts'
import { addressOf } from '../shared/links/links.ts'
import { usePreferences } from '../shared/preferences/preferences.tsx'
import { askToSwitch } from './-guards.ts'
import { collectedSearch } from './-search.ts'
import { isAnotherIdentity, knownStudent, studentIn } from './-student.ts'

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
  usePreferences()
  const { session, enter } = useActors()
  const userId = useSelector(session, studentIn)
  const isOther = useSelector(session, isAnotherIdentity)
  const { from, tab = 'position', page = 1 } = Route.useSearch()
  if (!userId)
    return (
      <LoginNeeded
        title={m.pages_collections()}
        isOther={isOther}
        onLogin={() => enter(isOther ? 'myCollections' : 'login')}
      />
    )
  const hrefOf = (kind: CollectedTab, to: number) =>
    addressOf('/myCollect', { from, tab: kind === 'position' ? undefined : kind, page: to > 1 ? to : undefined })
  return <CollectedPage key={userId} userId={userId} kind={tab} page={page} hrefOf={hrefOf} />
}
