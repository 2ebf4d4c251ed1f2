import type { Answer } from '../../../contract/call.ts'
import type { ExampleSection, getExamples } from '../../../contract/calls/resume.ts'

export type Example = Answer<typeof getExamples>['list'][number]

/** The section and the field of study whose examples are wanted. */
export interface Wanted {
  readonly section: ExampleSection
  /** The field of study as the student writes it; '' where he has not said. */
  readonly field: string
}

export interface ResumeExamplesInput {
  readonly section: ExampleSection
}

export interface ResumeExamplesContext extends Wanted {
  /** The nearest first. */
  readonly list: readonly Example[]
  /** The number of the example that is shown, from 0. */
  readonly at: number
}

export type ResumeExamplesEvent =
  | { type: 'OPENED'; field: string }
  | { type: 'CLOSED' }
  | { type: 'RETRIED' }
  /** Instead of the one that is shown. */
  | { type: 'OTHER.WANTED' }

export type ResumeExamplesTag = 'busy'
