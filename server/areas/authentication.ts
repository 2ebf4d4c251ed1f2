import type * as authentication from '../../contract/calls/authentication.ts'
import type { Locale } from '../../contract/calls/site.ts'
import { codes } from '../../contract/codes.ts'
import { canonicalPhone, NOBODY, normaliseCode } from '../../contract/rules.ts'
import * as m from '../../messages/compiled/messages.js'
import { CODE_MINUTES, type Holder, type Redeemed, SENDS_A_DAY } from '../authentication/sms-codes.ts'
import type { Exchange } from '../http/exchange.ts'
import { loggable, Refusal } from '../http/failures.ts'
import type { HandlersOf } from '../http/registry.ts'
import type { Services } from '../services.ts'
import { localise } from '../sites.ts'
import { requireSite } from './site.ts'

/** As the student's own page shows it. */
const hidePhone = (phone: string) => {
  const local = phone.startsWith('886') ? `0${phone.slice(3)}` : phone
  return `${local.slice(0, -8)}****${local.slice(-4)}`
}

const flagText = (flag: boolean) => (flag ? '1' : '0')

export function authenticationHandlers(services: Services): HandlersOf<typeof authentication> {
  const { captcha, miniprogram, qrLogin, sessions, sms, smsCodes, students } = services

  async function requireRegistered(id: string) {
    const found = await students.find(id)
    if (!found) throw new Refusal(codes.notLoggedIn)
    return found
  }

  async function deliverCode(exchange: Exchange, holder: Holder, code: string, siteName: string, locale: Locale) {
    const text = m.server_sms_text({ site: siteName, code, minutes: CODE_MINUTES }, { locale })
    try {
      await sms.send(holder.phone, text, code)
      return true
    } catch (error) {
      services.log.error({ route: exchange.request.routeOptions.url, err: loggable(error) }, 'message not accepted')
      await smsCodes.withdraw(holder)
      return false
    }
  }

  return {
    async getLoginQrCode({ exchange }) {
      const browserId = exchange.identifyBrowser()
      const { uuid, scene } = await qrLogin.issue(browserId, exchange.sessionId, {
        host: exchange.host,
        userAgent: (exchange.request.headers['user-agent'] ?? '').slice(0, 400),
        address: exchange.request.ip,
      })
      return { QRcode: await miniprogram.loginCode(exchange.origin, scene), UUID: uuid }
    },

    async loginByQrCode({ params, exchange }) {
      const { status, userId, sessionId } = await qrLogin.poll(params.uuid, exchange.browserId)
      if (sessionId) exchange.sessionId = sessionId
      return { user_id: userId, status }
    },

    async sendCode({ params, exchange }) {
      const site = await requireSite(services, exchange)
      const locale = exchange.chosenLocale ?? site.default_locale
      const phone = canonicalPhone(params.phone)
      if (!phone) return { msg: m.server_phone_invalid({}, { locale }) }
      const browserId = exchange.identifyBrowser()
      const isProved =
        params.captcha_appid === site.captcha.sms_app_id &&
        (await captcha.redeem({
          appId: params.captcha_appid,
          ticket: params.captcha_ticket,
          randstr: params.captcha_randstr,
          browserId,
          address: exchange.request.ip,
        }))
      if (!isProved) return { msg: m.server_captcha_refused({}, { locale }) }
      const holder: Holder = { phone, purpose: 'student-login', browserId }
      const issued = await smsCodes.issue(holder)
      if (issued.kind === 'wait') return { msg: m.server_sms_wait({ seconds: issued.seconds }, { locale }) }
      if (issued.kind === 'dayLimit') return { msg: m.server_sms_day_limit({ count: SENDS_A_DAY }, { locale }) }
      const isSent = await deliverCode(exchange, holder, issued.code, localise(site.brand.name, locale), locale)
      return { msg: isSent ? 'success' : m.server_sms_failed({}, { locale }) }
    },

    async login({ params, exchange }) {
      const site = await requireSite(services, exchange)
      const locale = exchange.chosenLocale ?? site.default_locale
      const phone = canonicalPhone(params.phone)
      if (!phone) return { user_id: NOBODY, msg: m.server_phone_invalid({}, { locale }) }
      const { browserId } = exchange
      if (!browserId) return { user_id: NOBODY, msg: m.server_code_none({}, { locale }) }
      const outcome = await smsCodes.redeem(
        { phone, purpose: 'student-login', browserId },
        normaliseCode(params.smsCode),
      )
      if (outcome.kind !== 'right') return { user_id: NOBODY, msg: sentenceOfCode(outcome, locale) }
      try {
        const studentId = await students.findOrRegister(phone)
        exchange.sessionId = await sessions.open(studentId, exchange.sessionId)
        await qrLogin.voidFor(browserId)
        return { user_id: studentId }
      } catch (error) {
        await outcome.restore()
        throw error
      }
    },

    async checkStudentLogin({ exchange }) {
      if (!exchange.sessionId) return { user_id: NOBODY }
      const owner = await sessions.owner(exchange.sessionId)
      if (owner) return { user_id: owner }
      exchange.sessionId = null
      throw new Refusal(codes.sessionVoid)
    },

    async getCommon({ studentId }) {
      const { student, resume } = await requireRegistered(studentId)
      return {
        user_id: String(student.id),
        name: student.name,
        school: student.school,
        major: student.major,
        phone: hidePhone(student.phone),
        sex: student.sex,
        avatar: student.avatar,
        has_resume: flagText(resume !== null),
        has_resume_diagnose: flagText(resume?.isDiagnosed ?? false),
        has_ai_resume: flagText(resume?.isWrittenByAi ?? false),
      }
    },

    async logout({ exchange }) {
      if (exchange.sessionId) {
        await sessions.end(exchange.sessionId)
        exchange.sessionId = null
      }
      return {}
    },

    async checkAccountFollow({ studentId }) {
      const { student } = await requireRegistered(studentId)
      return { is_follow: flagText(student.followsAccount) }
    },

    async getResume({ studentId }) {
      const { student, resume } = await requireRegistered(studentId)
      return { name: resume?.name ?? '', sex: resume?.sex ?? student.sex, has_resume: flagText(resume !== null) }
    },
  }
}

function sentenceOfCode(outcome: Exclude<Redeemed, { kind: 'right' }>, locale: Locale): string {
  switch (outcome.kind) {
    case 'wrong':
      return m.server_code_wrong({ left: outcome.left }, { locale })
    case 'tooManyTries':
      return m.server_code_tries({}, { locale })
    case 'none':
      return m.server_code_none({}, { locale })
  }
}
