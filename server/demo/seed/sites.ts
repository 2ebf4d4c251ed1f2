import * as v from 'valibot'
import { type Brand, domainConfig, type LocalText, type SiteInfo, siteInfo } from '../../../contract/calls/site.ts'
import { type SiteSettings, standardSettings } from '../../areas/site/schema.ts'
import { each, readData, words } from './data.ts'

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

const { brand, is_taiban: flag, default_locale } = siteInfo.entries
const { kind, phones, rejected_to } = brand.entries
const [text, maybe] = [v.string(), v.exactOptional]

const contact = v.strictObject({ address: words, phones: v.strictObject(phones.entries), email: text })

const ownBrand = v.strictObject({
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

const ownSettings = v.strictObject({
  is_hide_logo: maybe(flag),
  domain_config: maybe(
    v.strictObject({
      use_bg_image: maybe(domainConfig.entries.use_bg_image),
      bg_image: maybe(text),
      title: maybe(text),
      subtitle: maybe(text),
      channel_type: maybe(text),
    }),
  ),
})

const common = {
  key: text,
  hosts: v.array(text),
  /** What the fair is called in the menu, where not as usual. */
  fair: v.optional(words),
  settings: v.optional(ownSettings),
  /** Where it differs from the usual. */
  info: v.optional(
    v.strictObject({
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

const site = v.variant('type', [
  v.strictObject({ ...common, type: v.literal(1) }),
  v.strictObject({
    ...common,
    type: v.literal(2),
    school: v.optional(v.strictObject({ college: maybe(text), school_type: maybe(v.picklist([1, 2])) })),
  }),
  v.strictObject({
    ...common,
    type: v.literal(3),
    channel: v.strictObject({ show_content: v.picklist([1, 2, 3]), short_name: text }),
  }),
])
type Site = v.InferOutput<typeof site>

const data = readData(
  'sites',
  v.strictObject({
    /** What follows the name in the title of a home, by kind of brand (SITE-4). */
    homeTitles: each(kind.options, words),
    /** What search engines read of a site (SITE-4): by kind where it is a service of its own, else by type. */
    descriptions: v.strictObject({
      byType: v.strictObject({ 1: words, 2: words, 3: words }),
      byKind: v.record(kind, words),
    }),
    exhibition: v.strictObject({ talks: words, internships: words, fair: words }),
    /** What the landing says unless a site has its own words. */
    brand: v.strictObject({
      kind,
      tagline: words,
      headline: words,
      headline_accent: words,
      intro: words,
      office_hours: text,
      rejected_to,
    }),
    contacts: v.record(text, contact),
    sites: v.array(site),
  }),
)

const inEach = (textIn: (locale: keyof v.InferOutput<typeof words>) => string): LocalText => ({
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
