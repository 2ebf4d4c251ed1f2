import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Locale, locales } from '../../../contract/calls/site.ts'
import { saveTrace } from '../../../src/inspector/export/trace.ts'
import { App } from '../../../src/inspector/panel/App.tsx'
import { InspectorProvider } from '../../../src/inspector/stores/hooks.tsx'
import { type OpenInspector, openInspector } from '../../../src/inspector/stores/open.ts'
import { seeAccessible } from '../sights/see.ts'
import { foreign } from '../sights/words.ts'
import { type RenderedPage, renderPage } from '../world/page.tsx'
import { InspectedPage } from './page.ts'

let inspected: InspectedPage
let inspector: OpenInspector
let rendered: RenderedPage

function open(hash: string, locale: Locale = 'zh-CN'): void {
  inspected = new InspectedPage()
  inspect(hash, locale)
}

function inspect(hash: string, locale: Locale = 'zh-CN'): void {
  history.replaceState(null, '', hash)
  inspector = openInspector()
  rendered = renderPage(
    <InspectorProvider value={inspector}>
      <App />
    </InspectorProvider>,
    locale,
  )
}

beforeEach(() => page.viewport(1440, 900))

afterEach(() => {
  rendered.close()
  inspector.close()
  inspected.close()
  history.replaceState(null, '', '#')
})

const state = () => inspected.actor.getSnapshot().value

/** Up to a code that a phone has scanned: five steps. */
async function scan(): Promise<void> {
  inspected.desk.resolve('fetchQrCode', { uuid: 'secret-uuid', picture: 'data:image/png;base64,AA' })
  await expect.poll(() => inspected.desk.isWaiting('poll')).toBe(true)
  inspected.desk.resolve('poll', { status: 'waiting', userId: '0' })
  await expect.poll(state).toMatchObject({ live: { polling: 'waiting' } })
  inspected.clock.increment(1000)
  inspected.desk.resolve('poll', { status: 'scanned', userId: '0' })
  await expect.poll(state).toMatchObject({ live: { phone: 'deciding', polling: 'waiting' } })
}

const details = () => page.getByRole('tabpanel').first()
const detailsText = () => details().element().textContent
const tab = (name: RegExp) => page.getByRole('tab', { name })
/** States that the chart shows as active, by id. */
const litStates = () =>
  page
    .getByRole('button', { name: /当前|活动|active/ })
    .elements()
    .map((element) => element.getAttribute('data-state'))
    .filter((id) => id !== null)

describe('the inspector of a living login [FLOW-4]', () => {
  beforeEach(async () => {
    open('#/inspector')
    await scan()
    await expect.element(page.getByRole('row', { name: /看第 5 步/ })).toBeVisible()
  })

  it('lists the actors, the ended ones once with their number', async () => {
    const items = () =>
      page
        .getByRole('treeitem')
        .elements()
        .map((item) => item.getAttribute('title'))
    await expect
      .poll(items)
      .toEqual(['qr-login live', 'watchVisibility 等待', 'holdQrCode 等待', 'fetchQrCode 完成', 'poll 2 次'])
  })

  it('lights the active states', async () => {
    await expect
      .poll(litStates)
      .toEqual(
        expect.arrayContaining([
          'qrLogin.live.tab.shown',
          'qrLogin.live.phone.deciding',
          'qrLogin.live.polling.waiting',
        ]),
      )
    expect(litStates()).not.toContain('qrLogin.live.phone.away')
  })

  it('logs every event with its sender and what it led to, secrets masked', async () => {
    const rows = page
      .getByRole('row')
      .elements()
      .slice(1)
      .map((row) => [...row.children].filter((_, column) => column !== 1).map((cell) => cell.textContent))
    expect(rows).toEqual([
      ['1', '— → qr-login', 'start', '', 'fetching'],
      [
        '2',
        'fetchQrCode → qr-login',
        'done fetchQrCode',
        '{ uuid: •••, picture: "data:image/png;base64,AA" }',
        'fetching → shown away requesting',
      ],
      ['3', 'poll → qr-login', 'done poll', '{ status: "waiting", userId: "0" }', 'requesting → waiting'],
      ['4', '时钟 → qr-login', 'after POLL_INTERVAL', '', 'waiting → requesting'],
      ['5', 'poll → qr-login', 'done poll', '{ status: "scanned", userId: "0" }', 'away requesting → deciding waiting'],
    ])
    expect(document.body.textContent).not.toContain('secret-uuid')
  })

  it('shows what a step changed in the context, alone where asked', async () => {
    await page.getByRole('button', { name: '看第 4 步' }).click()
    await expect.poll(detailsText).toContain('qr-login 第 4 步')
    await expect.poll(detailsText).toContain('与第 3 步相比')
    await page.getByRole('checkbox', { name: '只看差异' }).click()
    await expect.poll(detailsText).toContain('- polls: 1+ polls: 2')
    expect(detailsText()).not.toContain('page: "/login"')
  })

  it('looks at an earlier step while the page goes on, and comes back', async () => {
    await userEvent.keyboard('[[[[[[')
    await expect.element(page.getByText('回看 2 / 5')).toBeVisible()
    expect(location.hash).toMatch(/@2$/)
    await expect.poll(litStates).toContain('qrLogin.live.phone.away')
    inspected.clock.increment(1000)
    await expect.element(page.getByText('回看 2 / 6')).toBeVisible()
    expect(litStates()).toContain('qrLogin.live.phone.away')
    await page.getByRole('button', { name: '回到实时', exact: true }).click()
    await expect.element(page.getByText('实时', { exact: true })).toBeVisible()
    await expect.poll(litStates).toContain('qrLogin.live.phone.deciding')
    expect(location.hash).not.toContain('@')
  })

  it('tells why each candidate was taken or not', async () => {
    await tab(/^事件 \d/).click()
    const candidates = () =>
      details()
        .getByRole('list')
        .first()
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent)
    const source = 'live.polling.requesting · '
    await expect
      .poll(candidates)
      .toEqual([
        `1[isSomebody(output.userId)] → confirmed不成立${source}守卫返回 false`,
        `2[output.status === 'cancelled'] → cancelled不成立${source}守卫返回 false`,
        `3[output.status === 'replaced'] → replaced不成立${source}守卫返回 false`,
        `4[output.status === 'expired'] → expired不成立${source}守卫返回 false`,
        `5[isLastPoll] → expired不成立${source}守卫返回 false`,
        `6[output.status === 'scanned'] → live.polling.waiting已采用${source}守卫成立`,
        `7否则 → live.polling.waiting未问到${source}排在前面的候选已被采用`,
      ])
  })

  it('sends an event to the page', async () => {
    await tab(/^发送/).click()
    await page.getByRole('button', { name: '发送', exact: true }).click()
    await expect.poll(() => inspected.asked).toMatchObject([{ ask: 'send', event: { type: 'REFRESHED' } }])
    await expect.poll(litStates).toContain('qrLogin.fetching')
  })

  it('filters the log by kind and text, pauses and clears it', async () => {
    const steps = () =>
      page
        .getByRole('button', { name: /^看第/ })
        .elements()
        .map((button) => button.textContent)
    await page.getByRole('button', { name: '定时', exact: true }).click()
    await expect.poll(steps).toEqual(['4'])
    await page.getByRole('button', { name: '全部', exact: true }).click()
    await page.getByRole('searchbox', { name: /筛选/ }).fill('scanned')
    await expect.poll(steps).toEqual(['5'])
    await page.getByRole('searchbox', { name: /筛选/ }).fill('')
    await page.getByRole('button', { name: '暂停记录' }).click()
    inspected.clock.increment(1000)
    await expect.poll(state).toMatchObject({ live: { polling: 'requesting' } })
    await expect.poll(steps).toEqual(['1', '2', '3', '4', '5'])
    await page.getByRole('button', { name: '清空' }).click()
    await expect.element(page.getByText('还没有事件')).toBeVisible()
    await page.getByRole('button', { name: '继续记录' }).click()
    inspected.actor.send({ type: 'REFRESHED' })
    await expect.poll(steps).toEqual(['7'])
  })

  it('finds states of every machine by keyboard', async () => {
    await userEvent.keyboard('/')
    await page.getByRole('combobox', { name: '查找状态机、状态、事件' }).fill('expired')
    await expect
      .element(page.getByRole('option', { name: 'expired qr-login', exact: true, selected: true }))
      .toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(location.hash).toBe('#/inspector/qr-login?state=qrLogin.expired')
  })

  it('keeps what was recorded when the page goes', async () => {
    inspected.leave()
    await expect.element(page.getByText('页面已离开', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('row', { name: /看第 5 步/ })).toBeVisible()
  })

  it('presses the key of the dock', async () => {
    await userEvent.keyboard('{F2}')
    await expect.poll(() => inspected.pressed).toEqual(['TOGGLED'])
  })

  it('shows its own machines as it shows those of the page', async () => {
    await page.getByRole('button', { name: 'recorder live' }).click()
    await expect.poll(litStates).toEqual(expect.arrayContaining(['recorder.view.live', 'recorder.intake.recording']))
    await userEvent.keyboard('[[')
    await expect.poll(litStates).toContain('recorder.view.looking')
    await expect.poll(detailsText).toContain('at: 4')
  })

  it('shows a trace file in place of the page, and goes back to it', async () => {
    const { actors, steps } = inspector.journal.view()
    const text = saveTrace({ address: '/login', savedAt: 0, actors, steps: steps.slice(0, 3) })
    const file = new File([text], 'trace.json')
    inspector.recorder.send({ type: 'FILE.CHOSEN', file })
    await expect.element(page.getByText('轨迹文件', { exact: true })).toBeVisible()
    await expect.element(page.getByText('第 3 / 3 步')).toBeVisible()
    await page.getByRole('button', { name: '回到实时', exact: true }).click()
    await expect.element(page.getByText('第 5 / 5 步')).toBeVisible()
  })

  it.each([
    ['no JSON', 'abc', /^这个文件不是 JSON/],
    ['something else', '{"format": "qihang-trace", "version": 1}', /^这个文件不是轨迹（address 不对）/],
    ['of another version', '{"format": "qihang-trace", "version": 2}', /^这份轨迹出自另一版本的检查器/],
  ])('says what is wrong with a file that is %s', async (_, content, sentence) => {
    inspector.recorder.send({ type: 'FILE.CHOSEN', file: new File([content], 'trace.json') })
    await expect.element(page.getByText(sentence)).toBeVisible()
    await page.getByRole('button', { name: '知道了' }).click()
    await expect.element(page.getByText(sentence)).not.toBeInTheDocument()
  })

  it('walks the actors by arrow keys', async () => {
    page
      .getByRole('treeitem', { name: /qr-login/ })
      .element()
      .focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect
      .element(page.getByRole('treeitem', { name: /watchVisibility/ }))
      .toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByText('watchVisibility 不是状态机，没有图')).toBeVisible()
  })

  it.each(['context', 'event', 'send', 'coverage'])('is accessible with its pane %s', async (pane) => {
    history.replaceState(null, '', `#/inspector/qr-login?pane=${pane}`)
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    await seeAccessible()
  })

  it.each(['sequence', 'paths'])('is accessible with its drawer %s', async (drawer) => {
    history.replaceState(null, '', `#/inspector/qr-login?drawer=${drawer}&view=list`)
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    await seeAccessible()
  })
})

/** Every text and name on the page. */
const words = () => [
  document.body.textContent,
  ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
    ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  ),
]

describe.each(locales)('the inspector in %s [FLOW-4]', (locale) => {
  it.each([
    'pane=context&drawer=log',
    'pane=event&drawer=sequence',
    'pane=send&view=list',
    'pane=coverage&drawer=paths',
  ])('has nothing of another language: %s', async (query) => {
    open(`#/inspector/qr-login?${query}`, locale)
    await scan()
    await expect.element(page.getByRole('treeitem', { name: /qr-login/ })).toBeVisible()
    expect(words().filter((word) => foreign[locale].test(word))).toEqual([])
  })
})

describe('the address of the inspector [FLOW-4]', () => {
  it('leads to an actor, a step and a pane', async () => {
    open('#/inspector/qr-login@3?pane=event')
    await scan()
    await expect.element(page.getByText('回看 3 / 5')).toBeVisible()
    await expect.poll(detailsText).toContain('done poll')
    expect(location.hash).toBe('#/inspector/qr-login@3?pane=event')
  })

  it('leads to a step of a page that was just telling another inspector of its last one', async () => {
    inspected = new InspectedPage()
    await scan()
    inspect('#/inspector/qr-login@3')
    await expect.element(page.getByText('回看 3 / 5')).toBeVisible()
    expect(location.hash).toBe('#/inspector/qr-login@3')
  })
})
