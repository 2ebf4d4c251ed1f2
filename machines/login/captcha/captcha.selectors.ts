import type { SnapshotFrom } from 'xstate'
import type { captchaMachine } from './captcha.machine.ts'

type CaptchaSnapshot = SnapshotFrom<typeof captchaMachine>

export type CaptchaView =
  | 'starting'
  | 'widget'
  | 'ready'
  | 'unverified'
  | 'unrefreshed'
  | 'verifying'
  | 'missed'
  | 'refreshing'
  | 'waiting'
  | 'failed'
  | 'cannotStart'
  | 'offline'
  | 'ended'

/** The view for the snapshot. */
export function captchaView(snapshot: CaptchaSnapshot): CaptchaView {
  const { value } = snapshot
  if (typeof value === 'object') return value.solving
  return value === 'passed' || value === 'closed' ? 'ended' : value
}
