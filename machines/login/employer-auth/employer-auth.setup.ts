import { assign, emit, setup } from 'xstate'
import type { TabOutcome } from '../../kit/app-port.ts'
import { rejecting, typed } from '../../kit/form.ts'
import type { Notice } from '../../kit/notice.ts'
import { actionPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import { captchaMachine } from '../captcha/captcha.machine.ts'
import { passwordResetMachine } from '../password-reset/password-reset.machine.ts'
import { smsCodeMachine } from '../sms-code/sms-code.machine.ts'
import type {
  EmployerAuthContext,
  EmployerAuthEmitted,
  EmployerAuthEvent,
  EmployerAuthInput,
  EmployerCredentials,
  EmployerRegistration,
} from './employer-auth.types.ts'
import { dependantsOf, type EmployerForm, errorOf, normalise, wrongFields } from './fields.ts'

/** Types and effects that the flow and its forms share. */
export const employerAuthSetup = setup({
  types: {
    context: {} as EmployerAuthContext,
    events: {} as EmployerAuthEvent,
    emitted: {} as EmployerAuthEmitted,
    input: {} as EmployerAuthInput,
    tags: {} as 'busy',
    children: {} as {
      loginCode: 'smsCode'
      registerCode: 'smsCode'
      captcha: 'captcha'
      passwordReset: 'passwordReset'
    },
  },
  actors: {
    smsCode: smsCodeMachine,
    captcha: captchaMachine,
    logIn: promisePlaceholder<string, EmployerCredentials>('logIn'),
    register: promisePlaceholder<string, EmployerRegistration>('register'),
    passwordReset: passwordResetMachine,
    storeIdentity: promisePlaceholder<void, { userId: string }>('storeIdentity'),
    openApp: promisePlaceholder<TabOutcome, { address: string }>('openApp'),
  },
  actions: {
    notify: actionPlaceholder('notify') as (_: unknown, params: Notice) => void,
    reserveTab: actionPlaceholder('reserveTab'),
    releaseTab: actionPlaceholder('releaseTab'),
    type: assign(({ context, event }) =>
      event.type === 'FIELD.CHANGED'
        ? typed(context, event.field, normalise(event.field, event.value), dependantsOf(event.field))
        : {},
    ),
    rejectLeft: assign(({ context, event }) => (event.type === 'FIELD.BLURRED' ? rejecting(context, event.field) : {})),
    reject: assign(({ context }, { form }: { form: EmployerForm }) => ({
      rejected: wrongFields(form, context.values),
    })),
    keepError: assign(({ context }, { form, notice }: { form: EmployerForm; notice: Notice }) => ({
      submitError: { form, phone: context.values.phone, notice },
    })),
    forgetError: assign({ submitError: null }),
    focusRejected: emit(({ context }) => ({ type: 'FIELD.REJECTED', field: context.rejected[0] ?? 'phone' })),
  },
  guards: {
    areCookiesEnabled: ({ context }) => context.settings.cookiesEnabled,
    cameByCode: ({ context }) => context.tab === 'code',
    isPhoneValid: ({ context }) => errorOf('phone', context.values) === null,
    isComplete: ({ context }, { form }: { form: EmployerForm }) => wrongFields(form, context.values).length === 0,
    isFilledWrong: ({ context, event }) =>
      event.type === 'FIELD.BLURRED' &&
      context.values[event.field] !== '' &&
      errorOf(event.field, context.values) !== null,
  },
})
