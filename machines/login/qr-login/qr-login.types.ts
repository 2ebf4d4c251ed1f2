import type { ScanStatus } from '../../../contract/calls/authentication.ts'
import type { Failure } from '../../../contract/failures.ts'

/** A code to scan. `uuid` is for polling; what the picture carries is another secret. */
export interface QrCode {
  readonly uuid: string
  /** Data URL. */
  readonly picture: string
}

export interface PollAnswer {
  readonly userId: string
  readonly status: ScanStatus
}

export interface QrLoginContext {
  /** Address of the page that asks. */
  readonly page: string
  readonly qrCode: QrCode | null
  /** Polls of the present code, the one in flight included. */
  readonly polls: number
  readonly userId: string
  readonly failure: Failure | null
}

export type QrLoginEvent =
  | { type: 'REFRESHED' }
  | { type: 'TAB.HIDDEN' }
  | { type: 'TAB.SHOWN' }
  | { type: 'PHONE.SCANNED' }

export type QrLoginInput = { page: string }

export type QrLoginOutput = { userId: string }
