import { describe, expect, it } from 'vitest'
import { getExamples, getResume } from '../../../contract/calls/resume.ts'
import { ResumeEditor } from '../models/resume-editor.ts'
import { findBarriers } from '../world/accessibility.ts'
import { logInAs, student } from '../world/identities.ts'
import { createWorld, eventually, FAILED_REQUEST } from '../world.ts'

const world = createWorld()

async function arrive(phone: string, path: string, viewport = { width: 1440, height: 900 }) {
  const visitor = await world.visit({ viewport })
  const userId = await logInAs(visitor, world.demo, student(phone))
  await visitor.open(path)
  const editor = new ResumeEditor(visitor.page)
  const panel = editor.main.getByRole('region', { name: '示例：工作内容', exact: true })
  return { visitor, userId, editor, panel, page: visitor.page }
}

describe('examples beside a field', () => {
  it('are of the student’s field of study, and lend their structure, not their figures [RES-2]', async () => {
    const { visitor, userId, editor, panel, page } = await arrive('13800000024', '/resume?from=3&section=education')
    await editor.main.locator('ol > li button[aria-controls]').first().click()
    const major = await editor.field('专业').inputValue()
    await editor.open('实习与工作')
    await editor.press('添加实习或工作')
    await editor.type('公司', '拓岩机器人')
    await editor.press('看示例：工作内容')
    await panel.getByText('你的专业', { exact: true }).waitFor()
    const [pane, beside] = await Promise.all([
      editor.main.locator('section:has(> div > h2)').boundingBox(),
      panel.boundingBox(),
    ])
    expect(beside!.x).toBeGreaterThanOrEqual(pane!.x + pane!.width)
    expect(beside!.x + beside!.width).toBeLessThanOrEqual(1440)
    expect(await findBarriers(page)).toEqual([])
    const { list } = await visitor.ask(getExamples, { section: 'work', field: major })
    const [first, second] = list
    expect(first?.nearness).toBe('own')
    await panel.getByText(first!.heading, { exact: true }).waitFor()
    await panel.getByRole('button', { name: '换一个', exact: true }).click()
    await panel.getByText(second!.heading, { exact: true }).waitFor()
    expect(await editor.line(1).inputValue()).toBe('')
    await panel.getByRole('button', { name: `参考填写：${second!.lines[0]}`, exact: true }).click()
    await eventually(() => editor.line(1).inputValue()).toContain('[X]')
    const taken = await editor.line(1).inputValue()
    expect(taken).not.toMatch(/\d/)
    await editor.main.getByText('把 [X] 换成你自己的真实数据', { exact: true }).waitFor()
    await eventually(() => page.evaluate(() => String(getSelection()))).toBe('[X]')
    await page.keyboard.type('12')
    await eventually(() => editor.line(1).inputValue()).toBe(taken.replace('[X]', '12'))
    await editor.seeSaved()
    const { content } = (await visitor.ask(getResume, { user_id: userId })).resume!
    expect(content.work.at(-1)).toMatchObject({ company: '拓岩机器人', bullets: [taken.replace('[X]', '12')] })
    await page.keyboard.press('Escape')
  })

  it('examples that could not be read are asked for once more, within a phone’s width [RES-2]', async () => {
    const phone = { width: 390, height: 844 }
    const { visitor, editor, panel, page } = await arrive('13800000001', '/resume?from=3&section=work', phone)
    await editor.main.locator('ol > li button[aria-controls]').first().click()
    visitor.complaints.expect(FAILED_REQUEST)
    await page.route('**/api/example/get', (route) => route.abort())
    await editor.press('看示例：工作内容')
    await panel.getByText('示例没有读出来，不影响你继续填写。', { exact: true }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.unroute('**/api/example/get')
    await panel.getByRole('button', { name: '重试', exact: true }).click()
    await panel.getByText('你的专业', { exact: true }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    const { x, width } = (await panel.boundingBox())!
    expect([x >= 0, x + width <= 390]).toEqual([true, true])
    await panel.getByRole('button', { name: '换一个', exact: true }).press('Escape')
    await panel.waitFor({ state: 'detached' })
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      '看示例：工作内容',
    )
  })
})

describe('the page on which a resume begins', () => {
  it('shows samples of three fields, and says what is done with a resume [RES-2]', async () => {
    const { editor, page } = await arrive('13800000002', '/resume_create?from=3')
    const promises = editor.main.getByRole('region', { name: '你的内容怎么用', exact: true })
    await promises.waitFor()
    expect(await promises.getByRole('listitem').count()).toBe(5)
    expect(await promises.getByRole('link', { name: '隐私政策' }).getAttribute('href')).toMatch(
      /agreement\?kind=privacy$/,
    )
    const samples = editor.main.getByRole('region', { name: '写完是这个样子', exact: true })
    const text = () => samples.getByRole('img').innerText()
    const seen: string[] = []
    for (const field of ['电子信息', '会计学', '新闻学']) {
      await samples.getByRole('radio', { name: field, exact: true }).check()
      await samples.getByRole('img', { name: `${field}的样例简历`, exact: true }).waitFor()
      await eventually(text).not.toBe('')
      seen.push(await text())
    }
    expect(new Set(seen).size).toBe(3)
    await eventually(text).toContain('某都市报新媒体中心')
    expect(await findBarriers(page)).toEqual([])
    await samples.getByRole('button', { name: '看完整样例', exact: true }).click()
    const whole = page.getByRole('dialog', { name: '新闻学的样例简历', exact: true })
    await whole.getByText('某都市报新媒体中心', { exact: true }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await whole.waitFor({ state: 'detached' })
    await page.setViewportSize({ width: 390, height: 844 })
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await findBarriers(page)).toEqual([])
  })
})

describe('bars that stay in sight', () => {
  it.each(['/resume_add?from=3&step=basic', '/resume?from=3&section=basic'])(
    'never hide what the keyboard is in: %s [RES-2]',
    async (path) => {
      const { editor, page } = await arrive('13800000001', path, { width: 390, height: 500 })
      await editor.field('姓名').focus()
      const hidden = () =>
        page.evaluate(() => {
          const focused = document.activeElement!
          const { left, top, width, height } = focused.getBoundingClientRect()
          const found = document.elementFromPoint(left + width / 2, top + height / 2)
          return found !== null && focused.contains(found) ? '' : focused.outerHTML.slice(0, 120)
        })
      for (const key of [...Array(12).fill('Tab'), ...Array(12).fill('Shift+Tab')]) {
        await page.keyboard.press(key)
        await eventually(hidden).toBe('')
      }
    },
  )
})
