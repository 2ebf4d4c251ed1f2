import { createFileRoute, Navigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import { type HomeView, homeView } from '../../machines/site/site.selectors.ts'
import { useActors } from '../features/actors.ts'
import { Landing } from '../features/home/Landing.tsx'

export const Route = createFileRoute('/')({
  component: HomePage,
})

function LandingPage() {
  const { overlay, site, enter } = useActors()
  const info = useSelector(site, (snapshot) => snapshot.context.site)
  const isOldStyle = useSelector(site, (snapshot) => homeView(snapshot) === 'landing')
  const showCode = () => overlay.send({ type: 'DIALOG.OPENED', dialog: { name: 'studentCode' } })
  return info && <Landing site={info} showContacts={isOldStyle} onStudent={showCode} onEnter={enter} />
}

/** The main platform and the brands begin with the landing, too, until they have their own homes. */
const homes = {
  landing: LandingPage,
  main: LandingPage,
  branded: LandingPage,
  faculty: () => <Navigate to="/$" params={{ _splat: 'collegePosition' }} replace />,
} satisfies Record<HomeView, ComponentType>

function HomePage() {
  const { site } = useActors()
  const view = useSelector(site, homeView)
  const Home = view && homes[view]
  return Home && <Home />
}
