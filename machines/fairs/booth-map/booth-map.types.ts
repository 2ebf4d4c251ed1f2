import type { Booth, FairDetail } from '../../../contract/calls/fairs.ts'

export interface BoothMapContext extends Omit<BoothMapInput, 'wanted'> {
  /** Key of the hall that is shown; '' where there is none. */
  readonly hall: string
  readonly search: string
  /** Code of the industry that is shown alone. */
  readonly industry: string | null
  /** Number of the booth that is open, or that the address names though nobody stands there. */
  readonly booth: string | null
  /** Number of the booth that the arrow keys are at. */
  readonly current: string | null
  /** 1 for the whole plan. */
  readonly scale: number
}

/** The address names another booth, or none. */
export type AddressEvent = { type: 'ADDRESS.CHANGED'; booth: string | null }

export type BoothMapEvent =
  | { type: 'HALL.CHOSEN'; hall: string }
  | { type: 'SEARCHED'; text: string }
  | { type: 'INDUSTRY.CHOSEN'; industry: string | null }
  | { type: 'BOOTH.OPENED'; booth: string }
  | { type: 'BOOTH.CLOSED' }
  /** The keyboard reached a booth on the plan. */
  | { type: 'BOOTH.REACHED'; booth: string }
  | { type: 'ZOOM.IN' }
  | { type: 'ZOOM.OUT' }
  | { type: 'ZOOM.RESET' }
  /** Two fingers or the wheel scaled the plan. */
  | { type: 'PLAN.SCALED'; scale: number }
  | AddressEvent

export interface BoothMapInput {
  readonly plan: FairDetail['plan']
  /** Keys, in their order. */
  readonly halls: readonly string[]
  /** The booths of all halls. */
  readonly booths: readonly Booth[]
  /** Number of the booth that the address names. */
  readonly wanted: string | null
}
