import { describe, expect, it } from 'vitest'
import type { SiteInfo } from '../../../contract/calls/site.ts'
import {
  accountLinks,
  adminLabel,
  isCurrent,
  type NavLink,
  navigation,
  routesOf,
} from '../../../src/entities/site/navigation.ts'
import { faculty, university } from './sites.ts'

const labels = (site: SiteInfo, fairTitle: string | null = '秋季双选会') =>
  navigation(site, fairTitle).map(({ label }) => label)

/** Every entry, with the two of the group in its place. */
const links = (site: SiteInfo): NavLink[] =>
  navigation(site, '秋季双选会').flatMap<NavLink>((entry) => ('links' in entry ? entry.links : [entry]))

describe('navigation', () => {
  it('holds everything that a site has switched on [NAV-2]', () => {
    expect(labels(university)).toEqual(['首页', 'AI简历', 'AI模拟面试', '职位推荐', '企业名录', '秋季双选会'])
  })

  it.each<[string, Partial<SiteInfo>, string]>([
    ['AI简历', { is_open_ai: 0 }, 'is_open_ai'],
    ['AI模拟面试', { is_ai_interview: 0 }, 'is_ai_interview'],
    ['职位推荐', { catalogue: { position_recommend: 0, company_show_all: 1 } }, 'position_recommend'],
    ['企业名录', { catalogue: { position_recommend: 1, company_show_all: 0 } }, 'company_show_all'],
  ])('leaves out %s where its switch is off [SITE-2] [NAV-2]', (label, change) => {
    expect(labels({ ...university, ...change })).toEqual(labels(university).filter((other) => other !== label))
  })

  it.each<[string, Partial<SiteInfo>, boolean]>([
    ['is_open_ai on, no isOpenAi', { is_open_ai: 1, isOpenAi: undefined }, true],
    ['isOpenAi on, no is_open_ai', { is_open_ai: undefined, isOpenAi: 1 }, true],
    ['isOpenAi on, is_open_ai off', { is_open_ai: 0, isOpenAi: 1 }, true],
    ['both off', { is_open_ai: 0, isOpenAi: 0 }, false],
    ['neither', { is_open_ai: undefined, isOpenAi: undefined }, false],
  ])('knows the switch of AI简历 by both of its names: %s [SITE-2]', (_, change, isOn) => {
    expect(labels({ ...university, ...change }).includes('AI简历')).toBe(isOn)
  })

  it('leaves out the fair where the third exhibition entry does not show [NAV-2]', () => {
    expect(labels(university, null)).not.toContain('秋季双选会')
  })

  it('leads to pages, and asks where it depends on the visitor [NAV-2]', () => {
    expect(links(university).map(({ label, path, enters }) => [label, enters ?? path])).toEqual([
      ['首页', '/'],
      ['AI写简历', 'aiWriting'],
      ['AI诊断', 'aiDiagnosis'],
      ['AI模拟面试', 'aiInterview'],
      ['职位推荐', '/jobRecommend'],
      ['企业名录', '/companyList?isAll=1'],
      ['秋季双选会', '/jobFair'],
    ])
  })

  it('marks the interview alone as beta [NAV-2]', () => {
    expect(links(university).flatMap(({ label, isBeta }) => (isBeta ? [label] : []))).toEqual(['AI模拟面试'])
  })

  it('has a faculty’s own short entries and lists on its site [NAV-1]', () => {
    expect(navigation(faculty, '招聘会').map((entry) => [entry.label, 'path' in entry && entry.path])).toEqual([
      ['职位', '/collegePosition'],
      ['企业', '/collegeCompany'],
      ['招聘会', '/collegeJobfair'],
    ])
  })

  it('knows the open page without its query', () => {
    expect(links(university).flatMap((link) => (isCurrent(link, '/companyList') ? [link.label] : []))).toEqual([
      '企业名录',
    ])
  })

  it.each([
    [university, '/positionList', '职位推荐'],
    [university, '/collegePosition', '职位推荐'],
    [university, '/collegeCompany', '企业名录'],
    [faculty, '/collegePosition', '职位'],
    [faculty, '/positionList', '职位'],
  ])('knows the entry that a list belongs to [JOB-1] [JOB-6]', (site, pathname, label) => {
    expect(links(site).flatMap((link) => (isCurrent(link, pathname) ? [link.label] : []))).toEqual([label])
  })

  it('lists the pages of a student [NAV-5]', () => {
    expect(accountLinks(university).map(({ label, path }) => [label, path])).toEqual([
      ['投递反馈', '/deliveryFeedback?from=3'],
      ['我的面试', '/myInterviewList'],
      ['我的收藏', '/myCollect?from=3'],
    ])
  })

  it('has the page about the site everywhere', () => {
    expect([routesOf(university).about, routesOf(faculty).about]).toEqual(['/about', '/about'])
  })
})

describe('adminLabel', () => {
  it.each<[string, SiteInfo]>([
    ['学校后台', university],
    ['院系后台', faculty],
    ['主办方后台', { ...university, type: 3, school: null }],
    ['后台', { ...university, is_taiban: 1 }],
  ])('is %s [NAV-6]', (label, site) => {
    expect(adminLabel(site)).toBe(label)
  })
})
