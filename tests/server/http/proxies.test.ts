import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getSchoolHome } from '../../../contract/calls/staff.ts'
import { openStore, type Store } from '../world/store.ts'
import { type Browser, createWorld, type World } from '../world.ts'

let store: Store
beforeAll(async () => {
  store = await openStore()
})
afterAll(async () => store.close())

/** Runs a scene on a server of its own. */
async function on(env: Record<string, string>, scene: (world: World) => Promise<void>) {
  const world = await createWorld(store.db, { env })
  try {
    await scene(world)
  } finally {
    await world.close()
  }
}

const PROXY = '10.1.2.3'
const behind = { TRUST_PROXY: '10.0.0.0/8' }

/** A visitor at `visitor`, whose own X-Forwarded-For the proxy adds the true address to. */
const through = (world: World, visitor: string, claimed: string) =>
  world.browser('univ.localhost', PROXY, { 'x-forwarded-for': `${claimed}, ${visitor}` })

const codesOf = async (browsers: readonly Browser[]) => {
  const answers: number[] = []
  for (const browser of browsers) answers.push((await browser.logInChannel('organiser', 'Wrong@2026')).code)
  return answers
}

const addresses = (count: number, prefix: string) => Array.from({ length: count }, (_, at) => `${prefix}${at + 1}`)

describe('a visitor who makes up addresses', () => {
  it('is frozen all the same behind a trusted proxy, which appends the true one', async () => {
    await on(behind, async (world) => {
      const claims = [...addresses(9, '203.0.113.'), '10.9.9.9', 'nonsense', '127.0.0.1']
      const answers = await codesOf(claims.map((claimed) => through(world, '198.51.100.7', claimed)))
      expect(answers).toEqual([...Array(10).fill(20024), 500002, 500002])
      expect((await through(world, '198.51.100.8', '198.51.100.7').logInChannel('organiser')).code).toBe(0)
    })
  })

  it('is frozen all the same behind two proxies, one of which wrote the port too', async () => {
    await on({ TRUST_PROXY: '10.0.0.0/8, 192.168.1.4' }, async (world) => {
      const forwarded = (claimed: string, port: number) => `${claimed}, 198.51.100.7:${port}, 192.168.1.4`
      const browsers = addresses(11, '203.0.113.').map((claimed, at) =>
        world.browser('univ.localhost', PROXY, { 'x-forwarded-for': forwarded(claimed, 40_000 + at) }),
      )
      expect(await codesOf(browsers)).toEqual([...Array(10).fill(20024), 500002])
    })
  })

  it('is frozen all the same where the outer proxy’s own port is written too', async () => {
    await on({ TRUST_PROXY: '10.0.0.0/8, 2001:db8:1::4' }, async (world) => {
      const browsers = addresses(12, '203.0.113.').map((claimed, at) =>
        world.browser('univ.localhost', PROXY, {
          'x-forwarded-for': `${claimed}, 198.51.100.7, ${at % 2 ? '10.0.0.1:443' : '[2001:db8:1::4]:443'}`,
        }),
      )
      expect(await codesOf(browsers)).toEqual([...Array(10).fill(20024), 500002, 500002])
      expect((await world.browser('univ.localhost', PROXY).logInChannel('organiser')).code).toBe(0)
    })
  })

  it.each([{}, behind, { TRUST_PROXY: 'loopback' }])(
    'gains nothing where no trusted proxy speaks for them: %j',
    async (env) => {
      await on(env, async (world) => {
        const browsers = addresses(11, '203.0.113.').map((claimed) =>
          world.browser('univ.localhost', '198.51.100.7', {
            'x-forwarded-for': `${claimed}, 10.0.0.1`,
            'x-real-ip': claimed,
            forwarded: `for=${claimed}`,
          }),
        )
        expect(await codesOf(browsers)).toEqual([...Array(10).fill(20024), 500002])
        expect((await world.browser('univ.localhost', '198.51.100.8').logInChannel('organiser')).code).toBe(0)
      })
    },
  )

  it('is whoever the proxy itself is where the proxy names nobody', async () => {
    await on(behind, async (world) => {
      const browsers = addresses(11, '10.1.2.').map((address) => world.browser('univ.localhost', address))
      expect(await codesOf(browsers)).toEqual(Array(11).fill(20024))
    })
  })
})

it('counts the addresses of one /64 together, and those of another apart', async () => {
  await on(behind, async (world) => {
    const at = (host: string) => through(world, host, '203.0.113.1')
    const browsers = addresses(10, '2001:db8:1:1::').map(at)
    expect(await codesOf(browsers)).toEqual(Array(10).fill(20024))
    expect((await at('2001:db8:1:1:ffff:ffff:ffff:ffff').logInChannel('organiser')).code).toBe(500002)
    expect((await at('2001:db8:1:2::1').logInChannel('organiser')).code).toBe(0)
  })
})

describe('forwarded headers that nobody may be believed for', () => {
  const headers = {
    'x-forwarded-for': '203.0.113.77',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
  }

  it('are reported once, without the addresses', async () => {
    await on(behind, async (world) => {
      for (let time = 0; time < 3; time++)
        await world.browser('univ.localhost', '198.51.100.7', headers).logInChannel('x', 'y')
      const lines = world
        .logged()
        .split('\n')
        .filter((line) => line.includes('TRUST_PROXY'))
      expect(lines).toHaveLength(1)
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({
        level: 40,
        headers: ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'],
      })
      expect(world.logged()).not.toMatch(/203\.0\.113\.77|198\.51\.100\.7|evil\.example/)
    })
  })

  it('are none where a trusted proxy sends them, and none where nobody does', async () => {
    await on(behind, async (world) => {
      await world.browser('univ.localhost', PROXY, headers).logInChannel('x', 'y')
      await world.browser('univ.localhost', '198.51.100.7').logInChannel('x', 'y')
      expect(world.logged()).not.toContain('TRUST_PROXY')
    })
  })
})

it.each([PROXY, '198.51.100.7'])(
  'is asked by the host that Host names, whatever else %s says it is',
  async (address) => {
    await on(behind, async (world) => {
      const said = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
      const browser = world.browser('univ.localhost', address, said)
      expect((await browser.call(getSchoolHome, {})).data?.school).toBe('江临大学')
      const { body } = await world.browser('univ.localhost', address, said).request({ method: 'GET', url: '/job/1' })
      expect(body).toContain('<meta property="og:url" content="http://univ.localhost:8080/job/1">')
    })
  },
)

describe('https', () => {
  const https = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.51.100.7' }
  const HSTS = 'strict-transport-security'

  it('is what a trusted proxy says: cookies that no other host can plant, and no way back to http', async () => {
    await on(behind, async (world) => {
      const browser = world.browser('univ.localhost', PROXY, https)
      await browser.logIn('13800000001')
      expect([...browser.jar.keys()].sort()).toEqual([
        '__Host-browser_id',
        '__Host-session_id',
        'login_type',
        'user_id',
      ])
      const { headers } = await browser.logInChannel('organiser')
      expect(headers['set-cookie']).toEqual([
        expect.stringMatching(
          /^__Host-browser_id=[\w-]{46}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure$/,
        ),
        expect.stringMatching(
          /^__Host-session_id=[\w-]{43}; Path=\/; Max-Age=1209600; HttpOnly; SameSite=Lax; Secure$/,
        ),
        'login_type=channel; Path=/; Max-Age=1209600; SameSite=Lax; Secure',
        'user_id=; Path=/; Max-Age=0; SameSite=Lax; Secure',
        expect.stringMatching(/^channel_userid=\d+; Path=\/; Max-Age=1209600; SameSite=Lax; Secure$/),
        expect.stringMatching(/^channel_channel_name=[\w%]+; Path=\/; Max-Age=1209600; SameSite=Lax; Secure$/),
      ])
      for (const url of ['/healthz', '/demo', '/api/site/getsiteinfo?domain=univ.localhost', '/api/nowhere']) {
        expect((await browser.request({ method: 'GET', url })).headers[HSTS]).toBe('max-age=31536000')
      }
    })
  })

  it('takes no cookie without the prefix, whoever planted it', async () => {
    await on(behind, async (world) => {
      const plain = world.browser('univ.localhost', PROXY)
      const userId = await plain.logIn('13800000002')
      expect([...plain.jar.keys()].sort()).toEqual(['browser_id', 'login_type', 'session_id', 'user_id'])
      const secure = world.browser('univ.localhost', PROXY, https)
      for (const [name, value] of plain.jar) secure.jar.set(name, value)
      expect((await secure.logout()).code).toBe(0)
      expect(await plain.whoAmI()).toBe(userId)
      expect(await secure.whoAmI()).toBe('0')
      for (const [name, value] of plain.jar) secure.jar.set(`__Host-${name}`, value)
      expect(await secure.whoAmI()).toBe(userId)
    })
  })

  it('is not what anybody else says, and http keeps its plain names', async () => {
    await on(behind, async (world) => {
      const browser = world.browser('univ.localhost', '198.51.100.7', https)
      await browser.logIn('13800000003')
      expect([...browser.jar.keys()].sort()).toEqual(['browser_id', 'login_type', 'session_id', 'user_id'])
      for (const [name, value] of [...browser.jar]) {
        browser.jar.delete(name)
        browser.jar.set(`__Host-${name}`, value)
      }
      expect(await browser.whoAmI()).toBe('0')
      for (const url of ['/healthz', '/demo', '/api/site/getsiteinfo?domain=univ.localhost']) {
        expect((await browser.request({ method: 'GET', url })).headers[HSTS]).toBeUndefined()
      }
    })
  })

  it('is in the addresses that codes lead to', async () => {
    await on(behind, async (world) => {
      const page = async (address: string) =>
        (await world.browser('univ.localhost', address, https).request({ method: 'GET', url: '/job/1' })).body
      expect(await page(PROXY)).toContain('content="https://univ.localhost:8080/job/1"')
      expect(await page('198.51.100.7')).toContain('content="http://univ.localhost:8080/job/1"')
    })
  })
})
