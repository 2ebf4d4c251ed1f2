import type * as authentication from '../../../../contract/calls/authentication.ts'
import { codes } from '../../../../contract/codes.ts'
import { NOBODY } from '../../../../contract/nobody.ts'
import { canonicalPhone, normaliseCode } from '../../../../contract/rules/fields.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { Refusal } from '../../../platform/http/failures.ts'
import { spend, spendAddress } from '../../../platform/http/rate.ts'
import type { HandlersOf } from '../../../platform/http/registry.ts'
import { hidePhone } from '../../../platform/phones.ts'
import { localeAt, requireSite } from '../../site/handlers.ts'
import { flagText, headOf, requireRegistered } from '../registered.ts'
import type { LoginServices } from '../services.ts'
import { letIn, remind, voidLoginCode } from './entrance.ts'
import { isProved, sendOneTimePassword, sentenceOfCode } from './one-time-passwords.ts'

/** Login codes; a campus has many visitors behind one address. */
const CODES_A_MINUTE = { address: 600, browser: 30 } as const

/** One address gets as many codes in a minute; beyond that it gets only what others leave. */
const CODES_BEFORE_A_CROWD = 30

export function authenticationHandlers(services: LoginServices): HandlersOf<typeof authentication> {
  const { ephemeral, miniprogram, qrLogin, sessions, smsCodes, students } = services

  return {
    async getLoginQrCode({ exchange }) {
      const fromAddress = await spendAddress(ephemeral, 'qr', 'code', exchange.network, CODES_A_MINUTE.address)
      const browserId = exchange.identifyBrowser()
      await spend(ephemeral, 'qr', `code:browser:${browserId}`, CODES_A_MINUTE.browser)
      const { uuid, scene } = await qrLogin.issue(browserId, {
        host: exchange.host,
        userAgent: (exchange.request.headers['user-agent'] ?? '').slice(0, 400),
        address: exchange.address,
      })
      const isCrowded = fromAddress > CODES_BEFORE_A_CROWD
      return { QRcode: await miniprogram.loginCode(exchange.origin, scene, isCrowded), UUID: uuid }
    },

    async loginByQrCode({ params, exchange }) {
      const { status, userId, sessionId } = await qrLogin.poll(params.uuid, exchange.claimedBrowserId)
      if (sessionId) {
        const former = exchange.sessionId
        if (former && former !== sessionId) await sessions.end(former)
        exchange.keepBrowserId()
        exchange.startSession(sessionId, { login_type: 'student', user_id: userId })
      }
      return { user_id: userId, status }
    },

    async releaseLoginQrCode({ params, exchange }) {
      await qrLogin.release(params.uuid, exchange.browserId)
      return {}
    },

    async sendCode({ params, exchange }) {
      const site = await requireSite(services, exchange)
      const locale = localeAt(site, exchange)
      const phone = canonicalPhone(params.phone)
      if (!phone) return { msg: m.server_phone_invalid({}, { locale }) }
      if (!(await isProved(services, exchange, params, site.captcha.sms_app_id))) {
        return { msg: m.server_captcha_refused({}, { locale }) }
      }
      const wanted = { phone, purpose: 'student-login' } as const
      const failure = await sendOneTimePassword(services, exchange, wanted, site, locale)
      return { msg: failure ?? 'success' }
    },

    async login({ params, exchange }) {
      const locale = localeAt(await requireSite(services, exchange), exchange)
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
        const userId = await students.findOrRegister(phone)
        if (!userId) return { user_id: NOBODY, msg: m.server_demo_account({}, { locale }) }
        await letIn(services, exchange, { login_type: 'student', user_id: userId })
        return { user_id: userId }
      } catch (error) {
        await outcome.restore()
        throw error
      }
    },

    async checkStudentLogin({ exchange }) {
      if (!exchange.sessionId) return { user_id: NOBODY }
      const owner = await sessions.owner(exchange.sessionId)
      if (owner) {
        await remind(services, exchange, owner)
        const { loginType, userId } = owner
        return loginType === 'student' ? { user_id: userId } : { user_id: NOBODY, login_type: loginType }
      }
      exchange.endSession()
      throw new Refusal(codes.sessionVoid)
    },

    async getCommon({ caller }) {
      const [{ student, resume }, diagnosisId] = await Promise.all([
        requireRegistered(services, caller),
        students.latestDiagnosis(caller.userId),
      ])
      const { name, has_resume } = headOf(student, resume)
      return {
        user_id: String(student.id),
        name: student.name || name,
        school: student.school,
        major: student.major,
        phone: hidePhone(student.phone),
        sex: student.sex,
        avatar: student.avatar,
        has_resume,
        has_resume_diagnose: flagText(diagnosisId !== ''),
        resume_diagnose_id: diagnosisId,
        has_ai_resume: flagText(resume?.isWrittenByAi ?? false),
      }
    },

    async logout({ exchange }) {
      if (exchange.sessionId) await sessions.end(exchange.sessionId)
      exchange.endSession()
      // A code confirmed lately could still be fetched, and would bring the session's cookie back.
      await voidLoginCode(qrLogin, exchange)
      return {}
    },

    async checkAccountFollow({ caller }) {
      const { student } = await requireRegistered(services, caller)
      return { is_follow: flagText(student.followsAccount) }
    },
  }
}
