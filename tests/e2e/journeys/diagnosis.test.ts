import { expect, it } from 'vitest'
import { getDiagnosis } from '../../../contract/calls/diagnoses.ts'
import { saveBasicInfo, saveEducation, saveOther, saveWork } from '../../../contract/calls/resume.ts'
import { emptyResume } from '../../../contract/resume.ts'
import { findBarriers } from '../world/accessibility.ts'
import { logInAs, student } from '../world/identities.ts'
import { createWorld, eventually } from '../world.ts'

const world = createWorld()

const PASTED = '负责电机驱动板固件的开发与调试；熟悉 STM32、FreeRTOS 与 CANopen，会用示波器定位问题。'
const WEAK = '参与电机参数自学习功能的开发与调试，覆盖 6 个型号'
const BARE = '实现电机驱动板的上位机调试界面与日志导出功能'

it('a thin resume is judged for a job, two findings are mended on the spot, and the score rises by what they cost [AIR-2] [NAV-3]', async () => {
  const visitor = await world.visit()
  const { page } = visitor
  const user_id = await logInAs(visitor, world.demo, student('13800000015'))
  await visitor.open('/aiIntroduction')
  await page.getByRole('radio', { name: '先不选' }).check({ force: true })
  await page.getByRole('button', { name: '开始诊断' }).click()
  await page.getByRole('link', { name: '去写简历' }).waitFor()
  const basic = {
    ...emptyResume.basic,
    name: '韩景行',
    phone: '13800000015',
    email: 'han@example.com',
    city: '江临市',
  }
  const span = { start: '2023-09', end: '2027-06' }
  const school = {
    id: 'school-1',
    school: '江临大学',
    major: '自动化',
    degree: 'bachelor' as const,
    score: '',
    note: '',
  }
  const work = {
    id: 'work-job-1',
    kind: 'internship' as const,
    company: '拓岩机器人',
    position: '实习生',
    city: '江临市',
  }
  await visitor.ask(saveBasicInfo, { user_id, version: '0', content: basic })
  await visitor.ask(saveEducation, { user_id, version: '0', entry: { ...school, ...span } })
  await visitor.ask(saveWork, {
    user_id,
    version: '0',
    entry: { ...work, start: '2026-03', end: '2026-08', bullets: [WEAK, BARE] },
  })
  await visitor.ask(saveOther, {
    user_id,
    part: 'skills',
    version: '0',
    content: [{ id: 'skill-one', name: 'STM32', level: '', keywords: [] }],
  } as never)

  await page.reload()
  await page.getByRole('radio', { name: '粘贴职位要求' }).check({ force: true })
  await page.getByRole('textbox', { name: '职位名称（选填）' }).fill('固件工程师')
  await page.getByRole('textbox', { name: '职位要求' }).fill(PASTED)
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: '开始诊断' }).click()
  await page.getByRole('heading', { name: '需要改的地方' }).waitFor()
  expect(visitor.path).toMatch(/^\/diagnosticResult\?/)
  await page.getByText('CANopen').first().waitFor()
  expect(await findBarriers(page)).toEqual([])
  const shown = () => new URLSearchParams(visitor.path.split('?')[1]).get('id') ?? ''
  const report = async () => (await visitor.ask(getDiagnosis, { id: shown() })).report

  /** Goes to mend a finding and comes back. @returns what it cost */
  async function mend(line: string, text: string): Promise<number> {
    const before = await report()
    const finding = before?.findings.find(({ quote }) => quote?.text === line)
    const cost = finding?.costs.reduce((sum, { points }) => sum + points, 0) ?? 0
    const card = page.getByRole('listitem').filter({ hasText: line })
    await card.first().getByRole('link', { name: '去这一处修改' }).click()
    const field = page.locator('textarea:focus')
    await eventually(() => field.inputValue()).toBe(line)
    await field.fill(text)
    await page.getByText('已保存').first().waitFor()
    await page.getByRole('link', { name: '回到诊断' }).click()
    await page.getByText(`总分 +${cost}`).waitFor()
    const after = await report()
    expect((after?.score ?? 0) - (before?.score ?? 0)).toBe(cost)
    return cost
  }

  expect(await mend(WEAK, '实现电机参数自学习，覆盖 6 个型号，误差 ±2%')).toBeGreaterThan(0)
  const [finding] = (await report())?.findings.filter(({ place }) => place.section === 'summary') ?? []
  expect(finding?.rule).toBe('summary-missing')
  await page.reload()
  await page.getByRole('heading', { name: '需要改的地方' }).waitFor()
  await page.getByRole('listitem').filter({ hasText: '还没有写自我评价' }).getByRole('link').click()
  await page.locator('textarea:focus').fill('自动化专业，做过电机驱动固件，先看日志再改代码。')
  await page.getByText('已保存').first().waitFor()
  await page.getByRole('link', { name: '回到诊断' }).click()
  await page.getByText('总分 +1').waitFor()
  expect(await page.getByRole('region', { name: '历史' }).getByRole('listitem').count()).toBe(3)

  await visitor.open('/')
  await page.getByRole('button', { name: 'AI简历' }).first().hover()
  await page.getByRole('button', { name: /^AI诊断/ }).click()
  await eventually(() => visitor.path).toMatch(/^\/diagnosticResult\?id=\d+&type=1$/)
})
