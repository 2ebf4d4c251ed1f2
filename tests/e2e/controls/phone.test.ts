import { describe, it } from 'vitest'
import { student } from '../world/identities.ts'
import { button, checkbox, combobox, type Entry, inside, known, link, once, radio } from './catalogue.ts'
import type { Screen } from './screen.ts'
import { again, COUNTED, positionList, same, shownIn } from './shared.ts'
import { closes, opens, opensInstead } from './sights.ts'
import { checks, checksAgain, chooses, renames } from './states.ts'
import { calls, goes, leads } from './ways.ts'
import { createPresser } from './world.ts'

const press = createPresser({ viewport: { width: 390, height: 844 } })

const PATH = '/job?id=1'
const LIST = '/positionList'

const header: Screen = {
  path: PATH,
  part: 'header',
  entries: [link('望海理工大学', '#/', leads(/./)), button('打开菜单', opens('菜单'))],
}

const menu = (...entries: readonly Entry[]): Screen => ({ path: PATH, through: ['打开菜单'], part: 'dialog', entries })

const navigation = inside(
  '主导航',
  link('首页', '#/', leads(/./)),
  link('职位推荐', '#/jobRecommend', leads('职位推荐')),
  link('企业名录', '#/companyList?isAll=1', leads('企业名录')),
  link('校园双选会', '#/jobFair', leads(/双选会$/)),
)
const doors = [
  button('我要招聘', opensInstead('企业登录')),
  button('学校后台', opensInstead('学校后台登录')),
  button('关闭菜单', closes('菜单')),
]
const login = opensInstead('学生登录')

const visitorsMenu = menu(
  ...navigation,
  ...doors,
  ...['AI写简历', 'AI诊断', 'AI模拟面试 Beta', '我的简历', '登录/注册'].map((name) => button(name, login)),
)

const studentsMenu = menu(
  link(/^通知/, '#/notices', leads('通知')),
  link('投递反馈', '#/deliveryFeedback?from=3', leads('投递反馈')),
  link('我的面试', '#/myInterviewList', leads('我的面试')),
  link('我的收藏', '#/myCollect?from=3', leads('我的收藏')),
  button('我的简历', goes('/resume?from=3')),
  button('AI写简历', goes('/aiIntelligentfilling?isAuth=1')),
  button('AI诊断', goes(/^\/diagnosticResult\?id=\w+&type=1$/)),
  button('AI模拟面试 Beta', goes('/aiInterviewIntroduce')),
  button('退出登录', opensInstead('是否确定退出？')),
  ...[...navigation, ...doors].map(known),
)

const rows = again(positionList(LIST, '全部职位')).filter(
  ({ within, role, name }) =>
    within !== '最近的双选会' && within !== '筛选' && role !== 'radio' && name !== '登录 / 注册',
)

const list: Screen = {
  path: LIST,
  part: 'page',
  entries: [
    button('筛选', opens('筛选')),
    once(button(/./, opens(same), '筛选')),
    radio('最新', checks(`${LIST}?sort=newest`)),
    known(radio(/./, checks(LIST), '排序')),
    ...rows.map(known),
  ],
}

const filters: Screen = {
  path: LIST,
  through: ['筛选'],
  part: 'dialog',
  entries: [
    checkbox(COUNTED, checks(/^\/positionList\?(city|insize|nature)=/)),
    once(radio(/^不限$/, checksAgain('15K 以上 33'))),
    radio(COUNTED, checks(/^\/positionList\?(salary|within)=/)),
    button(/^展开$/, renames(/^收起$/)),
    button('查看 204 个职位', closes('筛选')),
    button('关闭', closes('筛选')),
  ],
}

const job: Screen = {
  path: PATH,
  part: 'page',
  entries: [
    button('分享：嵌入式开发工程师', opens('分享职位')),
    button('收藏：嵌入式开发工程师', opens('学生登录')),
    button('投递简历', opens('学生登录')),
    ...[link(/./, /./, leads(/./)), button('收藏企业：拓岩机器人', opens('学生登录'))].map(known),
  ],
}

const FILING = 'https://beian.miit.gov.cn/'

const footer: Screen = {
  path: PATH,
  part: 'footer',
  entries: [
    link(/^[\d -]+$/, /^tel:\d+$/, calls),
    once(link(/./, /^#\//, leads(/./))),
    combobox('外观', chooses('深色', shownIn('外观'), 'dark')),
    known(combobox('语言', chooses('English', shownIn('语言'), 'en'))),
    known(link(/./, FILING, goes(/./))),
  ],
}

describe('every control in a narrow window does what it says', () => {
  it.each([
    { of: 'in the header and its menu [NAV-1]', screens: [header, visitorsMenu] },
    { of: 'in a list and the sheet of its filters [JOB-1]', screens: [list, filters] },
    { of: 'in the bar below a position and in the footer [JOB-2] [NAV-2]', screens: [job, footer] },
  ])('$of', async ({ screens }) => {
    await press('brand', screens)
  })

  it('the menu of a student [NAV-3]', async () => {
    await press('brand', [studentsMenu], student('13800000001'))
  })
})
