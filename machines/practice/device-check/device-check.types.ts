import type { PracticeMode } from '../../../contract/practice.ts'
import type { RecordedMode } from '../recordings.ts'

export interface DeviceCheckInput {
  readonly mode: RecordedMode
}

/** The way in which the student answers in the end. */
export interface DeviceCheckOutput {
  readonly mode: PracticeMode
}

/**
 * Why there is no camera or microphone: the browser knows none, may not, finds none, or another program or another page
 * of ours holds it.
 */
export type DeviceProblem = 'unsupported' | 'denied' | 'missing' | 'occupied' | 'elsewhere'

/** A camera or microphone that can't be used. */
export class DeviceFailure extends Error {
  readonly problem: DeviceProblem

  constructor(problem: DeviceProblem) {
    super(problem)
    this.problem = problem
  }
}

export interface DeviceCheckContext extends DeviceCheckInput {
  /** Null where nothing stands in the way. */
  readonly problem: DeviceProblem | null
}

export type DeviceCheckEvent =
  | { type: 'DEVICE.LOST' }
  | { type: 'RETRIED' }
  /** The microphone alone. */
  | { type: 'VOICE.CHOSEN' }
  | { type: 'TEXT.CHOSEN' }
  | { type: 'CONFIRMED' }
