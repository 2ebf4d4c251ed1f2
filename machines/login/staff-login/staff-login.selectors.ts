import type { SnapshotFrom } from 'xstate'
import { shownErrors } from '../../kit/form.ts'
import { errorOf, type StaffField, type StaffValues } from './fields.ts'
import type { staffLoginMachine } from './staff-login.machine.ts'
import type { StaffRefusal } from './staff-login.types.ts'

export type StaffLoginSnapshot = SnapshotFrom<typeof staffLoginMachine>

/** The panes that the dialog draws. */
export type StaffLoginView = 'form' | 'contacts' | 'cookiesBlocked' | 'settling' | 'appBlocked' | 'ended'

export function staffLoginView(snapshot: StaffLoginSnapshot): StaffLoginView {
  const { value } = snapshot
  if (snapshot.hasTag('form')) return 'form'
  if (value === 'contacts' || value === 'cookiesBlocked' || value === 'appBlocked') return value
  return typeof value === 'object' ? 'settling' : 'ended'
}

/** The form as it is shown. */
export interface StaffFormView {
  readonly values: StaffValues
  readonly errors: Partial<Record<StaffField, 'required'>>
  readonly refusal: StaffRefusal | null
  readonly busy: boolean
}

export const staffForm = (snapshot: StaffLoginSnapshot): StaffFormView => ({
  values: snapshot.context.values,
  errors: shownErrors(snapshot.context, errorOf),
  refusal: snapshot.context.refusal,
  busy: snapshot.hasTag('busy'),
})
