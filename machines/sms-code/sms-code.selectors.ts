import type { SnapshotFrom } from 'xstate'
import type { smsCodeMachine } from './sms-code.machine.ts'

type SmsCodeSnapshot = SnapshotFrom<typeof smsCodeMachine>

export type SmsCodeView =
  | { state: 'counting'; rest: number }
  | { state: 'restoring' | 'idle' | 'provingHuman' | 'sending' }

/** What the get-code control shows. */
export function smsCodeView({ value, context }: SmsCodeSnapshot): SmsCodeView {
  return value === 'counting' ? { state: value, rest: context.rest } : { state: value }
}
