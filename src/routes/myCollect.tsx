import { createFileRoute } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { Collectable } from '../../contract/calls/collect.ts'
import * as m from '../../messages/compiled/messages.js'
import { useActors } from '../features/actors.ts'
import { CollectedPage } from '../features/collected/CollectedPage.tsx'
import { addressOf } from '../features/content/links.ts'
import { knownIdentity } from '../features/knownIdentity.ts'
import { usePreferences } from '../features/preferences.tsx'
import { LoginNeeded } from '../features/preparing/LoginNeeded.tsx'
import type { RouteContext } from './-context.ts'
import { collectedSearch } from './-search.ts'
import { studentIn } from './-student.ts'

export const Route = createFileRoute('/myCollect')({
  staticData: { title: m.pages_collections },
  validateSearch: collectedSearch,
  loaderDeps: ({ search: { tab, page } }) => ({ tab, page }),
  loader: async ({ context, deps: { tab, page = 1 } }) => {
    if ((await knownIdentity(context)) !== 'student') return
    const { beginCollected } = await import('../api/collected.ts')
    beginCollected(tab ?? 'position', studentIn(context.session.getSnapshot()) ?? '', page)
  },
  onEnter: ({ context }) => void askToSwitch(context),
  component: Page,
})

/** Whoever is somebody else already is asked to become a student; nobody is asked to log in unless they want to. */
async function askToSwitch(context: RouteContext): Promise<void> {
  if (!['anonymous', 'student'].includes(await knownIdentity(context))) context.enter('myCollections')
}

function Page() {
  usePreferences()
  const { session, enter } = useActors()
  const userId = useSelector(session, studentIn)
  const { from, tab = 'position', page = 1 } = Route.useSearch()
  if (!userId) return <LoginNeeded title={m.pages_collections()} onLogin={() => enter('login')} />
  const hrefOf = (kind: Collectable, to: number) =>
    addressOf('/myCollect', { from, tab: kind === 'company' ? kind : undefined, page: to > 1 ? to : undefined })
  return <CollectedPage userId={userId} kind={tab} page={page} hrefOf={hrefOf} />
}
