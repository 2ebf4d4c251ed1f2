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

it('of two tabs the second loses nothing that was typed, and a pasted text fills in the rest [AIR-1]', async () => {
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
