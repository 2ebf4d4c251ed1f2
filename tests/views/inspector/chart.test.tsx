import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { qrLoginPaths } from '../../../machines/login/qr-login/qr-login.paths.ts'
import charts from '../../../src/inspector/chart/charts.gen.json'
import { Canvas } from '../../../src/inspector/chart/drawing/Canvas.tsx'
import { Chart, type ChartProps } from '../../../src/inspector/chart/drawing/Chart.tsx'
import { StateList } from '../../../src/inspector/chart/drawing/StateList.tsx'
import { canvas, useView } from '../../../src/inspector/chart/drawing/view.ts'
import type { Chart as ChartData } from '../../../src/inspector/chart/types.ts'
import { seeAccessible } from '../sights/see.ts'
import { type RenderedPage, renderPage } from '../world/page.tsx'

const chart = (charts as unknown as Readonly<Record<string, ChartData>>)[qrLoginPaths.flow]!

let rendered: RenderedPage
afterEach(() => rendered.close())

const scanned: Partial<ChartProps> = {
  active: ['qrLogin.live', 'qrLogin.live.phone', 'qrLogin.live.phone.deciding'],
  flash: ['qrLogin.live.phone.away on PHONE.SCANNED[0] → qrLogin.live.phone.deciding'],
  open: ['qrLogin.live.phone.deciding on REFRESHED[0] → qrLogin.fetching'],
  was: ['qrLogin.live.phone.away'],
}

const state = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

it('names every state with its kind and whether it is active [FLOW-4]', async () => {
  rendered = renderPage(<Chart chart={chart} {...scanned} onSelect={() => {}} />, 'en')
  await expect.element(page.getByRole('group', { name: 'Statechart of qr-login' })).toBeVisible()
  const names = page
    .getByRole('button')
    .elements()
    .map((element) => element.getAttribute('aria-label'))
  expect(names).toEqual([
    'qrLogin, compound state, active',
    'fetching, state, not active',
    'live, parallel state, active',
    'tab, region, not active',
    'shown, state, not active',
    'hidden, state, not active',
    'phone, region, active',
    'away, state, not active',
    'deciding, state, active',
    'polling, region, not active',
    'requesting, state, not active',
    'waiting, state, not active',
    'paused, state, not active',
    'expired, state, not active',
    'cancelled, state, not active',
    'replaced, state, not active',
    'failed, state, not active',
    'confirmed, final state, not active',
  ])
})

it('is walked with arrow keys and chosen with Enter [FLOW-4]', async () => {
  const onSelect = vi.fn()
  rendered = renderPage(
    <Chart chart={chart} {...scanned} selected="qrLogin.live.phone.away" onSelect={onSelect} />,
    'en',
  )
  const away = state('away, state, not active')
  await expect.element(away).toHaveAttribute('tabindex', '0')
  ;(away.element() as SVGElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(state('deciding, state, active')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onSelect.mock.calls).toEqual([['qrLogin.live.phone.deciding']])
})

it('is a picture where nothing can be chosen [FLOW-4]', async () => {
  rendered = renderPage(<Chart chart={chart} />, 'zh-CN')
  await expect.element(page.getByRole('img', { name: 'qr-login 的状态图' })).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})

it('tells how often each transition was taken, and where mutants survived [FLOW-4]', async () => {
  const taken = 'qrLogin.fetching done fetchQrCode[0] → qrLogin.live'
  const onSurvivor = vi.fn()
  const tint = {
    times: { [taken]: 12 },
    statesMissed: ['qrLogin.cancelled'],
    survivors: { [taken]: ['one', 'two'] },
  }
  rendered = renderPage(<Chart chart={chart} tint={tint} onSelect={() => {}} onSurvivor={onSurvivor} />, 'en')
  await expect.element(page.getByText('×12', { exact: true })).toBeVisible()
  expect(page.getByText('0', { exact: true }).elements()).toHaveLength(chart.transitions.length - 1)
  await expect.element(state('cancelled, state, not active, never entered by a test')).toBeVisible()
  await page.getByRole('button', { name: `Mutants that survived: 2, at ${taken}` }).click()
  expect(onSurvivor.mock.calls).toEqual([[taken]])
})

function Framed(props: Partial<ChartProps>) {
  const { scale } = useView()
  return (
    <main>
      <output>{Math.round(scale * 100)} %</output>
      <div style={{ width: 600, height: 400, background: 'var(--surface)' }}>
        <Canvas chart={chart} onSelect={() => {}} {...props} />
      </div>
    </main>
  )
}

const zoom = () => page.getByRole('status')
const middleIsInside = (name: string) => {
  const { left, top, width, height } = state(name).element().getBoundingClientRect()
  const frame = page
    .getByRole('group', { name: /^Canvas/ })
    .element()
    .getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom
}

it('zooms by keys and buttons, and brings what is chosen into sight [FLOW-4]', async () => {
  rendered = renderPage(<Framed />, 'en')
  await expect.element(zoom()).toHaveTextContent('75 %')
  await userEvent.tab()
  await userEvent.keyboard('1')
  await expect.element(zoom()).toHaveTextContent('100 %')
  await userEvent.keyboard('+')
  await expect.element(zoom()).toHaveTextContent('120 %')
  canvas.fit()
  await expect
    .element(zoom())
    .toHaveTextContent(`${Math.round(Math.min(600 / chart.width, 400 / chart.height) * 100)} %`)
  canvas.full()
  rendered.close()
  rendered = renderPage(<Framed selected="qrLogin.confirmed" />, 'en')
  await expect.poll(() => middleIsInside('confirmed, final state, not active')).toBe(true)
  rendered.close()
  rendered = renderPage(<Framed active={['qrLogin', 'qrLogin.fetching']} />, 'en')
  await expect.poll(() => middleIsInside('fetching, state, active')).toBe(true)
})

it('is also a list, followed from state to state [FLOW-4]', async () => {
  const onSelect = vi.fn()
  rendered = renderPage(
    <StateList chart={chart} active={scanned.active!} selected="qrLogin.expired" onSelect={onSelect} />,
    'en',
  )
  const list = page.getByRole('list', { name: 'States and transitions of qr-login' })
  await expect.element(list.getByText('Scanned; the phone shows who asks.')).toBeVisible()
  await list.getByRole('button', { name: 'expired', exact: true }).click()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onSelect.mock.calls).toEqual([['qrLogin.expired'], ['qrLogin.fetching']])
})

it('is accessible, chart, tints and list [FLOW-4]', async () => {
  const tint = { times: {}, statesMissed: [], survivors: { [chart.transitions[0]!.key]: ['one'] } }
  rendered = renderPage(
    <main>
      <Framed {...scanned} />
      <Chart chart={chart} tint={tint} found={['qrLogin.expired']} onSelect={() => {}} onSurvivor={() => {}} />
      <StateList chart={chart} {...scanned} onSelect={() => {}} />
    </main>,
  )
  await seeAccessible()
})
