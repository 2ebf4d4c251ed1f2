import * as v from 'valibot'
import type { SiteInfo } from '../../../contract/calls/site.ts'
import type { ProviderSettings } from './provider-settings.ts'

const address = v.optional(
  v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/, 'must be an address that starts with http:// or https://')),
)

/** Variables that stand in for values of every site's own. */
export const siteEnvironment = {
  JUMP_PAGE: v.optional(
    v.pipe(v.string(), v.regex(/^(\/(?!\/)|https?:\/\/)[^\s?#]*$/, 'must be a path or an address, without parameters')),
  ),
  EMPLOYER_MAIN_TEST: address,
  EMPLOYER_MAIN_PRODUCTION: address,
  TRANSFER_LOGIN: address,
}

type Values = v.InferOutput<v.ObjectSchema<typeof siteEnvironment, undefined>>

/** What the server's settings change in a site's information. */
export type SiteOverlay = (info: SiteInfo) => SiteInfo

export function siteOverlay(values: Values, { captcha, analyticsScript }: ProviderSettings): SiteOverlay {
  const { JUMP_PAGE, EMPLOYER_MAIN_TEST, EMPLOYER_MAIN_PRODUCTION, TRANSFER_LOGIN } = values
  const ofProviders = {
    ...(captcha.provider === 'tencent' && {
      captcha: {
        provider: captcha.provider,
        script: captcha.script,
        sms_app_id: captcha.smsApp.id,
        login_app_id: captcha.loginApp.id,
      },
    }),
    ...(analyticsScript && { analytics: analyticsScript }),
  }
  return (info) => ({
    ...info,
    ...ofProviders,
    ...(JUMP_PAGE && { jump_page: JUMP_PAGE }),
    employer_main: {
      ...info.employer_main,
      ...(EMPLOYER_MAIN_TEST && { test: EMPLOYER_MAIN_TEST }),
      ...(EMPLOYER_MAIN_PRODUCTION && { production: EMPLOYER_MAIN_PRODUCTION }),
    },
    ...(TRANSFER_LOGIN && { transfer_login: TRANSFER_LOGIN }),
  })
}
