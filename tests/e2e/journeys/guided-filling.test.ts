import { expect, it } from 'vitest'
import { getResume } from '../../../contract/calls/resume.ts'
import { findBarriers } from '../world/accessibility.ts'
import { logInAs, student } from '../world/identities.ts'
import { createWorld, eventually } from '../world.ts'

const world = createWorld()

const SHARED = '参与整车碰撞仿真的建模与分析'
const BARE = '负责制作供应商报价表'
const HELPED = '协助整理试验台的采集数据'

it('a student with nothing written answers ten questions, sees a resume grow that has nothing else in it, and has the last word on three of its lines [AIR-1]', async () => {
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
  await page.getByRole('heading', { name: '做过实习或工作吗？' }).waitFor()
  await field.fill('远航汽车 车身')
  await page.reload()
  await eventually(() => field.inputValue()).toBe('远航汽车 车身')
  await say('做过实习或工作吗？', '远航汽车 车身设计实习生 2026.3-2026.8', '已写进单位、职位、起止时间')
  await say('在远航汽车，你做的第一件事是什么？', SHARED, '已写进一条经历')
  await say('在远航汽车，还做了什么？', BARE, '已写进一条经历')
  await say('在远航汽车，第三件事呢？', HELPED, '已写进一条经历')
  await page.getByRole('button', { name: '没有', exact: true }).click()
  await say('你会用什么工具、语言或方法？', 'CATIA、HyperMesh', '已写进专业技能')
  await page.getByRole('heading', { name: '有什么语言成绩、证书或奖项？' }).waitFor()

  const paper = page.getByRole('complementary', { name: '你的简历' })
  for (const text of ['邓浩然', '远航汽车', SHARED, BARE, HELPED]) await paper.getByText(text).first().waitFor()
  const { resume } = await visitor.ask(getResume, { user_id })
  expect(resume?.content).toMatchObject({
    basic: { name: '邓浩然', phone: '13800000021', email: 'deng@example.com', city: '江临' },
    intention: { positions: ['车身工程师'], cities: [], salary_min: 8, salary_max: 12 },
    education: [{ school: '江临大学', major: '车辆工程', degree: 'bachelor', start: '2023-09', end: '2027-06' }],
    work: [{ company: '远航汽车', bullets: [SHARED, BARE, HELPED] }],
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

  for (const question of ['有什么语言成绩、证书或奖项？', '用两三句话介绍一下自己。']) {
    await page.getByRole('heading', { name: question }).waitFor()
    await page.getByRole('button', { name: '跳过' }).click()
  }
  await page.getByRole('heading', { name: '没有要问的了' }).waitFor()

  await page.setViewportSize({ width: 390, height: 844 })
  await eventually(() => paper.getByText('远航汽车').count()).toBe(0)
  await page.getByRole('button', { name: '看看简历' }).click()
  await paper.getByText('远航汽车').first().waitFor()
  expect(await findBarriers(page)).toEqual([])

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: '核对基本信息' }).click()
  await page.getByRole('heading', { level: 1, name: '核对基本信息' }).waitFor()
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: '确认，继续' }).click()
  await eventually(() => visitor.path).toBe('/aiResumeDetail?from=3')
  const [entry] = (await visitor.ask(getResume, { user_id })).resume!.content.work
  await visitor.open(`/aiResumeDetail?from=3&section=work&entry=${entry!.id}`)
  const card = page.getByRole('region', { name: '改写建议' })
  const suggest = async (number: number, text: string) => {
    await page.getByRole('button', { name: `改写第 ${number} 条` }).click()
    await eventually(() => card.getByRole('definition').last().innerText()).toBe(text)
  }
  await suggest(1, '建模并分析整车碰撞仿真的 [X] 部分')
  expect(await findBarriers(page)).toEqual([])
  await card.getByRole('button', { name: '采用' }).click()
  await card.getByRole('button', { name: '收起' }).click()
  await suggest(2, '制作供应商报价表，共 [X] 份')
  await card.getByRole('button', { name: '改一改' }).click()
  await card.getByRole('textbox').fill('制作供应商报价表，共 40 份')
  await card.getByRole('button', { name: '采用' }).click()
  await card.getByRole('button', { name: '收起' }).click()
  await suggest(3, '共同整理试验台的采集数据，共 [X] 份')
  await card.getByRole('button', { name: '不用' }).click()
  await page.getByText('已保存').first().waitFor()
  await eventually(async () => (await visitor.ask(getResume, { user_id })).resume?.content.work[0]?.bullets).toEqual([
    '建模并分析整车碰撞仿真的 [X] 部分',
    '制作供应商报价表，共 40 份',
    HELPED,
  ])
  await page.getByRole('button', { name: '预览' }).first().click()
  await eventually(() => visitor.path).toMatch(/^\/attentdetail/)
  await page.getByText('制作供应商报价表，共 40 份').first().waitFor()
})
