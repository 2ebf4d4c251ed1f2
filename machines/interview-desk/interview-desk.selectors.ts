import type { SnapshotFrom } from 'xstate'
import type { interviewDeskMachine } from './interview-desk.machine.ts'

type Snapshot = SnapshotFrom<typeof interviewDeskMachine>

export type InterviewDeskView = 'resting' | 'done' | 'failed' | 'overtaken' | 'confirming' | 'acting' | 'moving'

export const interviewDeskView = ({ value }: Snapshot): InterviewDeskView =>
  typeof value === 'string' ? value : value.ready
