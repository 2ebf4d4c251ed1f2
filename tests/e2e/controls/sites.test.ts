import { describe, it } from 'vitest'
import { button, combobox, type Entry, known, link, once } from './catalogue.ts'
import { categories, fairNow, global, searches, work, zones } from './home-parts.ts'
import type { Screen } from './screen.ts'
import { companies, doors, home, navigation, pager, shownIn } from './shared.ts'
import { closes, opens } from './sights.ts'
import { chooses, expands, folds } from './states.ts'
import { asksToLogIn, calls, leads } from './ways.ts'
import { createPresser } from './world.ts'

const press = createPresser()

const onHome = (part: Screen['part'], entries: readonly Entry[], through: readonly string[] = []): Screen => ({
  path: '/',
  through,
  part,
  entries,
})

/** Sections of a home that another has too, in this site's own content. */
const sections: readonly Entry[] = [
  fairNow,
  ...searches.map(known),
  ...categories.map(known),
  ...work.map((entry) => (entry === global ? known(entry) : once(entry))),
  ...companies('名企专区').map(once),
  ...pager('名企专区', 2).map(known),
]

const edu: readonly Entry[] = [once({ ...zones, within: '城市引才' }), ...pager('城市引才', 2).map(known), ...sections]
const career: readonly Entry[] = [link('查看全部', '#/companyList?isAll=1', leads('企业名录')), ...sections]

const mark = (name: RegExp) => home(name).slice(0, 1)
/** But for the mark, what a brand's site has. */
const bar = (name: RegExp): readonly Entry[] => [
  ...mark(name),
  ...[...home(name).slice(1), ...navigation(/./), button('AI简历', expands), button(/./, opens('学生登录'))].map(known),
]

const landing: readonly Entry[] = [
  ...doors('学校后台').map(known),
  button('开始求职', opens('微信扫码访问')),
  button('联系我们', expands),
]
const contacts: readonly Entry[] = [
  ...landing.filter(({ name }) => name !== '联系我们').map(known),
  link(/^(企业|学生|高校) 0871[\d -]+$/, /^tel:0871\d+$/, calls),
  button('联系我们', folds),
]

describe('every control does what it says on the site', () => {
  it.each([
    { host: 'edu', screens: [onHome('header', bar(/^启航就业教育 /)), onHome('page', edu)] },
    { host: 'career', screens: [onHome('header', bar(/^启航生涯规划 /)), onHome('page', career)] },
    {
      host: 'province',
      screens: [
        onHome('header', bar(/^云岭省高校毕业生就业服务平台 /)),
        onHome('page', landing),
        onHome('page', contacts, ['联系我们']),
      ],
    },
  ])('$host [HOME-4] [HOME-8]', async ({ host, screens }) => {
    await press(host, screens)
  })
})

const login = opens('學生登入')

const taiwan: readonly Screen[] = [
  onHome('header', [
    link(/^濱海科技大學 /, '#/', leads(/./)),
    link('首頁', '#/', leads(/./)),
    button('AI履歷', expands),
    button('AI模擬面試 Beta', login),
    link('職缺推薦', '#/jobRecommend', leads('職缺推薦')),
    link('企業名錄', '#/companyList?isAll=1', leads('企業名錄')),
    link('校園徵才博覽會', '#/jobFair', leads(/博覽會/)),
    button('我的履歷', login),
    button('我要徵才', opens('企業登入')),
    button('後台', opens('後台登入')),
    button('登入/註冊', login),
  ]),
  onHome('page', [
    button('我要徵才', opens('企業登入')),
    button('開始求職', opens('微信掃碼造訪')),
    button('後台', opens('後台登入')),
    button('聯絡我們', expands),
  ]),
  onHome(
    'page',
    [
      ...['我要徵才', '開始求職', '後台'].map((name) => known(button(name, login))),
      link(/^(企業|學生|大學) 02[\d -]+$/, /^tel:02\d+$/, calls),
      button('聯絡我們', folds),
    ],
    ['聯絡我們'],
  ),
  onHome(
    'dialog',
    [
      button('關閉', closes('微信掃碼造訪')),
      button('完善履歷', asksToLogIn('學生登入')),
      link('直接看職缺', '#/jobRecommend', leads('職缺推薦')),
    ],
    ['開始求職'],
  ),
  onHome('footer', [
    link(/^[\d -]+$/, /^tel:02\d+$/, calls),
    link('全部職缺', '#/positionList', leads('全部職缺')),
    link('就業資訊', '#/wenList', leads('就業資訊')),
    link('專題與影片', '#/contentListNew', leads('專題與影片')),
    link('關於我們', '#/about', leads(/./)),
    link('使用者服務協議', '#/agreement?kind=user', leads('使用者服務協議')),
    link('隱私權政策', '#/agreement?kind=privacy', leads('隱私權政策')),
    combobox(
      '語言',
      chooses('English', ({ page }) => page.evaluate(() => document.documentElement.lang), 'en'),
    ),
    combobox('外觀', chooses('深色', shownIn('外觀'), 'dark')),
  ]),
]

describe('every control does what it says in the words of Taiwan', () => {
  it('header, home and footer [HOME-4] [NAV-1]', async () => {
    await press('taiwan', taiwan)
  })
})
