import { fromCallback, fromPromise } from 'xstate'
import type { Practice } from '../../../contract/practice.ts'
import type { ClockPort } from '../../kit/clock.ts'
import { countdownFromNow } from '../../kit/countdown.ts'
import type { VisibilityPort } from '../../kit/visibility.ts'
import type { answerRecorderMachine } from '../answer-recorder/answer-recorder.machine.ts'
import type { deviceCheckMachine } from '../device-check/device-check.machine.ts'
import { interviewRoomMachine } from './interview-room.machine.ts'
import type { AnswerOrder, Found, InterviewRoomInput, PracticeDraft, UploadsChanged } from './interview-room.types.ts'

export interface InterviewRoomPorts {
  readonly clock: ClockPort
  readonly visibility: VisibilityPort
  /** Rejects with a CallFailure. */
  read(id: string, signal: AbortSignal): Promise<Found>
  /** Rejects with a CallFailure; of code 40900, with how it stands, where another page was first. */
  save(order: AnswerOrder): Promise<Practice>
  /** Rejects with a CallFailure. */
  finish(id: string): Promise<Practice>
  keepDraft(id: string, draft: PracticeDraft): void
  forgetDraft(): void
  /** Shows the result of a finished practice. */
  showResult(id: string): void
  /** Goes to the page where practices begin. */
  leave(): void
  readonly check: typeof deviceCheckMachine
  readonly recorder: typeof answerRecorderMachine
  /** Camera and microphone, if they are open. */
  closeDevices(): void
  /**
   * @param seen called at once, and whenever something changes
   * @returns a function that ends the watch
   */
  watchUploads(id: string, seen: (changed: UploadsChanged) => void): () => void
  pokeUploads(): void
}

export const provideInterviewRoom = ({ clock, visibility, check, recorder, ...ports }: InterviewRoomPorts) =>
  interviewRoomMachine.provide({
    actors: {
      read: fromPromise<Found, InterviewRoomInput>(({ input, signal }) => ports.read(input.id, signal)),
      save: fromPromise<Practice, AnswerOrder>(({ input }) => ports.save(input)),
      finish: fromPromise<Practice, InterviewRoomInput>(({ input }) => ports.finish(input.id)),
      countdown: countdownFromNow(clock),
      watchPage: fromCallback<{ type: 'PAGE.HIDDEN' }>(({ sendBack }) =>
        visibility.watch(() => {
          if (visibility.isHidden()) sendBack({ type: 'PAGE.HIDDEN' })
        }),
      ),
      watchUploads: fromCallback<UploadsChanged, InterviewRoomInput>(({ sendBack, input }) =>
        ports.watchUploads(input.id, sendBack),
      ),
      holdDevices: fromCallback(() => () => ports.closeDevices()),
      check,
      recorder,
    },
    actions: {
      keepDraft: (_, { id, ...draft }) => ports.keepDraft(id, draft),
      forgetDraft: () => ports.forgetDraft(),
      showResult: (_, { id }) => ports.showResult(id),
      leave: () => ports.leave(),
      pokeUploads: () => ports.pokeUploads(),
    },
  })
