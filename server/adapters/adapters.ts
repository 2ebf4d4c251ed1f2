import type { Log } from '../log.ts'
import { createAliyunSms } from './aliyun-sms.ts'
import { type CaptchaGate, createSliderPuzzle, type SliderPuzzle } from './captcha.ts'
import type { Clock } from './clock.ts'
import type { Ephemeral } from './ephemeral.ts'
import { embeddedMiniprogram, type MiniprogramCodes } from './miniprogram.ts'
import type { ProviderSettings } from './settings.ts'
import { createSmsOutbox, type SmsOutbox, type SmsSender } from './sms.ts'
import { createTencentCaptcha } from './tencent-captcha.ts'
import { createTencentSms } from './tencent-sms.ts'
import { createWechatCodes } from './wechat-codes.ts'

export interface Adapters {
  readonly sms: SmsSender
  readonly captcha: CaptchaGate
  readonly miniprogram: MiniprogramCodes
  /** The embedded ones, which stay idle where another is chosen. */
  readonly outbox: SmsOutbox
  readonly puzzle: SliderPuzzle
}

interface Surroundings {
  readonly ephemeral: Ephemeral
  readonly clock: Clock
  readonly log: Log
  /** For which a one-time password holds. */
  readonly codeMinutes: number
}

/** The outside services that the settings choose; no SDK is loaded for the others. */
export async function createAdapters(
  { sms, captcha, wechat }: ProviderSettings,
  { ephemeral, clock, log, codeMinutes }: Surroundings,
): Promise<Adapters> {
  const outbox = createSmsOutbox(clock)
  const puzzle = createSliderPuzzle(ephemeral, clock)
  return {
    outbox,
    puzzle,
    sms: await chooseSms(sms, outbox, codeMinutes),
    captcha: captcha.provider === 'tencent' ? await createTencentCaptcha(captcha, ephemeral, log) : puzzle,
    miniprogram: wechat ? createWechatCodes(wechat, ephemeral, clock) : embeddedMiniprogram,
  }
}

function chooseSms(sms: ProviderSettings['sms'], outbox: SmsOutbox, minutes: number): SmsSender | Promise<SmsSender> {
  switch (sms.provider) {
    case 'aliyun':
      return createAliyunSms(sms)
    case 'tencent':
      return createTencentSms(sms, minutes)
    case 'embedded':
      return outbox
  }
}
