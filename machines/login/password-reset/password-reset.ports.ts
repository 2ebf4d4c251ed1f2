import { fromPromise } from 'xstate'
import type { NoticePort } from '../../kit/notice.ts'
import type { provideSmsCode } from '../sms-code/sms-code.ports.ts'
import { passwordResetMachine } from './password-reset.machine.ts'
import type { NewPassword } from './password-reset.types.ts'

/** The calls reject with a CallFailure. */
export interface PasswordResetPorts extends NoticePort {
  checkCode(phone: string, code: string, signal: AbortSignal): Promise<void>
  resetPassword(request: NewPassword, signal: AbortSignal): Promise<void>
}

export const providePasswordReset = (ports: PasswordResetPorts, smsCode: ReturnType<typeof provideSmsCode>) =>
  passwordResetMachine.provide({
    actors: {
      smsCode,
      checkCode: fromPromise<void, { phone: string; code: string }>(({ input, signal }) =>
        ports.checkCode(input.phone, input.code, signal),
      ),
      resetPassword: fromPromise<void, NewPassword>(({ input, signal }) => ports.resetPassword(input, signal)),
    },
    actions: { notify: (_, notice) => ports.notify(notice) },
  })
