import type { SnapshotFrom } from 'xstate'
import { phoneToSend } from '../../../contract/rules/fields.ts'
import { errorFor, type Submitted } from '../../kit/form.ts'
import { jumpOf } from './jump.ts'
import type { studentLoginMachine } from './student-login.machine.ts'

export type StudentLoginSnapshot = SnapshotFrom<typeof studentLoginMachine>

/** The panes that the dialog draws. */
export type StudentLoginView = 'cookiesBlocked' | 'qr' | 'sms' | 'settling' | 'profileMissing' | 'jumpBlocked' | 'ended'

export function studentLoginView({ value }: StudentLoginSnapshot): StudentLoginView {
  if (typeof value === 'object') return 'sms' in value ? 'sms' : 'settling'
  if (value === 'opening' || value === 'done' || value === 'closed') return 'ended'
  return value
}

export type SmsFieldError = 'required' | 'malformed'

/** The form as it is shown beside its values. */
export interface SmsForm extends Submitted {
  readonly phoneError: SmsFieldError | null
  readonly codeError: SmsFieldError | null
  readonly busy: boolean
}

export function smsForm(snapshot: StudentLoginSnapshot): SmsForm {
  const { context } = snapshot
  const isAt = (editing: { phone: SmsFieldError } | { code: SmsFieldError }) => snapshot.matches({ sms: { editing } })
  const errors = ['required', 'malformed'] as const
  return {
    phoneError: errors.find((phone) => isAt({ phone })) ?? null,
    codeError: errors.find((code) => isAt({ code })) ?? null,
    submitError: errorFor(context.submitError, phoneToSend(context.phone, context.region)),
    busy: snapshot.hasTag('busy'),
  }
}

/** The address that the blocked tab would have opened. */
export function blockedPath({ context: { settings, profile } }: StudentLoginSnapshot): string {
  const jump = profile && jumpOf(settings.jump, profile, settings.sameTab)
  return jump?.kind === 'open' ? jump.path : '/'
}
