import type { SnapshotFrom } from 'xstate'
import type { resumeExportMachine } from './resume-export.machine.ts'

export type ResumeExportView = SnapshotFrom<typeof resumeExportMachine>['value']

export const resumeExportView = ({ value }: SnapshotFrom<typeof resumeExportMachine>): ResumeExportView => value
