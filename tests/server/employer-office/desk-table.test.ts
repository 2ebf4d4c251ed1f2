import { eq, gt, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { deliverResume, stepDelivery } from '../../../contract/calls/deliveries.ts'
import { exportDeliveries, getDeskAccount, getDeskPositions, openDelivery } from '../../../contract/calls/desk.ts'
import { codes } from '../../../contract/codes.ts'
import type { BasicInfo } from '../../../contract/resume.ts'
import type { DeskTableRow } from '../../../server/areas/applications/desk-lists.ts'
import { tableOf } from '../../../server/areas/employer-office/table.ts'
import { companyMembers, positions } from '../../../server/areas/jobs/schema.ts'
import { addCompany, addPosition, addTerms } from '../world/content-rows.ts'
import { forgetDeliveries, writeResume } from '../world/delivery-rows.ts'
import { employerOf } from '../world/invitation-rows.ts'
import { forgetResumes } from '../world/resume-rows.ts'
import { freshWorlds } from '../world/stage.ts'
import { cellsOf, partsOf } from '../world/workbook.ts'
import type { Browser } from '../world.ts'

const stage = freshWorlds()
const db = () => stage.store.db

let employer: Browser
let company = 0
let position = 0

beforeAll(async () => {
  await addTerms(db())
  company = await addCompany(db(), { name: '启明' })
})

beforeEach(async () => {
  await forgetDeliveries(db())
  await forgetResumes(db())
  position = await addPosition(db(), company, { title: '测试工程师' })
  employer = await employerOf(stage, '13900000001', company)
})

async function delivered(
  phone: string,
  basic: Partial<BasicInfo>,
  to = position,
): Promise<{ id: string; student: Browser }> {
  const student = stage.world.browser()
  await student.logIn(phone)
  await writeResume(student, basic)
  const { data } = await student.call(deliverResume, { position_id: String(to) })
  return { id: data.id, student }
}

const load = (query = '', browser = employer) =>
  browser.request({ method: 'GET', url: `${exportDeliveries.path}?public_source=1${query}` })

const read = async (query = '', browser = employer) => cellsOf((await load(query, browser)).rawPayload)

const HEAD = ['姓名', '学校', '专业', '学历', '职位', '状态', '投递时间（北京时间）', '电话', '邮箱']

it('takes deliveries away as a table of Excel, the latest first, and marks nothing as read', async () => {
  await delivered('13800000001', { name: '陈思远', phone: '13855501726', email: 'siyuan@example.com' })
  stage.world.advance(60_000)
  const { id } = await delivered('13800000002', { name: '周"予",安', phone: '0912345678', email: 'yuan@example.com' })
  await employer.call(openDelivery, { id })
  const answer = await load()
  expect(answer.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="file.xlsx"; filename*=UTF-8''${encodeURIComponent('投递 启明.xlsx')}`,
  )
  expect(answer.headers['cache-control']).toBe('private, no-store')
  const same = ['江临大学', '软件工程', '本科', '测试工程师']
  const at = (clock: string) => new Date(`2026-11-20T${clock}Z`)
  expect(await cellsOf(answer.rawPayload)).toEqual([
    HEAD,
    ['周"予",安', ...same, '已查看', at('17:01'), '0912345678', 'yuan@example.com'],
    ['陈思远', ...same, '已投递', at('17:00'), '13855501726', 'siyuan@example.com'],
  ])
  expect(
    (await employer.call(getDeskPositions, {})).data.list.find((one) => one.id === String(position)),
  ).toMatchObject({
    deliveries: 2,
    unread: 1,
    undecided: 2,
  })
})

describe('a table', () => {
  const row: DeskTableRow = {
    id: '1',
    name: '',
    school: '江临大学',
    major: '',
    degree: '',
    position: { id: '7', title: '测试工程师' },
    status: 'submitted',
    delivered_at: '2026-11-20T16:30:00.000Z',
    phone: '+49 151 23456789',
    email: '',
  }
  const nameIn = async (name: string) => (await cellsOf(await tableOf([{ ...row, name }], 'zh-CN')))[1]?.[0]

  it.each([
    '=1+1',
    '+86',
    '-2',
    '@SUM(A1)',
    '=HYPERLINK("http://evil.example")',
    '0912345678',
    '1E5',
    'TRUE',
    '2026-11-20',
    "'",
    ' \t两边 ',
    '<v>&amp;]]></v>',
    '_x0041_',
    '__proto__',
    'constructor',
    '😀𠮷',
  ])('holds as text, to the letter, what somebody wrote: %s', async (name) => {
    expect(await nameIn(name)).toBe(name)
  })

  it.each([
    ['control', '陈\0\x01\x08\x1b\x7f思远'],
    ['half of a character', '陈\ud800思\udc00\udc00远'],
    ['number of no character', '陈\ufffe思\uffff远'],
  ])('holds no %s, of which a program would call it damaged', async (_, name) => {
    expect(await nameIn(name)).toBe('陈思远')
  })

  it('holds no more in a cell than Excel takes', async () => {
    expect(await nameIn('长'.repeat(40_000))).toBe('长'.repeat(32_767))
    expect(await nameIn(`${'长'.repeat(32_766)}😀`)).toBe('长'.repeat(32_766))
  })

  it('is well formed, has no formula, and keeps its head in view', async () => {
    const parts = partsOf(await tableOf([{ ...row, name: '=1+1\0\ud800\uffff<&>' }], 'zh-CN'))
    expect(await validateXML({ xml: Object.values(parts), normalization: 'format' })).toMatchObject({ valid: true })
    const sheet = parts['xl/worksheets/sheet1.xml']
    expect(sheet).toContain('state="frozen"')
    expect(sheet).not.toContain('<f')
    // Texts stand in their cells. A number is the time alone: China is a day ahead then.
    const numbers = [...(sheet ?? '').matchAll(/<v>([^<]+)/g)].map(([, value]) => Number(value))
    expect(numbers).toEqual([expect.closeTo(46_347 + 30 / 1440, 6)])
  })
})

it('holds what the list is narrowed to, and of whoever took it back no more than that it was', async () => {
  const other = await addPosition(db(), company, { title: '运维工程师' })
  const { id, student } = await delivered('13800000001', { name: '陈思远', phone: '13855501726' })
  const second = await delivered('13800000002', { name: '周予安' }, other)
  const names = async (query: string) => (await read(query)).slice(1).map(([name]) => name)
  expect(await names(`&position_id=${other}`)).toEqual(['周予安'])
  expect(await names('&keyword=%E6%80%9D%E8%BF%9C')).toEqual(['陈思远'])
  await employer.call(openDelivery, { id: second.id })
  expect(await names('&status=unread')).toEqual(['陈思远'])
  await student.call(stepDelivery, { id, step: 'withdraw' })
  const rows = await read()
  expect(rows).toContainEqual([
    null,
    null,
    null,
    null,
    '测试工程师',
    '已撤回',
    new Date('2026-11-20T17:00Z'),
    null,
    null,
  ])
  expect(JSON.stringify(rows)).not.toMatch(/13855501726|陈思远/)
  expect(await names('&keyword=%E6%80%9D%E8%BF%9C')).toEqual([])
})

it('holds 5,000 deliveries and is refused where there are more, with what to do', async () => {
  const { id } = await delivered('13800000001', { name: '陈思远' })
  const copies = (table: 'positions' | 'deliveries', from: number, to: number) => sql`
    insert into ${sql.identifier(table)} overriding system value
    select (jsonb_populate_record(one, jsonb_build_object('id', one.id + n, 'position_id', ${position}::int + n))).*
    from ${sql.identifier(table)} one, generate_series(${from}::int, ${to}::int) n
    where one.id = ${table === 'positions' ? position : Number(id)}`
  const add = async (from: number, to: number) => {
    await db().execute(copies('positions', from, to))
    await db().execute(copies('deliveries', from, to))
  }
  await add(1, 4999)
  expect(await read()).toHaveLength(5001)
  await add(5000, 5000)
  expect((await load()).json()).toMatchObject({
    code: codes.refused,
    msg: '一次最多导出 5000 份投递，请先按职位或状态筛选',
  })
  expect(await read(`&position_id=${position}`)).toHaveLength(2)
  await forgetDeliveries(db())
  await db().delete(positions).where(gt(positions.id, position))
})

it('speaks the employer’s language', async () => {
  await delivered('13800000001', { name: '陈思远' })
  employer.jar.set('locale', 'en')
  const [head, line] = await read()
  expect(head).toEqual('Name,School,Major,Degree,Position,Status,Applied (Beijing time),Phone,E-mail'.split(','))
  expect(line).toContain('陈思远')
})

it('is another company’s own, a student’s never, and nobody’s', async () => {
  await delivered('13800000001', { name: '陈思远' })
  const rival = await employerOf(stage, '13900000002', await addCompany(db(), { name: '江澜' }))
  expect(await read('', rival)).toEqual([HEAD])
  expect(await read(`&position_id=${position}`, rival)).toEqual([HEAD])
  const student = stage.world.browser()
  await student.logIn('13800000003')
  for (const browser of [student, stage.world.browser()]) {
    expect((await load('', browser)).json().code).toBe(codes.notLoggedIn)
  }
})

it('says who is at the desk by the session alone [EMP-4]', async () => {
  expect((await employer.call(getDeskAccount, {})).data).toEqual({
    login_type: 'company',
    phone: '139****0001',
    company_name: '启明',
  })
  const newcomer = stage.world.browser()
  const { user_id } = (await newcomer.logInEmployer('13900000003')).data
  await db()
    .delete(companyMembers)
    .where(eq(companyMembers.employerId, Number(user_id)))
  expect((await newcomer.call(getDeskAccount, {})).data).toMatchObject({ phone: '139****0003', company_name: null })
  const student = stage.world.browser()
  await student.logIn('13800000003')
  expect((await student.call(getDeskAccount, {})).data).toEqual({
    login_type: 'student',
    phone: '',
    company_name: null,
  })
  expect((await stage.world.browser().call(getDeskAccount, {})).code).toBe(codes.notLoggedIn)
})
