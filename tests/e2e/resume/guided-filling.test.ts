import { expect, it } from 'vitest'
import { getResume } from '../../../contract/calls/resume.ts'
import { logInAs, student } from '../world/identities.ts'
import { createWorld, eventually } from '../world.ts'

const world = createWorld()

const PASTED = [
  '邮箱：su@example.test',
  '教育经历',
  '江临大学  汉语言文学  本科  2023.09 - 2027.06',
  '实习经历',
  '江临出版社  编辑实习生  2026.03 - 2026.08',
  '• 校对 3 部书稿，改正 240 处差错',
  '专业技能',
  '校对、InDesign',
].join('\n')

it('a second tab loses nothing that was typed, and a pasted text fills in the rest [AIR-1]', async () => {
  const visitor = await world.visit()
  const user_id = await logInAs(visitor, world.demo, student('13800000008'))
  await visitor.open('/aiIntelligentfilling')
  const other = await visitor.context.newPage()
  await other.goto(visitor.page.url())
  for (const page of [visitor.page, other]) {
    await page
      .getByRole('main')
      .getByRole('button', { name: /^对话填写/ })
      .click()
    await page.getByRole('heading', { name: '你叫什么名字？' }).waitFor()
  }
  const [first, second] = [visitor.page, other].map((page) => page.getByRole('textbox', { name: '你的回答' }))
  await first!.fill('苏云起')
  await first!.press('Enter')
  await visitor.page.getByRole('heading', { name: '怎么联系你？' }).waitFor()
  await second!.fill('苏云')
  await second!.press('Enter')
  await other.getByText(/^另一个页面刚刚答过/).waitFor()
  await other.getByRole('heading', { name: '怎么联系你？' }).waitFor()
  expect(await second!.inputValue()).toBe('苏云')

  await other.getByRole('button', { name: '粘贴一段' }).click()
  await other.getByRole('textbox', { name: '要读的文字' }).fill(PASTED)
  await other.getByRole('button', { name: '读进简历' }).click()
  await other.getByText('你粘贴了一段文字').waitFor()
  await eventually(async () => (await visitor.ask(getResume, { user_id })).resume?.content).toMatchObject({
    basic: { name: '苏云起', email: 'su@example.test' },
    education: [{ school: '江临大学', major: '汉语言文学', degree: 'bachelor', start: '2023-09', end: '2027-06' }],
    work: [{ company: '江临出版社', bullets: ['校对 3 部书稿，改正 240 处差错'] }],
  })
})

it('a student who pastes what he has accepts, changes and rejects other wordings, of a post too, and looks at the pages [AIR-1]', async () => {
  const visitor = await world.visit()
  const { page } = visitor
  const user_id = await logInAs(visitor, world.demo, student('13800000020'))
  await visitor.open('/aiIntelligentfilling?isAuth=1')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^粘贴一段文字/ })
    .click()
  await page
    .getByRole('textbox', { name: '要读的文字' })
    .fill(
      [
        '邮箱：wei@example.test',
        '求职意向：车身工程师',
        '教育经历',
        '江临大学  车辆工程  本科  2023.09 - 2027.06',
        '实习经历',
        '远航汽车  车身设计实习生  2026.03 - 2026.08',
        '• 参与整车碰撞仿真的建模与分析',
        '• 负责制作供应商报价表',
        '校园经历',
        '校学生会  组织部部长  2024.09 - 2025.06',
        '• 协助整理活动的报名数据',
      ].join('\n'),
    )
  await page.getByRole('button', { name: '读进简历' }).click()
  /** What was pasted comes last. */
  const pasted = async () => {
    const content = (await visitor.ask(getResume, { user_id })).resume?.content
    return { work: content?.work.at(-1), posts: content?.posts.at(-1) }
  }
  await eventually(pasted).toMatchObject({
    work: { company: '远航汽车', bullets: ['参与整车碰撞仿真的建模与分析', '负责制作供应商报价表'] },
    posts: { organisation: '校学生会', bullets: ['协助整理活动的报名数据'] },
  })
  const { work, posts } = await pasted()
  const card = page.getByRole('region', { name: '改写建议' })
  const suggest = async (number: number, text: string) => {
    await page.getByRole('button', { name: `改写第 ${number} 条` }).click()
    await eventually(() => card.getByRole('definition').last().innerText()).toBe(text)
  }
  await visitor.open(`/aiResumeDetail?from=3&section=work&entry=${work!.id}`)
  await suggest(1, '建模并分析整车碰撞仿真的 [X] 部分')
  await card.getByRole('button', { name: '采用' }).click()
  await card.getByRole('button', { name: '收起' }).click()
  await suggest(2, '制作供应商报价表，共 [X] 份')
  await card.getByRole('button', { name: '不用' }).click()
  await page.getByText('已保存').first().waitFor()
  await visitor.open(`/aiResumeDetail?from=3&section=posts&entry=${posts!.id}`)
  await suggest(1, '共同整理活动的报名数据，共 [X] 份')
  await card.getByRole('button', { name: '改一改' }).click()
  await card.getByRole('textbox').fill('共同整理 600 份活动的报名数据')
  await card.getByRole('button', { name: '采用' }).click()
  await eventually(async () => (await pasted()).posts?.bullets).toEqual(['共同整理 600 份活动的报名数据'])
  expect((await pasted()).work?.bullets).toEqual(['建模并分析整车碰撞仿真的 [X] 部分', '负责制作供应商报价表'])
  await page.getByRole('button', { name: '预览' }).first().click()
  await page.getByText('共同整理 600 份活动的报名数据').first().waitFor()
})
