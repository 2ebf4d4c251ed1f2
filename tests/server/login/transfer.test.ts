import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { checkStudentLogin, logout } from '../../../contract/calls/authentication.ts'
import { forgetPassword } from '../../../contract/calls/employer.ts'
import { createTransfer, exchangeTransfer, previewTransfer } from '../../../contract/calls/transfer.ts'
import type { LoginType } from '../../../contract/rules/storage.ts'
import { employers, sessions } from '../../../server/areas/login/schema.ts'
import { freshWorlds } from '../world/stage.ts'
import type { Browser } from '../world.ts'

const stage = freshWorlds()

const HERE = 'univ.localhost'
const THERE = 'faculty.localhost'
const VOID = [200, 30011, null]
const MISMATCH = [200, 30012, null]

async function ticketOf(browser: Browser, domain = THERE): Promise<string> {
  const answer = await browser.call(createTransfer, { domain })
  expect([answer.status, answer.code]).toEqual([200, 0])
  return answer.data.ticket
}

const exchange = (browser: Browser, ticket: string, user_id: string, login_type: LoginType = 'student') =>
  browser.call(exchangeTransfer, { ticket, login_type, user_id })

const brief = ({ status, code, data }: { status: number; code: number; data: unknown }) => [status, code, data]

it('takes each kind of identity to another site and logs it in there [FAIR-3]', async () => {
  const logIns: [LoginType, (browser: Browser) => Promise<string>, Record<string, string>][] = [
    ['student', (browser) => browser.logIn('13800000001'), {}],
    ['company', async (browser) => (await browser.logInEmployer('13900000001')).data.user_id, {}],
    [
      'school',
      async (browser) => (await browser.logInSchool('facultyadmin')).data.user_id,
      {
        user_name: 'facultyadmin',
        school: '望海理工大学',
        user_type: '1',
        strategy: '1',
        faculty: '计算机与人工智能学院',
      },
    ],
    [
      'channel',
      async (browser) => (await browser.logInChannel('organiser')).data.user_id,
      { channel_name: '长三角数字经济校园招聘' },
    ],
  ]
  for (const [login_type, logIn, more] of logIns) {
    const here = stage.world.browser(HERE)
    const user_id = await logIn(here)
    const there = stage.world.browser(THERE)
    const answer = await exchange(there, await ticketOf(here), user_id, login_type)
    expect(brief(answer)).toEqual([200, 0, { login_type, user_id, ...more }])
    expect(await there.read('/company/')).toMatchObject({ login_type, user_id })
    expect(await here.read('/company/')).toMatchObject({ login_type, user_id })
    expect(brief(await exchange(there, '', user_id, login_type))).toEqual(brief(answer))
  }
})

it('takes a ticket once, and once of many at the same time [FAIR-3]', async () => {
  const here = stage.world.browser(HERE)
  const own = await here.logIn('13800000002')
  const ticket = await ticketOf(here)
  const answers = await Promise.all(Array.from({ length: 5 }, () => exchange(stage.world.browser(THERE), ticket, own)))
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 30011, 30011, 30011, 30011])
  const replay = await exchange(stage.world.browser(THERE), ticket, own)
  expect([...brief(replay), replay.msg]).toEqual([...VOID, '跳转凭证无效或已过期，请重新登录'])
})

it('takes a ticket for a minute, on the site it is for, as it was signed [FAIR-3]', async () => {
  const here = stage.world.browser(HERE)
  const own = await here.logIn('13800000003')
  const ticket = await ticketOf(here)
  expect(brief(await exchange(stage.world.browser('main.localhost'), ticket, own))).toEqual(VOID)
  const [body = '', signature = ''] = ticket.split('.')
  const content = JSON.parse(Buffer.from(body, 'base64url').toString())
  const forged = Buffer.from(JSON.stringify({ ...content, user_id: '1' })).toString('base64url')
  for (const tampered of [
    `${forged}.${signature}`,
    `${body}.`,
    body,
    `${ticket}x`,
    `${ticket}.`,
    `é${ticket}`,
    '.',
    'x',
  ]) {
    expect(brief(await exchange(stage.world.browser(THERE), tampered, own))).toEqual(VOID)
  }
  stage.world.advance(60_000 - 1)
  expect((await exchange(stage.world.browser(THERE), ticket, own)).code).toBe(0)
  stage.world.advance(60_000)
  await here.logIn('13800000003')
  const late = await ticketOf(here)
  stage.world.advance(60_000)
  expect(brief(await exchange(stage.world.browser(THERE), late, own))).toEqual(VOID)
})

it('believes no claim that the ticket does not bear out, and keeps the ticket [FAIR-3]', async () => {
  const here = stage.world.browser(HERE)
  const own = await here.logIn('13800000004')
  const ticket = await ticketOf(here)
  const there = stage.world.browser(THERE)
  expect(brief(await exchange(there, ticket, String(Number(own) + 1)))).toEqual(MISMATCH)
  expect(brief(await exchange(there, ticket, own, 'company'))).toEqual(MISMATCH)
  expect(there.jar.has('session_id')).toBe(false)
  expect((await exchange(there, ticket, own)).code).toBe(0)
})

it('believes no claim without a ticket but that of the session that is here [FAIR-3]', async () => {
  const browser = stage.world.browser(THERE)
  browser.jar.set('user_id', '1')
  browser.jar.set('login_type', 'student')
  expect(brief(await exchange(browser, '', '1'))).toEqual(VOID)
  const own = await browser.logInEmployer('13900000002')
  expect(brief(await exchange(browser, '', '1'))).toEqual(MISMATCH)
  expect(brief(await exchange(browser, '', own.data.user_id, 'student'))).toEqual(MISMATCH)
  const session = browser.jar.get('session_id')
  expect((await exchange(browser, '', own.data.user_id, 'company')).code).toBe(0)
  expect(browser.jar.get('session_id')).toBe(session)
})

it('knows no user that is gone meanwhile', async () => {
  const here = stage.world.browser(HERE)
  const { data } = await here.logInEmployerByCode('13955552001')
  const ticket = await ticketOf(here)
  await stage.store.db.delete(employers).where(eq(employers.phone, '13955552001'))
  expect(brief(await exchange(stage.world.browser(THERE), ticket, data.user_id, 'company'))).toEqual(VOID)
  expect((await here.call(createTransfer, { domain: THERE })).code).toBe(20011)
})

it('writes tickets for those who are logged in, and to our own sites alone', async () => {
  const browser = stage.world.browser(HERE)
  expect((await browser.call(createTransfer, { domain: THERE })).code).toBe(20011)
  await browser.logIn('13800000005')
  for (const domain of ['evil.example', '', 'faculty.localhost.evil.example']) {
    expect(brief(await browser.call(createTransfer, { domain }))).toEqual([404, 40400, null])
  }
  expect((await browser.call(createTransfer, { domain: 'FACULTY.localhost:8080' })).code).toBe(0)
})

it('writes thirty tickets a minute for a session, three hundred for an address', async () => {
  const TOO_OFTEN = [200, 20013, '操作过于频繁，请稍后再试']
  const from = async (browser: Browser) => {
    const { status, code, msg } = await browser.call(createTransfer, { domain: THERE })
    return code === 0 ? 'a ticket' : [status, code, msg]
  }
  const first = stage.world.browser(HERE, '10.4.0.1')
  await first.logInSchool('univadmin')
  for (let asked = 0; asked < 30; asked++) expect(await from(first)).toBe('a ticket')
  expect(await from(first)).toEqual(TOO_OFTEN)
  for (let other = 0; other < 9; other++) {
    const browser = stage.world.browser(HERE, '10.4.0.1')
    await browser.logInSchool('univadmin')
    for (let asked = 0; asked < 29; asked++) expect(await from(browser)).toBe('a ticket')
  }
  const late = stage.world.browser(HERE, '10.4.0.1')
  await late.logInSchool('univadmin')
  for (let asked = 0; asked < 8; asked++) expect(await from(late)).toBe('a ticket')
  expect(await from(late)).toEqual(TOO_OFTEN)
  stage.world.advance(60_000)
  expect(await from(first)).toBe('a ticket')
})

it('takes no ticket whose maker has logged out, or lost the session to a reset of the password [FAIR-3]', async () => {
  const student = stage.world.browser(HERE)
  const studentId = await student.logIn('13800000007')
  const ofStudent = await ticketOf(student)
  await student.call(logout, {})
  const claim = { ticket: ofStudent, login_type: 'student', user_id: studentId, came_from: '' } as const
  expect(brief(await stage.world.browser(THERE).call(previewTransfer, claim))).toEqual(VOID)
  expect(brief(await exchange(stage.world.browser(THERE), ofStudent, studentId))).toEqual(VOID)

  const phone = '13900000003'
  const thief = stage.world.browser(HERE)
  const { user_id } = (await thief.logInEmployer(phone)).data
  const stolen = await ticketOf(thief)
  const owner = stage.world.browser(HERE)
  await owner.requestEmployerCode(phone, 'forgot')
  const sms_code = await owner.receivedCode(phone)
  const password = 'Neu@2027'
  const reset = await owner.call(forgetPassword, { phone, type: '2', sms_code, password, confirm_password: password })
  expect(reset.code).toBe(0)
  const there = stage.world.browser(THERE)
  expect(brief(await exchange(there, stolen, user_id, 'company'))).toEqual(VOID)
  expect(there.jar.has('session_id')).toBe(false)
})

it('takes no ticket whose maker logs out while it is exchanged [FAIR-3]', async () => {
  const here = stage.world.browser(HERE)
  const own = await here.logIn('13800000008')
  const ticket = await ticketOf(here)
  const { db } = stage.store
  const { transaction } = db
  vi.spyOn(db, 'transaction').mockImplementationOnce(async (...work) => {
    await here.call(logout, {})
    return transaction.apply(db, work)
  })
  const there = stage.world.browser(THERE)
  expect(brief(await exchange(there, ticket, own))).toEqual(VOID)
  expect(there.jar.has('session_id')).toBe(false)
  expect(await db.$count(sessions, eq(sessions.studentId, Number(own)))).toBe(0)
})

it('changes nothing where somebody takes a ticket to the very site and browser that it is of', async () => {
  const here = stage.world.browser(HERE)
  const own = await here.logIn('13800000009')
  const ticket = await ticketOf(here, HERE)
  expect((await exchange(here, ticket, own)).code).toBe(0)
  expect((await here.call(checkStudentLogin, { user_id: own })).data).toEqual({ user_id: own })
})

it('says whom a ticket would let in and who is here, and changes nothing [FAIR-3]', async () => {
  const here = stage.world.browser(HERE)
  const own = await here.logIn('13800000010')
  const ticket = await ticketOf(here)
  const there = stage.world.browser(THERE)
  const preview = (came_from = '', user_id = own) =>
    there.call(previewTransfer, { ticket, login_type: 'student', user_id, came_from })
  const arriving = { login_type: 'student', user_id: own, name: '叶初晴', phone: '138****0010', place: '江临大学' }
  expect((await preview()).data).toEqual({ arriving, current: null, is_from_ours: false })
  const officer = (await there.logInSchool('facultyadmin')).data
  const session = there.jar.get('session_id')
  const current = {
    login_type: 'school',
    user_id: officer.user_id,
    name: 'facultyadmin',
    phone: '',
    place: '计算机与人工智能学院',
  }
  expect((await preview('http://brand.localhost:8080/')).data).toEqual({ arriving, current, is_from_ours: true })
  for (const foreign of [
    'https://evil.example/brand.localhost',
    'brand.localhost',
    'javascript:0',
    'http://',
    'null',
  ]) {
    expect((await preview(foreign)).data).toMatchObject({ is_from_ours: false })
  }
  expect(brief(await preview('', String(Number(own) + 1)))).toEqual(MISMATCH)
  expect(there.jar.get('session_id')).toBe(session)
  expect((await exchange(there, ticket, own)).code).toBe(0)
  expect(brief(await preview())).toEqual(VOID)
})

it('names an employer by phone and an organiser by channel to whoever is asked about them [FAIR-3]', async () => {
  const employer = stage.world.browser(HERE)
  const { user_id } = (await employer.logInEmployer('13900000004')).data
  const there = stage.world.browser(THERE)
  const organiser = (await there.logInChannel('organiser')).data
  const ticket = await ticketOf(employer)
  const { data } = await there.call(previewTransfer, { ticket, login_type: 'company', user_id, came_from: '' })
  expect(data).toEqual({
    arriving: { login_type: 'company', user_id, name: '', phone: '139****0004', place: '' },
    current: {
      login_type: 'channel',
      user_id: organiser.user_id,
      name: 'organiser',
      phone: '',
      place: '长三角数字经济校园招聘',
    },
    is_from_ours: false,
  })
})

it('ends the session that was there, and keeps the ticket when the database fails [SW-2]', async () => {
  const here = stage.world.browser(HERE)
  const own = await here.logIn('13800000006')
  const ticket = await ticketOf(here)
  const there = stage.world.browser(THERE)
  await there.logInChannel('organiser')
  const former = there.jar.get('session_id') ?? ''
  const gone = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
  vi.spyOn(stage.store.db, 'transaction').mockRejectedValueOnce(gone)
  expect((await exchange(there, ticket, own)).code).toBe(50300)
  expect((await exchange(there, ticket, own)).code).toBe(0)
  const thief = stage.world.browser(THERE)
  thief.jar.set('session_id', former)
  expect((await thief.call(checkStudentLogin, { user_id: '0' })).code).toBe(10008)
})
