import { createFileRoute } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import * as m from '../../messages/compiled/messages.js'
import { InterviewsPage } from '../features/applications/interviews/InterviewsPage.tsx'
import { LoginNeeded } from '../features/shell/preparing/LoginNeeded.tsx'
import { useActors } from '../shared/actors/actors.ts'
import { addressOf } from '../shared/links/links.ts'
import { usePreferences } from '../shared/preferences/preferences.tsx'
import { askToSwitch } from './-guards.ts'
import { type FromSearch, fromSearch, idIn, type Paged, pageIn } from './-search.ts'
import { isAnotherIdentity, knownStudent, studentIn } from './-student.ts'

export const Route = createFileRoute('/myInterviewList')({
  staticData: { title: m.pages_interviews },
  validateSearch: (raw: Record<string, unknown>): FromSearch & Paged & { delivery?: string | undefined } => ({
    ...fromSearch(raw),
    page: pageIn(raw['page']),
    delivery: idIn(raw['delivery']),
  }),
  loaderDeps: ({ search: { page } }) => ({ page }),
  async loader({ context, deps: { page = 1 } }) {
    const flow = context.flows.interviews()
    const userId = await knownStudent(context)
    if (userId !== null) (await flow).begin(userId, page)
    return flow
  },
  onEnter: ({ context }) => void askToSwitch(context, 'myInterviews'),
  component: Page,
})

function Page() {
  usePreferences()
  const { session, enter } = useActors()
  const flow = Route.useLoaderData()
  const userId = useSelector(session, studentIn)
  const isOther = useSelector(session, isAnotherIdentity)
  const { from, page = 1, delivery = '' } = Route.useSearch()
  if (!userId) {
    return <LoginNeeded title={m.pages_interviews()} isOther={isOther} onLogin={() => enter('myInterviews')} />
  }
  const pageHrefOf = (to: number) => addressOf('/myInterviewList', { from, page: to > 1 ? to : undefined })
  return (
    <InterviewsPage key={userId} userId={userId} page={page} flow={flow} delivery={delivery} pageHrefOf={pageHrefOf} />
  )
}
