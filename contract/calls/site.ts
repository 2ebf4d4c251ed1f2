import * as v from 'valibot'
import { get, post } from '../call.ts'
import { codes } from '../codes.ts'
import { text } from '../rules/schemas.ts'

const flag = v.picklist([0, 1])

export const locales = ['zh-CN', 'zh-TW', 'en'] as const
export type Locale = (typeof locales)[number]

/** A site's own wording: Chinese always, the others where somebody wrote them. */
export const localText = v.object({ 'zh-CN': v.string(), 'zh-TW': v.optional(v.string()), en: v.optional(v.string()) })
export type LocalText = v.InferOutput<typeof localText>

const brandKind = v.picklist(['recruiting', 'employment-education', 'career-planning', 'province', 'plain'])

const school = v.object({
  school: v.string(),
  college: v.string(),
  /** 1 university, 2 faculty. */
  school_type: v.picklist([1, 2]),
  is_show_jobfair: flag,
  qr_parameter_id: v.string(),
  /** Addresses of pictures; '' for the drawn ones. */
  config: v.object({ school_badge: v.string(), school_building: v.string() }),
})

const channel = v.object({
  channel: v.string(),
  short_name: v.string(),
  show_content: v.picklist([1, 2, 3]),
  title: v.string(),
  subtitle: v.string(),
  badge: v.string(),
  qr_parameter_id: v.string(),
})

/** What the site's host stands for: look and wording, from configuration data (SITE-3). */
const brand = v.object({
  kind: brandKind,
  /** `#rrggbb`. */
  colour: v.string(),
  name: localText,
  tagline: localText,
  /** Its name in Latin capitals, under the badge. */
  latin_name: v.string(),
  headline: localText,
  /** The part of the headline that carries the brand colour. */
  headline_accent: localText,
  intro: localText,
  /** Record-filing number. */
  filing: v.string(),
  footer_variant: v.picklist([1, 2, 3]),
  copyright: localText,
  address: localText,
  office_hours: v.string(),
  phones: v.object({ enterprise: v.string(), student: v.string(), university: v.string() }),
  email: v.string(),
  home_title: localText,
  description: localText,
  /** Where code 20011 leads: the site root on recruiting brands, else the login page (SESS-2). */
  rejected_to: v.picklist(['/', '/login']),
})

/** Which captcha runs, and the app id of each use (CAP-1). */
const captcha = v.object({
  provider: v.picklist(['embedded', 'tencent']),
  /** Address of the provider's script; '' for the embedded one. */
  script: v.string(),
  sms_app_id: v.string(),
  login_app_id: v.string(),
})

/** Whom to ask when a password is forgotten (CHAN-3). */
const support = v.object({ consultation: v.string(), wechat: v.string(), email: v.string(), telephone: v.string() })

export const siteInfo = v.object({
  /** 1 main platform, 2 university or college, 3 channel. */
  type: v.picklist([1, 2, 3]),
  catalogue: v.object({ position_recommend: flag, company_show_all: flag }),
  not_prod: flag,
  school: v.nullable(school),
  channel: v.nullable(channel),
  qr_parameter_id: v.string(),
  /** AI resume; some back ends call it isOpenAi. */
  is_open_ai: v.optional(flag),
  isOpenAi: v.optional(flag),
  is_ai_interview: flag,
  is_taiban: flag,
  is_show_jobfair: flag,
  /** JSON text: a list of {label, show, title}, an entry with {titles: {zh-TW, en}} beside its title where it has them. */
  exhibition: v.string(),
  company_concat_qr_code_url: v.string(),
  company_concat_link: v.string(),
  college: v.string(),
  majors: v.string(),
  show_about: flag,
  default_locale: v.picklist(locales),
  brand,
  captcha,
  support,
  /** Where phones are sent, without its parameters (SITE-5). */
  jump_page: v.string(),
  /** The employers' main site; `not_prod` picks the host (SITE-9). */
  employer_main: v.object({ test: v.string(), production: v.string() }),
  /** External page that logs a school's people in; '' where there is none (SITE-9). */
  transfer_login: v.string(),
  /** Address of the script that counts page views; '' where nobody does (SITE-6). */
  analytics: v.string(),
})
export type SiteInfo = v.InferOutput<typeof siteInfo>
export type Brand = SiteInfo['brand']

export const ofDomain = v.object({ domain: text(253) })

export const getSiteInfo = get({
  path: '/api/site/getsiteinfo',
  params: ofDomain,
  answer: siteInfo,
  codes: [codes.notFound],
})

/** A mini-program code of the site. */
export const createQrCodeParameter = get({
  path: '/api/qrcodeparameter/create',
  params: v.object({ type: v.literal('4') }),
  answer: v.object({ apiStatus: v.literal(1), QRcode: v.string() }),
})

/** A mini-program code. `scene` is what it carries: one of the site's `qr_parameter_id`s, or `student=` and the session's own user id. */
export const getStudentQrCode = get({
  path: '/api/qrcodeparameter/getstudentqr',
  params: v.object({ scene: v.pipe(v.string(), v.regex(/^[\w!#$&'()*+,/:;=?@.~-]{1,32}$/)) }),
  answer: v.object({ QRcode: v.string() }),
  codes: [codes.refused, codes.forbidden],
  unsafe: true,
})

/** The customer-service code of the employers' side. */
export const getCompanySiteInfo = post({
  path: '/company/site/getinfo',
  params: ofDomain,
  answer: v.object({ company_concat_qr_code_url: v.string(), company_concat_link: v.string() }),
  codes: [codes.notFound],
})

/** How the employers' login screen of a channel looks (CHAN-1). */
export const domainConfig = v.object({
  use_bg_image: flag,
  /** Address of the picture; '' for the drawn one. */
  bg_image: v.string(),
  title: v.string(),
  subtitle: v.string(),
  /** What the channel is of, such as an industry's or a region's. */
  channel_type: v.string(),
})
export type DomainConfig = v.InferOutput<typeof domainConfig>

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
  answer: v.object({ school_type: v.picklist([0, 1, 2]) }),
  codes: [codes.notFound],
})

/** The exhibition configuration alone, as in the site's information. */
export const getExhibition = get({
  path: '/api/site/getexhibition',
  params: ofDomain,
  answer: v.object({ exhibition: v.string() }),
  codes: [codes.notFound],
})

export const getTaiwanFlag = get({
  path: '/api/site/istaiwan',
  params: ofDomain,
  answer: v.object({ is_taiban: flag }),
  codes: [codes.notFound],
})

/** What the footer may show: 1 hides the technical-support logo (SITE-7). */
export const getHomeResource = get({
  path: '/api/site/gethomeresource',
  params: v.object({}),
  answer: v.object({ is_hide_logo: flag }),
})
