import type { Brand, LocalText, SiteInfo } from '../../../contract/calls/site.ts'
import type { SiteSettings } from '../../areas/site/schema.ts'
import { descriptionOf, homeTitles } from './site-heads.ts'
import { words } from './words.ts'

export interface DemoSite {
  readonly key: string
  readonly hosts: readonly string[]
  readonly info: SiteInfo
  /** Where they differ from the standard ones. */
  readonly settings?: Partial<SiteSettings>
}

const entryOf = ({ 'zh-CN': title, ...titles }: LocalText, show: boolean) => ({ label: title, show, title, titles })

export const exhibition = (fair: LocalText, isShown: boolean) =>
  JSON.stringify([
    entryOf(words('线上宣讲会', '線上說明會', 'Online Talks'), false),
    entryOf(words('实习专区', '實習專區', 'Internships'), false),
    entryOf(fair, isShown),
  ])

export const campusFair = words('校园双选会', '校園雙選會', 'Campus Job Fair')

const OFFICE_HOURS = '9:00-18:00'

/** What the landing says unless a site has its own words. */
const standardBrand = {
  kind: 'plain',
  tagline: words('就业指导中心 · 校园招聘平台', '就業輔導中心 · 校園徵才平台', 'Career Centre · Campus Recruitment'),
  headline: words(
    '毕业不是终点，从这里启航去往更远处',
    '畢業不是終點，從這裡啟航前往更遠處',
    'Graduation is a departure: set sail from here',
  ),
  headline_accent: words('从这里启航', '從這裡啟航', 'set sail from here'),
  intro: words(
    '学校审核的企业与职位，线上线下双选会，从写简历到拿录用都在一处完成。',
    '學校審核的企業與職缺，線上線下徵才博覽會，從撰寫履歷到取得錄取都在一處完成。',
    'Employers and jobs vetted by the school, fairs online and on campus: from the first draft of a resume to the offer, all in one place.',
  ),
  office_hours: OFFICE_HOURS,
  rejected_to: '/login',
} satisfies Partial<Brand>

/** A brand before its kind of site gives it a footer and a description. */
type DemoBrand = Omit<Brand, 'footer_variant' | 'description'>

type OwnBrand = Omit<DemoBrand, keyof typeof standardBrand | 'copyright' | 'home_title'> & Partial<DemoBrand>

/** Title and copyright follow the name unless the site has its own. */
export function brandOf(own: OwnBrand): DemoBrand {
  const { name, kind = standardBrand.kind } = own
  const title = homeTitles[kind]
  return {
    ...standardBrand,
    copyright: words(`© ${name['zh-CN']}`, `© ${name['zh-TW'] ?? name['zh-CN']}`, `© ${name.en ?? name['zh-CN']}`),
    home_title: words(
      `${name['zh-CN']} · ${title['zh-CN']}`,
      `${name['zh-TW'] ?? name['zh-CN']} · ${title['zh-TW']}`,
      `${name.en ?? name['zh-CN']} · ${title.en}`,
    ),
    ...own,
  }
}

/** Columns for the main platform, a row of contacts for schools, the last line alone for channels. */
const footers = { 1: 1, 2: 2, 3: 3 } as const satisfies Record<SiteInfo['type'], Brand['footer_variant']>

type OwnInfo = Partial<Omit<SiteInfo, 'brand'>> & { brand: DemoBrand }

export function siteOf(key: string, { brand, ...own }: OwnInfo & Pick<SiteInfo, 'type'>): SiteInfo {
  return {
    catalogue: { position_recommend: 1, company_show_all: 1 },
    not_prod: 1,
    school: null,
    channel: null,
    qr_parameter_id: `qp-${key}`,
    is_open_ai: 1,
    is_ai_interview: 1,
    is_taiban: 0,
    is_show_jobfair: 1,
    exhibition: exhibition(campusFair, true),
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
    ...own,
    brand: { ...brand, footer_variant: footers[own.type], description: descriptionOf(brand.kind, own.type) },
  }
}

export function universityOf(
  key: string,
  {
    brand,
    college = '',
    schoolType = 1,
    isFairShown = 1,
    ...own
  }: {
    college?: string
    schoolType?: 1 | 2
    isFairShown?: 0 | 1
  } & OwnInfo,
): SiteInfo {
  const school = {
    school: brand.name['zh-CN'],
    college,
    school_type: schoolType,
    is_show_jobfair: isFairShown,
    qr_parameter_id: `qp-${key}-school`,
    config: { school_badge: '', school_building: '' },
  }
  return siteOf(key, { type: 2, brand, school, is_show_jobfair: isFairShown, ...own })
}

export function channelOf(
  key: string,
  { brand, showContent, shortName, ...own }: { showContent: 1 | 2 | 3; shortName: string } & OwnInfo,
): SiteInfo {
  const channel = {
    channel: brand.name['zh-CN'],
    short_name: shortName,
    show_content: showContent,
    title: brand.headline['zh-CN'],
    subtitle: brand.tagline['zh-CN'],
    badge: '',
    qr_parameter_id: `qp-${key}-channel`,
  }
  return siteOf(key, { type: 3, brand, channel, ...own })
}

export const phones = (exchange: string, first: number) => ({
  enterprise: `${exchange} ${first}`,
  student: `${exchange} ${first + 1}`,
  university: `${exchange} ${first + 2}`,
})
