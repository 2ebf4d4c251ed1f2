import { eq, gt, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { deliverResume, stepDelivery } from '../../../contract/calls/deliveries.ts'
import { exportDeliveries, getDeskAccount, getDeskPositions, openDelivery } from '../../../contract/calls/desk.ts'
import { codes } from '../../../contract/codes.ts'
import type { BasicInfo } from '../../../contract/resume.ts'
import { companyMembers, positions } from '../../../server/db/recruiting-schema.ts'
import { addCompany, addPosition, addTerms } from '../world/content-rows.ts'
import { forgetDeliveries, writeResume } from '../world/delivery-rows.ts'
import { employerOf } from '../world/invitation-rows.ts'
import { forgetResumes } from '../world/resume-rows.ts'
import { freshWorlds } from '../world/stage.ts'
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

const HEAD = '姓名,学校,专业,学历,职位,状态,投递时间（北京时间）,电话,邮箱'

it('takes deliveries away as a table that Excel opens, the latest first, and marks nothing as read', async () => {
  await delivered('13800000001', { name: '陈思远', phone: '13855501726', email: 'siyuan@example.com' })
  stage.world.advance(60_000)
  const { id } = await delivered('13800000002', { name: '周"予",安', phone: '13855501727', email: 'yuan@example.com' })
  await employer.call(openDelivery, { id })
  const answer = await load()
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8; header=present')
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="file.csv"; filename*=UTF-8''${encodeURIComponent('投递 启明.csv')}`,
  )
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(answer.rawPayload.toString()).toBe(
    [
      `\uFEFF${HEAD}`,
      '"周""予"",安",江临大学,软件工程,本科,测试工程师,已查看,2026-11-20 17:01,13855501727,yuan@example.com',
      '陈思远,江临大学,软件工程,本科,测试工程师,已投递,2026-11-20 17:00,13855501726,siyuan@example.com',
      '',
    ].join('\r\n'),
  )
  expect(
    (await employer.call(getDeskPositions, {})).data.list.find((one) => one.id === String(position)),
  ).toMatchObject({
    deliveries: 2,
    unread: 1,
    undecided: 2,
  })
})

it.each(['=1+1', '+86', '-2', '@SUM(A1)', '=HYPERLINK("http://evil.example")'])(
  'what a student wrote is no formula: %s',
  async (name) => {
    await delivered('13800000001', { name })
    const [, line] = (await load()).body.split('\r\n')
    const quoted = name.includes('"') ? `"'${name.replaceAll('"', '""')}"` : `'${name}`
    expect(line?.startsWith(`${quoted},`)).toBe(true)
  },
)

it('holds what the list is narrowed to, and whoever took it back cannot be reached by it', async () => {
  const other = await addPosition(db(), company, { title: '运维工程师' })
  const { id, student } = await delivered('13800000001', { name: '陈思远', phone: '13855501726' })
  const second = await delivered('13800000002', { name: '周予安' }, other)
  expect((await load(`&position_id=${other}`)).body).not.toContain('陈思远')
  expect((await load('&keyword=%E6%80%9D%E8%BF%9C')).body).not.toContain('周予安')
  await employer.call(openDelivery, { id: second.id })
  const unread = (await load('&status=unread')).body
  expect([unread.split('\r\n').length, unread.includes('陈思远')]).toEqual([3, true])
  await student.call(stepDelivery, { id, step: 'withdraw' })
  const { body } = await load()
  expect(body).toContain('\r\n陈思远,江临大学,软件工程,本科,测试工程师,已撤回,2026-11-20 17:00,,\r\n')
  expect(body).not.toMatch(/13855501726/)
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
  expect((await load()).body.split('\r\n')).toHaveLength(5002)
  await add(5000, 5000)
  expect((await load()).json()).toMatchObject({
    code: codes.refused,
    msg: '一次最多导出 5000 份投递，请先按职位或状态筛选',
  })
  expect((await load(`&position_id=${position}`)).body.split('\r\n')).toHaveLength(3)
  await forgetDeliveries(db())
  await db().delete(positions).where(gt(positions.id, position))
})

it('speaks the employer’s language', async () => {
  await delivered('13800000001', { name: '陈思远' })
  employer.jar.set('locale', 'en')
  const [head, line] = (await load()).body.split('\r\n')
  expect(head).toBe('\uFEFFName,School,Major,Degree,Position,Status,Applied (Beijing time),Phone,E-mail')
  expect(line).toContain('陈思远')
})

it('is another company’s own, a student’s never, and nobody’s', async () => {
  await delivered('13800000001', { name: '陈思远' })
  const rival = await employerOf(stage, '13900000002', await addCompany(db(), { name: '江澜' }))
  expect((await load('', rival)).body).toBe(`\uFEFF${HEAD}\r\n`)
  expect((await load(`&position_id=${position}`, rival)).body).toBe(`\uFEFF${HEAD}\r\n`)
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
