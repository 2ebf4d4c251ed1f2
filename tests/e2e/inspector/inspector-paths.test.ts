import { describe, expect, it } from 'vitest'
import { planPaths } from '../../../harness/paths.ts'
import { flows } from '../../../machines/flows.ts'
import { employerAuthPaths } from '../../../machines/login/employer-auth/employer-auth.paths.ts'
import { qrLoginPaths } from '../../../machines/login/qr-login/qr-login.paths.ts'
import { scenes } from '../../../src/inspector/page/scenes.ts'
import { Inspector } from '../models/inspector.ts'
import { createWorld } from '../world.ts'

const world = createWorld()

/** Flows that the page itself draws. */
const drawn = flows.filter(({ flow }) => flow in scenes)

/** Opens the list of a flow's paths beside a page that shows nothing yet. */
async function list(flow: string) {
  const visitor = await world.visit()
  await visitor.open()
  await visitor.page.getByRole('banner').waitFor()
  const { inspector, page } = await Inspector.window(visitor, `/${flow}?drawer=paths`)
  await page.getByRole('list', { name: `${flow} 的路径` }).waitFor({ timeout: 180_000 })
  return { visitor, inspector, page }
}

describe('generated paths on the live page [FLOW-4]', () => {
  it.each(drawn.map((catalogue) => ({ flow: catalogue.flow, catalogue })))(
    'all of $flow pass',
    async ({ flow, catalogue }) => {
      const { inspector, page } = await list(flow)
      const { length } = planPaths(catalogue)
      await inspector.press('极速')
      await inspector.press('全部运行')
      await page
        .getByText(new RegExp(`^(?:${length} 通过|\\d+ 失败)$`))
        .first()
        .waitFor({ timeout: 180_000 })
      expect(await page.getByText(/^\d+ (?:通过|失败)$/).allInnerTexts()).toEqual([`${length} 通过`])
    },
  )

  it('steps through a login that the page draws, and leaves the page as it was', async () => {
    const { visitor, inspector, page } = await list('qr-login')
    const [path] = planPaths(qrLoginPaths)
    await inspector.press('逐步')
    await inspector.press('只跑选中')
    const dialog = visitor.page.getByRole('dialog', { name: '学生登录' })
    await dialog.waitFor()
    await page.getByRole('button', { name: new RegExp(`第 0 / ${path?.steps.length} 步`) }).waitFor()
    await inspector.press('下一步')
    await dialog.getByRole('img', { name: '登录二维码' }).waitFor({ state: 'attached' })
    const sign = visitor.page.getByText('检查器驱动中 · qr-login')
    await sign.waitFor()
    await inspector.press('停止')
    await dialog.waitFor({ state: 'detached' })
    await sign.waitFor({ state: 'detached' })
    expect(await visitor.identifyingCookies()).toEqual([])
  })

  it('shows the first difference where the page is interfered with', async () => {
    const { visitor, inspector, page } = await list('employer-auth')
    await inspector.press('逐步')
    await inspector.press('只跑选中')
    await page
      .getByRole('button', { name: new RegExp(`第 0 / ${planPaths(employerAuthPaths)[0]?.steps.length} 步`) })
      .waitFor()
    await visitor.page.getByRole('textbox', { name: '手机号' }).first().fill('13800138111')
    await inspector.press('下一步')
    await page.getByRole('heading', { name: /^首个差异/ }).waitFor()
    await inspector.press('停止')
  })
})
