import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore, type Store } from './store.ts'
import { createWorld, type World } from './world.ts'

let store: Store
let world: World
const manifest = {
  'index.html': { file: 'assets/app-1a2b.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  '_cards.js': { file: 'assets/cards.js', imports: ['_shared.js'], css: ['assets/cards.css'] },
  'src/app/homes.ts': { file: 'assets/flows.js', imports: ['_shared.js'] },
  'src/routes/-homes/MainHomePage.tsx': { file: 'assets/main.js', imports: ['_cards.js'], css: ['assets/main.css'] },
  'src/routes/-homes/BrandedHomePage.tsx': { file: 'assets/branded.js', imports: ['index.html', '_cards.js'] },
}

let clientDir: string

beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'qihang-client-'))
  await mkdir(join(clientDir, 'assets'))
  await writeFile(
    join(clientDir, 'index.html'),
    '<!doctype html><title>启航</title><script src="/assets/app-1a2b.js"></script><link href="/assets/shared.js">',
  )
  await writeFile(join(clientDir, 'manifest.json'), JSON.stringify(manifest))
  await writeFile(join(clientDir, 'assets', 'app-1a2b.js'), 'start()')
  await writeFile(join(clientDir, 'assets', 'app-1a2b.js.br'), brotliCompressSync('start()'))
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
  expect([page.statusCode, page.body, page.headers['cache-control']]).toEqual([
    200,
    '<!doctype html><title>启航</title><script src="/assets/app-1a2b.js"></script><link href="/assets/shared.js">',
    'no-cache',
  ])
  const file = await get('/assets/app-1a2b.js')
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const { headers } of [page, file]) {
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers['referrer-policy']).toBe('same-origin')
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

it('has the site information asked for with the page, exactly as the client asks', async () => {
  const page = await get('/', { host: 'univ.localhost:8080' })
  expect(page.headers.link).toBe(
    '</api/site/getsiteinfo?public_source=1&domain=univ.localhost>; rel=preload; as=fetch; crossorigin=use-credentials',
  )
})

describe('a home with content', () => {
  const ahead = async (host: string) => {
    const { headers } = await get('/', { host: `${host}:8080` })
    return String(headers.link).split(', ').slice(1)
  }
  const script = (name: string) => `</assets/${name}.js>; rel=modulepreload; fetchpriority=low`
  const sheet = (name: string) => `</assets/${name}.css>; rel=preload; as=style; crossorigin; fetchpriority=low`
  const call = (path: string, host: string) =>
    `</api/site/${path}?public_source=1&domain=${host}>; rel=preload; as=fetch; crossorigin=use-credentials`

  it('is asked for with the page: what it reads, and its code but for what the page names itself', async () => {
    expect(await ahead('brand.localhost')).toEqual([
      call('getbrandhome', 'brand.localhost'),
      script('branded'),
      script('cards'),
      sheet('cards'),
      script('flows'),
    ])
    expect(await ahead('main.localhost')).toEqual([
      call('getmainhome', 'main.localhost'),
      script('main'),
      sheet('main'),
      script('cards'),
      sheet('cards'),
      script('flows'),
    ])
  })

  it('is not where the host has a landing, another frame or no site', async () => {
    const hosts = ['univ.localhost', 'nofair.localhost', 'faculty.localhost', 'employer.localhost', 'nobody.localhost']
    expect(await Promise.all(hosts.map(ahead))).toEqual(hosts.map(() => []))
  })

  it('keeps what was built out of which module to itself', async () => {
    expect((await get('/manifest.json')).statusCode).toBe(404)
  })
})
