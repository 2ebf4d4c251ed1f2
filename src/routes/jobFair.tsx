import { createFileRoute, useNavigate } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { FairPage } from '../features/fairs/fair/FairPage.tsx'
import { SiteFair } from '../features/fairs/fair/SiteFair.tsx'
import { fairSearch } from './-fairs.ts'
import { useKeptPlace } from './-useKeptPlace.ts'

export const Route = createFileRoute('/jobFair')({
  staticData: { title: m.pages_fair },
  validateSearch: fairSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ deps: { id } }) => (await import('../features/fairs/fair/head/fair-head.ts')).readFair(id),
  component: Page,
})

function Page() {
  const { id, tab = 'intro', booth, label, keyword, page } = Route.useSearch()
  const navigate = useNavigate()
  const keepPlace = useKeptPlace('/jobFair')
  const fair = (known: string) => (
    <FairPage
      key={known}
      id={known}
      tab={tab}
      booth={booth}
      search={{ label, keyword, page }}
      onLink={keepPlace}
      onSearch={(text) =>
        void navigate({
          to: '/jobFair',
          search: { id: known, tab: 'companies', label, keyword: text },
          resetScroll: false,
        })
      }
    />
  )
  return id === undefined ? <SiteFair>{fair}</SiteFair> : fair(id)
}
