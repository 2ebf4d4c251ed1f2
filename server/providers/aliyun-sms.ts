import { createRequire } from 'node:module'
import { ProviderError } from '../platform/provider-error.ts'
import type { Template } from '../platform/settings/notice-templates.ts'
import type { AliyunSms } from '../platform/settings/provider-settings.ts'
import type { SmsSender } from './sms.ts'

const PROVIDER = 'aliyun sms'
/** Milliseconds. */
const TIMEOUT = 5000

/** What the SDK, CommonJS throughout, exports; it is loaded only where it is wanted. */
function loadSdk() {
  const load = createRequire(import.meta.url)
  const { default: Client, SendSmsRequest } = load(
    '@alicloud/dysmsapi20170525',
  ) as typeof import('@alicloud/dysmsapi20170525')
  const { $OpenApiUtil } = load('@alicloud/openapi-core') as typeof import('@alicloud/openapi-core')
  return { Client, SendSmsRequest, Config: $OpenApiUtil.Config }
}

/** Sends by Aliyun's SendSms. A mainland number goes as it is, Taiwan's with its country code. */
export function createAliyunSms({ key, sign, templates, region, endpoint }: AliyunSms): SmsSender {
  const { Client, SendSmsRequest, Config } = loadSdk()
  const { host, protocol } = new URL(endpoint)
  const client = new Client(
    new Config({
      accessKeyId: key.id,
      accessKeySecret: key.secret,
      regionId: region,
      endpoint: host,
      protocol: protocol.slice(0, -1),
      connectTimeout: TIMEOUT,
      readTimeout: TIMEOUT,
    }),
  )

  async function send(phone: string, template: Template, values: Readonly<Record<string, string>>) {
    const request = new SendSmsRequest({
      phoneNumbers: phone,
      signName: sign,
      templateCode: phone.startsWith('886') ? template.taiwan : template.mainland,
      templateParam: JSON.stringify(values),
    })
    const { body } = await client.sendSms(request).catch((error: unknown) => {
      throw new ProviderError(PROVIDER, codeOf(error))
    })
    if (body?.code !== 'OK') throw new ProviderError(PROVIDER, body?.code ?? 'malformed')
  }

  const { notices } = templates
  return {
    send: (phone, _, code) => send(phone, templates.code, { code }),
    tell:
      notices &&
      ((phone, { kind, company, position, time }) =>
        send(phone, notices[kind], { company, position, ...(time !== '' && { time }) })),
  }
}

/** The SDK's errors carry the provider's code, and messages that may quote the phone. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && error.code ? String(error.code) : 'unreachable'
}
