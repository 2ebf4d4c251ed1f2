import { createFileRoute } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { FeedbackPage, type FeedbackPlace } from '../features/applications/feedback/FeedbackPage.tsx'
import { addressOf } from '../shared/links/links.ts'
import { askToSwitch } from './-guards.ts'
import { StudentPage } from './-StudentPage.tsx'
import { feedbackSearch } from './-search.ts'
import { knownStudent } from './-student.ts'

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
  const { stepLogic, markAllRead } = Route.useLoaderData()
  const { from, tab = 'all', page = 1, id = '' } = Route.useSearch()
  const hrefOf = (to: FeedbackPlace) =>
    addressOf('/deliveryFeedback', {
      from,
      tab: to.tab === 'all' ? undefined : to.tab,
      page: to.page > 1 ? to.page : undefined,
      id: to.id,
    })
  return (
    <StudentPage title={m.pages_feedback} entry="deliveryFeedback" login="login">
      {(userId) => (
        <FeedbackPage
          userId={userId}
          tab={tab}
          page={page}
          id={id}
          stepLogic={stepLogic}
          hrefOf={hrefOf}
          onAllRead={() => void markAllRead(userId)}
        />
      )}
    </StudentPage>
  )
}
