import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { interviewDeskMachine } from '../../../machines/employer-office/interview-desk/interview-desk.machine.ts'
import { doneTo } from '../../../machines/employer-office/interview-desk/interview-desk.selectors.ts'
import { INVITATION } from '../../../machines/employer-office/interview-invite/samples.ts'

const asked = { ...INVITATION, status: 'rescheduleAsked', revision: 3 } as const

/** After the time asked for was agreed to, which has been answered. */
async function agreed() {
  const act = fromPromise(async () => {})
  const actor = createActor(interviewDeskMachine.provide({ actors: { act: act as never } })).start()
  actor.send({ type: 'ACT.CHOSEN', interview: { deliveryId: '11', name: '林知夏', invitation: asked }, act: 'agree' })
  await expect.poll(() => actor.getSnapshot().matches({ ready: 'done' })).toBe(true)
  return actor.getSnapshot()
}

it.each([
  ['before it is read again', asked, 'agree'],
  ['as that left it', { ...asked, status: 'accepted', revision: 4 }, 'agree'],
  ['once the student declined after all', { ...asked, status: 'declined', revision: 5 }, null],
  ['once it was cancelled', { ...asked, status: 'cancelled', revision: 5 }, null],
  ['once its delivery is decided on', { ...asked, status: 'accepted', revision: 4, is_decided: true }, null],
  ['of another interview', { ...asked, id: '999' }, null],
] as const)('the notice of a step at an interview is shown %s [JOB-5]', async (_, invitation, said) => {
  expect(doneTo(await agreed(), invitation)).toBe(said)
})
