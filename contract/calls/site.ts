import * as z from 'zod/mini'
import { get } from '../call.ts'
import { codes } from '../codes.ts'

const flag = z.union([z.literal(0), z.literal(1)])

export const locales = ['zh-CN', 'zh-TW', 'en'] as const
export type Locale = (typeof locales)[number]

/** A site's own wording: Chinese always, the others where somebody wrote them. */
export const localText = z.object({ 'zh-CN': z.string(), 'zh-TW': z.optional(z.string()), en: z.optional(z.string()) })
export type LocalText = z.infer<typeof localText>

const brandKind = z.enum(['recruiting', 'employment-education', 'career-planning', 'province', 'plain'])

const school = z.object({
  school: z.string(),
  college: z.string(),
  /** 1 university, 2 faculty. */
  school_type: z.union([z.literal(1), z.literal(2)]),
  is_show_jobfair: flag,
  qr_parameter_id: z.string(),
  /** Addresses of pictures; '' for the drawn ones. */
  config: z.object({ school_badge: z.string(), school_building: z.string() }),
})

const channel = z.object({
  channel: z.string(),
  short_name: z.string(),
  show_content: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  title: z.string(),
  subtitle: z.string(),
  badge: z.string(),
  qr_parameter_id: z.string(),
})

/** What the site's host stands for: look and wording, from configuration data (SITE-3). */
const brand = z.object({
  kind: brandKind,
  /** `#rrggbb`. */
  colour: z.string(),
  name: localText,
  tagline: localText,
  /** Its name in Latin capitals, under the badge. */
  latin_name: z.string(),
  headline: localText,
  /** The part of the headline that carries the brand colour. */
  headline_accent: localText,
  intro: localText,
  /** Record-filing number. */
  filing: z.string(),
  footer_variant: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  copyright: localText,
  address: localText,
  office_hours: z.string(),
  phones: z.object({ enterprise: z.string(), student: z.string(), university: z.string() }),
  email: z.string(),
  home_title: localText,
  description: localText,
  /** Where code 20011 leads: the site root on recruiting brands, else the login page (SESS-2). */
  rejected_to: z.enum(['/', '/login']),
})

/** Which captcha runs, and the app id of each use (CAP-1). */
const captcha = z.object({
  provider: z.enum(['embedded', 'tencent']),
  sms_app_id: z.string(),
  login_app_id: z.string(),
})

export const siteInfo = z.object({
  /** 1 main platform, 2 university or college, 3 channel. */
  type: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  catalogue: z.object({ position_recommend: flag, company_show_all: flag }),
  not_prod: flag,
  school: z.nullable(school),
  channel: z.nullable(channel),
  qr_parameter_id: z.string(),
  is_open_ai: flag,
  is_ai_interview: flag,
  is_taiban: flag,
  is_show_jobfair: flag,
  /** JSON text: a list of {label, show, title}. */
  exhibition: z.string(),
  company_concat_qr_code_url: z.string(),
  company_concat_link: z.string(),
  college: z.string(),
  majors: z.string(),
  show_about: flag,
  default_locale: z.enum(locales),
  brand,
  captcha,
})
export type SiteInfo = z.infer<typeof siteInfo>
export type Brand = SiteInfo['brand']

export const getSiteInfo = get({
  path: '/api/site/getsiteinfo',
  params: z.object({ domain: z.string().check(z.maxLength(253)) }),
  answer: siteInfo,
  codes: [codes.notFound],
})

/** A mini-program code of the site. */
export const createQrCodeParameter = get({
  path: '/api/qrcodeparameter/create',
  params: z.object({ type: z.literal('4') }),
  answer: z.object({ apiStatus: z.literal(1), QRcode: z.string() }),
})
