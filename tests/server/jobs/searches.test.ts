import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Params } from '../../../contract/call.ts'
import { getSearches, removeSearch, saveSearch } from '../../../contract/calls/searches.ts'
import { savedSearches } from '../../../server/areas/jobs/schema.ts'
import { siteHosts } from '../../../server/areas/site/schema.ts'
import { addTerms } from '../world/content-rows.ts'
import { addDepartment, addSite, addZone } from '../world/site-rows.ts'
import { freshWorlds } from '../world/stage.ts'
import type { Browser } from '../world.ts'

const stage = freshWorlds()
const db = () => stage.store.db

type Filter = Params<typeof saveSearch>['filter']

let student: Browser
let zone = ''
let foreignZone = ''
let department = ''

beforeAll(async () => {
  await addTerms(db())
  const [site] = await db().select({ id: siteHosts.siteId }).from(siteHosts).where(eq(siteHosts.host, 'univ.localhost'))
  zone = String(await addZone(db(), site?.id ?? 0, { place: 9001 }))
  department = String(await addDepartment(db(), site?.id ?? 0, { place: 9001 }))
  foreignZone = String(await addZone(db(), await addSite(db(), 'other.localhost'), { place: 1 }))
})
beforeEach(async () => {
  await db().delete(savedSearches)
  student = stage.world.browser()
  await student.logIn('13800000001')
})

const save = (filter: Filter, more: Partial<Params<typeof saveSearch>> = {}, by = student) =>
  by.call(saveSearch, { list: 'position', filter, ...more })
const list = async (by = student) => (await by.call(getSearches, {})).data.list

describe('a saved search', () => {
  it('is what the list was narrowed by, in the words of each language', async () => {
    const filter: Filter = {
      keyword: ' 后端  工程师 ',
      value: ['t-frontend'],
      major: ['t-bridges', 't-networks'],
      city: ['t-harbour'],
      education: ['master', 'bachelor'],
      salary: '15',
      period: 'internship',
      grade: '2027',
      insize: ['10000'],
      within: '7',
      hide: '1',
      zoneid: zone,
      sort: 'salary',
    }
    const { data } = await save(filter)
    const { sort: _, hide: __, ...kept } = filter
    expect(data).toEqual({
      id: expect.any(String),
      list: 'position',
      filter: { ...kept, keyword: '后端 工程师', education: ['bachelor', 'master'] },
      label: {
        'zh-CN':
          '「后端 工程师」 · 名企专区 · 前端开发 · 桥梁工程或网络工程 · 海港 · 15K 以上 · 本科或硕士 · 实习 · 2027 届 · 10000+ 人 · 近 7 天',
        'zh-TW': expect.stringContaining('15K 以上 · 大學或碩士 · 實習'),
        en: expect.stringContaining('15K or more · Bachelor or Master · Internship · Class of 2027'),
      },
      host: '',
      site_name: expect.objectContaining({ 'zh-CN': '江临大学' }),
      saved_at: '2026-11-20T09:00:00.000Z',
      hits: null,
    })
    expect(await list()).toEqual([data])
  })

  it('is the same whether what was delivered is left out, also one that was saved when that counted', async () => {
    const { data } = await save({ keyword: '后端' })
    expect((await save({ keyword: '后端', hide: '1' })).data).toEqual(data)
    const before = { filter: { keyword: '后端', hide: '1' as const }, key: 'of before' }
    await db().update(savedSearches).set(before)
    expect(await list()).toEqual([data])
    expect((await save({ keyword: '后端' })).data).toEqual(data)
    expect(await list()).toEqual([data])
  })

  it('is the same in any order, and saved once, however often and fast it is asked for', async () => {
    const [first] = await Promise.all([
      save({ city: ['t-harbour'], keyword: '后端' }),
      save({ keyword: ' 后端', city: ['t-harbour', 't-harbour'], sort: 'newest' }),
      save({ keyword: '后端', city: ['t-harbour'] }),
    ])
    stage.world.advance(60_000)
    const again = await save({ keyword: '后端', city: ['t-harbour'] })
    expect([first.code, again.code, again.data]).toEqual([0, 0, first.data])
    expect(await list()).toHaveLength(1)
  })

  it('belongs to its site, which another names, and is another one there', async () => {
    await save({ period: 'internship' })
    stage.world.advance(1000)
    const elsewhere = stage.world.browser('main.localhost')
    elsewhere.jar.set('session_id', student.jar.get('session_id') ?? '')
    await save({ period: 'internship' }, {}, elsewhere)
    expect((await list()).map(({ host }) => host)).toEqual(['main.localhost', ''])
    const seen = await list(elsewhere)
    expect(seen.map(({ host, site_name }) => [host, site_name['zh-CN']])).toEqual([
      ['', '启航'],
      ['univ.localhost', '江临大学'],
    ])
    // Taken off over there by mistake, it is saved again from there.
    await elsewhere.call(removeSearch, { id: seen[1]?.id ?? '' })
    const { data } = await save({ period: 'internship' }, { host: 'univ.localhost' }, elsewhere)
    expect([data.host, (await list()).length]).toEqual(['univ.localhost', 2])
  })

  it('a search in a department’s list keeps the department, and one in a plain list drops it', async () => {
    const ofCollege = await save({ college: department }, { list: 'college' })
    expect(ofCollege.data.label['zh-CN']).toBe('信息学院')
    const ofAll = await save({ period: 'fulltime' }, { list: 'college' })
    expect(ofAll.data.label['zh-CN']).toBe('适合本院毕业生 · 全职')
    expect((await save({ college: department })).data).toEqual({ why: 'empty' })
    expect((await save({ period: 'fulltime', college: department })).data.filter).toEqual({ period: 'fulltime' })
  })

  it('is gone once it is taken off, as often as that is asked', async () => {
    const { data } = await save({ period: 'internship' })
    for (const _ of ['once', 'again']) expect((await student.call(removeSearch, { id: data.id })).code).toBe(0)
    expect(await list()).toEqual([])
  })

  it.each([
    [{}, 'empty', '请先选择筛选条件，再订阅'],
    [{ sort: 'newest', hide: '1', within: '3' }, 'empty', '请先选择筛选条件，再订阅'],
    [{ city: ['t-nowhere'] }, 'unknown', '筛选条件里有已不存在的选项，请重新选择后再订阅'],
    [{ value: ['t-harbour'] }, 'unknown', '筛选条件里有已不存在的选项，请重新选择后再订阅'],
  ] as const)('%j is none: %s', async (filter, why, msg) => {
    expect(await save(filter as unknown as Filter)).toMatchObject({ code: 20013, msg, data: { why } })
    expect(await list()).toEqual([])
  })

  it('knows no zone of another site, no department that is not here, and no site that is not ours', async () => {
    expect((await save({ zoneid: foreignZone })).data).toEqual({ why: 'unknown' })
    expect((await save({ college: '999999' }, { list: 'college' })).data).toEqual({ why: 'unknown' })
    expect((await save({ zoneid: foreignZone }, { host: 'other.localhost' })).code).toBe(0)
    for (const host of ['evil.example', 'univ.localhost/..', '']) {
      expect((await save({ period: 'internship' }, { host })).code).toBe(40400)
    }
  })

  it.each([
    [{ period: 'weekly' }],
    [{ city: 't-harbour' }],
    [{ city: ["'; drop table saved_searches"] }],
    [{ keyword: 'x'.repeat(61) }],
    [{ city: Array(21).fill('t-harbour') }],
    ['everything'],
    [null],
  ])('%j is no filter', async (filter) => {
    expect((await save(filter as unknown as Filter)).code).toBe(10001)
    expect((await save({ period: 'internship' }, { list: 'company' as 'college' })).code).toBe(10001)
    expect(await list()).toEqual([])
  })

  it('keeps what was typed as text, and as nothing else', async () => {
    const keyword = '<img src=x onerror=alert(1)>'
    const { data } = await save({ keyword })
    expect([data.filter.keyword, data.label['zh-CN']]).toEqual([keyword, `「${keyword}」`])
  })

  it('is one of twenty at most, also where many are saved at a time', async () => {
    const some = Array.from({ length: 24 }, (_, at) => save({ keyword: `前端 ${at}` }))
    const answers = await Promise.all(some)
    const refused = answers.filter(({ code }) => code !== 0)
    expect(refused.map(({ code, msg, data }) => [code, msg, data])).toEqual(
      Array(4).fill([20013, '订阅的搜索已达 20 个，请先退订一些', { why: 'full' }]),
    )
    const all = await list()
    expect(all).toHaveLength(20)
    expect((await save(all[0]?.filter ?? {})).code).toBe(0)
    await student.call(removeSearch, { id: all[0]?.id ?? '' })
    expect((await save({ keyword: '测试' })).code).toBe(0)
  })
})

describe('the owner of a saved search', () => {
  it('is the session’s, whatever a parameter or a cookie says', async () => {
    const { data } = await save({ period: 'internship' })
    const own = await student.whoAmI()
    const other = stage.world.browser()
    await other.logIn('13800000002')
    other.jar.set('user_id', own)
    expect((await other.call(removeSearch, { id: data.id })).code).toBe(0)
    expect((await other.call(removeSearch, { id: data.id, user_id: own })).code).toBe(20011)
    expect((await save({ period: 'fulltime' }, { user_id: own }, other)).code).toBe(20011)
    expect([await list(other), (await list()).length]).toEqual([[], 1])
    await save({ period: 'internship' }, {}, other)
    expect([(await list(other)).length, (await list()).length]).toEqual([1, 1])
  })
})
