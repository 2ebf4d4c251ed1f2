import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocketServer } from 'ws'
import { LoginDialog } from '../models/login-dialog.ts'
import { type Server, startServer } from '../world/server.ts'
import { createWorld, eventually } from '../world.ts'

describe('a client that was built without the inspector [FLOW-4]', () => {
  let server: Server
  beforeAll(async () => {
    server = await startServer({ INSPECTOR: '0' })
  })
  afterAll(() => server.remove())
  const world = createWorld(() => server.port)

  it('loads nothing of it, does not listen for it, and leads from its address home', async () => {
    const visitor = await world.visit()
    const loaded: string[] = []
    visitor.page.on('request', (request) => void loaded.push(new URL(request.url()).pathname))
    await visitor.open('/inspector')
    await eventually(() => visitor.path).toBe('/')
    await visitor.page.keyboard.press('F2')
    await new LoginDialog(visitor.page).open()
    expect(loaded.filter((path) => path.startsWith('/inspector'))).toEqual([])
    expect(await visitor.page.evaluate(() => [typeof globalThis.__xstate__, window.name])).toEqual(['undefined', ''])
    expect(await visitor.page.locator('iframe').count()).toBe(0)
    for (const path of ['dock.html', 'coverage.json', '.vite/manifest.json']) {
      const { status } = await fetch(`http://127.0.0.1:${server.port}/inspector/${path}`)
      expect([path, status]).toEqual([path, 404])
    }
  })
})

describe('a server that says neither DEMO=1 nor that it is for developing [FLOW-4]', () => {
  const shown = async (settings: Record<string, string>) => {
    const server = await startServer({ DEMO: '0', ...settings })
    const page = await (await fetch(`http://127.0.0.1:${server.port}/`)).text()
    const dock = await fetch(`http://127.0.0.1:${server.port}/inspector/dock.html`)
    await server.remove()
    return [page.includes('/inspector/'), dock.status]
  }

  it.each([
    [{}, false],
    [{ NODE_ENV: 'production', SECRET: 's'.repeat(32) }, false],
    [{ INSPECTOR: '1' }, true],
    [{ NODE_ENV: 'development' }, true],
  ])('a server that is started with %o has the inspector: %s', async (settings, isThere) => {
    expect(await shown(settings as Record<string, string>)).toEqual([isThere, isThere ? 200 : 404])
  })
})

describe('Stately’s own inspector, once attached, [FLOW-4]', () => {
  let server: Server
  let stately: WebSocketServer
  const heard: string[] = []
  beforeAll(async () => {
    stately = new WebSocketServer({ host: '127.0.0.1', port: 0 })
    await once(stately, 'listening')
    stately.on('connection', (socket) => socket.on('message', (data) => void heard.push(String(data))))
    server = await startServer({ STATELY_INSPECTOR: `ws://127.0.0.1:${(stately.address() as AddressInfo).port}` })
  })
  afterAll(async () => {
    await server.remove()
    for (const client of stately.clients) client.terminate()
    stately.close()
  })
  const world = createWorld(() => server.port)

  it('is told every actor and event, with secrets masked', async () => {
    const visitor = await world.visit()
    await visitor.open()
    const login = new LoginDialog(visitor.page)
    await login.open()
    await login.press('短信登录')
    await login.phone.fill('13800000001')
    await eventually(() => heard.some((text) => text.includes('PHONE.CHANGED'))).toBe(true)
    expect(heard.some((text) => text.includes('13800000001'))).toBe(false)
    const actors = heard.filter((text) => text.includes('"@xstate.actor"'))
    expect(actors.some((text) => text.includes('qrLogin'))).toBe(true)
  })
})
