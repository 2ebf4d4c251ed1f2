import { createFileRoute, Navigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type ComponentType, useDeferredValue } from 'react'
import { type HomeView, homeView } from '../../machines/site/site/site.selectors.ts'
import { BannerFrame } from '../features/homes/branded/banner/BannerFrame.tsx'
import { Landing } from '../features/homes/landing/Landing.tsx'
import { pending } from '../features/shell/frame/Shell.css.ts'
import { useActors } from '../shared/actors/actors.ts'
import { forgetFailedHomes, homeCode } from './-homes/home-code.ts'

export const Route = createFileRoute('/')({
  loader: forgetFailedHomes,
  component: HomePage,
})

function LandingPage() {
  const { overlay, site, enter } = useActors()
  const info = useSelector(site, (snapshot) => snapshot.context.site)
  const isOldStyle = useSelector(site, (snapshot) => homeView(snapshot) === 'landing')
  const showCode = () => overlay.send({ type: 'DIALOG.OPENED', dialog: { name: 'studentCode' } })
  return info && <Landing site={info} showContacts={isOldStyle} onStudent={showCode} onEnter={enter} />
}

interface OwnHomeProps {
  readonly home: 'main' | 'branded'
}

/** A home whose code comes once it is known that the site has it; what the site says of itself is there before. */
function OwnHome({ home }: OwnHomeProps) {
  const { flows, site } = useActors()
  const info = useSelector(site, (snapshot) => snapshot.context.site)
  const { output, error } = useSelector(homeCode(home, flows), (snapshot) => snapshot)
  const loaded = useDeferredValue(output)
  if (error) throw error
  if (loaded) return <loaded.Page flows={loaded.flows} />
  return (
    <div className={pending} aria-busy="true">
      {info && home === 'branded' && <BannerFrame site={info} />}
    </div>
  )
}

const homes = {
  landing: LandingPage,
  main: () => <OwnHome home="main" />,
  branded: () => <OwnHome home="branded" />,
  faculty: () => <Navigate to="/collegePosition" search={{ from: '0' }} replace />,
} satisfies Record<HomeView, ComponentType>

function HomePage() {
  const { site } = useActors()
  const view = useSelector(site, homeView)
  const Home = view && homes[view]
  return Home && <Home />
}
