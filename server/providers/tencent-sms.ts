import { ProviderError } from '../platform/provider-error.ts'
import type { Template } from '../platform/settings/notice-templates.ts'
import type { TencentSms } from '../platform/settings/provider-settings.ts'
import type { SmsSender } from './sms.ts'
import { cloudConfig, cloudError } from './tencent-cloud.ts'

const PROVIDER = 'tencent sms'

/**
 * Sends by Tencent Cloud's SendSms, every number with its country code.
 * @param minutes for which a code holds, the template's second value
 */
export async function createTencentSms(settings: TencentSms, minutes: number): Promise<SmsSender> {
  const { key, appId, sign, templates, region, endpoint } = settings
  const { notices } = templates
  const { sms } = await import('tencentcloud-sdk-nodejs-sms')
  const client = new sms.v20210111.Client(cloudConfig(key, endpoint, region))

  async function send(phone: string, template: Template, values: string[]) {
    const isTaiwan = phone.startsWith('886')
    const request = {
      SmsSdkAppId: appId,
      SignName: sign,
      TemplateId: isTaiwan ? template.taiwan : template.mainland,
      TemplateParamSet: values,
      PhoneNumberSet: [isTaiwan ? `+${phone}` : `+86${phone}`],
    }
    const { SendStatusSet } = await client.SendSms(request).catch((error: unknown) => {
      throw cloudError(PROVIDER, error)
    })
    const status = SendStatusSet?.[0]?.Code
    if (status !== 'Ok') throw new ProviderError(PROVIDER, status ?? 'malformed')
  }

  return {
    send: (phone, _, code) => send(phone, templates.code, [code, String(minutes)]),
    tell:
      notices &&
      ((phone, { kind, company, position, time }) =>
        send(phone, notices[kind], [company, position, ...(time === '' ? [] : [time])])),
  }
}
