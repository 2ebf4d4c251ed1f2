import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const SCRIPT = 'https://turing.captcha.example/TJCaptcha.js'

class Script extends EventTarget {
  src = ''
  readonly remove = vi.fn()
}

interface Answer {
  ret: number
  ticket?: string | null
  randstr?: string | null
  errorCode?: number
}

class Widget {
  readonly show = vi.fn()
  readonly destroy = vi.fn()
  readonly appId: string
  readonly answer: (answer: Answer) => void
  readonly options: { ready: () => void }
  constructor(appId: string, answer: (answer: Answer) => void, options: { ready: () => void }) {
    this.appId = appId
    this.answer = answer
    this.options = options
    widgets.push(this)
  }
}

let scripts: Script[]
let widgets: Widget[]
let port: typeof import('../../../src/browser/login/tencent-captcha.ts')
let controller: AbortController
const root = { lang: 'zh-CN', dataset: {} as Record<string, string> }
const page: { TencentCaptcha?: unknown } = {}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  scripts = []
  widgets = []
  delete page.TencentCaptcha
  root.lang = 'zh-CN'
  root.dataset = {}
  controller = new AbortController()
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', {
    documentElement: root,
    createElement: () => new Script(),
    head: { append: (script: Script) => scripts.push(script) },
  })
  port = await import('../../../src/browser/login/tencent-captcha.ts')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A failure as the flow sees it. */
const codeOf = (running: Promise<unknown>) =>
  running.then(
    () => 'no failure',
    (error: { name: string; code?: number; message: string }) => error.code ?? error.message,
  )

const load = () => port.loadTencentCaptcha(SCRIPT, controller.signal)
const last = () => scripts.at(-1)

function arrive() {
  page.TencentCaptcha = Widget
  last()?.dispatchEvent(new Event('load'))
}

describe('the script', () => {
  it('is fetched once, however often it is wanted [CAP-5]', async () => {
    const loads = Promise.all([load(), load()])
    arrive()
    await loads
    await load()
    expect(scripts.map(({ src }) => src)).toEqual([SCRIPT])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('fails with 1001, and is fetched again the next time [CAP-2]', async () => {
    const first = codeOf(load())
    last()?.dispatchEvent(new Event('error'))
    expect(await first).toBe(1001)
    expect(last()?.remove).toHaveBeenCalledOnce()
    const second = load()
    expect(scripts).toHaveLength(2)
    arrive()
    await second
  })

  it('fails with 1001 where it brings no captcha [CAP-2]', async () => {
    const loading = codeOf(load())
    last()?.dispatchEvent(new Event('load'))
    expect(await loading).toBe(1001)
  })

  it('fails with 1001 where it does not come [CAP-2]', async () => {
    const loading = codeOf(load())
    await vi.advanceTimersByTimeAsync(port.SILENCE)
    expect(await loading).toBe(1001)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('goes on loading for the next one where nobody waits any more', async () => {
    const first = codeOf(load())
    controller.abort(new Error('gone'))
    expect(await first).toBe('gone')
    controller = new AbortController()
    const second = load()
    arrive()
    await second
    expect(scripts).toHaveLength(1)
  })
})

describe('the widget', () => {
  beforeEach(() => {
    page.TencentCaptcha = Widget
  })
  const run = () => port.runTencentCaptcha('190000001', controller.signal)
  const widget = () => widgets[0] as Widget

  it.each([
    ['zh-CN', undefined, { userLanguage: 'zh-cn', enableDarkMode: true }],
    ['zh-TW', 'dark', { userLanguage: 'zh-tw', enableDarkMode: 'force' }],
    ['en', 'light', { userLanguage: 'en', enableDarkMode: false }],
  ])('is shown in %s and %s as the page is [CAP-5]', (lang, theme, options) => {
    root.lang = lang
    if (theme) root.dataset = { theme }
    void run()
    expect(widget().appId).toBe('190000001')
    expect(widget().options).toEqual({ ...options, ready: expect.any(Function) })
    expect(widget().show).toHaveBeenCalledOnce()
  })

  it('gives its proof [CAP-1] [CAP-5]', async () => {
    const running = run()
    widget().answer({ ret: 0, ticket: 'tr03*', randstr: '@Vki' })
    expect(await running).toEqual({
      result: 'passed',
      proof: { captcha_appid: '190000001', captcha_ticket: 'tr03*', captcha_randstr: '@Vki' },
    })
    expect(widget().destroy).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('may be closed [CAP-4]', async () => {
    const running = run()
    widget().answer({ ret: 2, ticket: null, randstr: null })
    expect(await running).toEqual({ result: 'closed' })
  })

  it.each([1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1085])(
    'fails with %d, though it calls that a success [CAP-2]',
    async (errorCode) => {
      const ticket = `trerror_${errorCode}_190000001_1700000000`
      const running = codeOf(run())
      widget().answer({ ret: 0, ticket, randstr: '@a1b2c3', errorCode })
      expect(await running).toBe(errorCode)
    },
  )

  it.each(['trerror_1006_190000001_1700000000', 'terror_1006_190000001_1700000000'])(
    'takes %s for no proof, with or without a code [CAP-2]',
    async (ticket) => {
      const running = codeOf(run())
      widget().answer({ ret: 0, ticket, randstr: '@a1b2c3' })
      expect(await running).toBe(1006)
    },
  )

  it.each([
    { ret: 0, ticket: '', randstr: '@Vki' },
    { ret: 0, ticket: 'tr03*', randstr: null },
    { ret: 1, ticket: 'tr03*', randstr: '@Vki' },
  ])('cannot go on with %o [CAP-3]', async (answer) => {
    const running = codeOf(run())
    widget().answer(answer)
    expect(await running).toBe('the captcha answered neither a ticket nor an error')
  })

  it('fails with 1002 where nothing is shown in time [CAP-2]', async () => {
    const running = codeOf(run())
    await vi.advanceTimersByTimeAsync(port.SILENCE)
    expect(await running).toBe(1002)
    expect(widget().destroy).toHaveBeenCalledOnce()
  })

  it('may take its time once it is shown', async () => {
    const running = run()
    widget().options.ready()
    await vi.advanceTimersByTimeAsync(10 * port.SILENCE)
    widget().answer({ ret: 2 })
    expect(await running).toEqual({ result: 'closed' })
  })

  it('is taken away where the visitor goes on without it', async () => {
    const running = codeOf(run())
    controller.abort(new Error('gone'))
    expect(await running).toBe('gone')
    expect(widget().destroy).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is not even made where nobody waits any more', async () => {
    controller.abort(new Error('gone'))
    expect(await codeOf(run())).toBe('gone')
    expect(widgets).toEqual([])
  })

  it.each([
    [
      'throws when made',
      () => {
        throw new Error('broken')
      },
    ],
    ['is gone', undefined],
  ])('fails with 1001 where it %s [CAP-2]', async (_, broken) => {
    page.TencentCaptcha = broken
    expect(await codeOf(run())).toBe(1001)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('may fail to go without harm', async () => {
    const running = run()
    widget().destroy.mockImplementation(() => {
      throw new Error('broken')
    })
    widget().answer({ ret: 2 })
    expect(await running).toEqual({ result: 'closed' })
  })
})

describe('the choice', () => {
  const app = { sms_app_id: '1', login_app_id: '2' }

  it('is the embedded puzzle, or Tencent’s widget, as the site says [CAP-5]', async () => {
    const { captchaPorts } = await import('../../../src/features/login/captcha/captcha-of.ts')
    const { captchaBrowser } = await import('../../../src/browser/login/captcha-browser.ts')
    const embedded = captchaPorts({ provider: 'embedded', script: '', ...app }, captchaBrowser)
    await expect(embedded.runWidget('1', controller.signal)).rejects.toThrow('no such step')
    page.TencentCaptcha = Widget
    const tencent = captchaPorts({ provider: 'tencent', script: SCRIPT, ...app }, captchaBrowser)
    const starting = tencent.startCaptcha('1', controller.signal)
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
    arrive()
    expect(await starting).toEqual({ kind: 'widget' })
    const running = tencent.runWidget('1', controller.signal)
    await expect.poll(() => widgets.length).toBeGreaterThan(0)
    widgets[0]?.answer({ ret: 2 })
    expect(await running).toEqual({ result: 'closed' })
  })
})
