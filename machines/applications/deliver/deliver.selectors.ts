import type { SnapshotFrom } from 'xstate'
import type { deliverMachine } from './deliver.machine.ts'

type DeliverSnapshot = SnapshotFrom<typeof deliverMachine>

export type DeliverView =
  | 'reading'
  | 'unread'
  | 'choosing'
  | 'failed'
  | 'sending'
  | 'delivered'
  | 'elsewhere'
  | 'already'
  | 'refused'
  | 'hidden'

export function deliverView({ value }: DeliverSnapshot): DeliverView {
  if (value === 'asking') return 'reading'
  if (value === 'aside' || value === 'closed') return 'hidden'
  if ('sending' in value) return value.sending === 'seen' ? 'sending' : 'hidden'
  const { open } = value
  if (typeof open === 'object') return open.choosing === 'failed' ? 'failed' : 'choosing'
  return open === 'sorting' ? 'reading' : open
}
