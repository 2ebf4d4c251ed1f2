import type { SnapshotFrom } from 'xstate'
import { errorFor, type Submitted, shownErrors } from '../../kit/form.ts'
import type { employerAuthMachine } from './employer-auth.machine.ts'
import {
  type EmployerField,
  type EmployerFieldError,
  type EmployerForm,
  type EmployerValues,
  errorOf,
} from './fields.ts'

export type EmployerAuthSnapshot = SnapshotFrom<typeof employerAuthMachine>

/** The panes that the dialog, or the card of the employers' screen, draws. */
export type EmployerAuthView =
  | EmployerForm
  | 'forgot'
  | 'cookiesBlocked'
  | 'settling'
  | 'appBlocked'
  | 'done'
  | 'closed'

export function employerAuthView(snapshot: EmployerAuthSnapshot): EmployerAuthView {
  const { value } = snapshot
  if (typeof value === 'string') return value === 'opening' ? 'closed' : value
  if ('settling' in value) return 'settling'
  if (snapshot.matches({ forms: 'codeLogin' })) return 'codeLogin'
  return snapshot.matches({ forms: 'register' }) ? 'register' : 'passwordLogin'
}

/** The fields as a form shows them. */
export interface EmployerFormView extends Submitted {
  readonly values: EmployerValues
  readonly errors: Partial<Record<EmployerField, EmployerFieldError>>
  readonly busy: boolean
}

export function employerForm(snapshot: EmployerAuthSnapshot): EmployerFormView {
  const { values, submitError } = snapshot.context
  return {
    values,
    errors: shownErrors(snapshot.context, errorOf),
    submitError: submitError?.form === employerAuthView(snapshot) ? errorFor(submitError, values.phone) : null,
    busy: snapshot.hasTag('busy'),
  }
}
