import { describe, expect, it } from 'vitest'
import { getNoticeSettings } from '../../../contract/calls/notices.ts'
import { DeliverDialog } from '../models/deliver-dialog.ts'
import { ResumeEditor } from '../models/resume-editor.ts'
import { ResumePaper } from '../models/resume-paper.ts'
import { logInAs, student } from '../world/identities.ts'
import { contentOf } from '../world/resumes.ts'
import { createWorld, eventually } from '../world.ts'

const world = createWorld()

/** In reading order. */
const PAPER = [
  '余霜降求职意向:工艺工程师·江临13855501728yu@example.com江临大学·硕士2027.06毕业',
  '教育经历江临大学应用化学·硕士2024.09–2027.06',
  '实习经历澄江新材料工艺实习生2025.07–至今优化3步合成路线,收率由62%提到81%',
  '项目经历水性涂层2024.10–2025.03筛选24组配方,附着力提高两级',
  '专业技能气相色谱',
].join('')

/** Students of the demonstration who have written nothing. */
async function arrive(phone: string, path: string) {
  const visitor = await world.visit()
  const userId = await logInAs(visitor, world.demo, student(phone))
  await visitor.open(path)
  return { visitor, userId, page: visitor.page, editor: new ResumeEditor(visitor.page) }
}

describe('a student without a resume', () => {
  it('writes one, previews it, prints it the same in every template, and sends it, with text messages turned on [RES-2] [RES-4] [JOB-3] [JOB-5]', async () => {
    const { visitor, userId, page, editor } = await arrive('13800000028', '/resume_add?from=3')
    await editor.type('姓名', '余霜降')
    await editor.type('手机号', '13855501728')
    await editor.type('邮箱', 'yu@example.com')
    await editor.press('下一步')
    await editor.press('添加教育经历')
    await editor.type('学校', '江临大学')
    await editor.field('学历').selectOption({ label: '硕士' })
    await editor.field('专业').fill('应用化学')
    await editor.type('开始时间', '2024.9')
    await editor.type('结束时间', '2027.6')
    await editor.press('下一步')
    await editor.press('添加实习或工作')
    await editor.type('公司', '澄江新材料')
    await editor.type('职位', '工艺实习生')
    await editor.type('开始时间', '2025.7')
    await editor.type('结束时间', '至今')
    await editor.line(1).fill('优化 3 步合成路线，收率由 62% 提到 81%')
    await editor.press('添加项目经历')
    await editor.type('项目名称', '水性涂层')
    await editor.type('开始时间', '2024.10')
    await editor.type('结束时间', '2025.3')
    await editor.line(1, '你做的事').fill('筛选 24 组配方，附着力提高两级')
    await editor.press('下一步')
    await editor.press('添加技能')
    await editor.type('技能', '气相色谱')
    await editor.press('下一步')
    await editor.field('期望职位').fill('工艺工程师，')
    await editor.field('期望城市').fill('江临，')
    await editor.press('下一步')
    await editor.main.getByRole('heading', { level: 2, name: /^完整度 \d+%，可以预览了$/ }).waitFor()
    await editor.seeSaved()
    const content = await contentOf(visitor, userId)
    expect(content.work).toMatchObject([{ company: '澄江新材料', start: '2025-07', end: 'present' }])
    expect(content.project).toMatchObject([{ name: '水性涂层', bullets: ['筛选 24 组配方，附着力提高两级'] }])
    await editor.press('预览')
    await eventually(() => visitor.path).toBe('/attentdetail?from=3')
    const paper = new ResumePaper(visitor)
    await paper.see()
    expect(await paper.shown()).toEqual([PAPER])
    for (const [template, name] of ['经典', '双栏', '紧凑', '英文'].entries()) {
      await paper.radio(name).click()
      await eventually(() => visitor.path).toBe(
        `/attentdetail?from=3${template === 0 ? '' : `&templateId=${template}`}`,
      )
      await eventually(() => paper.radio(name).isChecked()).toBe(true)
      await paper.see()
      const shown = await paper.shown()
      expect(shown).toHaveLength(1)
      expect(await paper.printed()).toEqual(shown)
    }
    await eventually(() => page.getByText(/^已保存/).count()).toBe(1)
    await page.reload()
    await paper.see()
    expect(await paper.radio('英文').isChecked()).toBe(true)
    await visitor.open('/job?id=9')
    const dialog = new DeliverDialog(page)
    await dialog.open()
    await dialog.button('投递').click()
    await dialog.see('投递成功')
    await dialog.root.getByRole('checkbox', { name: /短信提醒/ }).check()
    await eventually(async () => (await visitor.ask(getNoticeSettings, {})).text_messages).toBe(true)
  })

  it('writes one with the keyboard alone, from the choice of a way to the saved resume [RES-2]', async () => {
    const { visitor, userId, page, editor } = await arrive('13800000034', '/resume_create?from=3')
    await editor.main.getByRole('button', { name: '从空白开始', exact: true }).waitFor()
    const label = () =>
      page.evaluate(() => {
        const active = document.activeElement
        const label = active instanceof HTMLInputElement ? active.labels?.[0]?.textContent : undefined
        return (active?.getAttribute('aria-label') ?? label ?? active?.textContent ?? '').trim()
      })
    const tabTo = async (name: string) => {
      for (let step = 0; step < 40 && (await label()) !== name; step++) await page.keyboard.press('Tab')
      expect(await label()).toBe(name)
    }
    await tabTo('从空白开始')
    await page.keyboard.press('Enter')
    await eventually(() => visitor.path).toBe('/resume_add?from=3')
    await editor.field('姓名').waitFor()
    await tabTo('姓名')
    await page.keyboard.type('廖听澜')
    await tabTo('手机号')
    await page.keyboard.type('13855501734')
    await tabTo('邮箱')
    await page.keyboard.type('liao@example.com')
    await tabTo('下一步')
    await page.keyboard.press('Enter')
    await eventually(label).toBe('教育经历')
    await tabTo('添加教育经历')
    await page.keyboard.press('Space')
    await eventually(label).toBe('学校')
    await page.keyboard.type('江临音乐学院')
    await tabTo('专业')
    await page.keyboard.type('音乐学')
    await tabTo('下一步')
    await page.keyboard.press('Enter')
    await editor.seeSaved()
    const content = await contentOf(visitor, userId)
    expect(content.basic).toMatchObject({ name: '廖听澜', phone: '13855501734' })
    expect(content.education).toMatchObject([{ school: '江临音乐学院', major: '音乐学' }])
  })
})
