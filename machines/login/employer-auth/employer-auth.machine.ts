import { assign } from 'xstate'
import { appBlocked, settlingStates } from '../../kit/settling.ts'
import { EMPLOYER_APP } from '../back-offices.ts'
import type { SmsPurpose } from '../sms-code/sms-code.types.ts'
import { codeLogin, passwordLogin, register } from './employer-auth.forms.ts'
import { employerAuthSetup } from './employer-auth.setup.ts'
import type { EmployerAuthContext } from './employer-auth.types.ts'
import { emptyValues } from './fields.ts'

/** Seconds before another one-time password may be sent for the same purpose. */
export const EMPLOYER_COUNTDOWN = 30

/** The input of the countdown of a purpose. */
const codeInput =
  (purpose: SmsPurpose) =>
  ({ context }: { context: EmployerAuthContext }) => ({
    purpose,
    seconds: EMPLOYER_COUNTDOWN,
    captchaAppId: context.settings.smsAppId,
  })

/** An employer logs in by password or code, registers, or resets a password (EMP-1 to EMP-7). */
export const employerAuthMachine = employerAuthSetup.createMachine({
  id: 'employerAuth',
  context: ({ input }) => ({
    settings: input,
    values: emptyValues,
    rejected: [],
    submitError: null,
    tab: 'password',
    proof: null,
    userId: '',
    address: EMPLOYER_APP,
  }),
  initial: 'opening',
  on: { 'DIALOG.CLOSED': { target: '.closed', actions: 'releaseTab' } },
  states: {
    opening: { always: [{ guard: 'areCookiesEnabled', target: 'forms' }, { target: 'cookiesBlocked' }] },
    cookiesBlocked: { description: 'Without cookies no login would last; the visitor is told how to allow them.' },
    forms: {
      invoke: [
        { id: 'loginCode', src: 'smsCode', input: codeInput('employer-login') },
        { id: 'registerCode', src: 'smsCode', input: codeInput('employer-register') },
      ],
      initial: 'passwordLogin',
      states: {
        passwordLogin,
        codeLogin,
        register,
      },
    },
    forgot: {
      description: 'A flow of its own; the phone goes with it and comes back.',
      invoke: {
        id: 'passwordReset',
        src: 'passwordReset',
        input: ({ context: { settings, values } }) => ({ phone: values.phone, smsAppId: settings.smsAppId }),
        onDone: {
          target: 'forms',
          actions: assign(({ context, event }) => ({
            values: { ...context.values, phone: event.output.phone },
            submitError: null,
          })),
        },
      },
    },
    settling: settlingStates({
      id: 'employerAuth',
      storeInput: ({ context }: { context: EmployerAuthContext }) => ({ userId: context.userId }),
      openInput: ({ context }: { context: EmployerAuthContext }) => ({ address: context.address }),
    }),
    appBlocked,
    done: { type: 'final' },
    closed: { type: 'final' },
  },
})
