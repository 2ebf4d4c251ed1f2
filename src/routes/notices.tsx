import { createFileRoute } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import * as m from '../../messages/compiled/messages.js'
import { NoticesPage } from '../features/notices/centre/NoticesPage.tsx'
import { LoginNeeded } from '../features/shell/preparing/LoginNeeded.tsx'
import { useActors } from '../shared/actors/actors.ts'
import { addressOf } from '../shared/links/links.ts'
import { usePreferences } from '../shared/preferences/preferences.tsx'
import { noticesSearch } from './-search.ts'
import { isAnotherIdentity, knownStudent, studentIn } from './-student.ts'

export const Route = createFileRoute('/notices')({
  staticData: { title: m.notices_title },
  validateSearch: noticesSearch,
  loaderDeps: ({ search: { page } }) => ({ page }),
  async loader({ context, deps: { page = 1 } }) {
    const flow = context.flows.noticeCentre()
    const userId = await knownStudent(context)
    if (userId !== null) (await flow).begin(userId, page)
    return flow
  },
  component: Page,
})

function Page() {
  usePreferences()
  const { session, enter } = useActors()
  const centre = Route.useLoaderData()
  const userId = useSelector(session, studentIn)
  const isOther = useSelector(session, isAnotherIdentity)
  const { page = 1 } = Route.useSearch()
  if (!userId) return <LoginNeeded title={m.notices_title()} isOther={isOther} onLogin={() => enter('login')} />
  return (
    <NoticesPage
      key={userId}
      userId={userId}
      page={page}
      actor={centre.of(userId)}
      texts={centre.textsOf(userId)}
      hrefOf={(to) => addressOf('/notices', { page: to > 1 ? to : undefined })}
    />
  )
}
