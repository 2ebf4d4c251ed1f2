import * as z from 'zod/mini'
import { get, post } from '../call.ts'
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
  /** Address of the provider's script; '' for the embedded one. */
  script: z.string(),
  sms_app_id: z.string(),
  login_app_id: z.string(),
})

/** Whom to ask when a password is forgotten (CHAN-3). */
const support = z.object({ consultation: z.string(), wechat: z.string(), email: z.string(), telephone: z.string() })

export const siteInfo = z.object({
  /** 1 main platform, 2 university or college, 3 channel. */
  type: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  catalogue: z.object({ position_recommend: flag, company_show_all: flag }),
  not_prod: flag,
  school: z.nullable(school),
  channel: z.nullable(channel),
  qr_parameter_id: z.string(),
  /** AI resume; some back ends call it isOpenAi. */
  is_open_ai: z.optional(flag),
  isOpenAi: z.optional(flag),
  is_ai_interview: flag,
  is_taiban: flag,
  is_show_jobfair: flag,
  /** JSON text: a list of {label, show, title}, an entry with {titles: {zh-TW, en}} beside its title where it has them. */
  exhibition: z.string(),
  company_concat_qr_code_url: z.string(),
  company_concat_link: z.string(),
  college: z.string(),
  majors: z.string(),
  show_about: flag,
  default_locale: z.enum(locales),
  brand,
  captcha,
  support,
  /** Where phones are sent, without its parameters (SITE-5). */
  jump_page: z.string(),
  /** The employers' main site; `not_prod` picks the host (SITE-9). */
  employer_main: z.object({ test: z.string(), production: z.string() }),
  /** External page that logs a school's people in; '' where there is none (SITE-9). */
  transfer_login: z.string(),
  /** Address of the script that counts page views; '' where nobody does (SITE-6). */
  analytics: z.string(),
})
export type SiteInfo = z.infer<typeof siteInfo>
export type Brand = SiteInfo['brand']

export const ofDomain = z.object({ domain: z.string().check(z.maxLength(253)) })

export const getSiteInfo = get({
  path: '/api/site/getsiteinfo',
  params: ofDomain,
  answer: siteInfo,
  codes: [codes.notFound],
})

/** A mini-program code of the site. */
export const createQrCodeParameter = get({
  path: '/api/qrcodeparameter/create',
  params: z.object({ type: z.literal('4') }),
  answer: z.object({ apiStatus: z.literal(1), QRcode: z.string() }),
})

/** A mini-program code. `scene` is what it carries: one of the site's `qr_parameter_id`s, or `student=` and the session's own user id. */
export const getStudentQrCode = get({
  path: '/api/qrcodeparameter/getstudentqr',
  params: z.object({ scene: z.string().check(z.regex(/^[\w!#$&'()*+,/:;=?@.~-]{1,32}$/)) }),
  answer: z.object({ QRcode: z.string() }),
  codes: [codes.refused, codes.forbidden],
  unsafe: true,
})

/** The customer-service code of the employers' side. */
export const getCompanySiteInfo = post({
  path: '/company/site/getinfo',
  params: ofDomain,
  answer: z.object({ company_concat_qr_code_url: z.string(), company_concat_link: z.string() }),
  codes: [codes.notFound],
})

/** How the employers' login screen of a channel looks (CHAN-1). */
export const domainConfig = z.object({
  use_bg_image: flag,
  /** Address of the picture; '' for the drawn one. */
  bg_image: z.string(),
  title: z.string(),
  subtitle: z.string(),
  /** What the channel is of, such as an industry's or a region's. */
  channel_type: z.string(),
})
export type DomainConfig = z.infer<typeof domainConfig>

export const getDomainConfig = get({
  path: '/api/site/getdomainconfig',
  params: ofDomain,
  answer: domainConfig,
  codes: [codes.notFound],
})

/** 0 where the site is no school's. */
export const getSchoolType = get({
  path: '/api/site/getschooltype',
  params: ofDomain,
  answer: z.object({ school_type: z.union([z.literal(0), z.literal(1), z.literal(2)]) }),
  codes: [codes.notFound],
})

/** The exhibition configuration alone, as in the site's information. */
export const getExhibition = get({
  path: '/api/site/getexhibition',
  params: ofDomain,
  answer: z.object({ exhibition: z.string() }),
  codes: [codes.notFound],
})

export const getTaiwanFlag = get({
  path: '/api/site/istaiwan',
  params: ofDomain,
  answer: z.object({ is_taiban: flag }),
  codes: [codes.notFound],
})

/** What the footer may show: 1 hides the technical-support logo (SITE-7). */
export const getHomeResource = get({
  path: '/api/site/gethomeresource',
  params: z.object({}),
  answer: z.object({ is_hide_logo: flag }),
})
