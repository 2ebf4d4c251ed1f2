import type { Locale, SiteInfo } from '../../../../contract/calls/site.ts'
import * as m from '../../../../messages/compiled/messages.js'
import type { Exchange } from '../../../platform/http/exchange.ts'
import { loggable } from '../../../platform/http/failures.ts'
import { ProviderError } from '../../../platform/provider-error.ts'
import { CODE_MINUTES } from '../../../providers/sms.ts'
import { localise } from '../../site/sites.ts'
import type { LoginServices } from '../services.ts'
import type { CodeFailure, Holder, Purpose } from '../sms-codes.ts'

interface CaptchaProof {
  readonly captcha_appid: string
  readonly captcha_randstr: string
  readonly captcha_ticket: string
}

/** Uses up the proof that a puzzle was solved for one of the site's uses. */
export async function isProved(
  { captcha }: Pick<LoginServices, 'captcha'>,
  exchange: Exchange,
  proof: CaptchaProof,
  appId: string,
): Promise<boolean> {
  const browserId = exchange.identifyBrowser()
  const { captcha_ticket: ticket, captcha_randstr: randstr } = proof
  return (
    proof.captcha_appid === appId &&
    (await captcha.redeem({ appId, ticket, randstr, browserId, address: exchange.address }))
  )
}

const texts = {
  'student-login': m.server_sms_text,
  'employer-login': m.server_sms_text,
  'employer-register': m.server_sms_text_register,
  'employer-forgot': m.server_sms_text_forgot,
} satisfies Record<Purpose, unknown>

/** Whether the browser logged in to the phone's account before. */
async function isKnownTo(services: SendingServices, { phone, purpose, browserId }: Holder): Promise<boolean> {
  const { employers, knownBrowsers, students } = services
  const isStudent = purpose === 'student-login'
  const account = await (isStudent ? students : employers).findByPhone(phone)
  if (!account) return false
  const identity = { loginType: isStudent ? 'student' : 'company', userId: String(account.id) } as const
  return knownBrowsers.knows(identity, browserId)
}

type SendingServices = Pick<LoginServices, 'employers' | 'knownBrowsers' | 'log' | 'sms' | 'smsCodes' | 'students'>

/** Sends a one-time password. Null where it went out, else the sentence that says why not. */
export async function sendOneTimePassword(
  services: SendingServices,
  exchange: Exchange,
  wanted: Omit<Holder, 'browserId'>,
  site: SiteInfo,
  locale: Locale,
): Promise<string | null> {
  const { log, sms, smsCodes } = services
  const holder: Holder = { ...wanted, browserId: exchange.identifyBrowser() }
  const place = { network: exchange.network, isKnown: await isKnownTo(services, holder) }
  const issued = await smsCodes.issue(holder, place)
  switch (issued.kind) {
    case 'wait':
      return m.server_sms_wait({ seconds: issued.seconds }, { locale })
    case 'dayLimit':
      return m.server_sms_day_limit({}, { locale })
    case 'hourLimit':
      return m.server_sms_hour_limit({}, { locale })
  }
  const { code } = issued
  const content = { site: localise(site.brand.name, locale), code, minutes: CODE_MINUTES }
  try {
    await sms.send(holder.phone, texts[holder.purpose](content, { locale }), code)
  } catch (error) {
    log.error({ route: exchange.request.routeOptions.url, err: loggable(error) }, 'message not accepted')
    await issued.withdraw(error instanceof ProviderError && error.isRefusal ? 'refused' : 'doubtful')
    return m.server_sms_failed({}, { locale })
  }
  await issued.activate()
  return null
}

/** The sentence why a one-time password did not count. */
export function sentenceOfCode(failure: CodeFailure, locale: Locale): string {
  switch (failure.kind) {
    case 'wrong':
      return m.server_code_wrong({ left: failure.left }, { locale })
    case 'tooManyTries':
      return m.server_code_tries({}, { locale })
    case 'none':
      return m.server_code_none({}, { locale })
  }
}
