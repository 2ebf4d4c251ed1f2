import { createFileRoute } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { NoticesPage } from '../features/notices/centre/NoticesPage.tsx'
import { addressOf } from '../shared/links/links.ts'
import { StudentPage } from './-StudentPage.tsx'
import { noticesSearch } from './-search.ts'
import { knownStudent } from './-student.ts'

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
  const centre = Route.useLoaderData()
  const { page = 1 } = Route.useSearch()
  return (
    <StudentPage title={m.notices_title} entry="login">
      {(userId) => (
        <NoticesPage
          userId={userId}
          page={page}
          actor={centre.of(userId)}
          texts={centre.textsOf(userId)}
          hrefOf={(to) => addressOf('/notices', { page: to > 1 ? to : undefined })}
        />
      )}
    </StudentPage>
  )
}
