import { createFileRoute } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { SiteFair } from '../features/fairs/fair/SiteFair.tsx'
import { FloorPlanPage } from '../features/fairs/floorplan/FloorPlanPage.tsx'
import { boothSearch } from './-fairs.ts'

export const Route = createFileRoute('/floorplan')({
  staticData: { title: m.pages_floorplan },
  validateSearch: boothSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ deps: { id } }) =>
    (await import('../features/fairs/fair/head/fair-head.ts')).readFair(
      id,
      ({ title }) => m.fairs_page_title({ title }),
      m.pages_floorplan,
    ),
  component: Page,
})

function Page() {
  const { id, booth } = Route.useSearch()
  const plan = (known: string) => <FloorPlanPage key={known} id={known} booth={booth} />
  return id === undefined ? <SiteFair>{plan}</SiteFair> : plan(id)
}
