import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Replays } from '../../../src/inspector/page/replays.ts'
import { PathsDrawer } from '../../../src/inspector/paths/PathsDrawer.tsx'
import { seeAccessible } from '../sights/see.ts'
import { showPart } from './bench.tsx'

let opened: ReturnType<typeof showPart>

const paths = page.getByRole('list', { name: 'overlay 的路径' })
const steps = page.getByRole('region', { name: '所选路径的步骤' })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

beforeEach(async () => {
  opened = showPart(
    <div style={{ height: 560, display: 'grid' }}>
      <PathsDrawer />
    </div>,
    { actor: 'overlay', drawer: 'paths' },
  )
  await expect.element(paths).toBeVisible()
})
afterEach(() => {
  opened.close()
  vi.restoreAllMocks()
})

describe('generated paths', () => {
  it('lists the tests of the flow with their steps [FLOW-4]', async () => {
    const { paths: planned } = new Replays({} as never).plan('overlay')
    expect(paths.getByRole('listitem').elements().length).toBe(planned.length)
    await expect.element(page.getByText(`共 ${planned.length}`)).toBeVisible()
    await expect.element(steps.getByText('此流程没有自己的画面，在页面旁运行')).toBeVisible()
    expect(steps.getByRole('listitem').elements().length).toBe(planned[0]!.steps.length + 1)
  })

  it('runs all of them and counts what passed [FLOW-4]', async () => {
    const { paths: planned } = new Replays({} as never).plan('overlay')
    await press('极速')
    await press('全部运行')
    await expect.element(page.getByText(`${planned.length} 通过`)).toBeVisible()
    await expect.element(page.getByRole('button', { name: '全部运行' })).toBeVisible()
    await seeAccessible()
  })

  it('shows the first difference of a path that goes wrong, and goes on with the next [FLOW-4]', async () => {
    const { paths: planned } = new Replays({} as never).plan('overlay')
    const perform = vi.spyOn(Replays.prototype, 'perform')
    perform.mockResolvedValueOnce(null)
    perform.mockResolvedValueOnce({
      field: 'context',
      expected: { dialog: null, kept: 1 },
      seen: { dialog: 'logout', kept: 1 },
    })
    await press('极速')
    await press('全部运行')
    await expect.element(page.getByText('1 失败')).toBeVisible()
    await expect.element(page.getByText(`${planned.length - 1} 通过`)).toBeVisible()
    await paths.getByRole('button', { name: /第 1 步不同/ }).click()
    await expect.element(steps.getByRole('heading', { name: '首个差异：context' })).toBeVisible()
    await expect.element(steps.getByText('− 路径所期 + 页面所得')).toBeVisible()
    await expect.element(steps.getByRole('button', { name: '导出路径' })).toBeVisible()
    await page.viewport(1280, 700)
    await seeAccessible()
  })

  it('goes step by step, and stops [FLOW-4]', async () => {
    await press('逐步')
    await press('只跑选中')
    await expect.element(paths.getByRole('button', { name: /第 0 \/ \d+ 步/ })).toBeVisible()
    await press('下一步')
    await expect.element(paths.getByRole('button', { name: /第 1 \/ \d+ 步/ })).toBeVisible()
    await press('停止')
    await expect.element(page.getByRole('button', { name: '只跑选中' })).toBeEnabled()
  })

  it('says why no tests could be generated', async () => {
    opened.close()
    vi.spyOn(Replays.prototype, 'plan').mockImplementation(() => {
      throw new Error('no flow is named overlay')
    })
    opened = showPart(<PathsDrawer />, { actor: 'overlay', drawer: 'paths' })
    await expect.element(page.getByRole('alert')).toHaveTextContent('无法生成测试：no flow is named overlay')
    vi.restoreAllMocks()
    await press('重试')
    await expect.element(paths).toBeVisible()
  })
})
