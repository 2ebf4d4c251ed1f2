import { beforeEach, describe, expect, it } from 'vitest'
import { getCommon, login } from '../../../contract/calls/authentication.ts'
import * as calls from '../../../contract/calls/resume.ts'
import { emptyResume, resumeLimits } from '../../../contract/resume.ts'
import { resumes } from '../../../server/areas/resume/schema.ts'
import { basicOf, forgetResumes, recordOf, schoolOf, workOf } from '../world/resume-rows.ts'
import { freshWorlds } from '../world/stage.ts'
import type { Browser } from '../world.ts'

const stage = freshWorlds()
let student: Browser
let id: string

const { saveBasicInfo, saveEducation, deleteEducation, saveWork, saveOther, saveWish, savePositionIntention } = calls

beforeEach(async () => {
  await forgetResumes(stage.store.db)
  student = stage.world.browser()
  id = await student.logIn('13800000002')
})

const read = () => recordOf(student, id)
const saveSummary = (version: number | string, content: string) =>
  student.call(saveOther, { part: 'summary', version: String(version), content })
const addSchool = (version: number, school: string, name = '江临大学') =>
  student.call(saveEducation, { version: String(version), entry: schoolOf(school, { school: name }) })
const putInOrder = (version: number, order: string[]) =>
  student.call(saveEducation, { version: String(version), order })
const schools = async () => (await read()).content.education.map((entry) => entry.id)

describe('the resume of a student', () => {
  it('holds only the telephone at version 0 before anything is written, and does not count as a resume [RES-2]', async () => {
    const { data } = await student.call(calls.getResume, { user_id: id })
    expect(data).toMatchObject({ name: '', has_resume: '0' })
    const { updated_at, ...record } = await read()
    const content = { ...emptyResume, basic: { ...emptyResume.basic, phone: '13800000002' } }
    expect(record).toEqual({ version: 0, content, versions: {}, attachments: [] })
    expect(new Date(updated_at).toISOString()).toBe(updated_at)
    expect(await stage.store.db.$count(resumes)).toBe(0)
  })

  it('begins with the telephone as it is written in Taiwan, and leaves it out once the student did [RES-2]', async () => {
    const other = stage.world.browser('taiwan.localhost')
    await other.requestCode('886912345601', other.appId('sms'))
    const smsCode = await other.receivedCode('886912345601')
    const userId = (await other.call(login, { phone: '886912345601', smsCode })).data.user_id
    const phone = async () => (await recordOf(other, userId)).content.basic.phone
    expect(await phone()).toBe('0912345601')
    await other.call(saveBasicInfo, { version: '0', content: basicOf({ phone: '' }) })
    expect(await phone()).toBe('')
  })

  it('is kept section by section, each under the version it changed with [RES-2]', async () => {
    const wish = { industries: ['互联网'], company_kinds: ['国企'], note: '双休' }
    const intention = { ...emptyResume.intention, positions: ['后端'], salary_min: 8, salary_max: 12, from: 'now' }
    const answers = [
      await student.call(saveBasicInfo, { version: '0', content: basicOf() }),
      await addSchool(0, 'school-1'),
      await student.call(saveWork, { version: '0', entry: workOf('work-0001') }),
      await saveSummary(0, '[稳重]\n"细心" 🙂'),
      await student.call(saveWish, { version: '0', content: wish }),
      await student.call(savePositionIntention, { version: '0', content: intention }),
    ]
    expect(answers.map(({ code, data }) => [code, data.version])).toEqual([1, 2, 3, 4, 5, 6].map((one) => [0, one]))
    expect(await read()).toEqual({
      version: 6,
      updated_at: answers.at(-1)?.data.updated_at,
      content: {
        ...emptyResume,
        basic: basicOf(),
        education: [schoolOf('school-1')],
        work: [workOf('work-0001')],
        summary: '[稳重]\n"细心" 🙂',
        wish,
        intention,
      },
      versions: { basic: 1, 'school-1': 2, 'work-0001': 3, summary: 4, wish: 5, intention: 6 },
      attachments: [],
    })
    expect((await student.call(calls.getPositionIntention, {})).data).toEqual({ version: 6, content: intention })
  })

  it.each(['123', 'null', '{"a":1}', '["a"]', '"', 'true', ' \t\n '])(
    '%j comes back as the same text [RES-5]',
    async (text) => {
      await saveSummary(0, text)
      expect((await read()).content.summary).toBe(text)
    },
  )

  it('has a name: that makes it a resume, until the name is taken away [RES-2]', async () => {
    const flags = async () => [
      (await student.call(getCommon, {})).data.has_resume,
      (await student.call(calls.getResume, { user_id: id, only: 'head' })).data,
    ]
    await addSchool(0, 'school-1')
    expect(await flags()).toEqual(['0', { name: '', sex: '0', has_resume: '0', resume: null }])
    await student.call(saveBasicInfo, { version: '0', content: basicOf({ name: ' 思远 ', sex: '1' }) })
    expect(await flags()).toEqual(['1', { name: '思远', sex: '1', has_resume: '1', resume: null }])
    expect((await read()).content.basic.name).toBe(' 思远 ')
    await student.call(saveBasicInfo, { version: '2', content: basicOf({ name: ' ', sex: '' }) })
    expect(await flags()).toEqual(['0', { name: '', sex: '0', has_resume: '0', resume: null }])
  })

  it('says the name of a student whom the site knew only by phone', async () => {
    const fresh = stage.world.browser()
    await fresh.logIn('13955551234')
    expect((await fresh.call(getCommon, {})).data).toMatchObject({ name: '', has_resume: '0' })
    await fresh.call(saveBasicInfo, { version: '0', content: basicOf({ name: '新来的' }) })
    expect((await fresh.call(getCommon, {})).data).toMatchObject({ name: '新来的', has_resume: '1' })
  })

  it('drops what neither PostgreSQL nor a page can carry, and what no field is for, and nothing else', async () => {
    const entry = {
      ...workOf('work-0001', { company: 'A\u0000B\u001b\ud800C', bullets: ['x\ty\n\u0007z🙂'] }),
      admin: true,
    }
    expect((await student.call(saveWork, { version: '0', entry })).code).toBe(0)
    expect((await read()).content.work).toEqual([workOf('work-0001', { company: 'ABC', bullets: ['x\ty\nz🙂'] })])
  })

  it('tells when it last changed, by the server’s clock', async () => {
    const { data: first } = await saveSummary(0, '一')
    stage.world.advance(5000)
    const { data: second } = await saveSummary(1, '二')
    expect(Date.parse(second.updated_at) - Date.parse(first.updated_at)).toBe(5000)
  })
})

describe('a save on a version', () => {
  it('is refused where the section changed after it, with how it stands, and writes nothing [RES-5]', async () => {
    await saveSummary(0, '甲')
    const answer = await saveSummary(0, '乙')
    const { version, updated_at } = await read()
    expect([answer.status, answer.code, answer.data]).toEqual([200, 40900, { version: 1, updated_at, content: '甲' }])
    expect(answer.msg).toBe('这部分内容刚在别处改过，您的修改还没有保存。请对照两边，选择要保留的内容')
    expect([version, (await read()).content.summary]).toEqual([1, '甲'])
    expect((await saveSummary(1, '乙')).data.version).toBe(2)
  })

  it('speaks the visitor’s language', async () => {
    await saveSummary(0, '甲')
    student.jar.set('locale', 'en')
    expect((await saveSummary(0, '乙')).msg).toMatch(/^This part was changed elsewhere meanwhile/)
  })

  it('a save that changes nothing succeeds without a change, so that a lost answer may be asked for again [RES-5]', async () => {
    const basic = basicOf()
    await student.call(saveBasicInfo, { version: '0', content: basic })
    await addSchool(0, 'school-1')
    const before = await read()
    stage.world.advance(1000)
    const again = [
      await student.call(saveBasicInfo, { version: '0', content: basic }),
      await addSchool(0, 'school-1'),
      await saveSummary(0, ''),
      await putInOrder(0, ['school-1']),
      await student.call(saveEducation, { version: '0' }),
    ]
    expect(again.map(({ code, data }) => [code, data.version])).toEqual(Array(5).fill([0, 2]))
    expect(await read()).toEqual(before)
  })

  it('a save on a version does not look at other sections and entries [RES-2]', async () => {
    await addSchool(0, 'school-1')
    await addSchool(0, 'school-2')
    await saveSummary(0, '甲')
    const answers = [
      await addSchool(1, 'school-1', '甲'),
      await addSchool(2, 'school-2', '乙'),
      await student.call(saveBasicInfo, { version: '0', content: basicOf() }),
      await saveSummary(3, '乙'),
      await student.call(saveOther, { part: 'links', version: '0', content: [] }),
    ]
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0])
    expect((await read()).versions).toEqual({ 'school-1': 4, 'school-2': 5, basic: 6, summary: 7 })
  })

  it('a save of an entry is refused where that entry changed after its version [RES-5]', async () => {
    await addSchool(0, 'school-1')
    await addSchool(1, 'school-1', '甲')
    const { updated_at } = await read()
    const answer = await addSchool(1, 'school-1', '乙')
    expect([answer.code, answer.data]).toEqual([
      40900,
      { version: 2, updated_at, content: schoolOf('school-1', { school: '甲' }) },
    ])
    expect((await addSchool(2, 'school-1', '乙')).code).toBe(0)
  })

  it('a save of an entry that was deleted meanwhile finds null, and brings nothing back [RES-5]', async () => {
    await addSchool(0, 'school-1')
    await student.call(deleteEducation, { id: 'school-1' })
    for (const wait of [0, 10_000, 86_400_000]) {
      stage.world.advance(wait)
      const answer = await addSchool(9, 'school-1', '乙')
      expect([answer.code, answer.data]).toMatchObject([40900, { content: null }])
      expect(await schools()).toEqual([])
    }
  })

  it('a version that the server never gave is refused, whatever stands', async () => {
    await saveSummary(0, '甲')
    const answer = await saveSummary(999_999_999, '乙')
    expect([answer.code, answer.data]).toMatchObject([40900, { version: 1, content: '甲' }])
  })

  it.each(['', '-1', '1.5', '1e3', 'x', '1234567890'])('the version %j is malformed', async (version) => {
    expect((await saveSummary(version, '乙')).code).toBe(10001)
  })

  it('wins once of fifty at once, and the others are told what won [RES-5]', async () => {
    await addSchool(0, 'school-1')
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => saveSummary(0, `第 ${index} 个`)))
    const won = answers.filter(({ code }) => code === 0)
    expect(won.map(({ data }) => data.version)).toEqual([2])
    const { version, content } = await read()
    expect(version).toBe(2)
    expect(content.summary).toBe(`第 ${answers.indexOf(won[0]!)} 个`)
    const lost = answers.filter(({ code }) => code === 40900)
    expect(lost.map(({ data }) => data)).toEqual(Array(49).fill(expect.objectContaining({ content: content.summary })))
  })

  it('made of different parts at once loses none of them [RES-2]', async () => {
    const entries = Array.from({ length: 10 }, (_, index) => `school-${index + 10}`)
    const answers = await Promise.all([
      ...entries.map((one) => addSchool(0, one)),
      saveSummary(0, '甲'),
      student.call(saveBasicInfo, { version: '0', content: basicOf() }),
    ])
    expect(answers.map(({ code }) => code)).toEqual(Array(12).fill(0))
    expect(answers.map(({ data }) => data.version).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    )
    expect((await schools()).toSorted()).toEqual(entries)
  })
})

describe('the order of entries', () => {
  beforeEach(async () => {
    for (const one of ['school-1', 'school-2', 'school-3']) await addSchool(0, one)
  })

  it('is that of adding, until it is put another way [RES-2]', async () => {
    expect(await schools()).toEqual(['school-1', 'school-2', 'school-3'])
    expect((await putInOrder(3, ['school-3', 'school-1', 'school-2'])).data.version).toBe(4)
    expect(await schools()).toEqual(['school-3', 'school-1', 'school-2'])
    expect((await read()).versions).toEqual({ 'school-1': 1, 'school-2': 2, 'school-3': 3, education: 4 })
    await addSchool(4, 'school-4')
    expect(await schools()).toEqual(['school-3', 'school-1', 'school-2', 'school-4'])
  })

  it('puts those that are not named after the others, and knows no foreign ones [RES-2]', async () => {
    await putInOrder(3, ['school-3', 'nowhere-1', 'school-3'])
    expect(await schools()).toEqual(['school-3', 'school-1', 'school-2'])
  })

  it('conflicts with another order, and not with what an entry holds [RES-5]', async () => {
    await putInOrder(3, ['school-2', 'school-1', 'school-3'])
    const answer = await putInOrder(3, ['school-3', 'school-2', 'school-1'])
    expect([answer.code, answer.data]).toMatchObject([
      40900,
      { version: 4, content: ['school-2', 'school-1', 'school-3'] },
    ])
    expect(await schools()).toEqual(['school-2', 'school-1', 'school-3'])
    expect((await addSchool(1, 'school-1', '甲')).code).toBe(0)
    expect((await putInOrder(4, ['school-3', 'school-2', 'school-1'])).code).toBe(0)
  })

  it('one save writes an order and an entry together, or neither [RES-5]', async () => {
    const entry = schoolOf('school-4')
    const both = { version: '3', entry, order: ['school-4', 'school-1'] }
    expect((await student.call(saveEducation, both)).data.version).toBe(4)
    expect(await schools()).toEqual(['school-4', 'school-1', 'school-2', 'school-3'])
    const late = { version: '3', entry: schoolOf('school-5'), order: ['school-5', 'school-1'] }
    expect((await student.call(saveEducation, late)).code).toBe(40900)
    expect(await schools()).toEqual(['school-4', 'school-1', 'school-2', 'school-3'])
  })
})

describe('the server refuses', () => {
  it('an entry too many, in the visitor’s language, however many come at once [RES-2]', async () => {
    const wanted = Array.from({ length: resumeLimits.education + 3 }, (_, index) => `school-${index + 100}`)
    const answers = await Promise.all(wanted.map((one) => addSchool(0, one)))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(resumeLimits.education)
    const refused = answers.filter(({ code }) => code === 20013)
    expect(refused.map(({ msg, data }) => [msg, data])).toEqual(
      Array(3).fill(['教育经历最多 10 条，请先删除一条再添加', null]),
    )
    expect((await read()).content.education).toHaveLength(resumeLimits.education)
    student.jar.set('locale', 'en')
    expect((await addSchool(0, 'school-999')).msg).toMatch(/^A resume holds at most 10 entries on education/)
  })

  it.each([
    [
      { phone: '1380000' },
      'phone',
      'phone',
      '联系电话的格式不对。大陆和台湾的手机号直接填写，其他地区的号码请以 + 和国家区号开头',
    ],
    [{ email: 'a@b' }, 'email', 'email', '邮箱的格式不对，请填写像 name@example.com 这样的地址'],
    [{ birth: '2026-12' }, 'birth', 'birthAhead', '出生年月不能晚于今天，请检查'],
    [{ birth: '2005-02-30' }, 'birth', 'noSuchDay', '出生日期不存在，请检查'],
  ])('basic information with %j, and the sentence names the field [RES-5]', async (changes, field, why, msg) => {
    const answer = await student.call(saveBasicInfo, { version: '0', content: basicOf(changes) })
    expect([answer.status, answer.code, answer.data, answer.msg]).toEqual([200, 20013, { field, why }, msg])
    expect((await read()).version).toBe(0)
  })

  it('an end before its start, and which item of a list it is in [RES-5]', async () => {
    const entry = workOf('work-0001', { start: '2026-05', end: '2026-04' })
    const work = await student.call(saveWork, { version: '0', entry })
    expect([work.code, work.data, work.msg]).toEqual([
      20013,
      { field: 'end', why: 'endFirst' },
      '结束时间不能早于开始时间，请检查',
    ])
    const link = { id: 'link-0001', label: '', url: 'github.com/qihang' }
    const content = [link, { ...link, id: 'link-0002', url: 'javascript:alert(1)' }]
    const links = await student.call(saveOther, { part: 'links', version: '0', content })
    expect([links.code, links.data, links.msg]).toEqual([
      20013,
      { field: 'url', why: 'link', item: 1 },
      '第 2 条：链接的格式不对，请填写以 http:// 或 https:// 开头的网址',
    ])
    expect((await read()).version).toBe(0)
  })

  it('content that no client of ours sends [RES-2]', async () => {
    const item = { id: 'skill-001', name: 'Java', level: 'expert' as const, keywords: [] }
    const twins = emptyResume.layout.order.map(() => 'work' as const)
    await student.call(saveWork, { version: '0', entry: workOf('taken-001') })
    const answers = [
      await student.call(saveOther, { part: 'skills', version: '0', content: [item, item] }),
      await student.call(saveOther, { part: 'layout', version: '0', content: { ...emptyResume.layout, order: twins } }),
      await addSchool(0, 'taken-001'),
      await addSchool(0, 'intention'),
      await addSchool(0, 'education'),
      await addSchool(0, '__proto__'),
      await addSchool(0, 'short'),
      await student.call(saveOther, { part: 'basic', version: '0', content: basicOf() } as never),
      await saveSummary(0, '长'.repeat(resumeLimits.summary + 1)),
    ]
    expect(answers.map(({ code }) => code)).toEqual(Array(9).fill(10001))
    expect((await read()).version).toBe(1)
  })

  it('a list with too many entries, and says how many it takes [RES-2]', async () => {
    const skill = (at: number) => ({ id: `skill-${100 + at}`, name: '技', level: '' as const, keywords: [] })
    const skills = Array.from({ length: 31 }, (_, at) => skill(at))
    const intention = { ...emptyResume.intention, cities: ['甲', '乙', '丙', '丁', '戊', '己'] }
    const entry = workOf('work-0001', { bullets: Array(13).fill('做') })
    const answers = [
      await student.call(saveOther, { part: 'skills', version: '0', content: skills }),
      await student.call(savePositionIntention, { version: '0', content: intention }),
      await student.call(saveWork, { version: '0', entry }),
    ]
    expect(answers.map(({ code, msg }) => [code, msg])).toEqual([
      [10001, '这一栏最多 30 项，请删减后再保存'],
      [10001, '这一栏最多 5 项，请删减后再保存'],
      [10001, '这一栏最多 12 项，请删减后再保存'],
    ])
    expect((await read()).version).toBe(0)
  })

  it('nothing that fits: it takes the fullest section there can be [RES-2]', async () => {
    const post = {
      organisation: '社'.repeat(60),
      position: '长'.repeat(60),
      start: '2024-09-01',
      end: 'present',
      bullets: Array.from({ length: resumeLimits.bullets }, () => '🙂'.repeat(resumeLimits.bullet)),
    }
    const content = Array.from({ length: resumeLimits.items }, (_, index) => {
      return { id: `post-${index}`.padEnd(36, '-'), ...post }
    })
    expect((await student.call(saveOther, { part: 'posts', version: '0', content })).code).toBe(0)
    expect((await read()).content.posts).toEqual(content)
  })
})
