import { describe, it } from 'vitest'
import { ResumeEditor } from '../models/resume-editor.ts'
import { logInAs, student } from '../world/identities.ts'
import { addWork, contentOf, setSkills } from '../world/resumes.ts'
import { createWorld, eventually, type Visitor } from '../world.ts'

const world = createWorld()

async function arrive(phone: string, section: string, prepare: (visitor: Visitor, userId: string) => Promise<void>) {
  const visitor = await world.visit(
    section === 'skills' ? { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } : {},
  )
  const userId = await logInAs(visitor, world.demo, student(phone))
  await prepare(visitor, userId)
  await visitor.open(`/resume?from=3&section=${section}`)
  const editor = new ResumeEditor(visitor.page)
  await editor.seeSaved()
  const handle = (title: string) => editor.main.getByRole('button', { name: `调整顺序：${title}`, exact: true })
  return { visitor, page: visitor.page, editor, handle, content: () => contentOf(visitor, userId) }
}

describe('an entry of an ordered list', () => {
  it('is dragged to another place, and stays there over a reload [RES-2]', async () => {
    const { page, editor, handle, content } = await arrive('13800000018', 'work', (visitor, userId) =>
      addWork(visitor, userId, '甲公司', '乙公司', '丙公司'),
    )
    await handle('丙公司').waitFor()
    // It is drawn before it can be dragged.
    await eventually(() => editor.card('甲公司').getAttribute('draggable')).toBe('true')
    const others = (await editor.titles()).slice(0, -3)
    await handle('甲公司').dragTo(editor.card('丙公司'))
    await editor.seeTitles(...others, '乙公司', '丙公司', '甲公司')
    await handle('甲公司').dragTo(editor.card('乙公司'))
    const wanted = [...others, '甲公司', '乙公司', '丙公司']
    await editor.seeTitles(...wanted)
    await editor.main
      .getByText(`甲公司移到第 ${others.length + 1} 位，共 ${wanted.length} 位`, { exact: true })
      .waitFor()
    await handle('乙公司').dragTo(editor.card('丙公司'))
    const last = [...others, '甲公司', '丙公司', '乙公司']
    await eventually(async () => (await content()).work.map(({ company }) => company)).toEqual(last)
    await page.reload()
    await editor.seeTitles(...last)
  })

  it('is moved with a thumb by 上移 and 下移, and no further than its end [RES-2]', async () => {
    const { page, editor, handle, content } = await arrive('13800000018', 'skills', (visitor, userId) =>
      setSkills(visitor, userId, '甲', '乙', '丙'),
    )
    const move = async (title: string, way: string) => {
      await handle(title).tap()
      const box = page.getByRole('dialog', { name: `调整顺序：${title}`, exact: true })
      await box.getByRole('button', { name: way, exact: true }).tap()
      await box.waitFor({ state: 'detached' })
    }
    await move('甲', '下移')
    await editor.seeTitles('乙', '甲', '丙')
    await editor.main.getByText('甲移到第 2 位，共 3 位', { exact: true }).waitFor()
    await move('丙', '上移')
    await editor.seeTitles('乙', '丙', '甲')
    await move('甲', '下移')
    await move('乙', '上移')
    await editor.seeTitles('乙', '丙', '甲')
    await editor.seeSaved()
    await eventually(async () => (await content()).skills.map(({ name }) => name)).toEqual(['乙', '丙', '甲'])
    await page.reload()
    await editor.seeTitles('乙', '丙', '甲')
  })
})
