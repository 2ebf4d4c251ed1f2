import type { SnapshotFrom } from 'xstate'
import type { recorderMachine } from './recorder.machine.ts'

type RecorderSnapshot = SnapshotFrom<typeof recorderMachine>

export interface RecorderView {
  readonly mode: 'live' | 'looking' | 'loaded'
  /** Step looked at; null exactly while live. */
  readonly step: number | null
  readonly isPaused: boolean
}

/** The parts of the snapshot that are drawn. */
export const recorderView = ({ value, context }: RecorderSnapshot): RecorderView => ({
  mode: value.view,
  step: context.at,
  isPaused: value.intake === 'paused',
})
