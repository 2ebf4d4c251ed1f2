import { fromPromise } from 'xstate'
import type { Practice } from '../../../contract/practice.ts'
import type { AnswerOrder } from '../interview-room/interview-room.types.ts'
import { interviewResultMachine } from './interview-result.machine.ts'
import type { InterviewResultInput } from './interview-result.types.ts'

/** Each rejects with a CallFailure. */
export interface InterviewResultPorts {
  read(id: string, signal: AbortSignal): Promise<Practice>
  evaluate(id: string): Promise<Practice>
  save(transcript: AnswerOrder): Promise<Practice>
}

export const provideInterviewResult = (ports: InterviewResultPorts) =>
  interviewResultMachine.provide({
    actors: {
      read: fromPromise<Practice, InterviewResultInput>(({ input, signal }) => ports.read(input.id, signal)),
      evaluate: fromPromise<Practice, InterviewResultInput>(({ input }) => ports.evaluate(input.id)),
      save: fromPromise<Practice, AnswerOrder>(({ input }) => ports.save(input)),
    },
  })
