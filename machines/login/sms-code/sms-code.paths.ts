import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { proof } from '../captcha/captcha.paths.ts'
import { markOf } from './mark.ts'
import { smsCodeMachine } from './sms-code.machine.ts'
import { smsCodeProperties } from './sms-code.properties.ts'

export const smsCodePaths = catalogue({
  flow: 'sms-code',
  machine: smsCodeMachine,
  inputs: {
    student: { purpose: 'student-login', seconds: 60, captchaAppId: 'sms' },
    employer: { purpose: 'employer-forgot', seconds: 30, captchaAppId: 'sms' },
  },
  events: [
    { type: 'CODE.REQUESTED', phone: '13800000001' },
    { type: 'CODE.REQUESTED', phone: '13800000002' },
  ],
  actors: {
    findDeadline: {
      done: [null, { deadline: 42_000, mark: markOf('13800000001') }],
      error: [new Error('storage is blocked')],
    },
    captcha: { done: [{ result: 'passed', proof }, { result: 'closed' }], error: [new Error('captcha broke')] },
    sendCode: {
      done: [
        { result: 'sent', deadline: 60_000 },
        { result: 'refused', message: '发送过于频繁，请稍后再试' },
      ],
      error: [
        new CallFailure({ kind: 'timeout' }),
        new CallFailure({
          kind: 'server',
          code: codes.notRegistered,
          msg: '该手机号尚未注册，请先注册',
          data: null,
        }),
      ],
    },
    countdown: {
      sends: [
        { type: 'COUNTDOWN.TICKED', rest: 59 },
        { type: 'COUNTDOWN.TICKED', rest: 0 },
      ],
    },
  },
  delays: {},
  invariants: {
    'a deadline is held with the mark of its phone': ({ context }) => context.deadline > 0 === (context.mark !== ''),
    'whoever counts has a deadline, and whoever is idle has none': ({ value, context }) =>
      value === 'counting' ? context.deadline > 0 : value !== 'idle' || context.deadline === 0,
    'a proof is held exactly while sending': ({ value, context }) => (value === 'sending') === (context.proof !== null),
  },
  properties: smsCodeProperties,
})
