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

export type PhoneError = 'required' | 'malformed'

/** What the form shows beside its values. */
export interface SmsForm extends Submitted {
  readonly phoneError: PhoneError | null
  readonly codeError: 'required' | null
  readonly busy: boolean
}

export function smsForm(snapshot: StudentLoginSnapshot): SmsForm {
  const { context } = snapshot
  const isAt = (editing: { phone: PhoneError } | { code: 'required' }) => snapshot.matches({ sms: { editing } })
  return {
    phoneError: isAt({ phone: 'required' }) ? 'required' : isAt({ phone: 'malformed' }) ? 'malformed' : null,
    codeError: isAt({ code: 'required' }) ? 'required' : null,
    submitError: errorFor(context.submitError, phoneToSend(context.phone, context.region)),
    busy: snapshot.hasTag('busy'),
  }
}

/** Where the blocked tab would have led. */
export function blockedPath({ context: { settings, profile } }: StudentLoginSnapshot): string {
  const jump = profile && jumpOf(settings.jump, profile, settings.sameTab)
  return jump?.kind === 'open' ? jump.path : '/'
}
