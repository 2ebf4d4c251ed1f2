import { createFileRoute } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { MediaPage } from '../features/media/detail/MediaPage.tsx'
import { MissingMedia } from '../features/media/detail/MissingMedia.tsx'
import { idPageSearch } from './-search.ts'

export const Route = createFileRoute('/wenDetail')({
  staticData: { title: m.pages_article },
  validateSearch: idPageSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { id } }) =>
    id && (await import('../features/media/detail/media-head.ts')).readMedia(id, m.pages_article),
  component: Page,
})

function Page() {
  const { id, page = 1 } = Route.useSearch()
  if (id === undefined) return <MissingMedia kind="article" />
  return <MediaPage key={id} id={id} kind="article" page={page} address={location.href} />
}
