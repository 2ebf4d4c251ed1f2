import { expect, it } from 'vitest'
import { getCommon } from '../../../contract/calls/authentication.ts'
import { staff } from '../../../server/areas/login/schema.ts'
import { freshWorlds } from '../world/stage.ts'

const stage = freshWorlds()

async function idOf(name: string): Promise<string> {
  const members = await stage.store.db.select().from(staff)
  return String(members.find(({ username }) => username === name)?.id)
}

const WRONG = '请输入正确的用户名和密码'

it('logs a school’s officer in, and says which part of the back office is theirs [ADM-2]', async () => {
  const answer = await stage.world.browser().logInSchool('univadmin')
  expect(answer.data).toEqual({
    apiStatus: 1,
    user_id: await idOf('univadmin'),
    school: '江临大学',
    user_type: '0',
    strategy: '1',
    faculty: '',
  })
  const faculty = await stage.world.browser('faculty.localhost').logInSchool(' facultyadmin ')
  expect(faculty.data).toMatchObject({ user_type: '1', faculty: '计算机与人工智能学院' })
})

it('logs a channel’s organiser in [CHL-1]', async () => {
  const browser = stage.world.browser('channel.localhost')
  const answer = await browser.logInChannel('organiser')
  const user_id = await idOf('organiser')
  expect(answer.data).toEqual({ apiStatus: 1, user_id, channel_name: '长三角数字经济校园招聘' })
  expect(await browser.read('/op/')).toMatchObject({ login_type: 'channel', user_id })
})

it.each([
  ['nobody', 'Demo@2026', 20024],
  ['univadmin', 'demo@2026', 20024],
  ['Univadmin', 'Demo@2026', 20024],
  ['organiser', 'Demo@2026', 20024],
  ['univ\u0000admin', 'Demo@2026', 20024],
  ['', 'Demo@2026', 10003],
  ['  ', 'Demo@2026', 10003],
  ['univadmin', '', 10003],
])('lets no officer in as %j with %j: %d [ADM-3]', async (name, password, code) => {
  const browser = stage.world.browser()
  const answer = await browser.logInSchool(name, password)
  expect([answer.status, answer.code, answer.msg, answer.data]).toEqual([200, code, WRONG, null])
  expect(browser.jar.has('session_id')).toBe(false)
})

it('lets no organiser in with a wrong password, nor an officer as one [CHL-2]', async () => {
  expect((await stage.world.browser().logInChannel('organiser', 'Demo@2027')).code).toBe(20024)
  expect((await stage.world.browser().logInChannel('univadmin')).code).toBe(20024)
  expect((await stage.world.browser().logInChannel('organiser', '')).code).toBe(10003)
})

it('speaks the site’s own language', async () => {
  const answer = await stage.world.browser('taiwan.localhost').logInSchool('nobody')
  expect(answer.msg).toBe('請輸入正確的使用者名稱和密碼')
})

it('opens nothing of a student’s to them [SESS-3]', async () => {
  const browser = stage.world.browser()
  await browser.logIn('13800000001')
  await browser.logInSchool('univadmin')
  expect((await browser.call(getCommon, {})).code).toBe(20011)
})
