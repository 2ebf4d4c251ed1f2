import { expect, it } from 'vitest'
import { checkStudentLogin, getCommon, login, logout } from '../../../contract/calls/authentication.ts'
import { freshWorlds } from '../world/stage.ts'
import type { Browser } from '../world.ts'

const stage = freshWorlds()

const DAY = 86_400_000
const FOREIGN = ['user_id', 'faculty', 'com_key_user', 'company_id', 'channel_userid', 'resume_data']

async function logInStudent(browser: Browser) {
  await browser.requestCode('13800000001')
  return browser.call(login, { phone: '13800000001', smsCode: await browser.receivedCode('13800000001') })
}

const logIns = {
  student: { enter: logInStudent, hintsOf: (user_id: string) => ({ user_id }) },
  company: {
    enter: (browser: Browser) => browser.logInEmployer('13900000001'),
    hintsOf: (com_key_user: string) => ({ com_key_user }),
  },
  school: {
    enter: (browser: Browser) => browser.logInSchool('univadmin'),
    hintsOf: (user_id: string) => ({
      user_id,
      user_name: 'univadmin',
      user_school: '江临大学',
      user_type: '0',
      strategy: '1',
    }),
  },
  channel: {
    host: 'channel.localhost',
    enter: (browser: Browser) => browser.logInChannel('organiser'),
    hintsOf: (channel_userid: string) => ({ channel_userid, channel_channel_name: '长三角数字经济校园招聘' }),
  },
}
type LogIn = { host?: string; enter: typeof logInStudent; hintsOf(id: string): Record<string, string> }
const cases = Object.entries(logIns as unknown as Record<string, LogIn>)

const linesOf = (headers: Record<string, unknown>) => headers['set-cookie'] as string[]
const isHint = (line: string) => !line.includes('HttpOnly')
/** What scripts read in a browser. */
const hintsIn = ({ jar }: Browser) =>
  Object.fromEntries(
    [...jar].flatMap(([name, value]) =>
      ['browser_id', 'session_id'].includes(name) ? [] : [[name, decodeURIComponent(value)]],
    ),
  )

it.each(cases)(
  'a log-in as %s comes with what scripts know it by, as long as the session and of nobody else [STU-3, EMP-4, ADM-2, CHL-1, SESS-3, SESS-6]',
  async (login_type, { host, enter, hintsOf }) => {
    const browser = stage.world.browser(host)
    for (const name of FOREIGN) browser.jar.set(name, 'former')
    const { headers, data } = await enter(browser)
    const hints = { login_type, ...hintsOf(data.user_id) }
    expect(hintsIn(browser)).toEqual(hints)
    const kept = linesOf(headers).filter((line) => isHint(line) && !line.includes('Max-Age=0'))
    expect(kept.map((line) => line.slice(line.indexOf(';')))).toEqual(
      Object.keys(hints).map(() => '; Path=/; Max-Age=1209600; SameSite=Lax'),
    )
    await browser.call(logout, {})
    expect(hintsIn(browser)).toEqual({})
  },
)

it.each(cases)(
  'a browser still logged in as %s gets lost identity cookies again, for the rest of the session [SESS-1]',
  async (login_type, { host, enter, hintsOf }) => {
    const browser = stage.world.browser(host)
    const { user_id } = (await enter(browser)).data
    const hints = { login_type, ...hintsOf(user_id) }
    for (const name of Object.keys(hints)) browser.jar.delete(name)
    stage.world.advance(8 * DAY)
    const { headers, data } = await browser.call(checkStudentLogin, { user_id: '' })
    expect(data).toEqual(login_type === 'student' ? { user_id } : { user_id: '0', login_type })
    expect(hintsIn(browser)).toEqual(hints)
    expect(linesOf(headers).every((line) => line.includes('; Max-Age=518400; '))).toBe(true)
    expect((await browser.call(checkStudentLogin, { user_id: '' })).headers['set-cookie']).toBeUndefined()
  },
)

it('the server corrects identity cookies that name somebody else than the session’s owner [SESS-1, SESS-3]', async () => {
  const browser = stage.world.browser()
  const { user_id } = (await browser.logInEmployer('13900000001')).data
  browser.jar.set('login_type', 'student').set('user_id', '1')
  await browser.call(checkStudentLogin, { user_id: '1' })
  expect(hintsIn(browser)).toEqual({ login_type: 'company', com_key_user: user_id })
})

it('nothing hints at anybody once the session is found over, or where nobody was logged in [SESS-1, OUT-1]', async () => {
  const browser = stage.world.browser()
  await browser.logInEmployer('13900000001')
  const session = browser.jar.get('session_id') ?? ''
  stage.world.advance(14 * DAY)
  browser.jar.set('session_id', session).set('login_type', 'company').set('com_key_user', '1')
  expect((await browser.call(checkStudentLogin, { user_id: '' })).code).toBe(10008)
  expect(hintsIn(browser)).toEqual({})
  browser.jar.set('login_type', 'company').set('com_key_user', '1')
  await browser.call(logout, {})
  expect(hintsIn(browser)).toEqual({})
})

it('a refusal says nothing of hints: somebody may have logged in since it was asked for [SESS-5]', async () => {
  const browser = stage.world.browser()
  browser.jar.set('session_id', 'over').set('login_type', 'company').set('com_key_user', '1')
  expect((await browser.call(getCommon, {})).headers['set-cookie']).toBeUndefined()
})
