import { createFileRoute } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { Missing } from '../features/content/Queried.tsx'
import { MediaPage } from '../features/media/MediaPage.tsx'
import { idPageSearch } from './-search.ts'

export const Route = createFileRoute('/videoDetail')({
  staticData: { title: m.pages_video },
  validateSearch: idPageSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { id } }) => {
    context.flows.playback().catch(() => undefined)
    return id && (await import('../features/media/media-head.ts')).readMedia(id, m.pages_video)
  },
  component: Page,
})

function Page() {
  const { id, page = 1 } = Route.useSearch()
  if (id === undefined) return <Missing what={m.content_what_video()} />
  return <MediaPage key={id} id={id} kind="video" page={page} address={location.href} />
}
