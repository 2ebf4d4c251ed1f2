import { describe, expect, it } from 'vitest'
import { getLoginQrCode, logout } from '../../../contract/calls/authentication.ts'
import { createTransfer, exchangeTransfer, previewTransfer } from '../../../contract/calls/transfer.ts'
import type { LoginType } from '../../../contract/rules/storage.ts'
import { Header } from '../models/header.ts'
import { Shell } from '../models/shell.ts'
import { employer, logInAs, officer, organiser, type Person, student } from '../world/identities.ts'
import type { Visitor } from '../world/visitor.ts'
import { createWorld, eventually } from '../world.ts'

const world = createWorld()

const HERE = 'faculty.localhost'

/** A ticket that somebody who is logged in on another site got there, and the address that it makes. */
async function issue(person: Person, domain = HERE) {
  const visitor = await world.visit()
  const userId = await logInAs(visitor, world.demo, person)
  const { ticket } = await visitor.ask(createTransfer, { domain })
  return { ticket, userId, path: pathOf(person.loginType, userId, ticket) }
}

function pathOf(loginType: LoginType, userId: string, ticket?: string): string {
  const key = loginType === 'company' ? 'com_key_user' : 'user_id'
  const query = { [key]: userId, login_type: loginType, ...(ticket !== undefined && { ticket }) }
  return `/transferPage?${new URLSearchParams(query)}`
}

async function arrive(path: string) {
  const visitor = await world.visit({ host: 'faculty' })
  await visitor.open(path)
  /** A login over the page hides it from assistive technology, which has heard it by then. */
  const title = (name: string) =>
    visitor.page.getByRole('heading', { level: 1, name, exact: true, includeHidden: true })
  const press = (name: string) => visitor.page.getByRole('button', { name, exact: true }).click()
  return { visitor, title, press, header: new Header(visitor.page), shell: new Shell(visitor.page) }
}

/** Accounts that a question names, in their order. */
const named = (visitor: Visitor) => visitor.page.getByRole('definition').allInnerTexts()

const sessionOf = async (visitor: Visitor) =>
  (await visitor.context.cookies(visitor.origin)).find(({ name }) => name === 'session_id')?.value

it.each([
  { person: student('13800000001'), name: '林小满', cookies: ['login_type', 'session_id', 'user_id'] },
  { person: employer('13900000008'), name: '企业', cookies: ['com_key_user', 'login_type', 'session_id'] },
  {
    person: officer('facultyadmin'),
    name: '高校管理员',
    cookies: ['faculty', 'login_type', 'session_id', 'strategy', 'user_id', 'user_name', 'user_school', 'user_type'],
  },
  {
    person: organiser(),
    name: '主办方',
    cookies: ['channel_channel_name', 'channel_userid', 'login_type', 'session_id'],
  },
])(
  'a ticket logs $name in on the site that it was made for, and is gone from the address [FAIR-3]',
  async ({ person, name, cookies }) => {
    const { path, ticket } = await issue(person)
    const { visitor, header, title, press } = await arrive(path)
    await title('用这个账号登录本站？').waitFor()
    expect(await visitor.identifyingCookies()).toEqual([])
    await press('登录这个账号')
    await header.banner.getByRole('button', { name }).waitFor()
    await eventually(() => visitor.path).toBe('/collegePosition?from=0')
    await eventually(() => visitor.identifyingCookies()).toEqual(cookies)
    await visitor.page.goBack()
    expect(visitor.page.url()).not.toContain(ticket)
  },
)

it('a ticket counts once [FAIR-3]', async () => {
  const { path } = await issue(student('13800000001'))
  const first = await arrive(path)
  await first.press('登录这个账号')
  await first.shell.seeLoggedIn('林小满')
  const second = await arrive(path)
  await second.title('链接已失效，请重新登录').waitFor()
  await second.header.dialog('学生登录').getByRole('img', { name: '登录二维码', exact: true }).waitFor()
  const { origin } = second.visitor
  expect(second.visitor.sent(getLoginQrCode)).toEqual([{ public_source: '1', page: `${origin}/#/transferPage` }])
  expect(await second.visitor.identifyingCookies()).toEqual([])
  await first.shell.seeLoggedIn('林小满')
})

it('a ticket that is over asks nobody to log in who is here already [FAIR-3]', async () => {
  const { path } = await issue(student('13800000001'))
  const { visitor, press, shell, header } = await arrive(path)
  await press('登录这个账号')
  await shell.seeLoggedIn('林小满')
  await eventually(() => visitor.path).toBe('/collegePosition?from=0')
  const session = await sessionOf(visitor)
  await visitor.open(path)
  await visitor.page.getByRole('heading', { level: 1, name: '你已登录本站', exact: true }).waitFor()
  expect(await header.dialog('学生登录').count()).toBe(0)
  expect(await shell.notices()).not.toContainEqual(expect.stringContaining('已在其他标签页登录'))
  await press('返回首页')
  await shell.seeLoggedIn('林小满')
  expect(await sessionOf(visitor)).toBe(session)
})

/** What an address may claim that nothing bears out. */
const claims: { what: string; path(): Promise<string> }[] = [
  { what: 'a bare query', path: async () => pathOf('student', '1') },
  {
    what: 'a tampered ticket',
    async path() {
      const { ticket, userId } = await issue(student('13800000001'))
      const [body = '', signature = ''] = ticket.split('.')
      const forged = JSON.parse(Buffer.from(body, 'base64url').toString())
      const other = Buffer.from(JSON.stringify({ ...forged, user_id: '3' })).toString('base64url')
      return pathOf('student', userId, `${other}.${signature}`)
    },
  },
  { what: 'a ticket of another site', path: async () => (await issue(student('13800000001'), 'main.localhost')).path },
]

it.each(claims)('$what lands on the login of its type, and logs nobody in [FAIR-3]', async ({ path }) => {
  const { visitor, title, header } = await arrive(await path())
  await title('链接已失效，请重新登录').waitFor()
  await header.dialog('学生登录').waitFor()
  expect(await visitor.identifyingCookies()).toEqual([])
  expect(visitor.count(previewTransfer) + visitor.count(exchangeTransfer)).toBe(1)
})

it.each([
  { loginType: 'company', dialog: '企业登录' },
  { loginType: 'school', dialog: '院系后台登录' },
  { loginType: 'channel', dialog: '主办方后台登录' },
] as const)('a bare query of a $loginType lands on its login [FAIR-3]', async ({ loginType, dialog }) => {
  const { visitor, title, header } = await arrive(pathOf(loginType, '1'))
  await title('链接已失效，请重新登录').waitFor()
  await header.seeAndClose(dialog)
  expect(await visitor.identifyingCookies()).toEqual([])
  await visitor.page.getByRole('button', { name: '登录/注册', exact: true }).click()
  await header.seeAndClose(dialog)
  await visitor.page.getByRole('button', { name: '返回首页', exact: true }).click()
  await eventually(() => visitor.path).toBe('/collegePosition?from=0')
})

it('somebody else’s id beside a good ticket logs nobody in, and leaves the ticket to its owner [FAIR-3]', async () => {
  const { ticket, path } = await issue(student('13800000001'))
  const { visitor, title, press, header, shell } = await arrive(pathOf('student', '3', ticket))
  await title('链接与当前身份不一致').waitFor()
  expect(await visitor.identifyingCookies()).toEqual([])
  await visitor.page.getByRole('button', { name: '登录/注册', exact: true }).click()
  await header.seeAndClose('学生登录')
  await visitor.open(path)
  await press('登录这个账号')
  await shell.seeLoggedIn('林小满')
})

it.each(['/transferPage?login_type=admin&user_id=1', '/transferPage?login_type=student'])(
  '%s names nobody, and asks nobody [FAIR-3]',
  async (path) => {
    const { visitor, title } = await arrive(path)
    await title('链接不完整').waitFor()
    expect(visitor.count(exchangeTransfer)).toBe(0)
    expect(await visitor.identifyingCookies()).toEqual([])
  },
)

it('a visitor who arrives without an identity is at home at once [FAIR-3] [HOME-5]', async () => {
  const { visitor } = await arrive('/transferPage')
  await eventually(() => visitor.path).toBe('/collegePosition?from=0')
  expect(visitor.count(exchangeTransfer)).toBe(0)
  expect(await visitor.identifyingCookies()).toEqual([])
})

it.each([
  { what: 'before the question', call: previewTransfer, asked: ['重试', '登录这个账号'] },
  { what: 'after it', call: exchangeTransfer, asked: ['登录这个账号', '重试'] },
])('no answer $what leaves the ticket good for another try [FAIR-3]', async ({ call, asked }) => {
  const { path } = await issue(student('13800000001'))
  const visitor = await world.visit({ host: 'faculty' })
  visitor.complaints.expect(/^console: Failed to load resource/)
  await visitor.intercept(call, (route) => route.abort('internetdisconnected'))
  await visitor.open(path)
  for (const name of asked) {
    if (name === '重试') {
      await visitor.page.getByRole('heading', { level: 1, name: '没能连上服务器', exact: true }).waitFor()
      await visitor.mend()
    }
    await visitor.page.getByRole('button', { name, exact: true }).click()
  }
  await new Shell(visitor.page).seeLoggedIn('林小满')
})

describe('a link with a stranger’s ticket', () => {
  it('leaves whoever is here as he is, unless he says otherwise [FAIR-3] [SW-2]', async () => {
    const attack = await issue(student('13800000001'))
    const victim = await world.visit({ host: 'faculty' })
    await logInAs(victim, world.demo, employer('13900000009'))
    const session = await sessionOf(victim)
    await victim.open(attack.path)
    const press = (name: string) => victim.page.getByRole('button', { name, exact: true }).click()
    await victim.page.getByRole('heading', { level: 1, name: '要换成另一个账号吗？', exact: true }).waitFor()
    await eventually(() => named(victim)).toEqual(['林小满\n学生 · 138****0001 · 江临大学', '139****0009\n企业'])
    await press('保持当前账号')
    await eventually(() => victim.path).toBe('/collegePosition?from=0')
    expect(victim.count(exchangeTransfer)).toBe(0)
    expect(await sessionOf(victim)).toBe(session)
    expect((await victim.context.cookies(victim.origin)).find(({ name }) => name === 'login_type')?.value).toBe(
      'company',
    )
    expect((await victim.ask(createTransfer, { domain: HERE })).ticket).not.toBe('')

    await victim.open(attack.path)
    await press('换成链接里的账号')
    await new Shell(victim.page).seeLoggedIn('林小满')
    await eventually(() => victim.identifyingCookies()).toEqual(['login_type', 'session_id', 'user_id'])
    const former = await world.visit({ host: 'faculty' })
    await former.context.addCookies([{ name: 'session_id', value: session ?? '', url: former.origin }])
    await former.page.goto(`${former.origin}/company/`)
    await former.page.getByRole('heading', { name: '尚未登录', exact: true }).waitFor()
  })

  it('asks where it stands on a page that is none of ours, and logs nobody in who declines [FAIR-3]', async () => {
    const attack = await issue(student('13800000001'))
    const victim = await world.visit({ host: 'faculty' })
    const address = `${victim.origin}/#${attack.path}`
    await victim.page.route('http://elsewhere.example/', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<a href="${address.replaceAll('&', '&amp;')}">奖品</a>`,
      }),
    )
    await victim.page.goto('http://elsewhere.example/')
    await victim.page.getByRole('link', { name: '奖品', exact: true }).click()
    await victim.page.getByRole('heading', { level: 1, name: '用这个账号登录本站？', exact: true }).waitFor()
    await victim.page.getByRole('button', { name: '不登录', exact: true }).click()
    await eventually(() => victim.path).toBe('/collegePosition?from=0')
    expect(victim.count(exchangeTransfer)).toBe(0)
    expect(await victim.identifyingCookies()).toEqual([])
  })

  it('is dead once its maker has logged out [FAIR-3]', async () => {
    const maker = await world.visit()
    const userId = await logInAs(maker, world.demo, student('13800000002'))
    const { ticket } = await maker.ask(createTransfer, { domain: HERE })
    await maker.ask(logout, {})
    const { visitor, title } = await arrive(pathOf('student', userId, ticket))
    await title('链接已失效，请重新登录').waitFor()
    expect(await visitor.identifyingCookies()).toEqual([])
  })
})
