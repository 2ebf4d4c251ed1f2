import { createFileRoute } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { InterviewsPage } from '../features/applications/interviews/InterviewsPage.tsx'
import { addressOf } from '../shared/links/links.ts'
import { askToSwitch } from './-guards.ts'
import { StudentPage } from './-StudentPage.tsx'
import { type FromSearch, fromSearch, idIn, type Paged, pageIn } from './-search.ts'
import { knownStudent } from './-student.ts'
import { useHasAiInterview } from './-useHasAi.ts'

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
  const flow = Route.useLoaderData()
  const hasPractice = useHasAiInterview()
  const { from, page = 1, delivery = '' } = Route.useSearch()
  const pageHrefOf = (to: number) => addressOf('/myInterviewList', { from, page: to > 1 ? to : undefined })
  return (
    <StudentPage title={m.pages_interviews} entry="myInterviews">
      {(userId) => (
        <InterviewsPage
          userId={userId}
          page={page}
          flow={flow}
          hasPractice={hasPractice}
          delivery={delivery}
          pageHrefOf={pageHrefOf}
        />
      )}
    </StudentPage>
  )
}
