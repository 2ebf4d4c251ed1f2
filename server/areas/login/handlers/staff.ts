import type * as staffCalls from '../../../../contract/calls/staff.ts'
import { codes } from '../../../../contract/codes.ts'
import * as m from '../../../../messages/compiled/messages.js'
import type { Exchange } from '../../../platform/http/exchange.ts'
import { Refusal, refusalOf } from '../../../platform/http/failures.ts'
import type { HandlersOf } from '../../../platform/http/registry.ts'
import { localeAt, requireSite } from '../../site/handlers.ts'
import type { LoginServices } from '../services.ts'
import type { StaffMember, StaffType } from '../staff.ts'
import { admits } from '../staff-sites.ts'
import { describeStaff, letIn } from './entrance.ts'

export function staffHandlers(services: LoginServices): HandlersOf<typeof staffCalls> {
  const { miniprogram, passwordLogin, sites, siteSettings, staff } = services

  async function logIn(exchange: Exchange, loginType: StaffType, typed: string, password: string) {
    const site = await requireSite(services, exchange)
    const locale = localeAt(site, exchange)
    const name = typed.trim()
    if (!name || !password) throw refusalOf(codes.credentialsMissing, locale)
    const place = { browserId: exchange.identifyBrowser(), address: exchange.network }
    const found = await staff.findByName(loginType, name)
    const key = await sites.keyOf(exchange.host)
    // An account of another site counts as unknown: the same answer after the same work, counted alike.
    const member = found && key !== null && admits(key, site, found) ? found : null
    const outcome = await passwordLogin.check({ loginType, name, password }, member, place)
    if (outcome === 'tooOften') throw new Refusal(codes.refused, m.server_logins_too_often({}, { locale }))
    if (outcome === 'frozen') throw refusalOf(codes.frozen, locale)
    if (outcome === 'wrong' || !member) throw refusalOf(codes.credentialsWrong, locale)
    await letIn(services, exchange, describeStaff(member))
    return member
  }

  async function requireSchool(exchange: Exchange) {
    const { school } = await requireSite(services, exchange)
    if (!school) throw new Refusal(codes.notFound)
    return school
  }

  return {
    async schoolLogin({ params, exchange }) {
      const member = await logIn(exchange, 'school', params.name, params.password)
      return { apiStatus: 1, user_id: String(member.id), ...schoolPart(member) }
    },

    async channelLogin({ params, exchange }) {
      const member = await logIn(exchange, 'channel', params.username, params.password)
      return { apiStatus: 1, user_id: String(member.id), channel_name: member.channelName }
    },

    async getSchoolQrCode({ exchange }) {
      const school = await requireSchool(exchange)
      return { QRcode: await miniprogram.siteCode(exchange.origin, school.qr_parameter_id) }
    },

    async getSchoolHome({ exchange }) {
      const { school } = await requireSchool(exchange)
      const settings = await siteSettings.find(exchange.host)
      if (!settings) throw new Refusal(codes.notFound)
      return { school, ...settings.statistics }
    },
  }
}

const schoolPart = ({ school, userType, strategy, faculty }: StaffMember) => ({
  school,
  user_type: userType,
  strategy,
  faculty,
})
