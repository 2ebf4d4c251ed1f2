import { verify } from '@node-rs/argon2'
import { beforeAll, expect, it, vi } from 'vitest'
import { createTransfer, exchangeTransfer } from '../../../contract/calls/transfer.ts'
import { staff } from '../../../server/areas/login/schema.ts'
import { passwordHash } from '../../../server/demo/seed/accounts.ts'
import { freshWorlds } from '../world/stage.ts'

// Files before this one may have left the server with what is real.
vi.hoisted(() => void vi.resetModules())
vi.mock('@node-rs/argon2', { spy: true })

const stage = freshWorlds()

const SCHOOL = { loginType: 'school', userType: '0', strategy: '1', passwordHash } as const

beforeAll(async () => {
  await stage.store.db.insert(staff).values([
    { ...SCHOOL, username: 'songyuan', school: '松原师范大学' },
    { ...SCHOOL, username: 'jianglin', school: '江临大学' },
    { ...SCHOOL, username: 'wanghai', school: '望海理工大学' },
    { ...SCHOOL, username: 'computing', school: '望海理工大学', faculty: '计算机与人工智能学院' },
    { ...SCHOOL, username: 'medicine', school: '望海理工大学', faculty: '医学院' },
    { ...SCHOOL, username: 'nameless' },
    { loginType: 'channel', username: 'delta', passwordHash, channelName: '长三角数字经济校园招聘' },
    { loginType: 'channel', username: 'west', passwordHash, channelName: '西部装备制造人才联盟' },
  ])
})

/** Whom each site lets in. */
const admitted: Record<string, readonly string[]> = {
  main: ['songyuan', 'jianglin', 'wanghai', 'computing', 'medicine', 'nameless', 'delta', 'west'],
  univ: ['jianglin'],
  brand: ['wanghai', 'computing', 'medicine'],
  faculty: ['wanghai', 'computing'],
  nofair: ['songyuan'],
  taiwan: [],
  province: [],
  channel: ['delta'],
  employer: ['west'],
}

it.each(Object.entries(admitted))('lets in at %s nobody but %j', async (site, names) => {
  const [found, refused] = [[] as string[], [] as unknown[]]
  for (const [index, name] of (admitted.main ?? []).entries()) {
    const browser = stage.world.browser(`${site}.localhost`, `10.3.0.${index}`)
    const answer = await (name === 'delta' || name === 'west' ? browser.logInChannel(name) : browser.logInSchool(name))
    if (answer.code === 0) found.push(name)
    else refused.push([name, answer.code, browser.jar.has('session_id')])
  }
  expect(found).toEqual(names)
  const others = admitted.main?.filter((name) => !names.includes(name))
  expect(refused).toEqual(others?.map((name) => [name, 20024, false]))
})

it('tells a member of another site nothing: the answer and the work of wrong credentials, counted alike', async () => {
  const browser = () => stage.world.browser('nofair.localhost', '10.3.1.1')
  const wrong = await browser().logInSchool('jianglin', 'Wrong@2026')
  vi.mocked(verify).mockClear()
  const foreign = await browser().logInSchool('jianglin')
  expect(vi.mocked(verify)).toHaveBeenCalledTimes(1)
  const { headers: _, ...said } = foreign
  expect(said).toEqual({ status: wrong.status, code: wrong.code, msg: wrong.msg, data: wrong.data })
  for (let time = 0; time < 8; time++) await browser().logInSchool('jianglin')
  expect((await browser().logInSchool('jianglin')).code).toBe(500002)
})

it('brings nobody by a ticket to a site that does not let him in', async () => {
  const here = stage.world.browser('main.localhost')
  const { user_id } = (await here.logInSchool('songyuan')).data
  for (const [domain, code] of [
    ['univ.localhost', 30011],
    ['nofair.localhost', 0],
  ] as const) {
    const { ticket } = (await here.call(createTransfer, { domain })).data
    const there = stage.world.browser(domain)
    const answer = await there.call(exchangeTransfer, { ticket, login_type: 'school', user_id })
    expect([answer.code, there.jar.has('session_id')]).toEqual([code, code === 0])
  }
})

it.each([
  ['univadmin', ['univ', 'faculty', 'brand', 'nofair', 'taiwan', 'main', 'province']],
  ['facultyadmin', ['univ', 'faculty', 'brand']],
  ['organiser', ['channel', 'employer', 'employer-bg', 'redirect', 'main']],
])('lets the demonstration’s %s in wherever it shows a back office: %j', async (name, sites) => {
  for (const site of sites) {
    const browser = stage.world.browser(`${site}.localhost`)
    const answer = await (name === 'organiser' ? browser.logInChannel(name) : browser.logInSchool(name))
    expect(answer.code).toBe(0)
  }
})

it('lets the demonstration’s facultyadmin in at no other school that it was not given', async () => {
  for (const site of ['nofair', 'taiwan', 'province']) {
    const browser = stage.world.browser(`${site}.localhost`, '10.3.2.1')
    expect([(await browser.logInSchool('facultyadmin')).code, browser.jar.has('session_id')]).toEqual([20024, false])
  }
})
