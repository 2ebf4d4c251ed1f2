import { type ActorRefFrom, createActor, waitFor } from 'xstate'
import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { provideDeliver } from '../../../machines/applications/deliver/deliver.ports.ts'
import { refusalOf } from '../../../machines/applications/deliver/deliver.rules.ts'
import {
  type Parcel,
  RESUME,
  type Receipt,
  type WantedPosition,
  type Way,
  type WayTaken,
} from '../../../machines/applications/deliver/deliver.types.ts'
import { devTools } from '../../../machines/kit/dev-tools.ts'
import { identityOf, studentIdOf } from '../../../machines/login/session/session.selectors.ts'
import {
  deliverStatusQuery,
  getResumeList,
  keepSentence,
  reviewDelivered,
  reviewPositions,
  sendDelivery,
  sentenceOf,
} from '../../api/deliveries.ts'
import { noticeSettingsQuery } from '../../api/notice-centre.ts'
import { queryClient } from '../../api/query-client.ts'
import { goTo } from '../../browser/page/pages.ts'
import type { DeliverJump } from '../../shared/actors/actors.ts'
import { endDialog, notices, openDialog, overlay, session } from '../actors.ts'
import { beginLogin, isStudent } from '../login/begin-login.ts'
import { flushResume } from '../resume/current.ts'

const pages = {
  writeResume: ({ positionId }) => `/resume_create?from=3&apply=${positionId}`,
  completeResume: ({ lacks: [first], positionId }) =>
    `/resume?from=3&section=${first === 'education' ? first : 'basic'}&lacks=1&apply=${positionId}`,
  otherPositions: () => '/positionList',
  followUp: () => '/deliveryFeedback?from=3',
} satisfies Record<Way, (taken: WayTaken) => string>

const userIdNow = () => session.getSnapshot().context.userId

function watchStudent(changed: (userId: string) => void): () => void {
  let known = studentIdOf(session.getSnapshot())
  return session.subscribe((snapshot) => {
    const userId = studentIdOf(snapshot)
    if (userId === known || identityOf(snapshot) === 'unknown') return
    known = userId
    changed(userId)
  }).unsubscribe
}

/** The login's dialog does what follows from it before it is gone. */
async function askLogin(mode: DeliverJump, signal: AbortSignal): Promise<boolean> {
  if (await beginLogin({ mode })) return true
  await waitFor(overlay, (one) => one.matches('none'), { signal })
  return isStudent()
}

/** Text typed into the resume a moment ago is saved first, as part of it. */
async function read({ id }: WantedPosition, signal: AbortSignal) {
  await flushResume()
  const userId = userIdNow()
  const [offer, statuses] = await Promise.all([
    getResumeList({ user_id: userId }, signal),
    queryClient.fetchQuery({ ...deliverStatusQuery(userId), staleTime: 0 }),
  ])
  const isFirst = Object.keys(statuses).length === 0
  // There by the time that it is asked, so that nothing moves under the pointer.
  if (isFirst) void queryClient.prefetchQuery(noticeSettingsQuery(userId))
  return { ...offer, userId, status: statuses[id] ?? null, isFirst }
}

async function send({ userId, positionId, choice, message }: Parcel): Promise<Receipt> {
  // Another tab logged somebody else in: what was chosen is not theirs.
  if (userId !== userIdNow()) {
    throw new CallFailure({ kind: 'server', code: codes.notLoggedIn, msg: '', data: null })
  }
  try {
    const sent = { userId, positionId, attachmentId: choice === RESUME ? null : choice, message }
    const { delivered_at, is_kept } = await sendDelivery(sent)
    return { deliveredAt: delivered_at, isKept: is_kept }
  } catch (error) {
    if (refusalOf(error)) void reviewPositions()
    throw error
  }
}

const logicWith = (mode: DeliverJump) =>
  provideDeliver({
    notify: notices.notify,
    watchStudent,
    askLogin: (signal) => askLogin(mode, signal),
    read,
    send,
    show: (id) => openDialog({ name: 'deliver', id }),
    hide: () => endDialog('deliver'),
    review: () => void reviewDelivered(),
    goOn: (taken) => goTo(pages[taken.way](taken)),
  })

const logics = { 3: logicWith(3), 7: logicWith(7), 8: logicWith(8) } satisfies Record<DeliverJump, unknown>

type Logic = (typeof logics)[DeliverJump]
const running = new Map<string, ActorRefFrom<Logic>>()

/** The delivery to a position that its dialog shows. */
export const deliveryTo = (id: string): ActorRefFrom<Logic> | undefined => running.get(id)

/**
 * Delivers to a position, or shows how a delivery goes on that was left alone.
 * @param jump what a login on the way reads again
 */
export function deliver(position: WantedPosition, jump: DeliverJump): void {
  const known = running.get(position.id)
  if (known?.getSnapshot().can({ type: 'DIALOG.ASKED' })) {
    known.send({ type: 'DIALOG.ASKED' })
    return
  }
  known?.stop()
  const message = sentenceOf(userIdNow(), position.id)
  const actor = createActor(logics[jump], { devTools, input: { position, message } })
  running.set(position.id, actor)
  actor.subscribe({
    next({ context: { offer, message } }) {
      if (offer?.userId === userIdNow()) keepSentence(offer.userId, position.id, message)
    },
    complete() {
      if (running.get(position.id) === actor) running.delete(position.id)
    },
  })
  actor.start()
}
