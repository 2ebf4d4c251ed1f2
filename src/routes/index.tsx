import { createFileRoute } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useActors } from '../features/actors.ts'
import { Landing } from '../features/home/Landing.tsx'
import { useResume } from './-useResume.ts'

export const Route = createFileRoute('/')({
  component: HomePage,
})

function HomePage() {
  const { site } = useActors()
  const info = useSelector(site, (snapshot) => snapshot.context.site)
  const openResume = useResume()
  return info && <Landing site={info} onEmployer={null} onStudent={openResume} onAdmin={null} />
}
