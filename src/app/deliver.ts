import { type ActorRefFrom, createActor, waitFor } from 'xstate'
import { codes } from '../../contract/codes.ts'
import { CallFailure } from '../../contract/failures.ts'
import { provideDeliver } from '../../machines/deliver/deliver.ports.ts'
import { refusalOf } from '../../machines/deliver/deliver.rules.ts'
import { type Parcel, RESUME, type WantedPosition, type Way } from '../../machines/deliver/deliver.types.ts'
import { deliverStatusQuery, getResumeList, reviewPosition, sendDelivery } from '../api/deliveries.ts'
import { queryClient } from '../api/query-client.ts'
import { devTools } from '../features/dev-tools.ts'
import { endDialog, notices, openDialog, overlay, session } from './actors.ts'
import { beginLogin, isStudent } from './begin-login.ts'
import { goTo } from './ports/pages.ts'
import { flushResume } from './resume/current.ts'

const pages = {
  writeResume: '/resume_create',
  completeResume: '/resume',
  otherPositions: '/positionList',
  followUp: '/deliveryFeedback?from=3',
} satisfies Record<Way, string>

const userIdNow = () => session.getSnapshot().context.userId

/** The login's dialog does what follows from it before it is gone. */
async function askLogin(signal: AbortSignal): Promise<boolean> {
  if (await beginLogin({ mode: 3 })) return true
  await waitFor(overlay, (one) => one.matches('none'), { signal })
  return isStudent()
}

/** What was typed into the resume a moment ago is part of it. */
async function read({ id }: WantedPosition, signal: AbortSignal) {
  await flushResume()
  const userId = userIdNow()
  const [offer, statuses] = await Promise.all([
    getResumeList({ user_id: userId }, signal),
    queryClient.fetchQuery({ ...deliverStatusQuery(userId), staleTime: 0 }),
  ])
  return { ...offer, userId, status: statuses[id] ?? null }
}

async function send({ userId, positionId, choice, message }: Parcel): Promise<void> {
  // Another tab logged somebody else in: what was chosen is not theirs.
  if (userId !== userIdNow()) {
    throw new CallFailure({ kind: 'server', code: codes.notLoggedIn, msg: '', data: null })
  }
  try {
    await sendDelivery({ userId, positionId, attachmentId: choice === RESUME ? null : choice, message })
  } catch (error) {
    if (refusalOf(error)) void reviewPosition(positionId)
    throw error
  }
}

const logic = provideDeliver({
  notify: notices.notify,
  askLogin,
  read,
  send,
  show: (id) => openDialog({ name: 'deliver', id }),
  hide: () => endDialog('deliver'),
  goOn: (way) => goTo(pages[way]),
})

const running = new Map<string, ActorRefFrom<typeof logic>>()

/** The delivery to a position that its dialog shows. */
export const deliveryTo = (id: string): ActorRefFrom<typeof logic> | undefined => running.get(id)

/** Delivers to a position, or shows how a delivery goes on that was left alone. */
export function deliver(position: WantedPosition): void {
  const known = running.get(position.id)
  if (known?.getSnapshot().can({ type: 'DIALOG.ASKED' })) {
    known.send({ type: 'DIALOG.ASKED' })
    return
  }
  known?.stop()
  const actor = createActor(logic, { devTools, input: position })
  running.set(position.id, actor)
  actor.subscribe({ complete: () => running.get(position.id) === actor && running.delete(position.id) })
  actor.start()
}
