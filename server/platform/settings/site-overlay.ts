import * as z from 'zod'
import type { SiteInfo } from '../../../contract/calls/site.ts'
import type { ProviderSettings } from './provider-settings.ts'

const address = z
  .string()
  .regex(/^https?:\/\/\S+$/, 'must be an address that starts with http:// or https://')
  .optional()

/** Variables that stand in for values of every site's own. */
export const siteEnvironment = {
  JUMP_PAGE: z
    .string()
    .regex(/^(\/(?!\/)|https?:\/\/)[^\s?#]*$/, 'must be a path or an address, without parameters')
    .optional(),
  EMPLOYER_MAIN_TEST: address,
  EMPLOYER_MAIN_PRODUCTION: address,
  TRANSFER_LOGIN: address,
}

type Values = z.output<z.ZodObject<typeof siteEnvironment>>

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
