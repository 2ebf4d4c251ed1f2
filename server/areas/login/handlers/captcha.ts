import type * as calls from '../../../../contract/calls/captcha.ts'
import { codes } from '../../../../contract/codes.ts'
import { Refusal } from '../../../platform/http/failures.ts'
import { spend, spendAddress } from '../../../platform/http/rate.ts'
import type { HandlersOf } from '../../../platform/http/registry.ts'
import { requireSite } from '../../site/handlers.ts'
import type { LoginServices } from '../services.ts'

const PUZZLES_A_MINUTE = { browser: 60, address: 600 } as const

export function captchaHandlers(services: LoginServices): HandlersOf<typeof calls> {
  const { ephemeral, puzzle } = services

  return {
    async createCaptcha({ params, exchange }) {
      const { captcha } = await requireSite(services, exchange)
      if (captcha.provider !== 'embedded') throw new Refusal(codes.notFound)
      if (params.appid !== captcha.sms_app_id && params.appid !== captcha.login_app_id) {
        throw new Refusal(codes.badParameters)
      }
      const browserId = exchange.identifyBrowser()
      await spendAddress(ephemeral, 'captcha', 'puzzle', exchange.network, PUZZLES_A_MINUTE.address)
      await spend(ephemeral, 'captcha', `puzzle:browser:${browserId}`, PUZZLES_A_MINUTE.browser)
      return puzzle.create(params.appid, { browser: browserId, network: exchange.network })
    },

    verifyCaptcha: ({ params, exchange }) =>
      puzzle.verify(params.challenge, params.trail, {
        browser: exchange.browserId ?? '',
        network: exchange.network,
      }),
  }
}
