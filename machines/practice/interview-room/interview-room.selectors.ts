import type { SnapshotFrom } from 'xstate'
import type { interviewRoomMachine } from './interview-room.machine.ts'

/** The view of the room. */
export type InterviewRoomView =
  | 'loading'
  | 'unread'
  | 'gone'
  | 'ready'
  | 'checking'
  | 'reading'
  | 'answering'
  | 'speaking'
  | 'saving'
  | 'failed'
  | 'overtaken'
  | 'reviewing'
  | 'sending'
  | 'finishing'
  | 'unfinished'
  | 'over'

/** It is passed through before anybody sees it. */
const passed: Readonly<Record<string, InterviewRoomView>> = {
  sorting: 'ready',
  turning: 'reading',
  beginning: 'answering',
  saved: 'reading',
}

export const interviewRoomView = ({ value }: SnapshotFrom<typeof interviewRoomMachine>): InterviewRoomView => {
  if (typeof value === 'string') return value === 'left' ? 'over' : value
  const { work } = value.open
  const inner = typeof work === 'string' ? work : work.asking
  return passed[inner] ?? (inner as InterviewRoomView)
}

/** Whether the student is asked if he wants to leave. */
export const isLeaving = (snapshot: SnapshotFrom<typeof interviewRoomMachine>): boolean =>
  snapshot.matches({ open: { door: 'asked' } })
