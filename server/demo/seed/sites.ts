import * as z from 'zod/mini'
import { type Brand, domainConfig, type LocalText, type SiteInfo, siteInfo } from '../../../contract/calls/site.ts'
import { type SiteSettings, standardSettings } from '../../areas/site/schema.ts'
import { readData, words } from './data.ts'

export interface DemoSite {
  readonly key: string
  readonly hosts: readonly string[]
  readonly info: SiteInfo
  readonly settings: SiteSettings
}

/** A site of the demonstration and its row. */
export interface OwnSite {
  readonly id: number
  readonly site: DemoSite
}

const { brand, is_taiban: flag, default_locale } = siteInfo.shape
const { kind, phones, rejected_to } = brand.shape
const [text, maybe] = [z.string(), z.exactOptional]

const contact = z.strictObject({ address: words, phones: z.strictObject(phones.shape), email: text })

const ownBrand = z.strictObject({
  kind: maybe(kind),
  colour: text,
  name: words,
  latin_name: text,
  tagline: maybe(words),
  headline: maybe(words),
  headline_accent: maybe(words),
  filing: text,
  intro: maybe(words),
  rejected_to: maybe(rejected_to),
})

const ownSettings = z.strictObject({
  is_hide_logo: maybe(flag),
  domain_config: maybe(
    z.strictObject({
      use_bg_image: maybe(domainConfig.shape.use_bg_image),
      bg_image: maybe(text),
      title: maybe(text),
      subtitle: maybe(text),
      channel_type: maybe(text),
    }),
  ),
})

const common = {
  key: text,
  hosts: z.array(text),
  /** What the fair is called in the menu, where not as usual. */
  fair: z.optional(words),
  settings: z.optional(ownSettings),
  /** Where it differs from the usual. */
  info: z.optional(
    z.strictObject({
      is_show_jobfair: maybe(flag),
      is_ai_interview: maybe(flag),
      is_taiban: maybe(flag),
      default_locale: maybe(default_locale),
      transfer_login: maybe(text),
      majors: maybe(text),
    }),
  ),
  /** Name among the contacts. */
  contact: text,
  brand: ownBrand,
}

const site = z.discriminatedUnion('type', [
  z.strictObject({ ...common, type: z.literal(1) }),
  z.strictObject({
    ...common,
    type: z.literal(2),
    school: z.optional(z.strictObject({ college: maybe(text), school_type: maybe(z.literal([1, 2])) })),
  }),
  z.strictObject({
    ...common,
    type: z.literal(3),
    channel: z.strictObject({ show_content: z.literal([1, 2, 3]), short_name: text }),
  }),
])
type Site = z.infer<typeof site>

const data = readData(
  'sites',
  z.strictObject({
    /** What follows the name in the title of a home, by kind of brand (SITE-4). */
    homeTitles: z.record(kind, words),
    /** What search engines read of a site (SITE-4): by kind where it is a service of its own, else by type. */
    descriptions: z.strictObject({
      byType: z.strictObject({ 1: words, 2: words, 3: words }),
      byKind: z.partialRecord(kind, words),
    }),
    exhibition: z.strictObject({ talks: words, internships: words, fair: words }),
    /** What the landing says unless a site has its own words. */
    brand: z.strictObject({
      kind,
      tagline: words,
      headline: words,
      headline_accent: words,
      intro: words,
      office_hours: text,
      rejected_to,
    }),
    contacts: z.record(text, contact),
    sites: z.array(site),
  }),
)

const inEach = (textIn: (locale: keyof z.infer<typeof words>) => string): LocalText => ({
  'zh-CN': textIn('zh-CN'),
  'zh-TW': textIn('zh-TW'),
  en: textIn('en'),
})

/** Columns for the main platform, a row of contacts for schools, the last line alone for channels. */
const footers = { 1: 1, 2: 2, 3: 3 } as const satisfies Record<SiteInfo['type'], Brand['footer_variant']>

function brandOf({ type, contact, brand: own }: Site): Brand {
  const { name, kind = data.brand.kind } = own
  const { byKind, byType } = data.descriptions
  return {
    ...data.brand,
    ...data.contacts[contact]!,
    copyright: inEach((locale) => `© ${name[locale]}`),
    home_title: inEach((locale) => `${name[locale]} · ${data.homeTitles[kind][locale]}`),
    footer_variant: footers[type],
    description: byKind[kind] ?? byType[type],
    ...own,
  }
}

const entryOf = ({ 'zh-CN': title, ...titles }: LocalText, show: boolean) => ({ label: title, show, title, titles })

function infoOf(site: Site): SiteInfo {
  const { key, type, info, fair = data.exhibition.fair } = site
  const brand = brandOf(site)
  const isFairShown = info?.is_show_jobfair ?? 1
  const { talks, internships } = data.exhibition
  return {
    type,
    catalogue: { position_recommend: 1, company_show_all: 1 },
    not_prod: 1,
    school: null,
    channel: null,
    qr_parameter_id: `qp-${key}`,
    is_open_ai: 1,
    is_ai_interview: 1,
    is_taiban: 0,
    is_show_jobfair: 1,
    exhibition: JSON.stringify([entryOf(talks, false), entryOf(internships, false), entryOf(fair, isFairShown === 1)]),
    company_concat_qr_code_url: '/demo/support.svg',
    company_concat_link: '',
    college: '计算机与人工智能学院、机电工程学院、经济管理学院、人文学院',
    majors: '计算机科学与技术、软件工程、自动化、会计学、汉语言文学',
    show_about: 1,
    default_locale: 'zh-CN',
    captcha: {
      provider: 'embedded',
      script: '',
      sms_app_id: `${key}-sms-login`,
      login_app_id: `${key}-password-login`,
    },
    support: {
      consultation: '400-5550 1780',
      wechat: 'qihang-support',
      email: 'support@qihang.example',
      telephone: '0571-5550 1799',
    },
    jump_page: '/m/',
    employer_main: { test: 'https://test.employers.qihang.example/', production: 'https://employers.qihang.example/' },
    transfer_login: '',
    analytics: '',
    ...info,
    ...(site.type === 2 && {
      school: {
        school: brand.name['zh-CN'],
        college: '',
        school_type: 1,
        is_show_jobfair: isFairShown,
        qr_parameter_id: `qp-${key}-school`,
        config: { school_badge: '', school_building: '' },
        ...site.school,
      },
    }),
    ...(site.type === 3 && {
      channel: {
        channel: brand.name['zh-CN'],
        title: brand.headline['zh-CN'],
        subtitle: brand.tagline['zh-CN'],
        badge: '',
        qr_parameter_id: `qp-${key}-channel`,
        ...site.channel,
      },
    }),
    brand,
  }
}

export const demoSites: readonly DemoSite[] = data.sites.map((site) => {
  const { key, hosts, settings } = site
  const domain_config = { ...standardSettings.domain_config, ...settings?.domain_config }
  return { key, hosts, info: infoOf(site), settings: { ...standardSettings, ...settings, domain_config } }
})
