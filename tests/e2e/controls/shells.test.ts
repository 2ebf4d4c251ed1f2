import { describe, it } from 'vitest'
import { button, combobox, type Entry, inside, known, link } from './catalogue.ts'
import type { Screen } from './screen.ts'
import { doors, home, navigation, shownIn } from './shared.ts'
import { opens } from './sights.ts'
import { chooses, expands } from './states.ts'
import { calls, goes, leads, opensTab } from './ways.ts'
import { createPresser } from './world.ts'

const press = createPresser()

/** A page that no entry of a header or footer leads to. */
const PATH = '/job?id=1'

const login = opens('学生登录')

const loggedOut = (staff: string): readonly Entry[] => [
  button('AI简历', expands),
  button('AI模拟面试 Beta', login),
  button('我的简历', login),
  ...doors(staff),
  button('登录/注册', login),
]

const header = (entries: readonly Entry[]): Screen => ({ path: PATH, part: 'header', entries })
const footer = (entries: readonly Entry[], path = PATH): Screen => ({ path, part: 'footer', entries })

const opened = (entries: readonly Entry[]): Screen => ({
  path: PATH,
  through: ['AI简历'],
  part: 'header',
  entries: [button(/^AI写简历 /, login), button(/^AI诊断 /, login), ...entries.map(known)],
})

const telephones = link(/^[\d -]+$/, /^tel:\d+$/, calls)
const columns = [
  link('全部职位', '#/positionList', leads('全部职位')),
  link('就业资讯', '#/wenList', leads('就业资讯')),
  link('专题与视频', '#/contentListNew', leads('专题与视频')),
]
const agreements = [
  link('用户服务协议', '#/agreement?kind=user', leads('用户服务协议')),
  link('隐私政策', '#/agreement?kind=privacy', leads('隐私政策')),
]
const about = link('关于我们', '#/about', leads(/./))
const FILING = 'https://beian.miit.gov.cn/'
const filing = link(/ICP备\d+号-\d+$/, FILING, opensTab(FILING))
const preferences = [
  combobox(
    '语言',
    chooses('English', ({ page }) => page.evaluate(() => document.documentElement.lang), 'en'),
  ),
  combobox('外观', chooses('深色', shownIn('外观'), 'dark')),
]
const foot = [...columns, about, ...agreements, filing, ...preferences]

const brand = [...home(/^望海理工大学 /), ...navigation(/双选会$/), ...loggedOut('学校后台')]

const main = [...home(/^启航 /), ...navigation(/./), ...loggedOut('学校后台')]
const mainFoot = [
  button('AI写简历', login),
  button('AI诊断', login),
  button('AI模拟面试', login),
  ...navigation(/./),
  ...doors('学校后台'),
  telephones,
  link('service@qihang.example', 'mailto:service@qihang.example', calls),
  ...foot,
]

const channel = [...home(/^长三角数字经济校园招聘 /), ...navigation(/./), ...loggedOut('主办方后台')]

const faculty: readonly Entry[] = [
  link(/^望海理工大学 /, '#/', goes('/collegePosition?from=0')),
  ...inside(
    '主导航',
    link('职位', '#/collegePosition', leads(/./)),
    link('企业', '#/collegeCompany', leads(/./)),
    link('校园双选会', '#/collegeJobfair', leads(/./)),
  ),
  button('我的简历', login),
  ...doors('院系后台'),
  button('登录/注册', login),
]

describe('every control does what it says in header and footer of', () => {
  it.each([
    { host: 'brand', screens: [header(brand), opened(brand), footer([telephones, ...foot])] },
    { host: 'main', screens: [header(main), footer(mainFoot)] },
    { host: 'channel', screens: [header(channel), footer([...foot, link(/^服务电话 /, /^tel:/, calls)])] },
    { host: 'faculty', screens: [header(faculty)] },
    { host: 'nofair', screens: [footer([telephones, about, ...agreements, filing, ...preferences], '/')] },
  ])('$host [NAV-1] [NAV-2]', async ({ host, screens }) => {
    await press(host, screens)
  })
})
