import type { SnapshotFrom } from 'xstate'
import type { qrLoginMachine } from './qr-login.machine.ts'

type QrLoginSnapshot = SnapshotFrom<typeof qrLoginMachine>

export type QrLoginView =
  | 'fetching'
  | 'waiting'
  | 'scanned'
  | 'expired'
  | 'cancelled'
  | 'replaced'
  | 'failed'
  | 'confirmed'

/** The view for the snapshot. */
export function qrLoginView(snapshot: QrLoginSnapshot): QrLoginView {
  const { value } = snapshot
  if (typeof value === 'string') return value
  return value.live.phone === 'deciding' ? 'scanned' : 'waiting'
}

/** The server's own words on a code that did not come; '' where it said nothing. */
export function qrLoginRefusal({ context: { failure } }: QrLoginSnapshot): string {
  return failure?.kind === 'server' ? failure.msg : ''
}
