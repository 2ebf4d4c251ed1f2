import type { SnapshotFrom } from 'xstate'
import type { resumeExamplesMachine } from './resume-examples.machine.ts'

export type ResumeExamplesView = 'closed' | 'reading' | 'failed' | 'none' | 'shown'

export const resumeExamplesView = ({ value }: SnapshotFrom<typeof resumeExamplesMachine>): ResumeExamplesView =>
  value === 'closed' ? value : value.open
