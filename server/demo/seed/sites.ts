import type { Brand, LocalText, SiteInfo } from '../../../contract/calls/site.ts'

export interface DemoSite {
  readonly key: string
  readonly hosts: readonly string[]
  readonly info: SiteInfo
}

const words = (cn: string, tw: string, en: string): LocalText => ({ 'zh-CN': cn, 'zh-TW': tw, en })

const exhibition = (label: string, isShown: boolean) =>
  JSON.stringify([
    { label: '线上宣讲会', show: false, title: '线上宣讲会' },
    { label: '实习专区', show: false, title: '实习专区' },
    { label, show: isShown, title: label },
  ])

const OFFICE_HOURS = '9:00-18:00'

/** What the landing says unless a site has its own words. */
const standardBrand = {
  kind: 'plain',
  tagline: words('就业指导中心 · 校园招聘平台', '就業輔導中心 · 校園徵才平台', 'Career Centre · Campus Recruitment'),
  headline: words(
    '毕业不是终点，从这里启航去往更远处',
    '畢業不是終點，從這裡啟航航向更遠處',
    'Graduation is a departure: set sail from here',
  ),
  headline_accent: words('从这里启航', '從這裡啟航', 'set sail from here'),
  intro: words(
    '学校审核的企业与职位，线上线下双选会，从写简历到拿录用都在一处完成。',
    '學校審核的企業與職缺，線上線下徵才博覽會，從撰寫履歷到取得錄取都在一處完成。',
    'Employers and jobs vetted by the school, fairs online and on campus: from the first draft of a résumé to the offer, all in one place.',
  ),
  footer_variant: 1,
  office_hours: OFFICE_HOURS,
  description: words(
    '面向毕业生的校园招聘与就业服务：企业直招、双选会、简历与面试辅导。',
    '面向畢業生的校園徵才與就業服務：企業直徵、徵才博覽會、履歷與面試輔導。',
    'Campus recruitment and career services for graduates: jobs, fairs, résumés and interviews.',
  ),
  rejected_to: '/login',
} satisfies Partial<Brand>

type OwnBrand = Omit<Brand, keyof typeof standardBrand | 'copyright' | 'home_title'> & Partial<Brand>

/** Title and copyright follow the name unless the site has its own. */
function brandOf(own: OwnBrand): Brand {
  const { name } = own
  return {
    ...standardBrand,
    copyright: words(
      `© 2025 ${name['zh-CN']}`,
      `© 2025 ${name['zh-TW'] ?? name['zh-CN']}`,
      `© 2025 ${name.en ?? name['zh-CN']}`,
    ),
    home_title: words(
      `${name['zh-CN']} · 校园招聘`,
      `${name['zh-TW'] ?? name['zh-CN']} · 校園徵才`,
      `${name.en ?? name['zh-CN']} · Campus Recruitment`,
    ),
    ...own,
  }
}

function siteOf(key: string, own: Pick<SiteInfo, 'type' | 'brand'> & Partial<SiteInfo>): SiteInfo {
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
    exhibition: exhibition('秋季双选会', true),
    company_concat_qr_code_url: '/demo/support.svg',
    company_concat_link: '',
    college: '计算机与人工智能学院、机电工程学院、经济管理学院、人文学院',
    majors: '计算机科学与技术、软件工程、自动化、会计学、汉语言文学',
    show_about: 1,
    default_locale: 'zh-CN',
    captcha: { provider: 'embedded', sms_app_id: `${key}-sms-login`, login_app_id: `${key}-password-login` },
    ...own,
  }
}

function universityOf(
  key: string,
  {
    brand,
    college = '',
    schoolType = 1,
    isFairShown = 1,
    ...own
  }: {
    brand: Brand
    college?: string
    schoolType?: 1 | 2
    isFairShown?: 0 | 1
  } & Partial<SiteInfo>,
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

function channelOf(
  key: string,
  {
    brand,
    showContent,
    shortName,
    ...own
  }: { brand: Brand; showContent: 1 | 2 | 3; shortName: string } & Partial<SiteInfo>,
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

const phones = (exchange: string, first: number) => ({
  enterprise: `${exchange} ${first}`,
  student: `${exchange} ${first + 1}`,
  university: `${exchange} ${first + 2}`,
})

const jianglin = {
  address: words(
    '江临市望江区文渊路 188 号 大学生活动中心 2 层',
    '江臨市望江區文淵路 188 號 大學生活動中心 2 樓',
    'Student Centre, Floor 2, 188 Wenyuan Road, Wangjiang District, Jianglin',
  ),
  phones: phones('0571-5550', 1866),
  email: 'jiuye@jianglin.example',
}

const platform = {
  address: words(
    '江临市望江区启航大厦 9 层',
    '江臨市望江區啟航大廈 9 樓',
    'Floor 9, Qihang Tower, Wangjiang District, Jianglin',
  ),
  phones: phones('400-5550', 1700),
  email: 'service@qihang.example',
}

export const demoSites: readonly DemoSite[] = [
  {
    key: 'brand',
    hosts: ['localhost', 'brand.localhost', '127.0.0.1'],
    info: universityOf('brand', {
      brand: brandOf({
        kind: 'recruiting',
        colour: '#0b57d0',
        name: words('望海理工大学', '望海理工大學', 'Wanghai Institute of Technology'),
        tagline: words('启航校园招聘 · 合作高校', '啟航校園徵才 · 合作大學', 'A Qihang partner university'),
        latin_name: 'WANGHAI INSTITUTE OF TECHNOLOGY',
        headline: words(
          '好工作，正在来望海的路上',
          '好工作，正在來望海的路上',
          'Good jobs are on their way to Wanghai',
        ),
        headline_accent: words('正在来望海的路上', '正在來望海的路上', 'on their way to Wanghai'),
        filing: '海ICP备20250101号-2',
        footer_variant: 2,
        address: words(
          '望海市东港区观澜大道 66 号',
          '望海市東港區觀瀾大道 66 號',
          '66 Guanlan Avenue, Donggang District, Wanghai',
        ),
        phones: phones('0532-5550', 2611),
        email: 'job@wanghai.example',
        rejected_to: '/',
      }),
    }),
  },
  {
    key: 'univ',
    hosts: ['univ.localhost'],
    info: universityOf('univ', {
      brand: brandOf({
        ...jianglin,
        colour: '#1b5cff',
        name: words('江临大学', '江臨大學', 'Jianglin University'),
        latin_name: 'JIANGLIN UNIVERSITY',
        headline: words(
          '毕业不是终点，从江临启航去往更远处',
          '畢業不是終點，從江臨啟航航向更遠處',
          'Graduation is a departure: set sail from Jianglin',
        ),
        headline_accent: words('从江临启航', '從江臨啟航', 'set sail from Jianglin'),
        filing: '江ICP备20250188号-1',
      }),
    }),
  },
  {
    key: 'nofair',
    hosts: ['nofair.localhost'],
    info: universityOf('nofair', {
      isFairShown: 0,
      exhibition: exhibition('秋季双选会', false),
      is_ai_interview: 0,
      brand: brandOf({
        colour: '#0f766e',
        name: words('松原师范大学', '松原師範大學', 'Songyuan Normal University'),
        latin_name: 'SONGYUAN NORMAL UNIVERSITY',
        filing: '松ICP备20250217号-1',
        address: words('松原市学府路 1 号', '松原市學府路 1 號', '1 Xuefu Road, Songyuan'),
        phones: phones('0438-5550', 3021),
        email: 'jiuye@songyuan.example',
      }),
    }),
  },
  {
    key: 'faculty',
    hosts: ['faculty.localhost'],
    info: universityOf('faculty', {
      schoolType: 2,
      college: '计算机与人工智能学院',
      brand: brandOf({
        ...jianglin,
        colour: '#4f46e5',
        name: words('江临大学', '江臨大學', 'Jianglin University'),
        tagline: words(
          '计算机与人工智能学院 · 就业服务',
          '電腦與人工智慧學院 · 就業服務',
          'School of Computing and Artificial Intelligence',
        ),
        latin_name: 'SCHOOL OF COMPUTING AND AI',
        filing: '江ICP备20250188号-3',
      }),
    }),
  },
  {
    key: 'main',
    hosts: ['main.localhost'],
    info: siteOf('main', {
      type: 1,
      brand: brandOf({
        ...platform,
        kind: 'recruiting',
        colour: '#c2410c',
        name: words('启航', '啟航', 'Qihang'),
        tagline: words(
          '校园招聘与毕业生就业平台',
          '校園徵才與畢業生就業平台',
          'Campus recruitment and graduate employment',
        ),
        latin_name: 'QIHANG CAMPUS RECRUITMENT',
        headline: words('千所高校，同一处启航', '千所大學，同一處啟航', 'A thousand campuses, one place to set sail'),
        headline_accent: words('同一处启航', '同一處啟航', 'one place to set sail'),
        intro: words(
          '汇集合作高校审核的企业与职位，一份简历走遍每一场双选会。',
          '匯集合作大學審核的企業與職缺，一份履歷走遍每一場徵才博覽會。',
          'Jobs from employers vetted by partner universities: one résumé for every fair.',
        ),
        filing: '江ICP备20250066号-1',
        footer_variant: 2,
        rejected_to: '/',
      }),
    }),
  },
  {
    key: 'channel',
    hosts: ['channel.localhost'],
    info: channelOf('channel', {
      showContent: 3,
      shortName: '长三角数字经济',
      brand: brandOf({
        ...platform,
        kind: 'recruiting',
        colour: '#0a7a54',
        name: words('长三角数字经济校园招聘', '長三角數位經濟校園徵才', 'Yangtze Delta Digital Economy Recruitment'),
        tagline: words('长三角人才联盟主办', '長三角人才聯盟主辦', 'Hosted by the Yangtze Delta Talent Alliance'),
        latin_name: 'YANGTZE DELTA TALENT ALLIANCE',
        headline: words('三省一市，一起招聘', '三省一市，一起徵才', 'Four regions, recruiting together'),
        headline_accent: words('一起招聘', '一起徵才', 'recruiting together'),
        filing: '浙ICP备20250188号-1',
        footer_variant: 3,
        rejected_to: '/',
      }),
    }),
  },
  {
    key: 'employer',
    hosts: ['employer.localhost'],
    info: channelOf('employer', {
      showContent: 1,
      shortName: '西部装备',
      brand: brandOf({
        ...platform,
        colour: '#334e9c',
        name: words('西部装备制造人才联盟', '西部裝備製造人才聯盟', 'Western Equipment Talent Alliance'),
        latin_name: 'WESTERN EQUIPMENT TALENT ALLIANCE',
        headline: words('一次发布，直达西部高校', '一次發布，直達西部大學', 'Post once, reach every western campus'),
        headline_accent: words('直达西部高校', '直達西部大學', 'reach every western campus'),
        filing: '渝ICP备20250301号-1',
        footer_variant: 3,
      }),
    }),
  },
  {
    key: 'employer-bg',
    hosts: ['employer-bg.localhost'],
    info: channelOf('employer-bg', {
      showContent: 1,
      shortName: '湾区新能源',
      brand: brandOf({
        ...platform,
        colour: '#0e7490',
        name: words('湾区新能源校招联盟', '灣區新能源校徵聯盟', 'Bay Area New Energy Recruitment'),
        latin_name: 'BAY AREA NEW ENERGY ALLIANCE',
        headline: words('为清洁未来，找到同行的人', '為潔淨未來，找到同行的人', 'Find the people for a cleaner future'),
        headline_accent: words('找到同行的人', '找到同行的人', 'Find the people'),
        filing: '粤ICP备20250412号-1',
        footer_variant: 3,
      }),
    }),
  },
  {
    key: 'redirect',
    hosts: ['redirect.localhost'],
    info: channelOf('redirect', {
      showContent: 2,
      shortName: '北方重工',
      brand: brandOf({
        ...platform,
        colour: '#9f1239',
        name: words('北方重工校园招聘', '北方重工校園徵才', 'Northern Heavy Industry Recruitment'),
        latin_name: 'NORTHERN HEAVY INDUSTRY',
        filing: '辽ICP备20250520号-1',
        footer_variant: 3,
      }),
    }),
  },
  {
    key: 'taiwan',
    hosts: ['taiwan.localhost'],
    info: universityOf('taiwan', {
      is_taiban: 1,
      default_locale: 'zh-TW',
      exhibition: exhibition('秋季徵才博覽會', true),
      college: '資訊學院、管理學院、工學院、設計學院',
      majors: '資訊工程學系、企業管理學系、電機工程學系、視覺傳達設計學系',
      brand: brandOf({
        colour: '#7c3aed',
        name: words('滨海科技大学', '濱海科技大學', 'Binhai University of Science and Technology'),
        latin_name: 'BINHAI UNIVERSITY OF SCIENCE AND TECHNOLOGY',
        filing: '學生事務處職涯發展組',
        address: words('基隆市滨海路 200 号', '基隆市濱海路 200 號', '200 Binhai Road, Keelung'),
        phones: phones('02-5550', 7301),
        email: 'career@binhai.example',
      }),
    }),
  },
  {
    key: 'edu',
    hosts: ['edu.localhost'],
    info: universityOf('edu', {
      brand: brandOf({
        ...platform,
        kind: 'employment-education',
        colour: '#1d6f42',
        name: words('启航就业教育', '啟航就業教育', 'Qihang Career Education'),
        tagline: words('课程 · 实训 · 就业', '課程 · 實訓 · 就業', 'Courses · Practice · Jobs'),
        latin_name: 'QIHANG CAREER EDUCATION',
        headline: words('把课堂接到岗位上', '把課堂接到職場上', 'From the classroom into the job'),
        headline_accent: words('接到岗位上', '接到職場上', 'into the job'),
        filing: '江ICP备20250066号-4',
        footer_variant: 2,
      }),
    }),
  },
  {
    key: 'career',
    hosts: ['career.localhost'],
    info: universityOf('career', {
      brand: brandOf({
        ...platform,
        kind: 'career-planning',
        colour: '#a21caf',
        name: words('启航生涯规划', '啟航生涯規劃', 'Qihang Career Planning'),
        tagline: words('认识自己，再出发', '認識自己，再出發', 'Know yourself, then set out'),
        latin_name: 'QIHANG CAREER PLANNING',
        headline: words('想清楚去哪里，再扬帆', '想清楚去哪裡，再揚帆', 'Decide where to go, then set sail'),
        headline_accent: words('再扬帆', '再揚帆', 'then set sail'),
        filing: '江ICP备20250066号-5',
        footer_variant: 2,
      }),
    }),
  },
  {
    key: 'province',
    hosts: ['province.localhost'],
    info: universityOf('province', {
      brand: brandOf({
        kind: 'province',
        colour: '#b42318',
        name: words(
          '云岭省高校毕业生就业服务平台',
          '雲嶺省大學畢業生就業服務平台',
          'Yunling Graduate Employment Service',
        ),
        tagline: words('云岭省教育厅指导', '雲嶺省教育廳指導', 'Guided by the Yunling Department of Education'),
        latin_name: 'YUNLING GRADUATE EMPLOYMENT SERVICE',
        headline: words('全省岗位，一网汇集', '全省職缺，一網匯集', 'Every job in the province, in one place'),
        headline_accent: words('一网汇集', '一網匯集', 'in one place'),
        filing: '云ICP备20250009号-1',
        footer_variant: 3,
        address: words('云岭市翠湖区学士路 9 号', '雲嶺市翠湖區學士路 9 號', '9 Xueshi Road, Cuihu District, Yunling'),
        phones: phones('0871-5550', 9001),
        email: 'service@yunling.example',
      }),
    }),
  },
]
