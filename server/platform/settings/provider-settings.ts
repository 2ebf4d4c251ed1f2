import * as v from 'valibot'
import type { TextedKind } from '../../../contract/notices.ts'
import { noticeTemplateEnvironment, readNoticeTemplates, type Template } from './notice-templates.ts'
import { SettingsError } from './settings-error.ts'

const text = v.optional(v.string())
const matching = (pattern: RegExp, says: string) => v.pipe(v.string(), v.regex(pattern, says))
const endpoint = v.optional(
  matching(/^https?:\/\/[^/?#\s]+$/, 'must be http:// or https:// and a host, without a path'),
)
const address = matching(/^https?:\/\/[^\s'";]+$/, 'must be an address that starts with http:// or https://')
const page = v.optional(
  matching(/^\w[\w/-]*$/, 'must be the path of a page without leading slash and without parameters'),
)
const number = v.optional(matching(/^\d+$/, 'must be a number'))

/** Variables that choose outside services, and what these need. */
export const providerEnvironment = {
  SMS_PROVIDER: v.optional(
    v.picklist(['embedded', 'aliyun', 'tencent'], 'must be embedded, aliyun or tencent'),
    'embedded',
  ),
  SMS_SIGN: text,
  SMS_TEMPLATE: text,
  SMS_TEMPLATE_TAIWAN: text,
  ...noticeTemplateEnvironment,
  SMS_APP_ID: text,
  SMS_REGION: text,
  SMS_ENDPOINT: endpoint,
  ALIYUN_KEY_ID: text,
  ALIYUN_KEY_SECRET: text,
  TENCENT_SECRET_ID: text,
  TENCENT_SECRET_KEY: text,
  CAPTCHA_PROVIDER: v.optional(v.picklist(['embedded', 'tencent'], 'must be embedded or tencent')),
  CAPTCHA_SMS_APP_ID: number,
  CAPTCHA_SMS_APP_SECRET: text,
  CAPTCHA_LOGIN_APP_ID: number,
  CAPTCHA_LOGIN_APP_SECRET: text,
  CAPTCHA_SCRIPT: v.optional(address, 'https://turing.captcha.qcloud.com/TJCaptcha.js'),
  CAPTCHA_ENDPOINT: endpoint,
  WECHAT_APP_ID: text,
  WECHAT_APP_SECRET: text,
  WECHAT_LOGIN_PAGE: page,
  WECHAT_SITE_PAGE: page,
  WECHAT_API: endpoint,
  MINIPROGRAM_KEY: v.optional(v.pipe(v.string(), v.minCodePoints(32, 'must have at least 32 characters'))),
  ANALYTICS_SCRIPT: v.optional(address),
  AI_BASE_URL: v.optional(address),
  AI_API_KEY: v.optional(v.string(), ''),
  AI_MODEL: text,
  AI_NAME: text,
  AI_LINES_A_DAY: v.optional(matching(/^[1-9]\d{0,3}$/, 'must be a number from 1 to 9999'), '40'),
  FILES_PROVIDER: v.optional(v.picklist(['embedded', 's3'], 'must be embedded or s3'), 'embedded'),
  S3_ENDPOINT: endpoint,
  S3_REGION: text,
  S3_BUCKET: v.optional(
    matching(
      /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/,
      "must be a bucket's name: 3 to 63 small letters, digits, dots and hyphens",
    ),
  ),
  S3_KEY_ID: text,
  S3_KEY_SECRET: text,
  S3_PATH_STYLE: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  S3_ENCRYPTION: v.optional(v.picklist(['AES256', 'none'], 'must be AES256 or none'), 'AES256'),
}

type Values = v.InferOutput<v.ObjectSchema<typeof providerEnvironment, undefined>>

interface Key {
  readonly id: string
  readonly secret: string
}

interface SmsAccount {
  readonly key: Key
  readonly sign: string
  readonly templates: {
    readonly code: Template
    /** Null where students are told nothing by text message. */
    readonly notices: Readonly<Record<TextedKind, Template>> | null
  }
  readonly region: string
  /** Scheme and host. */
  readonly endpoint: string
}
export interface AliyunSms extends SmsAccount {
  readonly provider: 'aliyun'
}
export interface TencentSms extends SmsAccount {
  readonly provider: 'tencent'
  readonly appId: string
}
export interface TencentCaptcha {
  readonly provider: 'tencent'
  readonly key: Key
  /** Each use of the captcha has an application of its own. */
  readonly smsApp: Key
  readonly loginApp: Key
  /** Address of the browser's part. */
  readonly script: string
  /** Scheme and host. */
  readonly endpoint: string
}
export interface Wechat {
  readonly app: Key
  /** Pages of the mini-program that the codes open. */
  readonly loginPage: string
  readonly sitePage: string
  /** Scheme and host. */
  readonly api: string
}

export interface S3Bucket {
  readonly provider: 's3'
  readonly bucket: string
  readonly key: Key
  readonly region: string
  /** Scheme and host; null for Amazon's own of the region. */
  readonly endpoint: string | null
  /** Whether addresses name the bucket in their path rather than in their host. */
  readonly isPathStyle: boolean
  /** What the service is to encrypt by, with a key of its own; null where it is not asked to. */
  readonly encryption: 'AES256' | null
}

/** A language model that speaks OpenAI's protocol. */
export interface AiSettings {
  /** With the path that `/chat/completions` comes behind. */
  readonly baseUrl: string
  /** '' where it wants none. */
  readonly key: string
  readonly model: string
  /** What students are told that their lines are sent to. */
  readonly name: string
  /** That one student may send in a day. */
  readonly linesADay: number
}

/** Which outside service does what; the server's own embedded ones unless chosen. */
export interface ProviderSettings {
  readonly sms: { readonly provider: 'embedded' } | AliyunSms | TencentSms
  readonly captcha: { readonly provider: 'embedded' } | TencentCaptcha
  readonly wechat: Wechat | null
  /** What the mini-program's back end signs with; null where there is none. */
  readonly miniprogramKey: string | null
  /** Address of the script that counts page views; '' where nobody does. */
  readonly analyticsScript: string
  /** Null where rules alone write with students. */
  readonly ai: AiSettings | null
  /** Where students' files lie. */
  readonly files: { readonly provider: 'embedded' } | S3Bucket
}

/** @throws SettingsError where a chosen service lacks something */
export function readProviders(values: Values): ProviderSettings {
  return {
    sms: readSms(values),
    captcha: readCaptcha(values),
    wechat: values.WECHAT_APP_ID === undefined ? null : readWechat(values),
    miniprogramKey: values.MINIPROGRAM_KEY ?? null,
    analyticsScript: values.ANALYTICS_SCRIPT ?? '',
    ai: readAi(values),
    files: readFiles(values),
  }
}

/** Gives a setting's value, or says that `choice` cannot do without. */
function needer(values: Values, choice: string) {
  return (name: keyof Values): string => {
    const value = values[name]
    if (value === undefined) throw new SettingsError(`The setting ${name} is required where ${choice}.`)
    return value
  }
}

function readSms(values: Values): ProviderSettings['sms'] {
  const { SMS_PROVIDER: provider } = values
  if (provider === 'embedded') return { provider }
  const need = needer(values, `SMS_PROVIDER is ${provider}`)
  const account = (key: Key, region: string, endpoint: string): SmsAccount => ({
    key,
    sign: need('SMS_SIGN'),
    templates: {
      code: { mainland: need('SMS_TEMPLATE'), taiwan: values.SMS_TEMPLATE_TAIWAN ?? need('SMS_TEMPLATE') },
      notices: readNoticeTemplates(values, (choice) => needer(values, choice)),
    },
    region: values.SMS_REGION ?? region,
    endpoint: values.SMS_ENDPOINT ?? endpoint,
  })
  if (provider === 'aliyun') {
    const key = { id: need('ALIYUN_KEY_ID'), secret: need('ALIYUN_KEY_SECRET') }
    return { provider, ...account(key, 'cn-hangzhou', 'https://dysmsapi.aliyuncs.com') }
  }
  const key = { id: need('TENCENT_SECRET_ID'), secret: need('TENCENT_SECRET_KEY') }
  return { provider, appId: need('SMS_APP_ID'), ...account(key, 'ap-guangzhou', 'https://sms.tencentcloudapi.com') }
}

function readCaptcha(values: Values): ProviderSettings['captcha'] {
  const { CAPTCHA_PROVIDER: provider = 'embedded', SMS_PROVIDER: sms } = values
  if (sms !== 'embedded' && values.CAPTCHA_PROVIDER === undefined) {
    throw new SettingsError(
      `The setting CAPTCHA_PROVIDER is required where SMS_PROVIDER is ${sms}: tencent, or embedded if our own puzzle alone is to stand before messages that cost money.`,
    )
  }
  if (provider === 'embedded') return { provider }
  const need = needer(values, `CAPTCHA_PROVIDER is ${provider}`)
  const smsApp = { id: need('CAPTCHA_SMS_APP_ID'), secret: need('CAPTCHA_SMS_APP_SECRET') }
  const loginApp = { id: need('CAPTCHA_LOGIN_APP_ID'), secret: need('CAPTCHA_LOGIN_APP_SECRET') }
  if (smsApp.id === loginApp.id) {
    throw new SettingsError('The settings CAPTCHA_SMS_APP_ID and CAPTCHA_LOGIN_APP_ID must differ.')
  }
  return {
    provider,
    key: { id: need('TENCENT_SECRET_ID'), secret: need('TENCENT_SECRET_KEY') },
    smsApp,
    loginApp,
    script: values.CAPTCHA_SCRIPT,
    endpoint: values.CAPTCHA_ENDPOINT ?? 'https://captcha.tencentcloudapi.com',
  }
}

function readWechat(values: Values): Wechat {
  const need = needer(values, 'WECHAT_APP_ID is set')
  return {
    app: { id: need('WECHAT_APP_ID'), secret: need('WECHAT_APP_SECRET') },
    loginPage: need('WECHAT_LOGIN_PAGE'),
    sitePage: need('WECHAT_SITE_PAGE'),
    api: values.WECHAT_API ?? 'https://api.weixin.qq.com',
  }
}

function readAi(values: Values): AiSettings | null {
  if (values.AI_BASE_URL === undefined) return null
  const need = needer(values, 'AI_BASE_URL is set')
  return {
    baseUrl: values.AI_BASE_URL.replace(/\/+$/, ''),
    key: values.AI_API_KEY,
    model: need('AI_MODEL'),
    name: values.AI_NAME ?? new URL(values.AI_BASE_URL).host,
    linesADay: Number(values.AI_LINES_A_DAY),
  }
}

function readFiles(values: Values): ProviderSettings['files'] {
  const { FILES_PROVIDER: provider } = values
  if (provider === 'embedded') return { provider }
  const need = needer(values, `FILES_PROVIDER is ${provider}`)
  return {
    provider,
    bucket: need('S3_BUCKET'),
    key: { id: need('S3_KEY_ID'), secret: need('S3_KEY_SECRET') },
    region: need('S3_REGION'),
    endpoint: values.S3_ENDPOINT ?? null,
    isPathStyle: values.S3_PATH_STYLE === '1',
    encryption: values.S3_ENCRYPTION === 'none' ? null : values.S3_ENCRYPTION,
  }
}
