import { standardSettings } from '../../areas/site/schema.ts'
import { brandOf, channelOf, type DemoSite, phones, siteOf, universityOf } from './site-builders.ts'
import { words } from './words.ts'

const plainScreen = standardSettings.domain_config

const platform = {
  address: words(
    '江临市望江区启航大厦 9 层',
    '江臨市望江區啟航大廈 9 樓',
    'Floor 9, Qihang Tower, Wangjiang District, Jianglin',
  ),
  phones: phones('400-5550', 1700),
  email: 'service@qihang.example',
}

/** The main platform, its sub-brands, channels, and a province's service. */
export const platforms: readonly DemoSite[] = [
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
          'Jobs from employers vetted by partner universities: one resume for every fair.',
        ),
        filing: '江ICP备20250066号-1',
        rejected_to: '/',
      }),
    }),
  },
  {
    key: 'channel',
    hosts: ['channel.localhost'],
    settings: {
      is_hide_logo: 1,
      domain_config: { ...plainScreen, channel_type: '区域联盟' },
    },
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
        rejected_to: '/',
      }),
    }),
  },
  {
    key: 'employer',
    hosts: ['employer.localhost'],
    settings: {
      domain_config: {
        ...plainScreen,
        title: '西部装备制造人才联盟',
        subtitle: '一次发布，直达西部高校',
        channel_type: '行业联盟',
      },
    },
    info: channelOf('employer', {
      showContent: 1,
      shortName: '西部装备',
      brand: brandOf({
        ...platform,
        colour: '#334e9c',
        name: words('西部装备制造人才联盟', '西部裝備製造人才聯盟', 'Western Equipment Talent Alliance'),
        tagline: words('装备制造业校园招聘', '裝備製造業校園徵才', 'Campus recruitment in equipment manufacturing'),
        latin_name: 'WESTERN EQUIPMENT TALENT ALLIANCE',
        headline: words('一次发布，直达西部高校', '一次發布，直達西部大學', 'Post once, reach every western campus'),
        headline_accent: words('直达西部高校', '直達西部大學', 'reach every western campus'),
        filing: '渝ICP备20250301号-1',
      }),
    }),
  },
  {
    key: 'employer-bg',
    hosts: ['employer-bg.localhost'],
    settings: {
      domain_config: {
        use_bg_image: 1,
        bg_image: '',
        title: '与湾区一起，点亮清洁未来',
        subtitle: '新能源企业校园招聘专场 · 一处登录，管理全部场次',
        channel_type: '行业联盟',
      },
    },
    info: channelOf('employer-bg', {
      showContent: 1,
      shortName: '湾区新能源',
      brand: brandOf({
        ...platform,
        colour: '#0e7490',
        name: words('湾区新能源校招联盟', '灣區新能源校徵聯盟', 'Bay Area New Energy Recruitment'),
        tagline: words('新能源企业校园招聘', '新能源企業校園徵才', 'Campus recruitment in new energy'),
        latin_name: 'BAY AREA NEW ENERGY ALLIANCE',
        headline: words('为清洁未来，找到同行的人', '為潔淨未來，找到同行的人', 'Find the people for a cleaner future'),
        headline_accent: words('找到同行的人', '找到同行的人', 'Find the people'),
        filing: '粤ICP备20250412号-1',
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
        tagline: words('重型装备企业校园招聘', '重型裝備企業校園徵才', 'Campus recruitment in heavy industry'),
        latin_name: 'NORTHERN HEAVY INDUSTRY',
        filing: '辽ICP备20250520号-1',
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
        address: words('云岭市翠湖区学士路 9 号', '雲嶺市翠湖區學士路 9 號', '9 Xueshi Road, Cuihu District, Yunling'),
        phones: phones('0871-5550', 9001),
        email: 'service@yunling.example',
      }),
    }),
  },
]
