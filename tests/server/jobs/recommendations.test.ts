import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getRecommendedPositions } from '../../../contract/calls/positions.ts'
import { saveEducation, savePositionIntention, saveWish } from '../../../contract/calls/resume.ts'
import { emptyResume, type Intention } from '../../../contract/resume.ts'
import { deliveries } from '../../../server/areas/applications/schema.ts'
import { positions, terms } from '../../../server/areas/jobs/schema.ts'
import { addCompany, addPosition, addTerms, daysFromStart } from '../world/content-rows.ts'
import { forgetResumes, schoolOf } from '../world/resume-rows.ts'
import { freshWorlds } from '../world/stage.ts'
import type { Browser } from '../world.ts'

const stage = freshWorlds()
const db = () => stage.store.db
/** The test's own rows. */
const own = { industry: ['t-industry'] }
let student: Browser
let id = ''
let version = 0
const ids: Record<string, number> = {}

beforeAll(async () => {
  await addTerms(db())
  await db()
    .insert(terms)
    .values({ kind: 'city', value: 't-island', label: { 'zh-CN': '岛城' }, parent: '', place: 9001 })
  const company = await addCompany(db(), { industry: 't-industry' })
  const rows: [string, Parameters<typeof addPosition>[2]][] = [
    ['桥梁工程师', { category: 't-spans', discipline: 't-civil', publishedAt: daysFromStart(-4) }],
    ['网络规划师', { category: 't-networking', city: 't-island', publishedAt: daysFromStart(-3) }],
    ['前端工程师', { category: 't-frontend', education: 'master', publishedAt: daysFromStart(-2) }],
    ['前端实习生', { category: 't-frontend', period: 'internship', publishedAt: daysFromStart(-5) }],
  ]
  for (const [title, row] of rows)
    ids[title] = await addPosition(db(), company, { title, industry: 't-industry', ...row })
})

beforeEach(async () => {
  await forgetResumes(db())
  version = 0
  student = stage.world.browser()
  id = await student.logIn('13812349999')
})

const read = async (params: object = {}, browser = student) =>
  (await browser.call(getRecommendedPositions, { ...own, ...params })).data.list
const titles = async (params: object = {}) => (await read(params)).map(({ title }) => title)
const reasons = async (title: string) => (await read()).find((one) => one.title === title)?.match
async function hope(intention: Partial<Intention>) {
  const content = { ...emptyResume.intention, ...intention }
  version = (await student.call(savePositionIntention, { version: String(version), content })).data.version
}

describe('recommendations', () => {
  it('follow the intention, and an intention that changes changes them [JOB-1]', async () => {
    const lists = []
    for (const intention of [{ positions: ['前端开发'] }, { cities: ['岛城市'] }, { positions: ['桥梁'] }]) {
      await hope(intention)
      lists.push((await titles())[0])
    }
    expect(lists).toEqual(['前端工程师', '网络规划师', '桥梁工程师'])
  })

  it('say why, each reason by itself [JOB-1]', async () => {
    await hope({ positions: ['前端开发'], cities: ['海港'], kind: 'internship' })
    await student.call(saveEducation, { version: '1', entry: schoolOf('school-1', { major: '软件工程' }) })
    expect(await reasons('前端实习生')).toEqual({
      reasons: ['position', 'major', 'city', 'kind'],
      is_degree_short: false,
    })
    expect(await reasons('网络规划师')).toBeUndefined()
    expect(await reasons('桥梁工程师')).toEqual({ reasons: ['city'], is_degree_short: false })
    expect((await titles())[0]).toBe('前端实习生')
  })

  it.each([
    ['<p>本科及以上学历，土木工程、测绘工程等相关专业。</p>', false],
    ['<p>桥梁专业优先</p>', true],
    ['<p>土木工程、桥梁与隧道等相关专业</p>', true],
    ['<p>通信类专业</p><p>懂桥梁设计</p>', false],
    ['<p>专业不限，会学专业知识</p>', true],
  ])('name the major only where it is asked for, or none is: %s [JOB-1]', async (requirement, isSaid) => {
    const title = '护栏岗'
    const company = await addCompany(db(), { industry: 't-industry' })
    const row = { title, industry: 't-industry', category: 't-spans', discipline: 't-civil', requirement }
    const added = await addPosition(db(), company, row)
    await student.call(saveEducation, { version: '0', entry: schoolOf('school-1', { major: '桥梁工程' }) })
    const match = await reasons(title)
    await db().delete(positions).where(eq(positions.id, added))
    expect(match?.reasons ?? []).toEqual(isSaid ? ['major'] : [])
  })

  it('show what asks for a higher degree further down, and say so [JOB-1]', async () => {
    await hope({ positions: ['前端开发'] })
    expect(await titles()).toEqual(['前端工程师', '前端实习生', '网络规划师', '桥梁工程师'])
    await student.call(saveEducation, { version: '1', entry: schoolOf('school-1', { major: '', degree: 'bachelor' }) })
    expect(await titles()).toEqual(['前端实习生', '前端工程师', '网络规划师', '桥梁工程师'])
    expect(await reasons('前端工程师')).toEqual({ reasons: ['position'], is_degree_short: true })
  })

  it('weigh what is wished for, and what was applied to [JOB-1]', async () => {
    await student.call(saveWish, { version: '0', content: { ...emptyResume.wish, company_kinds: ['桥梁'] } })
    expect((await titles())[0]).toBe('桥梁工程师')
    expect(await reasons('桥梁工程师')).toEqual({ reasons: ['wish'], is_degree_short: false })
    const at = daysFromStart(-1)
    const row = { positionId: ids['前端实习生']!, searched: '', deliveredAt: at, readAt: at }
    await db()
      .insert(deliveries)
      .values({ ...row, studentId: Number(id) })
    expect((await titles()).slice(0, 2)).toEqual(['前端工程师', '前端实习生'])
    expect(await reasons('前端工程师')).toEqual({ reasons: ['applied'], is_degree_short: false })
  })

  it('give way to what was searched for and to an order that was chosen [JOB-1]', async () => {
    await hope({ positions: ['桥梁'] })
    expect((await titles({ keyword: '前端' })).slice(0, 2).toSorted()).toEqual(['前端实习生', '前端工程师'])
    expect((await titles({ sort: 'newest' }))[0]).toBe('前端工程师')
  })

  it('say nothing to anybody else [JOB-1]', async () => {
    const list = await read({}, stage.world.browser())
    expect(list.map((one) => 'match' in one)).toEqual([false, false, false, false])
  })
})
