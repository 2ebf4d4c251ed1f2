import { type EmployerPurpose, serviceCodes } from '../../../../contract/calls/employer.ts'
import type { SiteInfo } from '../../../../contract/calls/site.ts'
import type { Identity } from '../../../../contract/calls/transfer.ts'
import type { AppPort } from '../../../../machines/kit/app-port.ts'
import type { NoticePort } from '../../../../machines/kit/notice.ts'
import { provideEmployerAuth } from '../../../../machines/login/employer-auth/employer-auth.ports.ts'
import type {
  EmployerAuthInput,
  EmployerCredentials,
} from '../../../../machines/login/employer-auth/employer-auth.types.ts'
import { providePasswordReset } from '../../../../machines/login/password-reset/password-reset.ports.ts'
import { provideSmsCode, type SmsCodePorts } from '../../../../machines/login/sms-code/sms-code.ports.ts'
import type { SmsPurpose } from '../../../../machines/login/sms-code/sms-code.types.ts'
import {
  checkSmsCode,
  employerLogin,
  forgetPassword,
  registerEmployer,
  sendEmployerCode,
} from '../../../api/employer.ts'
import { loadWhenIdle } from '../../../ui/when-idle.ts'
import { type CaptchaBrowser, captchaOf } from '../captcha/captcha-of.ts'
import { passwordResetPane, registerPane } from './late-panes.ts'

const type = '2' as const

const purposes: Partial<Record<SmsPurpose, EmployerPurpose>> = {
  'employer-login': 'login',
  'employer-register': 'register',
  'employer-forgot': 'forgot',
}

const paramsOf = (credentials: EmployerCredentials) =>
  credentials.by === 'code'
    ? ({ phone: credentials.phone, type, login_type: '1', smsCode: credentials.code } as const)
    : ({
        phone: credentials.phone,
        type,
        login_type: '2',
        password: credentials.password,
        ...credentials.proof,
      } as const)

const sendCode: SmsCodePorts['sendCode'] = async ({ purpose, phone, proof }, signal) => {
  const service_code = serviceCodes[purposes[purpose] ?? 'login']
  return (await sendEmployerCode({ phone, type, service_code, ...proof }, signal)).msg
}

/** The parts of the browser that the log-in needs. */
export interface EmployerBrowser extends CaptchaBrowser {
  readonly deadlines: SmsCodePorts['deadlines']
  areCookiesEnabled(): boolean
  rememberEmployerEntrance(site: SiteInfo): void
}

export interface EmployerSurroundings extends NoticePort {
  readonly browser: EmployerBrowser
  /** Opens the back office that the log-in leads to. */
  readonly app: AppPort
  /** Keeps who logged in; rejects where cookies are blocked. */
  startIdentity(identity: Identity): Promise<void>
}

/** The employers' flow with its effects, on whatever page. */
export function employerAuthOf(site: SiteInfo, { browser, notify, app, startIdentity }: EmployerSurroundings) {
  for (const pane of [registerPane, passwordResetPane]) loadWhenIdle(pane)
  const codes = provideSmsCode(
    { clock: browser.clock, deadlines: browser.deadlines, notify, sendCode },
    captchaOf(site, browser),
  )
  const passwordReset = providePasswordReset(
    {
      notify,
      checkCode: async (phone, code, signal) =>
        void (await checkSmsCode({ phone, type, service_code: serviceCodes.forgot, sms_code: code }, signal)),
      resetPassword: async ({ phone, code, password, confirmation }, signal) =>
        void (await forgetPassword({ phone, type, sms_code: code, password, confirm_password: confirmation }, signal)),
    },
    codes,
  )
  return provideEmployerAuth(
    {
      notify,
      app,
      logIn: async (credentials, signal) => (await employerLogin(paramsOf(credentials), signal)).user_id,
      register: async ({ phone, code, password }, signal) =>
        (await registerEmployer({ phone, type, sms_code: code, password }, signal)).user_id,
      async storeIdentity(userId) {
        await startIdentity({ login_type: 'company', user_id: userId })
        browser.rememberEmployerEntrance(site)
      },
    },
    { captcha: captchaOf(site, browser), smsCode: codes, passwordReset },
  )
}

export const employerAuthInput = (
  { captcha }: SiteInfo,
  { areCookiesEnabled }: Pick<EmployerBrowser, 'areCookiesEnabled'>,
): EmployerAuthInput => ({
  cookiesEnabled: areCookiesEnabled(),
  smsAppId: captcha.sms_app_id,
  loginAppId: captcha.login_app_id,
})
