import { createHash } from 'node:crypto'
import type { Ephemeral } from '../platform/ephemeral/ephemeral.ts'
import type { Log } from '../platform/log.ts'
import { ProviderError } from '../platform/provider-error.ts'
import type { TencentCaptcha } from '../platform/settings/provider-settings.ts'
import type { CaptchaGate, Proof } from './captcha.ts'
import { cloudConfig, cloudError } from './tencent-cloud.ts'

const PROVIDER = 'tencent captcha'
const VERSION = '2019-07-22'
const CAPTCHA_TYPE = 9
/** Milliseconds, longer than the five minutes that the provider gives a ticket. */
const REMEMBERED = 10 * 60_000
/** What the browser's part hands out while the provider is down, to anyone who asks. */
const RECOVERY_TICKET = /^tr?error_/

export type TicketOutcome =
  | 'good'
  | 'randstrDiffers'
  | 'expired'
  | 'used'
  | 'undecipherable'
  | 'otherApp'
  | 'risky'
  | 'badParameters'
  | 'unknown'

const outcomes: Readonly<Record<number, TicketOutcome>> = {
  1: 'good',
  7: 'randstrDiffers',
  8: 'expired',
  9: 'used',
  15: 'undecipherable',
  16: 'otherApp',
  21: 'risky',
  100: 'badParameters',
}

/** What the provider's answer to a ticket's check means. */
export const outcomeOf = (captchaCode: unknown): TicketOutcome => outcomes[Number(captchaCode)] ?? 'unknown'

/**
 * Asks Tencent Cloud about each ticket, once; whatever is not a clear yes is a no. Recovery tickets are refused without
 * asking, and so is an application that is not ours.
 */
export async function createTencentCaptcha(
  { key, smsApp, loginApp, endpoint }: TencentCaptcha,
  ephemeral: Ephemeral,
  log: Log,
): Promise<CaptchaGate> {
  const { CommonClient } = await import('tencentcloud-sdk-nodejs-common')
  const client = new CommonClient('captcha.tencentcloudapi.com', VERSION, cloudConfig(key, endpoint))
  const secrets = new Map([smsApp, loginApp].map(({ id, secret }) => [id, secret]))

  const isFirstUse = (ticket: string) => {
    const digest = createHash('sha256').update(ticket).digest('base64url')
    return ephemeral.setIfAbsent(`captcha:tencent:${digest}`, '', REMEMBERED)
  }

  async function ask({ appId, ticket, randstr, address }: Proof, secret: string): Promise<TicketOutcome> {
    const request = {
      CaptchaType: CAPTCHA_TYPE,
      Ticket: ticket,
      Randstr: randstr,
      UserIp: address,
      CaptchaAppId: Number(appId),
      AppSecretKey: secret,
    }
    const answer: { CaptchaCode?: unknown } = await client
      .request('DescribeCaptchaResult', request)
      .catch((error: unknown) => {
        throw cloudError(PROVIDER, error)
      })
    return outcomeOf(answer.CaptchaCode)
  }

  return {
    async redeem(proof) {
      const secret = secrets.get(proof.appId)
      if (secret === undefined || proof.ticket === '' || RECOVERY_TICKET.test(proof.ticket)) return false
      if (!(await isFirstUse(proof.ticket))) return false
      try {
        const outcome = await ask(proof, secret)
        if (outcome !== 'good') log.info({ outcome }, 'captcha ticket refused')
        return outcome === 'good'
      } catch (error) {
        const reason = error instanceof ProviderError ? error.reason : 'malformed'
        log.error({ provider: PROVIDER, reason }, 'captcha ticket could not be checked')
        return false
      }
    },
  }
}
