import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createActor } from 'xstate'
import type { OwnInvitation } from '../../../contract/calls/invitations.ts'
import { provideInvitationAnswer } from '../../../machines/applications/invitation-answer/invitation-answer.ports.ts'
import { ComingInterview } from '../../../src/features/applications/interviews/ComingInterview.tsx'
import { PhoneCode } from '../../../src/features/applications/interviews/phone/PhoneCode.tsx'
import { ActorsProvider, type AppActors } from '../../../src/shared/actors/actors.ts'
import { type RenderedPage, renderPage } from '../world/page.tsx'

const NOW = Date.UTC(2026, 10, 20, 9)
const flow = {
  begin() {},
  answerLogic: provideInvitationAnswer({ answer: async () => {}, notify() {} }),
  ticks: { subscribe: () => () => {}, now: () => NOW },
  phoneAddress: 'https://univ.localhost/?desktop=1#/myInterviewList',
  copy() {},
}
const invited = {
  id: '7',
  round: 'final',
  starts_at: '2026-12-01T02:00:00.000Z',
  minutes: 60,
  zone: 'Asia/Shanghai',
  mode: 'video',
  place: '',
  link: 'https://meet.qihang.example/8f2k',
  interviewer: '王老师',
  contact_phone: '021-55551234',
  note: '',
  answer_by: '2026-11-25T10:00:00.000Z',
  status: 'invited',
  is_decided: false,
  revision: 0,
  asked: null,
  delivery_id: '3',
  position: { id: '5', title: '测试开发工程师', company: { id: '2', company_name: '岚桥智驾', logo: '' } },
} as unknown as OwnInvitation

let rendered: RenderedPage | undefined
afterEach(() => rendered?.close())

function show(invitation: OwnInvitation, now = NOW): void {
  const actor = createActor(flow.answerLogic).start()
  rendered = renderPage(
    <ul>
      <ComingInterview invitation={invitation} actor={actor} flow={flow} hasPractice now={now} />
    </ul>,
  )
}

it('an interview after the next one says until when it waits for an answer [JOB-5]', async () => {
  show(invited)
  await expect.element(page.getByText('请在 11月25日周三 18:00 前答复', { exact: true })).toBeVisible()
  rendered?.speak('en')
  await expect.element(page.getByText(/November 25 18:00/)).toBeVisible()
})

it('an interview says that its answer is late, as long as one can be given [JOB-5]', async () => {
  show(invited, Date.UTC(2026, 10, 26))
  await expect
    .element(page.getByText('回复期限（11月25日周三 18:00）已过，面试开始前仍可答复', { exact: true }))
    .toBeVisible()
})

it('says whom to ask for, by a number that is called at once, with its extension [JOB-5]', async () => {
  show({ ...invited, contact_phone: '021-55551234 转 802' })
  await expect.element(page.getByText(/王老师/)).toBeVisible()
  const number = page.getByRole('link', { name: '021-55551234 转 802' })
  await expect.element(number).toHaveAttribute('href', 'tel:02155551234;ext=802')
})

it('one that is answered waits for nothing [JOB-5]', async () => {
  show({ ...invited, status: 'accepted' })
  await expect.element(page.getByText('已接受', { exact: true })).toBeVisible()
  expect(page.getByText(/前答复/).elements()).toEqual([])
})

it('the text beside the code keeps clear of the edges in every language [JOB-5]', async () => {
  rendered = renderPage(
    <ActorsProvider value={{ async reloadReplaced() {} } as unknown as AppActors}>
      <aside style={{ width: '264px' }}>
        <PhoneCode address={flow.phoneAddress} />
      </aside>
    </ActorsProvider>,
    'en',
  )
  const caption = page.getByText('Scan with WeChat for the details', { exact: true })
  await expect.element(caption).toBeVisible()
  const [outer, inner] = [page.getByRole('complementary'), caption].map((one) => one.element().getBoundingClientRect())
  expect(inner!.left - outer!.left).toBeGreaterThanOrEqual(16)
  expect(outer!.right - inner!.right).toBeGreaterThanOrEqual(16)
})
