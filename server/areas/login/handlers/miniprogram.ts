import type * as miniprogram from '../../../../contract/calls/miniprogram.ts'
import { codes } from '../../../../contract/codes.ts'
import { canonicalPhone } from '../../../../contract/rules/fields.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { Refusal } from '../../../platform/http/failures.ts'
import type { HandlersOf } from '../../../platform/http/registry.ts'
import { localise } from '../../site/sites.ts'
import type { Scan } from '../qr-login.ts'
import type { LoginServices } from '../services.ts'

/** The calls of the mini-program's back end, which knows its own users: the phone's side of a login by code. */
export function miniprogramHandlers({ qrLogin, sites, students }: LoginServices): HandlersOf<typeof miniprogram> {
  async function standing(scan: Scan | null): Promise<miniprogram.Standing> {
    if (!scan || scan.status === 'claimed') {
      return { status: scan?.status ?? 'expired', host: '', site: '', user_agent: '', address: '', asked_at: '' }
    }
    const site = await sites.find(scan.host)
    return {
      status: scan.status,
      host: scan.host,
      site: site ? localise(site.brand.name, site.default_locale) : scan.host,
      user_agent: scan.userAgent,
      address: scan.address,
      asked_at: new Date(scan.askedAt).toISOString(),
    }
  }

  return {
    scanLoginCode: async ({ params }) => standing(await qrLogin.scan(params.scene, params.openid)),

    getLoginCodeStatus: async ({ params }) => standing(await qrLogin.look(params.scene, params.openid)),

    async confirmLoginCode({ params: { scene, openid, phone }, exchange }) {
      const canonical = canonicalPhone(phone)
      if (!canonical) throw new Refusal(codes.badParameters)
      const scan = await qrLogin.scan(scene, openid)
      // No account is made for a code that this phone cannot confirm.
      if (scan?.status !== 'scanned') return standing(scan)
      const studentId = await students.findOrRegister(canonical)
      if (!studentId) {
        throw new Refusal(codes.refused, m.server_demo_account({}, { locale: exchange.chosenLocale ?? 'zh-CN' }))
      }
      return standing(await qrLogin.confirm(scene, openid, studentId))
    },

    cancelLoginCode: async ({ params }) => standing(await qrLogin.cancel(params.scene, params.openid)),
  }
}
