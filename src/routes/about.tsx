import { createFileRoute } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import * as m from '../../messages/compiled/messages.js'
import AboutPage from '../features/homes/about/AboutPage.tsx'
import { useActors } from '../shared/actors/actors.ts'

export const Route = createFileRoute('/about')({
  staticData: { title: m.pages_about },
  component: About,
})

function About() {
  const { site } = useActors()
  const info = useSelector(site, (snapshot) => snapshot.context.site)
  return info && <AboutPage site={info} />
}
