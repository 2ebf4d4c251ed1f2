import { fromPromise } from 'xstate'
import type { ClockPort } from '../../kit/clock.ts'
import { countdownActor } from '../../kit/countdown.ts'
import type { NoticePort } from '../../kit/notice.ts'
import type { provideInterviewInvite } from '../interview-invite/interview-invite.ports.ts'
import { deskReviewMachine } from './desk-review.machine.ts'
import { movedAt, termsOf } from './desk-review.rules.ts'
import type { LastMove, Moved, SentStep, Standing, StepOrder } from './desk-review.types.ts'

export interface DeskReviewPorts extends NoticePort {
  readonly invite: ReturnType<typeof provideInterviewInvite>
  readonly clock: ClockPort
  /** IANA, of the employer's clocks. */
  zone(): string
  /** Kept over a reload of the page. */
  rememberMove(last: LastMove): void
  forgetMove(): void
  /** Resolves with the deliveries as they stand then; rejects with a CallFailure. */
  takeStep(order: SentStep): Promise<readonly Standing[]>
  /** Takes the last step of each back; resolves and rejects as `takeStep`. */
  undo(ids: readonly string[]): Promise<readonly Standing[]>
}

export const provideDeskReview = (ports: DeskReviewPorts) =>
  deskReviewMachine.provide({
    actors: {
      takeStep: fromPromise<Moved, StepOrder>(async ({ input }) =>
        movedAt(
          await ports.takeStep({ ...input, offer: input.offer && termsOf(input.offer, ports.zone()) }),
          ports.clock.now(),
        ),
      ),
      undo: fromPromise<Moved, { ids: readonly string[] }>(async ({ input: { ids } }) =>
        movedAt(await ports.undo(ids), ports.clock.now()),
      ),
      interviewInvite: ports.invite,
      countdown: countdownActor(ports.clock),
    },
    actions: {
      notify: (_, notice) => ports.notify(notice),
      rememberMove: (_, last) => ports.rememberMove(last),
      forgetMove: () => ports.forgetMove(),
    },
  })
