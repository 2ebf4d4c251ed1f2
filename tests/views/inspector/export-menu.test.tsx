import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { qrLoginPaths } from '../../../machines/login/qr-login/qr-login.paths.ts'
import { describe as described } from '../../../src/inspector/chart/describe.ts'
import { ExportMenu, type ExportMenuProps } from '../../../src/inspector/export/ExportMenu.tsx'
import { toMermaid } from '../../../src/inspector/export/mermaid.ts'
import { toScxml } from '../../../src/inspector/export/scxml.ts'
import { readTrace } from '../../../src/inspector/export/trace.ts'
import { recorded } from '../../unit/inspector/samples.ts'
import { type RenderedPage, renderPage } from '../world/page.tsx'

const machine = described(qrLoginPaths as never, 34)
const trace = { address: 'http://localhost/', savedAt: 1, actors: [], steps: [recorded({ step: 1 })] }

/** A drawing that looks as it does by style sheets only. */
function Menu(props: Partial<ExportMenuProps>) {
  return (
    <div style={{ background: 'rgb(13, 21, 36)' }}>
      <div style={{ fill: 'color-mix(in srgb, rgb(255 0 0) 50%, rgb(0 0 255))' }}>
        <svg id="chart" viewBox="0 0 120 40" width="240" height="80" role="img" aria-label="qr-login">
          <g className="state" tabIndex={0} style={{ stroke: 'rgb(0, 128, 0)', font: '700 12px monospace' }}>
            <rect x="10" y="10" width="100" height="20" />
            <text style={{ display: 'none' }}>hidden</text>
            <text x="60" y="24" textAnchor="middle">
              fetching
            </text>
          </g>
        </svg>
      </div>
      <ExportMenu
        machine={machine}
        drawing={() => document.querySelector<SVGSVGElement>('#chart')}
        stepCount={1}
        trace={() => trace}
        onFile={() => {}}
        {...props}
      />
    </div>
  )
}

let rendered: RenderedPage
let saved: { readonly name: string; readonly blob: Blob }[]

beforeEach(() => {
  saved = []
  let last: Blob
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob
    return 'blob:kept'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: last })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  rendered.close()
})

const trigger = () => page.getByRole('button', { name: '导出' })
const item = (name: string) => page.getByRole('menuitem', { name, exact: true })

async function save(name: string): Promise<{ readonly name: string; readonly blob: Blob }> {
  await trigger().click()
  await item(name).click()
  await expect.poll(() => saved).toHaveLength(1)
  return saved.pop()!
}

describe('[FLOW-4] the export menu', () => {
  test('saves the machine and the recording as files', async () => {
    rendered = renderPage(<Menu />)
    const mermaid = await save('Mermaid .mmd')
    expect([mermaid.name, await mermaid.blob.text()]).toEqual(['qr-login.mmd', toMermaid(machine)])
    const scxml = await save('状态机 SCXML')
    expect([scxml.name, await scxml.blob.text()]).toEqual(['qr-login.scxml', toScxml(machine)])
    const json = await save('状态机 JSON')
    expect([json.name, JSON.parse(await json.blob.text()).id]).toEqual(['qr-login.json', 'qrLogin'])
    const file = await save('本次轨迹 1 步，已遮盖 JSON')
    expect(file.name).toBe('qihang-trace.json')
    expect(readTrace(await file.blob.text())).toMatchObject(trace)
  })

  test('saves the chart as a drawing that needs no style sheet', async () => {
    rendered = renderPage(<Menu />)
    const { name, blob } = await save('状态图 SVG')
    expect(name).toBe('qr-login.svg')
    const drawing = new DOMParser().parseFromString(await blob.text(), 'image/svg+xml').documentElement
    const [ground, group] = [...drawing.children]
    expect(drawing.getAttribute('viewBox')).toBe('0 0 120 40')
    expect(drawing.getAttribute('fill')).toBe('rgb(128, 0, 128)')
    expect(ground!.getAttribute('fill')).toBe('rgb(13, 21, 36)')
    expect(Object.fromEntries([...group!.attributes].map((one) => [one.name, one.value]))).toEqual({
      stroke: 'rgb(0, 128, 0)',
      'font-family': 'monospace',
      'font-size': '12px',
      'font-weight': '700',
    })
    expect([...group!.children].map(({ tagName }) => tagName)).toEqual(['rect', 'text'])
  })

  test('saves it as a PNG with two pixels for one', async () => {
    rendered = renderPage(<Menu />)
    const { name, blob } = await save('状态图 PNG')
    expect([name, blob.type]).toEqual(['qr-login.png', 'image/png'])
    const { width, height } = await createImageBitmap(blob)
    expect([width, height]).toEqual([240, 80])
  })

  test('hands on a file that is chosen', async () => {
    const onFile = vi.fn()
    rendered = renderPage(<Menu onFile={onFile} />)
    await expect.element(trigger()).toBeInTheDocument()
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    const files = new DataTransfer()
    files.items.add(new File(['{}'], 'trace.json', { type: 'application/json' }))
    input.files = files.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    expect(onFile.mock.calls.map(([one]) => one.name)).toEqual(['trace.json'])
  })

  test('is walked by arrow keys and left by Escape', async () => {
    rendered = renderPage(<Menu />)
    await trigger().click()
    await expect.element(item('状态图 SVG')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(item('状态图 PNG')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect.element(item('载入轨迹文件…')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await expect.element(trigger()).toHaveFocus()
  })

  test('offers only a file to load where nothing is shown', async () => {
    rendered = renderPage(<Menu machine={null} stepCount={0} />)
    await trigger().click()
    await expect.element(item('载入轨迹文件…')).toHaveFocus()
    for (const name of ['状态图 SVG', '状态图 PNG', 'Mermaid .mmd', '状态机 JSON', '状态机 SCXML']) {
      await expect.element(item(name)).toBeDisabled()
    }
  })
})
