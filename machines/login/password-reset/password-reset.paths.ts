import type { EventFrom, SnapshotFrom } from 'xstate'
import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { type ResetField, resetFields, resetForms } from './fields.ts'
import { passwordResetMachine } from './password-reset.machine.ts'
import { passwordResetProperties } from './password-reset.properties.ts'
import { passwordResetView } from './password-reset.selectors.ts'

/** The texts that are typed into each field: right, wrong, or empty. */
const samples: Readonly<Record<ResetField, readonly [string, ...string[]]>> = {
  phone: ['13900000001', '12900000000', ''],
  code: ['123456', '12'],
  newPassword: ['Demo@2026', 'a b'],
  confirmation: ['Demo@2026', 'Demo@2025'],
}

const refused = (code: number) => new CallFailure({ kind: 'server', code, msg: '请稍后重试', data: null })
const failures = [refused(codes.refused), refused(codes.internal), new CallFailure({ kind: 'offline' })]

type Event = EventFrom<typeof passwordResetMachine>

/** Fields of a form that is not drawn cannot be reached. */
function feasible(snapshot: SnapshotFrom<typeof passwordResetMachine>, event: { readonly type: string }): boolean {
  const asked = event as Event
  if (asked.type !== 'FIELD.CHANGED' && asked.type !== 'FIELD.BLURRED') return true
  const view = passwordResetView(snapshot)
  const drawn: readonly ResetField[] = view === 'changed' || view === 'left' ? [] : resetForms[view]
  return drawn.includes(asked.field)
}

export const passwordResetPaths = catalogue({
  flow: 'password-reset',
  machine: passwordResetMachine,
  inputs: {
    fresh: { phone: '', smsAppId: 'sms' },
    typed: { phone: '13900000001', smsAppId: 'sms' },
  },
  events: [
    ...resetFields.flatMap((field) => samples[field].map((value): Event => ({ type: 'FIELD.CHANGED', field, value }))),
    ...resetFields.map((field): Event => ({ type: 'FIELD.BLURRED', field })),
    { type: 'CODE.REQUESTED' },
    { type: 'FORM.SUBMITTED' },
    { type: 'STEPPED.BACK' },
  ],
  actors: {
    forgotCode: {},
    checkCode: { done: [undefined], error: failures },
    resetPassword: { done: [undefined], error: [...failures, refused(codes.codeVoid)] },
  },
  delays: { CHANGED_PAUSE: 3000 },
  feasible,
  properties: passwordResetProperties,
})
