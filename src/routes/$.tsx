import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { identityOf } from '../../machines/login/session/session.selectors.ts'
import { homeView } from '../../machines/site/site/site.selectors.ts'
import { LoginNeeded } from '../features/shell/preparing/LoginNeeded.tsx'
import { Preparing } from '../features/shell/preparing/Preparing.tsx'
import { useActors } from '../shared/actors/actors.ts'
import { knownIdentity } from '../shared/actors/known-identity.ts'
import { usePreferences } from '../shared/preferences/preferences.tsx'
import { fromSearch } from './-search.ts'

/** Pages whose content comes later; unknown paths lead home (SHELL-8). */ import { isAnotherIdentity } from './-student.ts'

export const Route = createFileRoute('/$')({
  validateSearch: (search) => ({ ...search, ...fromSearch(search) }),
  loader: async ({ context, location: { pathname } }) => {
    const { preparedPages } = await import('../features/shell/preparing/pages.ts')
    const page = preparedPages[pathname]
    if (!page) throw redirect({ to: '/', replace: true })
    if (page.entry && !['anonymous', 'student'].includes(await knownIdentity(context))) context.enter(page.entry)
    return page
  },
  component: PreparedPage,
})

function PreparedPage() {
  usePreferences()
  const { title, entry } = Route.useLoaderData()
  const { session, site, enter } = useActors()
  const { _splat } = Route.useParams()
  const isFaculty = useSelector(site, (snapshot) => homeView(snapshot) === 'faculty')
  const identity = useSelector(session, identityOf)
  const isOther = useSelector(session, isAnotherIdentity)
  const navigate = useNavigate()
  if (entry && identity !== 'student') {
    return <LoginNeeded title={title()} isOther={isOther} onLogin={() => enter(entry)} />
  }
  const isHome = isFaculty && _splat === 'collegePosition'
  return <Preparing title={title()} onHome={isHome ? null : () => void navigate({ to: '/' })} />
}
