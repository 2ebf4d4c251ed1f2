import { createFileRoute } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { MediaListPage } from '../features/media/columns/MediaListPage.tsx'
import { addressOf } from '../shared/links/links.ts'
import { columnSearch } from './-search.ts'

export const Route = createFileRoute('/contentListNew')({
  staticData: { title: m.pages_contents },
  validateSearch: columnSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { id, title, page = 1 } }) =>
    (await import('../features/media/columns/column.ts')).readColumn({ kind: 'contents', id, title }, page),
  component: Page,
})

function Page() {
  const { id, title, page = 1 } = Route.useSearch()
  const hrefOf = (other: number) => addressOf('/contentListNew', { id, title, page: other > 1 ? other : undefined })
  return <MediaListPage kind="contents" id={id} title={title} page={page} hrefOf={hrefOf} />
}
