import { describe, expect, it } from 'vitest'
import { deleteWork, saveBasicInfo, saveOther, saveWork } from '../../../contract/calls/resume.ts'
import { ResumeEditor } from '../models/resume-editor.ts'
import { logInAs, student } from '../world/identities.ts'
import { addWork, contentOf, setSkills } from '../world/resumes.ts'
import { createWorld, eventually, FAILED_REQUEST, type Visitor } from '../world.ts'

const world = createWorld()

/** Two tabs of one student at that section. */
async function arrive(phone: string, section: string, prepare?: (visitor: Visitor, userId: string) => Promise<void>) {
  const visitor = await world.visit()
  const userId = await logInAs(visitor, world.demo, student(phone))
  await prepare?.(visitor, userId)
  await visitor.open(`/resume?from=3&section=${section}`)
  const other = await visitor.context.newPage()
  await other.goto(visitor.page.url())
  const [first, second] = [new ResumeEditor(visitor.page), new ResumeEditor(other)]
  await first.seeSaved()
  await second.seeSaved()
  visitor.complaints.expect(FAILED_REQUEST)
  return {
    visitor,
    first,
    second,
    content: () => contentOf(visitor, userId),
    /** The second tab’s saves do not get through, until that is ended. */
    cutOff: (call: { readonly path: string }) =>
      other.route(
        (url) => url.pathname === call.path,
        (route) => route.abort(),
      ),
    reconnect: async () => {
      await other.unrouteAll()
      await second.pill.click()
    },
  }
}

describe('two tabs with one resume', () => {
  it('learn at once that one types where the other is [RES-5]', async () => {
    const { first, second, cutOff } = await arrive('13800000038', 'basic')
    const told = (editor: ResumeEditor) =>
      editor.main.page().getByText('这一部分也在另一个标签页里编辑，那边保存后这里会更新。', { exact: true })
    await cutOff(saveBasicInfo)
    await second.field('籍贯').pressSequentially('澄')
    await told(first).waitFor()
    expect(await told(second).count()).toBe(0)
  })

  it('two tabs that changed one section let each field be chosen by itself [RES-5]', async () => {
    const { first, second, content, cutOff, reconnect } = await arrive('13800000038', 'basic')
    const before = await content()
    await cutOff(saveBasicInfo)
    await second.type('邮箱', 'second@example.com')
    await second.type('籍贯', '澄州')
    await second.seePill('离线，草稿已存在本机')
    await first.type('邮箱', 'first@example.com')
    await first.type('现居城市', '江临')
    await first.seeSaved()
    await reconnect()
    await second.seePill('另一处有更新，去比较')
    const choices = second.main.getByRole('group')
    const named = (name: string) => choices.filter({ has: second.main.page().locator('legend', { hasText: name }) })
    await eventually(() => choices.locator('legend').allInnerTexts()).toEqual(['邮箱', '现居城市', '籍贯'])
    const chosen = () => choices.locator('label:has(:checked) b').allInnerTexts()
    await eventually(chosen).toEqual(['这里写的', '另一处写的', '这里写的'])
    await named('邮箱').getByText('first@example.com', { exact: true }).click()
    await eventually(chosen).toEqual(['另一处写的', '另一处写的', '这里写的'])
    expect((await content()).basic.hometown).toBe(before.basic.hometown)
    await second.press('用选好的内容')
    await second.seeSaved()
    const basic = { ...before.basic, email: 'first@example.com', city: '江临', hometown: '澄州' }
    expect((await content()).basic).toEqual(basic)
    await eventually(() => first.field('籍贯').inputValue()).toBe('澄州')
  })

  it('tell each other of another order of entries at once, and of one that was deleted and brought back [RES-5]', async () => {
    const { first, second, content } = await arrive('13800000039', 'work', (visitor, userId) =>
      addWork(visitor, userId, '甲公司', '乙公司', '丙公司'),
    )
    await eventually(async () => (await first.titles()).length).toBeGreaterThan(2)
    const [one = '', two = '', ...others] = await first.titles()
    await first.main.getByRole('button', { name: `调整顺序：${one}`, exact: true }).press('ArrowDown')
    await second.seeTitles(two, one, ...others)
    await second.main.getByRole('button', { name: `调整顺序：${two}`, exact: true }).press('End')
    await first.seeTitles(one, ...others, two)
    expect((await content()).work.map(({ company }) => company)).toEqual([one, ...others, two])
    await first.press(`删除${one}`)
    await second.seeTitles(...others, two)
    await first.press('撤销')
    await second.seeTitles(one, ...others, two)
  })

  it('two tabs that put one list in order let one order be chosen [RES-5]', async () => {
    const { first, second, content, cutOff, reconnect } = await arrive('13800000033', 'skills', (visitor, userId) =>
      setSkills(visitor, userId, '甲', '乙', '丙'),
    )
    await cutOff(saveOther)
    await second.main.getByRole('button', { name: '调整顺序：甲', exact: true }).press('End')
    await second.seePill('离线，草稿已存在本机')
    await first.main.getByRole('button', { name: '调整顺序：丙', exact: true }).press('ArrowUp')
    await first.seeSaved()
    await eventually(async () => (await content()).skills.map(({ name }) => name)).toEqual(['甲', '丙', '乙'])
    await reconnect()
    await second.seePill('另一处有更新，去比较')
    const order = second.main.getByRole('group', { name: '顺序', exact: true })
    await eventually(() => order.locator('label').allInnerTexts()).toEqual([
      '这里写的\n1. 乙\n2. 丙\n3. 甲',
      '另一处写的\n1. 甲\n2. 丙\n3. 乙',
    ])
    await second.press('全用另一处的')
    await second.press('用选好的内容')
    await second.seeTitles('甲', '丙', '乙')
    await second.seeSaved()
    expect((await content()).skills.map(({ name }) => name)).toEqual(['甲', '丙', '乙'])
  })

  it('an entry that one tab deletes while the other edits it is added anew, or goes [RES-5]', async () => {
    const { visitor, first, second, content, cutOff, reconnect } = await arrive(
      '13800000032',
      'work',
      (visitor, userId) => addWork(visitor, userId, '甲公司', '乙公司'),
    )
    for (const [title, answer] of [
      ['甲公司', '留下我写的'],
      ['乙公司', '也删掉'],
    ] as const) {
      await cutOff(saveWork)
      await second.toggle(title)
      await second.card(title).getByLabel('城市', { exact: true }).fill('澄州')
      await second.seePill('离线，草稿已存在本机')
      await first.press(`删除${title}`)
      await first.card(title).waitFor({ state: 'detached' })
      // It is gone from the page before it is from the server.
      await first.main.getByText(`已删除「${title}」`, { exact: true }).waitFor()
      await reconnect()
      await second.seePill('另一处有更新，去比较')
      await second.main.getByRole('heading', { name: '这一条在另一处被删除了', exact: true }).waitFor()
      await second.press(answer)
      await second.seeSaved()
    }
    expect(visitor.count(deleteWork)).toBe(2)
    const kept = (await content()).work.filter(({ company }) => company.endsWith('公司'))
    expect(kept.map(({ company, city }) => [company, city])).toEqual([['甲公司', '澄州']])
    await first.card('甲公司').waitFor()
    expect(await first.card('乙公司').count()).toBe(0)
  })
})
