import { describe, it } from 'vitest'
import { button, type Entry, known, link, toggle } from './catalogue.ts'
import type { Screen } from './screen.ts'
import { again, companyList, positionList, same } from './shared.ts'
import { opens } from './sights.ts'
import { goes, isHere, leads } from './ways.ts'
import { createPresser } from './world.ts'

const press = createPresser()

const SCHOOL = '望海理工大学'

const TABS = { 职位: '/collegePosition?from=0', 企业: '/collegeCompany?from=1', 招聘会: '/collegeJobfair?from=2' }

const tabs = (current: keyof typeof TABS, whose = SCHOOL): readonly Entry[] =>
  Object.entries(TABS).map(([name, path]) =>
    link(new RegExp(`^${name} \\d+$`), `#${path}`, name === current ? isHere : leads(whose), '院系招聘栏目'),
  )

const FILTERED = '/positionList?insize=100-499,500-999&period=internship&hide=1'

const filtered: Screen = {
  path: FILTERED,
  part: 'page',
  entries: [
    button('移除 实习', goes('/positionList?insize=100-499,500-999&hide=1')),
    button(/^移除 /, goes(/^\/positionList\?/)),
    button('清空', goes('/positionList?hide=1')),
    button('登录', opens('学生登录')),
    button('订阅此搜索', opens('学生登录')),
    toggle('隐藏已投递', goes('/positionList?insize=100-499,500-999&period=internship')),
    ...again(positionList(FILTERED, '全部职位'))
      .filter(({ within, role }) => within !== '分页' && role !== 'switch')
      .map(known),
  ],
}

const FACULTY = '计算机与人工智能学院'
const OF_FACULTY = '/collegePosition?from=0'

const faculty: Screen = {
  path: OF_FACULTY,
  part: 'page',
  entries: [...tabs('职位', FACULTY), ...again(positionList(OF_FACULTY, FACULTY)).map(known)],
}

const screens: readonly Screen[] = [
  { path: '/positionList', part: 'page', entries: positionList('/positionList', '全部职位') },
  filtered,
  { path: '/companyList', part: 'page', entries: companyList('/companyList', '企业名录') },
  { path: '/jobRecommend', part: 'page', entries: again(positionList('/jobRecommend', '职位推荐')) },
  {
    path: '/collegePosition?from=0',
    part: 'page',
    entries: [
      button('全部院系', opens('全部院系')),
      ...tabs('职位'),
      ...again(positionList('/collegePosition?from=0', SCHOOL)),
    ],
  },
  {
    path: '/collegeCompany?from=1',
    part: 'page',
    entries: [
      button('全部院系', opens('全部院系')),
      ...tabs('企业'),
      ...again(companyList('/collegeCompany?from=1', SCHOOL)),
    ],
  },
  {
    path: '/collegeJobfair?from=2',
    part: 'page',
    entries: [
      button('全部院系', opens('全部院系')),
      ...tabs('招聘会'),
      link(/./, /^#\/jobFair\?id=\d+$/, leads(same), '招聘会'),
    ],
  },
]

describe('every control does what it says on', () => {
  it.each(screens)('$path [JOB-1] [JOB-6]', async (screen) => {
    await press('brand', [screen])
  })

  it('the list that is a faculty’s home [JOB-6]', async () => {
    await press('faculty', [faculty])
  })
})
