import type { SnapshotFrom } from 'xstate'
import type { Problem } from '../../kit/upload-problem.ts'
import type { resumeUploadMachine } from './resume-upload.machine.ts'

type Snapshot = SnapshotFrom<typeof resumeUploadMachine>

export type ResumeUploadView =
  | 'recalling'
  | 'idle'
  | 'paused'
  | 'discarding'
  | Problem
  | 'validating'
  | 'uploading'
  | 'parsing'
  | 'importing'
  | 'comparing'
  | 'unread'
  | 'reviewing'
  | 'saving'
  | 'conflict'
  | 'stopped'
  | 'done'

/** The innermost state; those that are left at once are never seen. */
export function resumeUploadView({ value }: Snapshot): ResumeUploadView {
  let at: unknown = value
  while (typeof at === 'object' && at !== null) at = Object.values(at)[0]
  return at as ResumeUploadView
}
