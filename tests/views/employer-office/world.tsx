import { useState } from 'react'
import { createActor, type InspectionEvent, SimulatedClock } from 'xstate'
import type { Answer } from '../../../contract/call.ts'
import type { DeskDelivery, getDeskDeliveries, openDelivery } from '../../../contract/calls/desk.ts'
import { emptyResume } from '../../../contract/resume.ts'
import { deskTabNames, deskTabs } from '../../../contract/rules/delivery-steps.ts'
import { provideDeskPrint } from '../../../machines/employer-office/desk-print/desk-print.ports.ts'
import { provideDeskReview } from '../../../machines/employer-office/desk-review/desk-review.ports.ts'
import type { LastMove, Moved } from '../../../machines/employer-office/desk-review/desk-review.types.ts'
import { deskSearchMachine } from '../../../machines/employer-office/desk-search/desk-search.machine.ts'
import { provideInterviewDesk } from '../../../machines/employer-office/interview-desk/interview-desk.ports.ts'
import { provideInterviewInvite } from '../../../machines/employer-office/interview-invite/interview-invite.ports.ts'
import { changedInvite, newInvite } from '../../../machines/employer-office/interview-invite/interview-invite.rules.ts'
import type { InviteValues } from '../../../machines/employer-office/interview-invite/interview-invite.types.ts'
import type { ClockPort } from '../../../machines/kit/clock.ts'
import type { Notice } from '../../../machines/kit/notice.ts'
import { openSeveral } from '../../../src/api/desk.ts'
import type { DeskPlace, DeskReviewFlow } from '../../../src/features/employer-office/desk/desk-props.ts'
import { ReviewPanes, type ReviewPanesProps } from '../../../src/features/employer-office/review/ReviewPanes.tsx'
import { Desk } from '../world/desk.ts'
import { renderPage } from '../world/page.tsx'

// What is drawn late is there before any of it is wanted.

export const LIST = '/company/desk/getdeliveries'
export const OPEN = '/company/desk/open'

export const HERE: DeskPlace = { position: '5', tab: 'all', keyword: '', page: 1, delivery: '' }

export const delivery = (id: number, name: string, more: Partial<DeskDelivery> = {}): DeskDelivery => ({
  id: String(id),
  name,
  school: '江临大学',
  major: '自动化',
  degree: 'bachelor',
  position: { id: '5', title: '嵌入式开发工程师' },
  sent: 'resume',
  status: 'viewed',
  delivered_at: '2026-11-21T12:36:00Z',
  undo_rest: null,
  ...more,
})

export function pageOf(list: readonly DeskDelivery[], total = list.length): Answer<typeof getDeskDeliveries> {
  const counted = (tab: (typeof deskTabNames)[number]) =>
    list.filter(({ status }) => (deskTabs[tab] as readonly string[]).includes(status)).length
  const counts = Object.fromEntries(deskTabNames.map((tab) => [tab, counted(tab)]))
  return { list: [...list], total, counts: { ...counts, all: total } } as Answer<typeof getDeskDeliveries>
}

export const opened = (
  one: DeskDelivery,
  more: Partial<Answer<typeof openDelivery>> = {},
): Answer<typeof openDelivery> => ({
  ...one,
  status: one.status === 'submitted' ? 'viewed' : one.status,
  message: '',
  locale: 'zh-CN',
  resume: { ...emptyResume, basic: { ...emptyResume.basic, name: one.name, title: '嵌入式方向' } },
  attachment: null,
  phone: '',
  email: '',
  invitations: [],
  invitation_events: [],
  events: [
    { kind: 'submit', at: one.delivered_at, note: '', by: '', offer: null },
    { kind: 'view', at: '2026-11-22T01:00:00Z', note: '', by: '139****0001', offer: null },
  ],
  ...more,
})

const UNDO_REST = 10_000

/** What the server says where the catalogue has what came of it. */
const standing = (moved: Moved) =>
  moved.map(({ undo_until, ...one }) => ({ ...one, undo_rest: undo_until === null ? null : UNDO_REST }))

const BASE = Date.parse('2026-11-23T08:00:00Z')

/** A desk whose answers come when the test likes, and whose time it moves. */
export function reviewer(hasBegun = false, inspect?: (event: InspectionEvent) => void, last: LastMove | null = null) {
  const [desk, time, notices] = [new Desk(), new SimulatedClock(), [] as Notice[]]
  const printed: string[] = []
  const printing = createActor(
    provideDeskPrint({
      notify: (notice) => void notices.push(notice),
      readSent: async (ids) => (await openSeveral(ids)).filter(({ resume }) => resume),
      print: (count) => desk.call('print', count),
    }),
  ).start()
  const now = () => BASE + time.now()
  const clock: ClockPort = {
    now,
    setTimeout: (fn, delay) => time.setTimeout(fn, delay),
    clearTimeout: (id) => time.clearTimeout(id as number),
  }
  const drafts = new Map<string, InviteValues>()
  const invite = provideInterviewInvite({
    clock,
    now,
    async send(subject, appointment) {
      await desk.call('send', { subject, appointment })
      return UNDO_REST
    },
    keep: ({ deliveryId, invitationId }, values) => void drafts.set(`${deliveryId} ${invitationId}`, values),
    forget: ({ deliveryId, invitationId }) => void drafts.delete(`${deliveryId} ${invitationId}`),
  })
  const logic = provideDeskReview({
    clock,
    zone: () => 'Asia/Shanghai',
    invite,
    notify: (notice) => void notices.push(notice),
    takeStep: async (order) => standing(await desk.call<Moved>('takeStep', order)),
    undo: async (ids) => standing(await desk.call<Moved>('undo', ids)),
    rememberMove() {},
    forgetMove() {},
  })
  const interviewLogic = provideInterviewDesk({
    now,
    invite,
    move: (_, appointment) => desk.call('move', appointment),
    step: (_, step) => desk.call('step', step),
  })
  const actor = createActor(logic, { ...(inspect && { inspect }), input: { last } }).start()
  const interviews = createActor(interviewLogic).start()
  const search = createActor(deskSearchMachine, { clock: time }).start()
  const formOf: DeskReviewFlow['formOf'] = (subject, invitation) => {
    const first = invitation ? changedInvite(subject, invitation, now()) : newInvite(subject, 'Asia/Shanghai', now())
    return { ...first, values: drafts.get(`${subject.deliveryId} ${subject.invitationId}`) ?? first.values }
  }
  const ticks = { subscribe: () => () => {}, now: () => (hasBegun ? Date.UTC(2026, 11, 4) : now()) }
  const panes = {
    actor,
    interviews,
    search,
    flow: {
      logic,
      interviewLogic,
      lastMove: () => last,
      formOf,
      ticks,
      print: (title: string) => void printed.push(title),
      printing,
    },
  }
  return { desk, time, notices, printed, actor, panes }
}

type Parts = Pick<ReviewPanesProps, 'actor' | 'interviews' | 'search' | 'flow'>
type Shown = Parts & Partial<Omit<ReviewPanesProps, keyof Parts | 'place'>> & { place?: DeskPlace }

/** As the desk's app draws it; addresses stand for themselves. */
export const renderPanes = ({ place = HERE, ...more }: Shown) =>
  renderPage(
    <main style={{ height: 640 }}>
      <ReviewPanes
        place={place}
        title="嵌入式开发工程师"
        exportButton={null}
        hrefOf={(next) => `#/?${new URLSearchParams(JSON.parse(JSON.stringify({ ...place, ...next })))}`}
        onPlace={() => {}}
        {...more}
      />
    </main>,
  )

function Moving(parts: Parts) {
  const [place, setPlace] = useState(HERE)
  return (
    <main style={{ height: 640 }}>
      <ReviewPanes
        {...parts}
        place={place}
        title="嵌入式开发工程师"
        exportButton={null}
        hrefOf={() => '#/'}
        onPlace={(next) => setPlace((former) => ({ ...former, ...next }))}
      />
    </main>
  )
}

/** Likewise, and goes where it is led. */
export const renderMoving = (parts: Parts) => renderPage(<Moving {...parts} />)
