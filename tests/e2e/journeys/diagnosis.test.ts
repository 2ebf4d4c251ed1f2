import { expect, it } from 'vitest'
import { writePdf } from '../../fixtures/resumes/pdf-writer.ts'
import { Diagnosis } from '../models/diagnosis.ts'
import { ResumeUpload } from '../models/resume-upload.ts'
import { findBarriers } from '../world/accessibility.ts'
import { logInAs, student } from '../world/identities.ts'
import { createWorld, eventually } from '../world.ts'

const world = createWorld()

const PASTED = '负责电机驱动板固件的开发与调试；熟悉 STM32、FreeRTOS 与 CANopen，会用示波器定位问题。'
const WEAK = '参与电机参数自学习功能的开发与调试，覆盖 6 个型号'
const THIN = [
  '韩景行',
  '电话：13800000015',
  '邮箱：han@example.test',
  '现居：江临',
  '教育经历',
  '江临大学  自动化  本科  2023.09 - 2027.06',
  '实习经历',
  '拓岩机器人  实习生  2026.03 - 2026.08',
  `• ${WEAK}`,
  '• 实现电机驱动板的上位机调试界面与日志导出功能',
  '专业技能',
  'STM32',
]

it('a thin resume from a file is judged for a job, two findings are mended on the spot, and the score rises by what they cost [AIR-2] [NAV-3]', async () => {
  const visitor = await world.visit()
  const { page } = visitor
  await logInAs(visitor, world.demo, student('13800000015'))
  const diagnosis = new Diagnosis(visitor)
  await diagnosis.askForNone()
  await page.getByRole('link', { name: '去写简历' }).click()
  const upload = new ResumeUpload(page)
  const buffer = writePdf([THIN.map((text, at) => ({ text, x: 50, y: 60 + 24 * at, size: 12 }))])
  await upload.choose({ name: '韩景行.pdf', mimeType: 'application/pdf', buffer })
  await upload.seeReview()
  await upload.acceptAll()
  await upload.press('保存')
  await eventually(() => visitor.path).toMatch(/^\/resume\?/)

  await visitor.open('/aiIntroduction')
  await page.getByRole('radio', { name: '粘贴职位要求' }).check({ force: true })
  await page.getByRole('textbox', { name: '职位名称（选填）' }).fill('固件工程师')
  await page.getByRole('textbox', { name: '职位要求' }).fill(PASTED)
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: '开始诊断' }).click()
  await diagnosis.seeReport()
  expect(visitor.path).toMatch(/^\/diagnosticResult\?/)
  await page.getByText('CANopen').first().waitFor()
  expect(await findBarriers(page)).toEqual([])

  expect(await diagnosis.mend(WEAK, '实现电机参数自学习，覆盖 6 个型号，误差 ±2%')).toBeGreaterThan(0)
  await page.reload()
  await diagnosis.seeReport()
  await page.getByRole('listitem').filter({ hasText: '还没有写自我评价' }).getByRole('link').click()
  await page.locator('textarea:focus').fill('自动化专业，做过电机驱动固件，先看日志再改代码。')
  await page.getByText('已保存').first().waitFor()
  await page.getByRole('link', { name: '回到诊断' }).click()
  await page.getByText('总分 +1').waitFor()
  await eventually(() => page.getByRole('region', { name: '历史' }).getByRole('listitem').count()).toBe(3)

  await visitor.open('/')
  await page.getByRole('button', { name: 'AI简历' }).first().hover()
  await page.getByRole('button', { name: /^AI诊断/ }).click()
  await eventually(() => visitor.path).toMatch(/^\/diagnosticResult\?id=\d+&type=1$/)
})
