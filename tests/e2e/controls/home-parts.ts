import { button, disclosure, type Entry, link } from './catalogue.ts'
import { first, searchAnother } from './shared.ts'
import { unfolds } from './states.ts'
import { goes, leads, opensTab } from './ways.ts'

const COLUMNS = /^(求职指导|手续办理|公职与入伍|双选会动态|基层与国家项目|就业微课)$/
const GLOBAL = 'https://global-careers.example/students'

const wanted = link(/./, /^#\/positionList\?keyword=/, leads('全部职位'))

export const searches: readonly Entry[] = [...searchAnother('企业'), button('搜索', goes('/positionList')), wanted]
export const fairNow = link(/^进行中 /, /^#\/jobFair\?id=\d+$/, leads(/双选会$/))
export const zones = link(/./, /^#\/(companyList|positionList)\?zoneid=\d+&title=/, leads(first))
/** Headed by the column that they lead to. */
export const columns = link(/./, /^#\/(wenList|contentListNew)\?id=\d+&title=/, leads(COLUMNS))
export const categories: readonly Entry[] = [
  link(/./, /^#\/positionList\?value=[a-z-]+&label=/, leads(first), '热门职位'),
  disclosure('展开全部 48 个类别', unfolds),
]
export const global = link('国际组织 实习与任职', GLOBAL, opensTab(GLOBAL))
export const work: readonly Entry[] = [global, zones, columns]
