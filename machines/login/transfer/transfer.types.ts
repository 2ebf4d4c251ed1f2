import type { Identity, TransferPreview } from '../../../contract/calls/transfer.ts'
import type { LoginType } from '../../../contract/rules/storage.ts'

/** The claim in the address; none of it is proof. */
export interface TransferClaim {
  /** Null where the address names no kind of identity that there is. */
  readonly loginType: LoginType | null
  /** user_id, or com_key_user of a company. */
  readonly userId: string
  /** '' where none came. */
  readonly ticket: string
}

export type TransferInput = TransferClaim

export interface TransferContext {
  readonly claim: TransferClaim
  /** The person whom the ticket would let in, and the one who is here; null before the server said so. */
  readonly preview: TransferPreview | null
  readonly identity: Identity | null
}

export type TransferEvent = { type: 'RETRIED' } | { type: 'LOGIN.ASKED' } | { type: 'ACCEPTED' } | { type: 'DECLINED' }

/** The reason why a claim came to nothing. */
export type TransferRefusal =
  /** The ticket is over, used or forged, or none came: nothing is proven. */
  | { result: 'expired' }
  /** Ticket or session are somebody else's. */
  | { result: 'wrongIdentity' }
  | { result: 'notFound' }

export type PreviewOutcome = { result: 'previewed'; preview: TransferPreview } | TransferRefusal

/** The result of the exchange. */
export type TransferOutcome = { result: 'proven'; identity: Identity } | TransferRefusal
