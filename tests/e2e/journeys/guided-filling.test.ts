import { expect, it } from 'vitest'
import { getResume } from '../../../contract/calls/resume.ts'
import { findBarriers } from '../world/accessibility.ts'
import { logInAs, student } from '../world/identities.ts'
import { createWorld, eventually } from '../world.ts'

const world = createWorld()

it('a student with nothing written answers ten questions, and sees a resume grow that has nothing else in it [AIR-1]', async () => {
  const visitor = await world.visit()
  const { page } = visitor
  const user_id = await logInAs(visitor, world.demo, student('13800000021'))
  await visitor.open('/aiIntelligentfilling?isAuth=1')
  await page.getByRole('heading', { name: '你想怎么开始？' }).waitFor()
  expect(visitor.path).toBe('/aiIntelligentfilling?isAuth=1')
  expect(await findBarriers(page)).toEqual([])
  await page
    .getByRole('main')
    .getByRole('button', { name: /^对话填写/ })
    .click()

  const field = page.getByRole('textbox', { name: '你的回答' })
  const log = page.getByRole('log')
  async function say(question: string, text: string, outcome: string) {
    await page.getByRole('heading', { name: question, exact: true }).waitFor()
    await field.fill(text)
    await field.press('Enter')
    await log.getByText(outcome, { exact: true }).last().waitFor()
  }

  await say('你叫什么名字？', '我叫邓浩然', '已写进姓名')
  await say('怎么联系你？', 'deng@example.com', '已写进邮箱')
  await say('你现在住在哪个城市？', '江临', '已写进城市')
  await say('你想找什么工作？', '车身工程师', '已写进期望职位')
  await page.getByRole('heading', { name: '想在哪些城市工作？' }).waitFor()
  await page.getByRole('button', { name: '跳过' }).click()
  await say('期望月薪是多少？', '8-12K', '已写进期望薪资')
  await say('你在哪里读书？', '江临大学 车辆工程 本科', '已写进学校、专业、学历，还差起止时间')
  expect(await findBarriers(page)).toEqual([])
  await say('你在哪里读书？', '2023.9-2027.6', '已写进起止时间')
  await page.reload()
  await say('做过实习或工作吗？', '远航汽车 车身设计实习生 2026.3-2026.8', '已写进单位、职位、起止时间')
  await say('在远航汽车，你做的第一件事是什么？', '画前舱盖的加强筋，减重 1.2 千克', '已写进一条经历')
  await page.getByRole('button', { name: '没有了' }).click()
  await page.getByRole('button', { name: '没有', exact: true }).click()
  await say('你会用什么工具、语言或方法？', 'CATIA、HyperMesh', '已写进专业技能')
  await page.getByRole('heading', { name: '有什么语言成绩、证书或奖项？' }).waitFor()

  const paper = page.getByRole('complementary', { name: '你的简历' })
  for (const text of ['邓浩然', '远航汽车', '画前舱盖的加强筋，减重 1.2 千克'])
    await paper.getByText(text).first().waitFor()
  const { resume } = await visitor.ask(getResume, { user_id })
  expect(resume?.content).toMatchObject({
    basic: { name: '邓浩然', phone: '13800000021', email: 'deng@example.com', city: '江临' },
    intention: { positions: ['车身工程师'], cities: [], salary_min: 8, salary_max: 12 },
    education: [{ school: '江临大学', major: '车辆工程', degree: 'bachelor', start: '2023-09', end: '2027-06' }],
    work: [{ company: '远航汽车', bullets: ['画前舱盖的加强筋，减重 1.2 千克'] }],
    project: [],
    skills: [{ name: 'CATIA' }, { name: 'HyperMesh' }],
    summary: '',
  })

  // One of them said otherwise, by the one who said it.
  await page.getByRole('button', { name: '改这一句 CATIA、HyperMesh' }).click()
  await field.fill('CATIA、Abaqus')
  await field.press('Enter')
  await page.getByRole('button', { name: '改这一句 CATIA、Abaqus' }).waitFor()
  await eventually(async () =>
    (await visitor.ask(getResume, { user_id })).resume?.content.skills.map(({ name }) => name),
  ).toEqual(['CATIA', 'Abaqus'])

  await page.setViewportSize({ width: 390, height: 844 })
  expect(await paper.getByText('远航汽车').count()).toBe(0)
  await page.getByRole('button', { name: '看看简历' }).click()
  await paper.getByText('远航汽车').first().waitFor()
  expect(await findBarriers(page)).toEqual([])
})
