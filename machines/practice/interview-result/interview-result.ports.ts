import { fromPromise } from 'xstate'
import type { Practice } from '../../../contract/practice.ts'
import type { AnswerOrder } from '../interview-room/interview-room.types.ts'
import { interviewResultMachine } from './interview-result.machine.ts'
import type { EvaluationOrder, FoundPractice, InterviewResultInput, RetryOrder } from './interview-result.types.ts'

/** Each promise rejects with a CallFailure. */
export interface InterviewResultPorts {
  read(id: string, signal: AbortSignal): Promise<FoundPractice>
  /** The practice alone. */
  look(id: string, signal: AbortSignal): Promise<Practice>
  evaluate(order: EvaluationOrder): Promise<Practice>
  save(transcript: AnswerOrder): Promise<Practice>
  /** @returns the practice that asks the question once more */
  retry(order: RetryOrder): Promise<InterviewResultInput>
  openRoom(id: string): void
}

export const provideInterviewResult = (ports: InterviewResultPorts) =>
  interviewResultMachine.provide({
    actors: {
      read: fromPromise<FoundPractice, InterviewResultInput>(({ input, signal }) => ports.read(input.id, signal)),
      look: fromPromise<Practice, InterviewResultInput>(({ input, signal }) => ports.look(input.id, signal)),
      evaluate: fromPromise<Practice, EvaluationOrder>(({ input }) => ports.evaluate(input)),
      save: fromPromise<Practice, AnswerOrder>(({ input }) => ports.save(input)),
      retry: fromPromise<InterviewResultInput, RetryOrder>(({ input }) => ports.retry(input)),
    },
    actions: { openRoom: (_, { id }) => ports.openRoom(id) },
  })
