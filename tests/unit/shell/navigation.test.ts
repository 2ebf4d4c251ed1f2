import { describe, expect, it } from 'vitest'
import type { SiteInfo } from '../../../contract/calls/site.ts'
import { accountLinks, adminLabel, navigation, type Routes } from '../../../src/features/shell/navigation.ts'
import { university } from './sites.ts'

const everywhere = {
  home: '/',
  aiWrite: '/ai/write',
  aiDiagnose: '/ai/diagnose',
  aiInterview: '/ai/interview',
  positions: '/positions',
  companies: '/companies',
  fair: '/fair',
  feedback: '/feedback',
  interviews: '/interviews',
  favourites: '/favourites',
  about: '/about',
} satisfies Required<Routes>

const labels = (site: SiteInfo, fairTitle: string | null = '秋季双选会', routes: Routes = everywhere) =>
  navigation({ site, fairTitle, routes }).map(({ label }) => label)

const faculty: SiteInfo = { ...university, school: { ...university.school!, school_type: 2 } }

describe('navigation', () => {
  it('holds everything that a site has switched on', () => {
    expect(labels(university)).toEqual(['首页', 'AI简历', 'AI模拟面试', '职位推荐', '企业名录', '秋季双选会'])
  })

  it('groups the two AI pages under one entry', () => {
    const group = navigation({ site: university, fairTitle: null, routes: everywhere })[1]
    expect(group && 'links' in group && group.links.map(({ label, path }) => [label, path])).toEqual([
      ['AI写简历', '/ai/write'],
      ['AI诊断', '/ai/diagnose'],
    ])
  })

  it.each<[string, Partial<SiteInfo>, string]>([
    ['AI简历', { is_open_ai: 0 }, 'is_open_ai'],
    ['AI模拟面试', { is_ai_interview: 0 }, 'is_ai_interview'],
    ['职位推荐', { catalogue: { position_recommend: 0, company_show_all: 1 } }, 'position_recommend'],
    ['企业名录', { catalogue: { position_recommend: 1, company_show_all: 0 } }, 'company_show_all'],
  ])('leaves out %s where its switch is off [SITE-2]', (label, change) => {
    expect(labels({ ...university, ...change })).toEqual(labels(university).filter((other) => other !== label))
  })

  it('leaves out the fair where the third exhibition entry does not show', () => {
    expect(labels(university, null)).not.toContain('秋季双选会')
  })

  it('leads nowhere that does not exist yet', () => {
    expect(labels(university, '秋季双选会', { home: '/' })).toEqual(['首页'])
    expect(accountLinks({ home: '/' })).toEqual([])
  })

  it('has short entries on a faculty site', () => {
    expect(labels(faculty, '招聘会')).toEqual(['职位', '企业', '招聘会'])
  })

  it('lists the pages of a student', () => {
    expect(accountLinks(everywhere).map(({ label }) => label)).toEqual(['投递反馈', '我的面试', '我的收藏'])
  })
})

describe('adminLabel', () => {
  it.each<[string, SiteInfo]>([
    ['学校后台', university],
    ['院系后台', faculty],
    ['主办方后台', { ...university, type: 3, school: null }],
    ['后台', { ...university, is_taiban: 1 }],
  ])('is %s', (label, site) => {
    expect(adminLabel(site)).toBe(label)
  })
})
