import type * as employerCalls from '../../../../contract/calls/employer.ts'
import { type EmployerPurpose, serviceCodes } from '../../../../contract/calls/employer.ts'
import type { Locale } from '../../../../contract/calls/site.ts'
import { type Code, codes } from '../../../../contract/codes.ts'
import { canonicalPhone, isPassword, isPhone, normaliseCode } from '../../../../contract/rules/fields.ts'
import * as m from '../../../../messages/compiled/messages.js'
import type { Exchange } from '../../../platform/http/exchange.ts'
import { Refusal, refusalOf } from '../../../platform/http/failures.ts'
import type { HandlersOf } from '../../../platform/http/registry.ts'
import { VoucherVoid } from '../../../platform/sessions/sessions.ts'
import { localeAt, requireSite } from '../../site/handlers.ts'
import { isCommonPassword } from '../common-passwords.ts'
import type { LoginServices } from '../services.ts'
import type { CodeFailure } from '../sms-codes.ts'
import { letIn } from './entrance.ts'
import { isProved, sendOneTimePassword, sentenceOfCode } from './one-time-passwords.ts'

const refused = (sentence: string) => new Refusal(codes.refused, sentence)

/** @throws Refusal where it is no employer's phone: those are of the mainland */
function requirePhone(typed: string, locale: Locale): string {
  const phone = canonicalPhone(typed)
  if (!phone || !isPhone(phone, '86')) throw refused(m.server_phone_invalid({}, { locale }))
  return phone
}

/** @throws Refusal with the sentence that says what is wrong with a new password (VAL-7) */
function requireGoodPassword(password: string, locale: Locale): void {
  if (!isPassword(password)) throw refused(m.server_password_rule({}, { locale }))
  if (isCommonPassword(password)) throw refused(m.server_password_common({}, { locale }))
}

const purposes: Record<string, EmployerPurpose> = Object.fromEntries(
  Object.entries(serviceCodes).map(([purpose, code]) => [code, purpose as EmployerPurpose]),
)

export function employerHandlers(services: LoginServices): HandlersOf<typeof employerCalls> {
  const { employers, passwordLogin, passwordReset, passwords, smsCodes } = services

  const localeOf = async (exchange: Exchange) => localeAt(await requireSite(services, exchange), exchange)

  const holderOf = (exchange: Exchange, phone: string, purpose: EmployerPurpose) =>
    ({ phone, purpose: `employer-${purpose}`, browserId: exchange.identifyBrowser() }) as const

  /** @param userId null where the phone is held by an account of the demonstration, which counts no more */
  async function enter(exchange: Exchange, userId: string | null, locale: Locale) {
    if (!userId) throw refused(m.server_demo_account({}, { locale }))
    await letIn(services, exchange, { login_type: 'company', user_id: userId })
    return { user_id: userId }
  }

  /** Uses a code up for a piece of work, unless that fails on our side. */
  async function withCode<T>(
    holder: ReturnType<typeof holderOf>,
    typed: string,
    refuse: (failure: CodeFailure) => Refusal,
    work: () => Promise<T>,
  ): Promise<T> {
    const outcome = await smsCodes.redeem(holder, normaliseCode(typed))
    if (outcome.kind !== 'right') throw refuse(outcome)
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Refusal)) await outcome.restore()
      throw error
    }
  }

  const refuseWith = (code: Code, locale: Locale) => (failure: CodeFailure) =>
    new Refusal(code, sentenceOfCode(failure, locale))

  async function logInByPassword(exchange: Exchange, phone: string, password: string, locale: Locale) {
    const account = await employers.findByPhone(phone)
    const place = { browserId: exchange.identifyBrowser(), address: exchange.network }
    const outcome = await passwordLogin.check({ loginType: 'company', name: phone, password }, account, place)
    if (outcome === 'tooOften') throw refused(m.server_logins_too_often({}, { locale }))
    if (outcome === 'frozen') throw refusalOf(codes.frozen, locale)
    const wrong = refused(m.server_phone_or_password_wrong({}, { locale }))
    if (outcome === 'wrong' || !account?.passwordHash) throw wrong
    const userId = String(account.id)
    try {
      await letIn(
        services,
        exchange,
        { login_type: 'company', user_id: userId },
        { passwordHash: account.passwordHash },
      )
    } catch (error) {
      // Reset while it was compared.
      throw error instanceof VoucherVoid ? wrong : error
    }
    return { user_id: userId }
  }

  return {
    async employerLogin({ params, exchange }) {
      const site = await requireSite(services, exchange)
      const locale = localeAt(site, exchange)
      const phone = requirePhone(params.phone, locale)
      if (params.login_type === '1') {
        const holder = holderOf(exchange, phone, 'login')
        return withCode(holder, params.smsCode, refuseWith(codes.refused, locale), async () =>
          enter(exchange, await employers.findOrRegister(phone), locale),
        )
      }
      if (!(await isProved(services, exchange, params, site.captcha.login_app_id))) {
        throw refused(m.server_captcha_refused({}, { locale }))
      }
      return logInByPassword(exchange, phone, params.password, locale)
    },

    async sendEmployerCode({ params, exchange }) {
      const site = await requireSite(services, exchange)
      const locale = localeAt(site, exchange)
      const phone = requirePhone(params.phone, locale)
      if (!(await isProved(services, exchange, params, site.captcha.sms_app_id))) {
        throw refused(m.server_captcha_refused({}, { locale }))
      }
      const isForgot = params.service_code === serviceCodes.forgot
      if (isForgot && !(await employers.findByPhone(phone))) throw refusalOf(codes.notRegistered, locale)
      const { purpose } = holderOf(exchange, phone, purposes[params.service_code] ?? 'login')
      const failure = await sendOneTimePassword(services, exchange, { phone, purpose }, site, locale)
      if (failure) throw refused(failure)
      return { msg: 'success' }
    },

    async registerEmployer({ params, exchange }) {
      const locale = await localeOf(exchange)
      const phone = requirePhone(params.phone, locale)
      requireGoodPassword(params.password, locale)
      const holder = holderOf(exchange, phone, 'register')
      return withCode(holder, params.sms_code, refuseWith(codes.refused, locale), async () => {
        const already = refused(m.server_already_registered({}, { locale }))
        if (await employers.findByPhone(phone)) throw already
        const passwordHash = await passwords.hash(params.password, exchange.network)
        const userId = await employers.register(phone, passwordHash)
        // Registered by a parallel call since, or else held back.
        if (!userId && (await employers.findByPhone(phone))) throw already
        return enter(exchange, userId, locale)
      })
    },

    async checkSmsCode({ params, exchange }) {
      const locale = await localeOf(exchange)
      const phone = requirePhone(params.phone, locale)
      const failure = await smsCodes.check(holderOf(exchange, phone, 'forgot'), normaliseCode(params.sms_code))
      if (failure) throw refuseWith(codes.refused, locale)(failure)
      return {}
    },

    async forgetPassword({ params, exchange }) {
      const locale = await localeOf(exchange)
      const phone = requirePhone(params.phone, locale)
      requireGoodPassword(params.password, locale)
      if (params.password !== params.confirm_password) throw refused(m.server_passwords_differ({}, { locale }))
      const holder = holderOf(exchange, phone, 'forgot')
      return withCode(holder, params.sms_code, refuseWith(codes.codeVoid, locale), async () => {
        const account = await employers.findByPhone(phone)
        if (!account) throw refusalOf(codes.codeVoid, locale)
        const passwordHash = await passwords.hash(params.password, exchange.network)
        // Proved to be the owner's, so that neither others' failures nor its own keep it out.
        const browserId = exchange.keepBrowserId()
        await passwordReset.reset(account.id, passwordHash, browserId)
        await passwordLogin.forgive({ loginType: 'company', name: phone }, browserId)
        return {}
      })
    },
  }
}
