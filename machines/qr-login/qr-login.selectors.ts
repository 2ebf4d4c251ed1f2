import type { SnapshotFrom } from 'xstate'
import type { qrLoginMachine } from './qr-login.machine.ts'

type QrLoginSnapshot = SnapshotFrom<typeof qrLoginMachine>

export type QrLoginView = 'fetching' | 'waiting' | 'scanned' | 'expired' | 'cancelled' | 'failed' | 'confirmed'

/** What to draw for the snapshot. */
export function qrLoginView(snapshot: QrLoginSnapshot): QrLoginView {
  const { value } = snapshot
  if (typeof value === 'string') return value
  return value.live.phone === 'deciding' ? 'scanned' : 'waiting'
}
