import { describe, it } from 'vitest'
import { button, disclosure, type Entry, inside, known, link, once, radio, searchbox } from './catalogue.ts'
import type { Screen } from './screen.ts'
import { companies, pages, same } from './shared.ts'
import { opens, shows, showsWhole, zooms } from './sights.ts'
import { checksAgain, checksOnly, takesTyping, unfolds } from './states.ts'
import { bringsUp, goes, isHere, leads } from './ways.ts'
import { createPresser } from './world.ts'

const press = createPresser()

const FAIR = '望海理工大学 2027 届毕业生双选会'
const PATH = '/jobFair?id=1'

const PARTS = {
  活动介绍: PATH,
  '参会企业 60': `${PATH}&tab=companies`,
  展位图: `${PATH}&tab=plan`,
  宣讲日程: `${PATH}&tab=talks`,
}

/** Above the parts of a fair, of which one is open. */
const head = (open: string): readonly Entry[] => [
  ...Object.entries(PARTS).map(([name, path]) =>
    link(name, `#${path}`, path === open ? isHere : leads(FAIR), '双选会内容'),
  ),
  link('展位图', `#${PARTS.展位图}`, open === PARTS.展位图 ? bringsUp('双选会内容') : leads(FAIR)),
  link('参会企业', `#${PARTS['参会企业 60']}`, open === PARTS['参会企业 60'] ? bringsUp('双选会内容') : leads(FAIR)),
  button(`分享：${FAIR}`, opens('分享双选会')),
]

const booths = link(/^在展位图上看 [A-D]\d+$/, /^#\/jobFair\?id=1&tab=plan&booth=[A-D]\d+$/, leads(FAIR))

const firstCompanies = inside(
  '参会企业',
  link('查看全部', `#${PARTS['参会企业 60']}`, leads(FAIR)),
  booths,
  ...companies(),
)

const plan: readonly Entry[] = [
  searchbox('搜企业、职位或展位号', takesTyping),
  ...inside(
    '行业',
    radio('全部', checksAgain('消费品')),
    radio(/./, checksOnly),
    disclosure(/^还有 \d+ 个行业$/, unfolds),
  ),
  button(
    /^.+ \d+ 个职位 [A-D]\d+$/,
    shows('complementary', (name) => name.split(' ')[0] ?? ''),
    '展位列表',
  ),
  ...inside('展馆', radio('1 号馆', checksAgain('2 号馆')), radio('2 号馆', checksOnly)),
  button(
    /^[A-D]\d+ /,
    shows('complementary', (name) => name.replace(/^\S+ /, '').split('，')[0] ?? ''),
    '1 号馆展位图',
  ),
  button('放大', zooms),
]

const OVER = '2027 届首场双选会'

const over: Screen = {
  path: '/jobFair?id=4',
  part: 'page',
  entries: [
    link('其他双选会', '#/collegeJobfair?from=2', leads(/学/)),
    link('参会企业', '#/jobFair?id=4&tab=companies', leads(OVER)),
    button(`分享：${OVER}`, opens('分享双选会')),
    ...inside(
      '双选会内容',
      link('活动介绍', '#/jobFair?id=4', isHere),
      link('参会企业 40', '#/jobFair?id=4&tab=companies', leads(OVER)),
      link('宣讲日程', '#/jobFair?id=4&tab=talks', leads(OVER)),
    ),
    link('查看全部', '#/jobFair?id=4&tab=companies', leads(OVER), '参会企业'),
    ...companies('参会企业'),
  ],
}

const ofBooth = [
  link(/./, /^#\/job\?id=\d+$/, leads(same)),
  button(/^投递：/, opens('学生登录')),
  button('收藏：拓岩机器人', opens('学生登录')),
]

/** What lies over the plan for a booth that is open. */
const booth: Screen = {
  path: `${PARTS.展位图}&booth=A01`,
  part: 'page',
  entries: [
    ...inside(
      '拓岩机器人',
      ...ofBooth,
      link('此展位的链接', '#/floorplan?id=1&booth=A01', leads(`${FAIR} 展位图`)),
      link('查看企业与职位', '#/companyDetailPage?id=1', leads('拓岩机器人')),
      button('关闭', goes(PARTS.展位图)),
    ),
    ...[...plan, ...head(PARTS.展位图), ...firstCompanies].map(known),
  ],
}

/** Likewise where the plan has a page of its own, which is where the booth's link leads. */
const ownBooth: Screen = {
  path: '/floorplan?id=1&booth=A01',
  part: 'page',
  entries: [
    ...inside(
      '拓岩机器人',
      button('关闭', goes('/floorplan?id=1')),
      ...[...ofBooth, link('查看企业与职位', '#/companyDetailPage?id=1', leads('拓岩机器人'))].map(known),
    ),
    ...plan.map(known),
    known(link(/./, /./, leads(/./), '当前位置')),
  ],
}

const screens: readonly Screen[] = [
  { path: PATH, part: 'page', entries: [...head(PATH), ...firstCompanies] },
  {
    path: PARTS['参会企业 60'],
    part: 'page',
    entries: [
      ...head(PARTS['参会企业 60']),
      searchbox('搜企业名称', takesTyping),
      button('搜索', goes(PARTS['参会企业 60'])),
      ...inside(
        '行业',
        link('全部', `#${PARTS['参会企业 60']}`, isHere),
        link(/ \d+$/, /^#\/jobFair\?id=1&tab=companies&label=[a-z-]+$/, leads(FAIR)),
      ),
      booths,
      ...companies('参会企业'),
      ...pages(FAIR),
    ],
  },
  { path: PARTS.展位图, part: 'page', entries: [...head(PARTS.展位图), ...plan, ...firstCompanies.map(once)] },
  { path: PARTS.宣讲日程, part: 'page', entries: [...head(PARTS.宣讲日程), ...companies('宣讲日程')] },
  {
    path: '/floorplan?id=1',
    part: 'page',
    entries: [
      ...inside('当前位置', link('首页', '#/', leads(/./)), link(FAIR, `#${PATH}`, leads(FAIR))),
      ...plan.map(once),
    ],
  },
  {
    path: '/floorplan?id=1',
    through: ['放大'],
    part: 'page',
    entries: [
      button('缩小', showsWhole),
      button('看全图', showsWhole),
      ...plan.map(known),
      known(link(/./, /./, leads(/./), '当前位置')),
    ],
  },
]

describe('every control does what it says on', () => {
  it.each([...screens, over, booth, ownBooth])('$path [FAIR-1]', async (screen) => {
    await press('brand', [screen])
  })
})
