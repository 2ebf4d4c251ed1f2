import type { Answer } from '../../../contract/call.ts'
import type { ExampleSection, getExamples } from '../../../contract/calls/resume.ts'

export type Example = Answer<typeof getExamples>['list'][number]

/** Whose examples are wanted. */
export interface Wanted {
  readonly section: ExampleSection
  /** What the student studies, as he writes it; '' where he has not said. */
  readonly field: string
}

export interface ResumeExamplesInput {
  readonly section: ExampleSection
}

export interface ResumeExamplesContext extends Wanted {
  /** The nearest first. */
  readonly list: readonly Example[]
  /** Which of them is shown, from 0. */
  readonly at: number
}

export type ResumeExamplesEvent =
  | { type: 'OPENED'; field: string }
  | { type: 'CLOSED' }
  | { type: 'RETRIED' }
  /** Instead of the one that is shown. */
  | { type: 'OTHER.WANTED' }

export type ResumeExamplesTag = 'busy'
