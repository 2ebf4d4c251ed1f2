import { expect, it } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { provideDeskReview } from '../../../machines/employer-office/desk-review/desk-review.ports.ts'
import { deadlineIn, movedIn } from '../../../machines/employer-office/desk-review/desk-review.rules.ts'
import type { Moved } from '../../../machines/employer-office/desk-review/desk-review.types.ts'
import { LIN } from '../../../machines/employer-office/desk-review/samples.ts'
import { provideInterviewInvite } from '../../../machines/employer-office/interview-invite/interview-invite.ports.ts'
import { FORM } from '../../../machines/employer-office/interview-invite/samples.ts'
import { neighbour } from '../../../src/features/employer-office/review/neighbour.ts'

const stands = (id: string, status: Moved[number]['status'], is_moved: boolean, undo_until: number | null = null) => ({
  id,
  status,
  is_moved,
  undo_until,
})
const NOW = Date.parse('2026-11-23T08:00:00.000Z')

it('a decision stands as wanted by this call, or by one whose answer was lost, and else it does not [JOB-5]', () => {
  const answer = [stands('1', 'rejected', true), stands('2', 'rejected', false), stands('3', 'withdrawn', false)]
  expect(movedIn('reject', answer)).toEqual(['1', '2'])
  expect(movedIn('like', answer)).toEqual(['1'])
})

it('is taken back as long as all of it can be [JOB-5]', () => {
  expect(deadlineIn([])).toBe(0)
  expect(deadlineIn([stands('1', 'offer', true, 12_000), stands('2', 'offer', true, 10_000)])).toBe(10_000)
})

const OFF = { '30 s ahead': 30_000, '30 s behind': -30_000, 'a day ahead': 86_400_000 }

it.each(Object.entries(OFF))(
  'can be taken back for as long as the server says by a clock that is %s [JOB-5]',
  async (_, off) => {
    const time = new SimulatedClock()
    const clock = {
      now: () => NOW + off + time.now(),
      setTimeout: (fn: () => void, delay: number) => time.setTimeout(fn, delay),
      clearTimeout: (id: unknown) => time.clearTimeout(id as number),
    }
    const invite = provideInterviewInvite({
      clock,
      now: clock.now,
      send: async () => 6000,
      keep() {},
      forget() {},
    })
    const logic = provideDeskReview({
      clock,
      invite,
      zone: () => 'Asia/Shanghai',
      notify() {},
      rememberMove() {},
      forgetMove() {},
      takeStep: async () => [{ id: '11', status: 'interested', is_moved: true, undo_rest: 6000 }],
      undo: async () => [],
    })
    const actor = createActor(logic, { input: { last: null } }).start()
    const offered = async () => {
      await waitFor(actor, (snapshot) => snapshot.matches({ ready: 'offered' }))
      const rests = [actor.getSnapshot().context.rest]
      time.increment(5999)
      rests.push(actor.getSnapshot().context.rest)
      time.increment(1)
      return [...rests, actor.getSnapshot().matches({ ready: 'resting' })]
    }
    actor.send({ type: 'MOVE.ASKED', step: 'like', applicants: [LIN], note: '' })
    expect(await offered()).toEqual([6, 1, true])
    const values = { ...FORM.values, date: '2099-12-03', time: '14:00', place: '3 层', answerBy: '2099-12-02T14:00' }
    actor.send({ type: 'INVITE.ASKED', applicant: LIN, form: { ...FORM, values } })
    actor.getSnapshot().children.invite?.send({ type: 'FORM.SUBMITTED' })
    expect(await offered()).toEqual([6, 1, true])
  },
)

it('the next one is wanted, the one before likewise, and from nowhere the first', () => {
  const list = ['1', '2', '3'].map((id) => ({
    id,
    status: id === '3' ? 'submitted' : 'viewed',
  })) as never as Parameters<typeof neighbour>[0]
  const isUnread = ({ status }: { status: string }) => status === 'submitted'
  const to = (...[open, by, isWanted]: [string, 1 | -1, typeof isUnread?]) => neighbour(list, open, by, isWanted)?.id
  expect([to('1', 1), to('3', 1), to('2', -1), to('1', -1), to('', 1), to('', -1), to('gone', 1)]).toEqual([
    '2',
    undefined,
    '1',
    undefined,
    '1',
    undefined,
    '1',
  ])
  expect([to('1', 1, isUnread), to('3', 1, isUnread)]).toEqual(['3', undefined])
})
