import type { SnapshotFrom } from 'xstate'
import { errorFor, type Submitted, shownErrors } from '../../kit/form.ts'
import { errorOf, type ResetField, type ResetFieldError, type ResetForm, type ResetValues } from './fields.ts'
import type { passwordResetMachine } from './password-reset.machine.ts'

export type PasswordResetSnapshot = SnapshotFrom<typeof passwordResetMachine>

/** The panes that are drawn. */
export type PasswordResetView = ResetForm | 'changed' | 'left'

export function passwordResetView({ value }: PasswordResetSnapshot): PasswordResetView {
  if (typeof value === 'string') return value
  return 'verifying' in value ? 'verify' : 'reset'
}

/** The fields as a step shows them. */
export interface ResetFormView extends Submitted {
  readonly values: ResetValues
  readonly errors: Partial<Record<ResetField, ResetFieldError>>
  readonly busy: boolean
}

export const resetForm = (snapshot: PasswordResetSnapshot): ResetFormView => ({
  values: snapshot.context.values,
  errors: shownErrors(snapshot.context, errorOf),
  submitError: errorFor(snapshot.context.submitError, snapshot.context.values.phone),
  busy: snapshot.hasTag('busy'),
})
