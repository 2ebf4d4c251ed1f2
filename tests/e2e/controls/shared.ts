import type { Visitor } from '../world.ts'
import { button, combobox, type Entry, inside, link, once, radio, toggle, type Words } from './catalogue.ts'
import { opens, turns } from './sights.ts'
import { checks, checksAgain, chooses, takesTyping } from './states.ts'
import { goes, isHere, leads } from './ways.ts'

/** A choice of a filter, with how many there are of it, which comes late. */
export const COUNTED = / \d+$/

/** What a link is called is the heading of where it leads. */
export const same = (name: string): string => name

/** What a link's name begins with, up to the first space. */
export const first = (name: string): string => name.split(' ')[0] ?? ''

/** Which of its options a field shows. */
export const shownIn =
  (name: string) =>
  ({ page }: Visitor) =>
    page.getByRole('combobox', { name, exact: true }).inputValue()

const SCOPES = { 职位: 'position', 企业: 'company' }

/** @param scope another than the one that is chosen */
export const searchAnother = (scope: keyof typeof SCOPES): readonly Entry[] => [
  combobox('搜索范围', chooses(scope, shownIn('搜索范围'), SCOPES[scope])),
  combobox('搜索职位或企业', takesTyping),
]

/** Pages of a section, of which there are that many. */
export const pager = (place: string, pages: number): readonly Entry[] =>
  inside(
    place,
    button('下一页', turns(place)),
    button(`第 1 页，共 ${pages} 页`, isHere),
    button(/^第 \d 页，共 \d 页$/, turns(place)),
  )

/** Pages of a list, whose first one is open. */
export const pages = (heading: Words): readonly Entry[] =>
  inside(
    '分页',
    link('第 1 页', /./, isHere),
    link('下一页', /[?&]page=2$/, leads(heading)),
    link(/^第 \d+ 页$/, /[?&]page=\d+$/, leads(heading)),
  )

export const companies = (within = ''): readonly Entry[] => [
  link(/./, /^#\/companyDetailPage\?id=\d+$/, leads(same), within),
]

/** Rows of positions for somebody who is not logged in. */
export const positions = (within = ''): readonly Entry[] => [
  link(/./, /^#\/job\?id=\d+$/, leads(same), within),
  button(/^投递：/, opens('学生登录'), within),
  button(/^收藏：/, opens('学生登录'), within),
]

export const FILTERS_OF_COMPANIES = ['城市', '行业', '企业规模', '单位性质']
export const FILTERS_OF_POSITIONS = [
  ...['城市', '职位类别', '专业', '薪资', '学历', '全职 / 实习', '届别', '行业', '企业规模', '单位性质', '发布时间'],
]

const filters = (names: readonly string[]): readonly Entry[] =>
  inside('筛选', ...names.map((name) => button(name, opens(name))))

/** What another list has too, of whose every kind one is pressed. */
export const again = (entries: readonly Entry[]): readonly Entry[] => {
  const isFilter = ({ within }: Entry) => within === '筛选'
  const rest = entries.filter((entry) => !isFilter(entry))
  return [...rest.map(once), once(button(/./, opens(same), '筛选'))]
}

/** A list of positions at that address, whose every page has this heading. */
export const positionList = (path: string, heading: Words): readonly Entry[] => {
  const query = path.includes('?') ? `${path}&` : `${path}?`
  return [
    ...searchAnother('企业'),
    button('搜索', goes(path)),
    ...filters(FILTERS_OF_POSITIONS),
    toggle('隐藏已投递', checks(`${query}hide=1`)),
    radio('综合', checksAgain('最新')),
    radio('最新', checks(`${query}sort=newest`)),
    radio('薪资', checks(`${query}sort=salary`)),
    ...companies('职位'),
    ...positions('职位'),
    ...pages(heading),
    button('登录 / 注册', opens('学生登录')),
    link('全部', '#/collegeJobfair?from=2', leads(/学/), '最近的双选会'),
    link(/./, /^#\/jobFair\?id=\d+$/, leads(/双选会|专场/), '最近的双选会'),
  ]
}

export const companyList = (path: string, heading: Words): readonly Entry[] => [
  ...searchAnother('职位'),
  button('搜索', goes(path)),
  ...filters(FILTERS_OF_COMPANIES),
  ...companies('企业'),
  button(/^收藏：/, opens('学生登录')),
  ...pages(heading),
]

/** Links to the home. @param name of the one with the mark */
export const home = (name: Words) => [link(name, '#/', leads(/./)), link('首页', '#/', leads(/./))]

/** @param fair how the page of fairs is headed */
export const navigation = (fair: Words): readonly Entry[] => [
  link('职位推荐', '#/jobRecommend', leads('职位推荐')),
  link('企业名录', '#/companyList?isAll=1', leads('企业名录')),
  link('校园双选会', '#/jobFair', leads(fair)),
]

/** Where who is no student goes in. */
export const doors = (staff: string): readonly Entry[] => [
  button('我要招聘', opens('企业登录')),
  button(staff, opens(`${staff}登录`)),
]
