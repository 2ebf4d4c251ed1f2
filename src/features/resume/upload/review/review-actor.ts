import type { ActorRefFrom } from 'xstate'
import type { resumeReviewMachine } from '../../../../../machines/resume/resume-review/resume-review.machine.ts'

export type ReviewActor = ActorRefFrom<typeof resumeReviewMachine>
