import { createFileRoute } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import * as m from '../../messages/compiled/messages.js'
import { FeedbackPage, type FeedbackPlace } from '../features/applications/feedback/FeedbackPage.tsx'
import { LoginNeeded } from '../features/shell/preparing/LoginNeeded.tsx'
import { useActors } from '../shared/actors/actors.ts'
import { addressOf } from '../shared/links/links.ts'
import { usePreferences } from '../shared/preferences/preferences.tsx'
import { askToSwitch } from './-guards.ts'
import { feedbackSearch } from './-search.ts'
import { isAnotherIdentity, knownStudent, studentIn } from './-student.ts'

export const Route = createFileRoute('/deliveryFeedback')({
  staticData: { title: m.pages_feedback },
  validateSearch: feedbackSearch,
  loaderDeps: ({ search: { tab, page } }) => ({ tab, page }),
  async loader({ context, deps: { tab = 'all', page = 1 } }) {
    const flow = context.flows.deliveryFeedback()
    const userId = await knownStudent(context)
    if (userId !== null) (await flow).begin(userId, tab, page)
    return flow
  },
  onEnter: ({ context }) => void askToSwitch(context, 'deliveryFeedback'),
  component: Page,
})

function Page() {
  usePreferences()
  const { session, enter } = useActors()
  const { stepLogic, markAllRead } = Route.useLoaderData()
  const userId = useSelector(session, studentIn)
  const isOther = useSelector(session, isAnotherIdentity)
  const { from, tab = 'all', page = 1, id = '' } = Route.useSearch()
  if (!userId)
    return (
      <LoginNeeded
        title={m.pages_feedback()}
        isOther={isOther}
        onLogin={() => enter(isOther ? 'deliveryFeedback' : 'login')}
      />
    )
  const hrefOf = (to: FeedbackPlace) =>
    addressOf('/deliveryFeedback', {
      from,
      tab: to.tab === 'all' ? undefined : to.tab,
      page: to.page > 1 ? to.page : undefined,
      id: to.id,
    })
  return (
    <FeedbackPage
      key={userId}
      userId={userId}
      tab={tab}
      page={page}
      id={id}
      stepLogic={stepLogic}
      hrefOf={hrefOf}
      onAllRead={() => void markAllRead(userId)}
    />
  )
}
