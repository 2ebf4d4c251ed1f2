import { assign, setup } from 'xstate'
import { isCode, isPhone, phoneToSend } from '../../../contract/rules/fields.ts'
import type { Notice } from '../../kit/notice.ts'
import { actionPlaceholder, callbackPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import { qrLoginMachine } from '../qr-login/qr-login.machine.ts'
import { smsCodeMachine } from '../sms-code/sms-code.machine.ts'
import { goingOnHere } from './elsewhere.ts'
import { type Jump, opensPage, type Profile } from './jump.ts'
import type {
  JumpOutcome,
  LoginOutcome,
  StudentLoginContext,
  StudentLoginEmitted,
  StudentLoginEvent,
  StudentLoginInput,
  StudentLoginOutput,
} from './student-login.types.ts'

/** Types and effects of the flow. */
export const studentLoginSetup = setup({
  types: {
    context: {} as StudentLoginContext,
    events: {} as StudentLoginEvent,
    emitted: {} as StudentLoginEmitted,
    input: {} as StudentLoginInput,
    output: {} as StudentLoginOutput,
    tags: {} as 'busy' | 'sms',
    children: {} as { qrLogin: 'qrLogin'; smsCode: 'smsCode' },
  },
  actors: {
    qrLogin: qrLoginMachine,
    smsCode: smsCodeMachine,
    watchStudent: callbackPlaceholder<{ type: 'STUDENT.RECOGNISED'; userId: string }>('watchStudent'),
    loginBySms: promisePlaceholder<LoginOutcome, { phone: string; smsCode: string }>('loginBySms'),
    storeIdentity: promisePlaceholder<void, { userId: string }>('storeIdentity'),
    fetchProfile: promisePlaceholder<Profile, { userId: string }>('fetchProfile'),
    carryOut: promisePlaceholder<JumpOutcome, Jump>('carryOut'),
  },
  actions: {
    notify: actionPlaceholder('notify') as (_: unknown, params: Notice) => void,
    reserveTab: actionPlaceholder('reserveTab'),
    releaseTab: actionPlaceholder('releaseTab'),
    goOnHere: assign(goingOnHere),
    keepError: assign(({ context }, notice: Notice) => ({
      submitError: { phone: phoneToSend(context.phone, context.region), notice },
    })),
    forgetError: assign({ submitError: null }),
  },
  guards: {
    areCookiesEnabled: ({ context }) => context.settings.cookiesEnabled,
    isTaiwan: ({ context }) => context.settings.taiwan,
    isPhoneEmpty: ({ context }) => context.phone === '',
    isPhoneValid: ({ context }) => isPhone(context.phone, context.region),
    isPhoneMalformed: ({ context }) => context.phone !== '' && !isPhone(context.phone, context.region),
    isCodeEmpty: ({ context }) => context.code === '',
    isCodeMalformed: ({ context }) => context.code !== '' && !isCode(context.code),
    isFormComplete: ({ context }) => isPhone(context.phone, context.region) && isCode(context.code),
    wantsTab: ({ context }) => !context.settings.sameTab && opensPage(context.settings.jump.mode),
  },
})
