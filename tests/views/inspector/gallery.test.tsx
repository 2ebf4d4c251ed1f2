import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { flows } from '../../../machines/flows.ts'
import { CoveragePane } from '../../../src/inspector/coverage/CoveragePane.tsx'
import { FlowDoc } from '../../../src/inspector/gallery/FlowDoc.tsx'
import { flowNotes } from '../../../src/inspector/gallery/flow-notes.ts'
import { Gallery } from '../../../src/inspector/gallery/Gallery.tsx'
import { currentPlace } from '../../../src/inspector/stores/place-store.ts'
import { seeAccessible } from '../sights/see.ts'
import { setTheme } from '../world/page.tsx'
import { showPart, startFlow } from './bench.tsx'
import { measured } from './measured.ts'

let opened: ReturnType<typeof showPart> | undefined
afterEach(() => opened?.close())

const card = (name: string) => page.getByRole('article').filter({ has: link(name) })
const link = (name: string) => page.getByRole('link', { name, exact: true })
const button = (name: string | RegExp) => page.getByRole('button', { name })

describe('the gallery', () => {
  it('shows every flow with its purpose and what the tests took of it [FLOW-4]', async () => {
    opened = showPart(<Gallery />, {})
    await expect.element(page.getByRole('heading', { name: `流程目录 ${flows.length}` })).toBeVisible()
    for (const { flow } of flows) await expect.element(link(flow)).toHaveAccessibleDescription(/./)
    const { mutants, transitions } = measured.flows['qr-login']!
    await expect.element(card('qr-login').getByText(`${transitions} 转移`)).toBeVisible()
    await expect.element(card('qr-login').getByText(`变异 ${mutants.total} 全杀`)).toBeVisible()
    await page.viewport(1440, 900)
    setTheme('dark')
    await page.viewport(390, 844)
    await seeAccessible()
  })

  it('files every flow, and says its purpose in three languages [FLOW-4]', () => {
    expect(Object.keys(flowNotes).toSorted(), 'src/inspector/gallery/flow-notes.ts').toEqual(
      flows.map(({ flow }) => flow).toSorted(),
    )
  })

  it('filters by area, by coverage and by word', async () => {
    opened = showPart(<Gallery />, {})
    await button('检查器').click()
    await expect.element(card('recorder')).toBeVisible()
    await expect.element(card('qr-login')).not.toBeInTheDocument()
    await button('浏览器不足 80%').click()
    await expect.element(card('session')).toBeVisible()
    await expect.element(card('qr-login')).not.toBeInTheDocument()
    await button('全部').click()
    await page.getByRole('searchbox').fill('扫码')
    await expect.poll(() => page.getByRole('link').elements().length).toBe(2)
    await page.getByRole('searchbox').fill('nothing like it')
    await expect.element(page.getByText('没有符合的流程。')).toBeVisible()
  })

  it('marks what runs on the page, and leads to its chart', async () => {
    startFlow('overlay')
    opened = showPart(<Gallery />, {})
    await expect.element(card('overlay').getByText('1 个运行')).toBeVisible()
    await link('logout').click()
    await expect.poll(() => currentPlace().actor).toBe('logout')
  })
})

describe('the page of a flow', () => {
  it('names its states, events, ports and tests [FLOW-4]', async () => {
    opened = showPart(<FlowDoc />, { actor: 'qr-login' })
    const doc = page.getByRole('region', { name: 'qr-login 的说明' })
    await expect.element(doc.getByText('取码、轮询、扫码、确认、过期')).toBeVisible()
    await expect.element(doc.getByText('Nobody looks: the count does not run.')).toBeVisible()
    await expect.element(doc.getByText('POLL_INTERVAL 1000 ms')).toBeVisible()
    await expect.element(doc.getByText('poll · 7 种结果 · 1 种失败 · 0 种报告')).toBeVisible()
    await expect.element(doc.getByText('机器自己发出')).toBeVisible()
    await doc.getByRole('button', { name: /^deciding/ }).click()
    await expect.poll(() => currentPlace().state).toBe('qrLogin.live.phone.deciding')
    await page.viewport(390, 1400)
    setTheme('dark')
    await seeAccessible()
  })
})

describe('coverage of a flow', () => {
  it('says what each level took, what it never did, and the mutants that nothing could tell [FLOW-4]', async () => {
    opened = showPart(<CoveragePane />, { actor: 'captcha', pane: 'coverage' })
    const { levels } = measured.flows['captcha']!
    const times = Object.entries(levels.browser!.times)
    const missed = times.filter(([, count]) => count === 0)
    const taken = times.length - missed.length
    const percent = Math.floor((taken / times.length) * 100)
    await expect.element(button(/^浏览器/)).toHaveTextContent(`浏览器${taken} / ${times.length} 转移${percent}%`)
    await expect.element(page.getByRole('heading', { name: `浏览器层未走到的转移 ${missed.length}` })).toBeVisible()
    await expect.element(page.getByText('等价', { exact: true }).first()).toBeVisible()
    await page.viewport(390, 1000)
    setTheme('dark')
    await seeAccessible()
    await button(/^机器/).click()
    await expect.poll(() => currentPlace().level).toBe('machine')
    await expect.element(page.getByText('机器层走过了每个转移。')).toBeVisible()
  })

  it('leads to the state that a missed transition leaves', async () => {
    opened = showPart(<CoveragePane />, { actor: 'captcha', pane: 'coverage', level: 'browser' })
    await page.getByRole('listitem').first().getByRole('button').click()
    await expect.poll(() => currentPlace().state).toMatch(/^captcha/)
  })

  it('says where nothing was measured', async () => {
    opened = showPart(<CoveragePane />, { actor: 'session', pane: 'coverage', level: 'browser' })
    await expect.element(page.getByText('浏览器层没有测试走这个流程。')).toBeVisible()
  })
})
