import type { EventFrom, SnapshotFrom } from 'xstate'
import { codes } from '../../contract/codes.ts'
import { CallFailure } from '../../contract/failures.ts'
import { catalogue } from '../catalogue.ts'
import { fillsInOrder } from '../form-paths.ts'
import { normalise, type ResetField, resetFields, resetForms } from './fields.ts'
import { passwordResetMachine } from './password-reset.machine.ts'
import { passwordResetProperties } from './password-reset.properties.ts'
import { passwordResetView } from './password-reset.selectors.ts'

/** What is typed into each field: right first, then wrong. */
const samples: Readonly<Record<ResetField, readonly [string, ...string[]]>> = {
  phone: ['13900000001', '12900000000', ''],
  code: ['123456', '12'],
  newPassword: ['Demo@2026', 'a b'],
  confirmation: ['Demo@2026', 'Demo@2025'],
}
const right = (field: ResetField) => normalise(field, samples[field][0])

const refused = (code: number) => new CallFailure({ kind: 'server', code, msg: '请稍后重试', data: null })
const failures = [refused(codes.refused), refused(codes.internal), new CallFailure({ kind: 'offline' })]

type Event = EventFrom<typeof passwordResetMachine>

/** Back to the first step only with nothing typed in the second, or with its error, so that the steps do not multiply each other. */
function feasible(snapshot: SnapshotFrom<typeof passwordResetMachine>, event: { readonly type: string }): boolean {
  const view = passwordResetView(snapshot)
  if (view === 'changed' || view === 'left') return event.type !== 'FIELD.CHANGED' && event.type !== 'FIELD.BLURRED'
  const { values } = snapshot.context
  const asked = event as Event
  if (asked.type === 'FIELD.CHANGED' || asked.type === 'FIELD.BLURRED') {
    const isSecondStepBegun = values.newPassword !== ''
    return !(view === 'verify' && isSecondStepBegun) && fillsInOrder({ fields: resetForms[view], values, right }, asked)
  }
  const { submitError } = snapshot.context
  return !(view === 'reset' && event.type === 'STEPPED.BACK') || values.newPassword === '' || submitError !== null
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
