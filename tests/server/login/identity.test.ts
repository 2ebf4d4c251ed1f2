import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import {
  checkAccountFollow,
  checkStudentLogin,
  getCommon,
  login,
  logout,
} from '../../../contract/calls/authentication.ts'
import { getResume } from '../../../contract/calls/resume.ts'
import { sessions, students } from '../../../server/areas/login/schema.ts'
import { freshWorlds } from '../world/stage.ts'

const stage = freshWorlds()

const DAY = 86_400_000

async function idOf(phone: string): Promise<string> {
  const [student] = await stage.store.db.select().from(students).where(eq(students.phone, phone))
  return String(student?.id)
}

it('believes no hint: forged identity cookies and parameters get 20011 [SESS-2]', async () => {
  const browser = stage.world.browser()
  const victim = await idOf('13800000001')
  for (const name of ['user_id', 'com_key_user', 'channel_userid']) browser.jar.set(name, victim)
  browser.jar.set('login_type', 'student')
  const answers = [
    await browser.call(getCommon, {}),
    await browser.call(checkAccountFollow, {}),
    await browser.call(getResume, { user_id: victim }),
  ]
  expect(answers.map(({ status, code, data }) => [status, code, data])).toEqual(Array(3).fill([200, 20011, null]))
  expect((await browser.call(checkStudentLogin, { user_id: victim })).data).toEqual({ user_id: '0' })
})

it('answers the session owner’s own data, whoever’s id is asked for', async () => {
  const browser = stage.world.browser()
  const own = await browser.logIn('13800000002')
  const other = await idOf('13800000001')
  browser.jar.set('user_id', other)
  expect((await browser.call(getResume, { user_id: other })).data).toEqual({
    name: '',
    sex: '0',
    has_resume: '0',
    resume: null,
  })
  expect((await browser.call(getCommon, {})).data).toMatchObject({ user_id: own, name: '陈思远', has_resume: '0' })
  expect((await browser.call(checkStudentLogin, { user_id: other })).data).toEqual({ user_id: own })
})

it('tells who follows the platform’s account', async () => {
  const browser = stage.world.browser()
  await browser.logIn('13800000001')
  expect((await browser.call(checkAccountFollow, {})).data).toEqual({ is_follow: '1' })
  stage.world.advance(60_000)
  await browser.logIn('13800000002')
  expect((await browser.call(checkAccountFollow, {})).data).toEqual({ is_follow: '0' })
})

it('keeps a session fourteen days from login, active or not [SESS-6]', async () => {
  const browser = stage.world.browser()
  const own = await browser.logIn('13800000003')
  const session = browser.jar.get('session_id') ?? ''
  stage.world.advance(14 * DAY - 1)
  expect((await browser.call(checkStudentLogin, { user_id: own })).data).toEqual({ user_id: own })
  stage.world.advance(1)
  browser.jar.set('session_id', session)
  expect((await browser.call(getCommon, {})).code).toBe(20011)
  expect((await browser.call(checkStudentLogin, { user_id: own })).code).toBe(10008)
})

it('says that a session is void, and takes its cookie away [SESS-1]', async () => {
  const browser = stage.world.browser()
  browser.jar.set('session_id', 'never-issued')
  const answer = await browser.call(checkStudentLogin, { user_id: '1' })
  expect([answer.status, answer.code, answer.msg, answer.data]).toEqual([200, 10008, '登录已失效，请重新登录', null])
  expect(browser.jar.has('session_id')).toBe(false)
  expect((await browser.call(checkStudentLogin, { user_id: '1' })).data).toEqual({ user_id: '0' })
})

it('ends the session on the server at logout [OUT-1]', async () => {
  const browser = stage.world.browser()
  await browser.logIn('13800000004')
  const session = browser.jar.get('session_id') ?? ''
  expect((await browser.call(logout, {})).code).toBe(0)
  expect(browser.jar.has('session_id')).toBe(false)
  browser.jar.set('session_id', session)
  expect((await browser.call(getCommon, {})).code).toBe(20011)
  browser.jar.delete('session_id')
  expect((await browser.call(logout, {})).code).toBe(0)
})

it('keeps the session’s hash alone, and its id out of scripts’ reach', async () => {
  const browser = stage.world.browser()
  await browser.requestCode('13800000005')
  const smsCode = await browser.receivedCode('13800000005')
  const { headers, data } = await browser.call(login, { phone: '13800000005', smsCode })
  const session = browser.jar.get('session_id') ?? ''
  expect(Buffer.from(session, 'base64url')).toHaveLength(32)
  expect(headers['set-cookie']).toEqual([
    `browser_id=${browser.jar.get('browser_id')}; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax`,
    `session_id=${session}; Path=/; Max-Age=1209600; HttpOnly; SameSite=Lax`,
    'login_type=student; Path=/; Max-Age=1209600; SameSite=Lax',
    `user_id=${data.user_id}; Path=/; Max-Age=1209600; SameSite=Lax`,
  ])
  expect(JSON.stringify(await stage.store.db.select().from(sessions))).not.toContain(session)
})
