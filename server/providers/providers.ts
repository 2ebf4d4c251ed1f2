import type { Clock } from '../platform/clock.ts'
import type { Ephemeral } from '../platform/ephemeral/ephemeral.ts'
import type { Log } from '../platform/log.ts'
import type { ProviderSettings } from '../platform/settings/provider-settings.ts'
import { createAliyunSms } from './aliyun-sms.ts'
import { type CaptchaGate, createSliderPuzzle, type SliderPuzzle } from './captcha.ts'
import { embeddedMiniprogram, type MiniprogramCodes } from './miniprogram.ts'
import { CODE_MINUTES, createSmsOutbox, type SmsOutbox, type SmsSender } from './sms.ts'
import { createTencentCaptcha } from './tencent-captcha.ts'
import { createTencentSms } from './tencent-sms.ts'
import { createWechatCodes } from './wechat-codes.ts'

export interface Providers {
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
}

/** The outside services that the settings choose; no SDK is loaded for the others. */
export async function createProviders(
  { sms, captcha, wechat }: ProviderSettings,
  { ephemeral, clock, log }: Surroundings,
): Promise<Providers> {
  const outbox = createSmsOutbox(clock)
  const puzzle = createSliderPuzzle(ephemeral, clock)
  return {
    outbox,
    puzzle,
    sms: await chooseSms(sms, outbox),
    captcha: captcha.provider === 'tencent' ? await createTencentCaptcha(captcha, ephemeral, log) : puzzle,
    miniprogram: wechat ? createWechatCodes(wechat, ephemeral, clock) : embeddedMiniprogram,
  }
}

function chooseSms(sms: ProviderSettings['sms'], outbox: SmsOutbox): SmsSender | Promise<SmsSender> {
  switch (sms.provider) {
    case 'aliyun':
      return createAliyunSms(sms)
    case 'tencent':
      return createTencentSms(sms, CODE_MINUTES)
    case 'embedded':
      return outbox
  }
}
