import { type Browser, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { chromium as options } from '../chromium.ts'
import { brotli } from './brotli.ts'
import { against, type Figure } from './figure.ts'
import { startFloor } from './floor.ts'
import { addressOf, homePages, innerPages, type MeasuredPage } from './pages.ts'
import { startProduct } from './server.ts'

/** By name of the built file: compressed size in bytes. */
type Scripts = ReadonlyMap<string, number>

/** What must not reach a visitor before it is wanted. */
const unwanted = [
  /src\/inspector\/|@statelyai/,
  /node_modules\/(?:d3-|recharts)/,
  /node_modules\/(?:uqr|qrcode)\//,
  /node_modules\/docx\//,
]

export const sum = (scripts: Scripts) => [...scripts.values()].reduce((total, size) => total + size, 0)
export const kilobytes = (bytes: number) => bytes / 1000

/** The scripts by size, without the hash in their names. */
export const listed = (scripts: Scripts) =>
  [...scripts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([file, size]) => `${file.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$/, '')} ${kilobytes(size).toFixed(1)}`)
    .join(', ')

/** The script within the document, which the build writes out of no module. */
const WITHIN = 'within the document'

/** Keeps what a page fetches ahead from coming. */
export const holdIdle = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })

/** The scripts that a page gets from now on; `read` waits for what has come. */
export function watchScripts(page: Page) {
  const scripts = new Map<string, number>()
  const reading: Promise<void>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js'))
      reading.push(response.body().then((body) => void scripts.set(pathname, brotli(body).length)))
  })
  return { scripts, read: () => Promise.all(reading) }
}

/** Opens an address with idle callbacks held back, so that what the page itself needs is told from what it fetches ahead. */
async function openHeld(browser: Browser, address: string): Promise<{ page: Page; scripts: Map<string, number> }> {
  const page = await browser.newPage({ locale: 'zh-CN' })
  await holdIdle(page)
  const { scripts, read } = watchScripts(page)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await read()
  const within = await page.evaluate(() =>
    Array.from(document.querySelectorAll('script:not([type])'), ({ textContent }) => textContent).join(''),
  )
  if (within) scripts.set(WITHIN, brotli(Buffer.from(within)).length)
  return { page, scripts }
}

/** Ids of the modules that each built file is made of. */
export async function modulesByFile(): Promise<ReadonlyMap<string, readonly string[]>> {
  const built = await build({ logLevel: 'warn', build: { write: false } })
  if (!('output' in built)) throw new Error('the build gave no single output')
  return new Map(
    built.output.flatMap((file) => (file.type === 'chunk' ? [[`/${file.fileName}`, file.moduleIds] as const] : [])),
  )
}

async function unwantedIn(files: readonly string[]): Promise<readonly string[]> {
  const modules = await modulesByFile()
  const ids = files
    .filter((file) => file !== WITHIN)
    .flatMap((file) => {
      const found = modules.get(file)
      if (!found) throw new Error(`${file} was loaded, but a build of the same sources makes no such file`)
      return found
    })
  return ids.filter((id) => unwanted.some((pattern) => pattern.test(id)))
}

/** The buttons of a university's home that open a dialog, and what is there once the dialog is. */
const dialogs = {
  login: { button: '登录/注册', role: 'img', name: '登录二维码' },
  employer: { button: '我要招聘', role: 'textbox', name: '手机号码' },
  staff: { button: '学校后台', role: 'textbox', name: '用户名' },
} as const

interface Loaded {
  /** Of the university's home. */
  readonly first: Scripts
  /** Of the other homes, and of pages within. */
  readonly others: ReadonlyMap<MeasuredPage, Scripts>
  /** What opening each dialog on the university's home adds. */
  readonly added: Readonly<Record<keyof typeof dialogs, Scripts>>
}

async function loadProduct(browser: Browser): Promise<Loaded> {
  const server = await startProduct()
  const load = async ({ button, role, name }: (typeof dialogs)[keyof typeof dialogs]) => {
    const { page, scripts } = await openHeld(browser, `http://univ.localhost:${server.port}/`)
    const first = new Map(scripts)
    await page.getByRole('button', { name: button }).first().click()
    await page.getByRole('dialog').getByRole(role, { name }).first().waitFor()
    await page.waitForLoadState('networkidle')
    const added = new Map([...scripts].filter(([file]) => !first.has(file)))
    await page.close()
    return { first, added }
  }
  try {
    const login = await load(dialogs.login)
    const employer = await load(dialogs.employer)
    const staff = await load(dialogs.staff)
    const others = new Map<MeasuredPage, Scripts>()
    for (const measured of [...homePages.slice(1), ...(await innerPages(server.port))]) {
      const { page, scripts } = await openHeld(browser, addressOf(measured, server.port))
      others.set(measured, scripts)
      await page.close()
    }
    return { first: login.first, others, added: { login: login.added, employer: employer.added, staff: staff.added } }
  } finally {
    await server.stop()
  }
}

/** @param atMost kilobytes */
const addedBy = (dialog: string, scripts: Scripts, atMost: number): Figure => ({
  name: `${dialog} dialog, JavaScript on top, brotli`,
  value: kilobytes(sum(scripts)),
  unit: 'kB',
  promise: { atMost },
  note: listed(scripts),
})

async function loadFloor(browser: Browser): Promise<Scripts> {
  const server = await startFloor()
  try {
    const { page, scripts } = await openHeld(browser, `http://localhost:${server.port}/`)
    await page.close()
    return scripts
  } finally {
    await server.stop()
  }
}

/** Scripts that a browser fetches for homes and for pages within until the network is quiet, and those that opening a dialog adds. */
export async function measureBytes(): Promise<Figure[]> {
  const browser = await chromium.launch(options)
  try {
    const { first, others, added } = await loadProduct(browser)
    const floor = await loadFloor(browser)
    const found = await unwantedIn(
      [first, ...others.values(), ...Object.values(added)].flatMap((scripts) => [...scripts.keys()]),
    )
    return [
      against('first-load JavaScript of home, brotli', {
        value: kilobytes(sum(first)),
        reference: kilobytes(sum(floor)),
        unit: 'kB',
        atMost: 1.18,
        note: `until the network is quiet, idle prefetches left out, against a minimal app of the same packages: ${listed(first)}`,
      }),
      ...[...others].map(
        ([{ name }, scripts]): Figure =>
          against(`first-load JavaScript of ${name}, brotli`, {
            value: kilobytes(sum(scripts)),
            reference: kilobytes(sum(floor)),
            unit: 'kB',
            atMost: 1.35,
            note: listed(scripts),
          }),
      ),
      addedBy('login', added.login, 25),
      addedBy('employer', added.employer, 40),
      addedBy('staff', added.staff, 40),
      {
        name: 'modules that none of them may carry',
        value: found.length,
        unit: '',
        promise: { atMost: 0 },
        note: found.length > 0 ? found.join(', ') : 'no inspector, charts, QR drawer or Word writer',
      },
    ]
  } finally {
    await browser.close()
  }
}
