import type { Identity } from '../../../contract/calls/transfer.ts'
import type { Failure } from '../../../contract/failures.ts'
import type { Form } from '../../kit/form.ts'
import type { AdminKind } from '../entry/entry.types.ts'
import type { StaffField } from './fields.ts'

export interface StaffLoginInput {
  readonly admin: AdminKind
  readonly cookiesEnabled: boolean
}

/** An officer of a school or faculty, or a channel's organiser. */
export type StaffIdentity = Extract<Identity, { login_type: 'school' | 'channel' }>

/** The reason why a login was turned down. */
export type StaffRefusal =
  /** ADM-3: no such pair of user name and password. */
  | { kind: 'credentials' }
  /** CHL-2: too many tries. */
  | { kind: 'frozen' }
  /** ADM-3: any other code of the school's. */
  | { kind: 'coded'; code: number; text: string }
  /** CHL-2: the server's own sentence. */
  | { kind: 'message'; text: string }
  /** The call itself failed. */
  | { kind: 'failure'; failure: Failure }

export interface StaffLoginContext extends Form<StaffField> {
  readonly settings: StaffLoginInput
  /** The reason why the last try failed, until the next one. */
  readonly refusal: StaffRefusal | null
  readonly identity: StaffIdentity | null
}

export type StaffLoginEvent =
  | { type: 'FIELD.CHANGED'; field: StaffField; value: string }
  | { type: 'FIELD.BLURRED'; field: StaffField }
  | { type: 'FORM.SUBMITTED' }
  | { type: 'FORGOT.OPENED' }
  | { type: 'LINK.FOLLOWED' }
  /** The visitor closes the dialog, or the note on whom to ask, which leads back to the form. */
  | { type: 'DIALOG.CLOSED' }

/** Tells the view which field wants the focus (VAL-14). */
export type StaffLoginEmitted = { type: 'FIELD.REJECTED'; field: StaffField }

export type StaffCredentials = { readonly username: string; readonly password: string }

export type StaffOutcome =
  | { result: 'loggedIn'; identity: StaffIdentity }
  | { result: 'refused'; refusal: StaffRefusal }
