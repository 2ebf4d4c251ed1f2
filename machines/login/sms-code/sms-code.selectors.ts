import type { SnapshotFrom } from 'xstate'
import { markOf } from './mark.ts'
import type { smsCodeMachine } from './sms-code.machine.ts'

type SmsCodeSnapshot = SnapshotFrom<typeof smsCodeMachine>

export type SmsCodeView =
  | { state: 'counting'; rest: number }
  | { state: 'restoring' | 'idle' | 'provingHuman' | 'sending' }

/**
 * What the get-code control shows.
 * @param phone that it would send to: the wait of another is none of it; left out where the one that waits is meant
 */
export function smsCodeView({ value, context }: SmsCodeSnapshot, phone?: string): SmsCodeView {
  if (value === 'resting') return { state: 'idle' }
  if (value !== 'counting') return { state: value }
  const isOwn = phone === undefined || markOf(phone) === context.mark
  return isOwn ? { state: value, rest: context.rest } : { state: 'idle' }
}
