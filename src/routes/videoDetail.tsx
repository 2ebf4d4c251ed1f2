import { createFileRoute } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { MediaPage } from '../features/media/detail/MediaPage.tsx'
import { MissingMedia } from '../features/media/detail/MissingMedia.tsx'
import { idPageSearch } from './-search.ts'

export const Route = createFileRoute('/videoDetail')({
  staticData: { title: m.pages_video },
  validateSearch: idPageSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { id } }) => {
    context.flows.playback().catch(() => undefined)
    return id && (await import('../features/media/detail/media-head.ts')).readMedia(id, m.pages_video)
  },
  component: Page,
})

function Page() {
  const { id, page = 1 } = Route.useSearch()
  if (id === undefined) return <MissingMedia kind="video" />
  return <MediaPage key={id} id={id} kind="video" page={page} address={location.href} />
}
