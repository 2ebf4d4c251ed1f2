import type { HomeSection } from '../../../../contract/calls/homes.ts'
import type { LocalText } from '../../../../contract/calls/site.ts'
import type { homes } from '../../../areas/homes/schema.ts'
import { words } from '../words.ts'
import { categories } from './terms.ts'

type HomeRow = Omit<typeof homes.$inferInsert, 'siteId'>
type Statistic = HomeRow['statistics'][number]

/** Categories that carry a flame. */
const HOT = new Set(['backend', 'frontend', 'algorithm', 'ic-design', 'trainee', 'security', 'energy'])

const hotCategories: HomeRow['hotCategories'] = categories.map(([value, cn, tw, en]) => ({
  aliasName: words(cn, tw, en),
  value,
  period: '',
  isHot: HOT.has(value),
}))

const titles = {
  school_college_zone: [
    words('院系专区', '院系專區', 'Departments'),
    words('进入本院的招聘会与推荐岗位', '進入本院的徵才活動與推薦職缺', 'Fairs and jobs for your department'),
  ],
  companyList: [
    words('名企专区', '名企專區', 'Leading employers'),
    words('与学校签约的重点用人单位', '與學校簽約的重點雇主', 'Partners of the school'),
  ],
  companyArea: [
    words('就业专区', '就業專區', 'Ways onwards'),
    words('按去向找机会', '依去向找機會', 'By where you want to go'),
  ],
  school_job_fair_zone: [
    words('双选会', '徵才博覽會', 'Job fairs'),
    words('线下与线上', '線下與線上', 'On campus and online'),
  ],
  recruitHot: [
    words('热门职位', '熱門職缺', 'Positions in demand'),
    words('投递最多的类别', '投遞最多的類別', 'Most applied for'),
  ],
  big_four: [
    words('城市引才', '城市攬才', 'Cities'),
    words('各地人社部门与校友企业', '各地人資單位與校友企業', 'Local offices and alumni'),
  ],
  zoneThree: [
    words('就业服务', '就業服務', 'Services'),
    words('从写第一份简历，到签下三方', '從撰寫第一份履歷，到簽下協議', 'From the first resume to the contract'),
  ],
  zoneFour: [
    words('行业直通', '產業直通', 'Industries'),
    words('按行业找企业', '依產業找企業', 'Employers by industry'),
  ],
} satisfies Record<HomeSection, [LocalText, LocalText]>

const sections = (...keys: HomeSection[]): HomeRow['sections'] =>
  keys.map((key) => ({ key, title: titles[key][0], hint: titles[key][1] }))

const unit = {
  people: words('人', '人', ''),
  companies: words('家', '家', ''),
  positions: words('个', '個', ''),
  events: words('场', '場', ''),
  schools: words('所', '所', ''),
  courses: words('门', '門', ''),
}
const statistic = (value: Statistic['value'], of: keyof typeof unit, label: LocalText): Statistic => ({
  value,
  label,
  unit: unit[of],
})

const HOT_SEARCHES = ['嵌入式开发', '管理培训生', '数字 IC 设计', '高中数学教师', '实习生']

const common = {
  hotCategories,
  hotSearches: HOT_SEARCHES,
  showAll: true,
  aboutUs: '',
  banners: [],
} satisfies Partial<HomeRow>

/** By the site's key. */
export const demoHomes: Readonly<Record<string, HomeRow>> = {
  brand: {
    ...common,
    headColour: '#eaf1ff',
    statistics: [
      statistic(6842, 'people', words('应届毕业生', '應屆畢業生', 'graduates')),
      statistic('companies', 'companies', words('入驻企业', '進駐企業', 'employers')),
      statistic('positions', 'positions', words('在招职位', '在徵職缺', 'open positions')),
      statistic('fairs', 'events', words('双选会', '徵才博覽會', 'job fairs')),
    ],
    sections: sections(
      'school_college_zone',
      'companyList',
      'companyArea',
      'school_job_fair_zone',
      'recruitHot',
      'big_four',
      'zoneThree',
      'zoneFour',
    ),
    aboutUs: 'drawn',
  },
  channel: {
    ...common,
    headColour: '#0a7a54',
    statistics: [
      statistic(128, 'schools', words('合作高校', '合作大學', 'partner schools')),
      statistic('companies', 'companies', words('联盟企业', '聯盟企業', 'member companies')),
      statistic('positions', 'positions', words('在招职位', '在徵職缺', 'open positions')),
      statistic('fairs', 'events', words('巡回招聘会', '巡迴徵才活動', 'touring fairs')),
    ],
    sections: sections('big_four', 'companyList', 'school_job_fair_zone', 'zoneFour', 'recruitHot', 'companyArea'),
  },
  edu: {
    ...common,
    headColour: '#1d6f42',
    showAll: false,
    statistics: [
      statistic(420, 'courses', words('实训课程', '實訓課程', 'courses')),
      statistic('companies', 'companies', words('共建企业', '共建企業', 'partner companies')),
      statistic(52600, 'people', words('结业学员', '結業學員', 'graduates')),
      statistic('positions', 'positions', words('在招职位', '在徵職缺', 'open positions')),
    ],
    sections: sections('recruitHot', 'companyArea', 'companyList', 'zoneFour', 'big_four'),
  },
  career: {
    ...common,
    headColour: '#f6e8fb',
    statistics: [
      statistic(31500, 'people', words('完成测评', '完成測評', 'assessments done')),
      statistic(240, 'people', words('生涯导师', '職涯導師', 'mentors')),
      statistic(1180, 'events', words('工作坊', '工作坊', 'workshops')),
      statistic('positions', 'positions', words('在招职位', '在徵職缺', 'open positions')),
    ],
    sections: sections('companyArea', 'zoneFour', 'recruitHot', 'companyList'),
  },
  main: {
    ...common,
    headColour: '#c2410c',
    statistics: [],
    sections: [],
    hotSearches: ['嵌入式开发', '数字 IC 设计', '管理培训生', '电气设计', '实习生', '数据分析'],
    banners: [
      {
        img_url: 'drawn:ship',
        jump_link: '#/jobRecommend',
        title: words('一千所高校，同一片海', '一千所大學，同一片海', 'A thousand campuses, one sea'),
        text: words(
          '企业直招，应届岗位每天更新',
          '企業直徵，應屆職缺每天更新',
          'Straight from employers, new positions every day',
        ),
        action: words('看看适合我的职位', '看看適合我的職缺', 'See what suits me'),
      },
      {
        img_url: 'drawn:fair',
        jump_link: '#/collegeJobfair',
        title: words('双选会，走进现场', '徵才博覽會，走進現場', 'The job fairs are open'),
        text: words(
          '展位图、企业名单与宣讲日程都在这里',
          '展位圖、企業名單與說明會日程都在這裡',
          'Stands, employers and talks in one place',
        ),
        action: words('查看双选会', '查看徵才博覽會', 'See the fairs'),
      },
      {
        img_url: 'drawn:resume',
        jump_link: '#/resume_create?from=3',
        title: words('一份简历，走遍每一场', '一份履歷，走遍每一場', 'One resume for every fair'),
        text: words(
          '十分钟写好，随时打印与投递',
          '十分鐘寫好，隨時列印與投遞',
          'Ten minutes to write, ready to print and send',
        ),
        action: words('开始写简历', '開始寫履歷', 'Write mine'),
      },
    ],
  },
}

export const hasBrandedHome = (key: string): boolean => key !== 'main' && key in demoHomes

/** Names of companies, first to last: nine, one more than fits a page. */
export const leadingCompanies = [
  '海岳建设',
  '晨岚半导体',
  '拓岩机器人',
  '澄江电气',
  '云岫软件',
  '青岚生物',
  '衡岳资本',
  '知屿教育',
  '明川汽车',
]
export const famousCompanies = ['明川汽车', '海岳建设', '瑞川保险', '万屿零售', '晨岚半导体', '凌川航空']
