import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore, type Store } from '../world/store.ts'
import { createWorld, type World } from '../world.ts'

const DOCUMENT = '<!doctype html><title>启航</title><script>ahead()</script><script src="/assets/app-1a2b.js"></script>'

const DESK = '<!doctype html><title>投递处理</title><script src="/company/assets/desk-3c4d.js"></script>'

let store: Store
let world: World
let clientDir: string

beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'qihang-client-'))
  await mkdir(join(clientDir, 'assets'))
  await writeFile(join(clientDir, 'index.html'), DOCUMENT)
  await writeFile(join(clientDir, 'assets', 'app-1a2b.js'), 'start()')
  await writeFile(join(clientDir, 'assets', 'app-1a2b.js.br'), brotliCompressSync('start()'))
  await mkdir(join(clientDir, 'company', 'assets'), { recursive: true })
  await writeFile(join(clientDir, 'company', 'desk.html'), DESK)
  await writeFile(join(clientDir, 'company', 'desk.html.br'), brotliCompressSync(DESK))
  await writeFile(join(clientDir, 'company', 'assets', 'desk-3c4d.js'), 'work()')
  store = await openStore()
  world = await createWorld(store.db, { clientDir })
})
afterAll(async () => {
  await world.close()
  await store.close()
  await rm(clientDir, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => world.app.inject({ url, headers })

it('serves the page unkept and its files for a year, with the security headers', async () => {
  const page = await get('/')
  expect([page.statusCode, page.body, page.headers['cache-control']]).toEqual([200, DOCUMENT, 'no-cache'])
  const file = await get('/assets/app-1a2b.js')
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const { headers } of [page, file]) {
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers['referrer-policy']).toBe('same-origin')
  }
})

it('lets the document run the script within it, by its hash, and no page any other', async () => {
  const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy'])
  const hash = "'sha256-e16CImgXQaHuJG5k+FA2gr8fRqEfpY60cf/oOf88x10='"
  expect(await policyOf('/')).toContain(`script-src 'self' ${hash};`)
  expect(await policyOf('/?desktop=1')).toContain(`script-src 'self' ${hash};`)
  for (const url of ['/assets/app-1a2b.js', '/healthz', '/demo']) {
    expect(await policyOf(url)).toContain("script-src 'self';")
  }
})

it('sends what was compressed beforehand to whoever takes it', async () => {
  const plain = await get('/assets/app-1a2b.js')
  const brotli = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' })
  expect([plain.body, plain.headers['content-encoding']]).toEqual(['start()', undefined])
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotli.rawPayload).toEqual(brotliCompressSync('start()'))
})

it('leads a visitor of an unknown page home, and gives a script its envelope', async () => {
  const visit = await get('/wrong/page', { accept: 'text/html,*/*' })
  expect([visit.statusCode, visit.headers.location]).toEqual([302, '/'])
  const call = await get('/api/wrong', { accept: 'text/html,*/*' })
  expect([call.statusCode, call.json().code]).toEqual([404, 40400])
  for (const url of ['/assets/missing.js', '/../package.json', '/%2e%2e/package.json', '/.env']) {
    expect((await get(url)).statusCode).toBe(404)
  }
})

it.each([
  ['/positionList', '/#/positionList'],
  ['/job?id=7', '/#/job?id=7'],
  ['/resume_create?from=3', '/#/resume_create?from=3'],
])('leads a visitor whose # was lost to the page: %s', async (url, location) => {
  const { statusCode, headers } = await get(url, { accept: 'text/html' })
  expect([statusCode, headers.location]).toEqual([302, location])
})

it('has one address for the document, where its script may run', async () => {
  for (const [url, location] of [
    ['/index.html', '/'],
    ['/index.html?desktop=1&page=/job', '/?desktop=1&page=/job'],
    ['/%69ndex.html', '/'],
    ['/assets/%2e%2e/index.html', '/'],
  ] as const) {
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers, body } = await world.app.inject({ method, url })
      expect([statusCode, headers.location, body]).toEqual([308, location, ''])
    }
  }
  for (const url of ['/index.html/', '/%2findex.html']) {
    const { statusCode, headers } = await get(url, { accept: 'text/html' })
    expect([url, statusCode, headers.location]).toEqual([url, 302, '/'])
  }
})

it('has the site information asked for with the page, exactly as the client asks', async () => {
  const page = await get('/', { host: 'univ.localhost:8080' })
  expect(page.headers.link).toBe(
    '</api/site/getsiteinfo?public_source=1&domain=univ.localhost>; rel=preload; as=fetch; crossorigin=use-credentials',
  )
})

it.each([
  ['main.localhost', 'home;desc=main'],
  ['brand.localhost', 'home;desc=branded'],
  ['channel.localhost', 'home;desc=branded'],
  ['faculty.localhost', 'home;desc=collegePosition'],
  ['univ.localhost', undefined],
  ['nofair.localhost', undefined],
  ['employer.localhost', undefined],
  ['nobody.localhost', undefined],
])('tells the page of %s what its home is where that is not in the first load: %s', async (host, expected) => {
  const page = await get('/', { host: `${host}:8080` })
  expect([page.statusCode, page.headers['server-timing']]).toEqual([200, expected])
})

describe('the employers’ desk', () => {
  it('is served at its own address, unkept, compressed beforehand, its files for a year, and runs no script within', async () => {
    const page = await get('/company/', { accept: 'text/html' })
    expect([page.statusCode, page.body, page.headers['cache-control']]).toEqual([200, DESK, 'no-cache'])
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['content-security-policy']).toContain("script-src 'self';")
    expect(page.headers['x-frame-options']).toBe('DENY')
    const brotli = await get('/company/?isregu=true', { accept: 'text/html', 'accept-encoding': 'br' })
    expect([brotli.headers['content-encoding'], brotli.rawPayload]).toEqual(['br', brotliCompressSync(DESK)])
    const file = await get('/company/assets/desk-3c4d.js')
    expect([file.body, file.headers['cache-control']]).toEqual(['work()', 'public, max-age=31536000, immutable'])
    const bare = await get('/company')
    expect([bare.statusCode, bare.headers.location]).toEqual([302, '/company/'])
    const head = await world.app.inject({ method: 'HEAD', url: '/company/', headers: { accept: 'text/html' } })
    expect([head.statusCode, head.body]).toEqual([200, ''])
  })

  it('has one address', async () => {
    for (const url of ['/company/desk.html', '/company/./desk.html', '/assets/../company/desk.html']) {
      expect([url, (await get(url, { accept: 'text/html' })).headers.location]).toEqual([url, '/'])
    }
  })

  it('says to programs who is there, in the demonstration alone [EMP-4]', async () => {
    const asked = { accept: 'application/json' }
    expect((await get('/company/', asked)).json()).toEqual({
      back_office: 'company',
      login_type: null,
      name: '',
      user_id: '0',
    })
    const plain = await createWorld(store.db, { clientDir, demo: false })
    for (const headers of [asked, { accept: 'text/html' }]) {
      expect((await plain.app.inject({ url: '/company/', headers })).body).toBe(DESK)
    }
    await plain.close()
  })

  it('gives way to the office that a site has already', async () => {
    const env = { EMPLOYER_OFFICE_URL: 'https://hr.example.com/desk/' }
    const other = await createWorld(store.db, { clientDir, demo: false, env })
    const { statusCode, headers } = await other.app.inject({ url: '/company/', headers: { accept: 'text/html' } })
    expect([statusCode, headers.location]).toEqual([302, 'https://hr.example.com/desk/'])
    await other.close()
  })
})
