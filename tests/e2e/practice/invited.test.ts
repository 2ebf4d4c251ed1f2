import { expect, it } from 'vitest'
import { findBarriers } from '../world/accessibility.ts'
import { logInAs, student } from '../world/identities.ts'
import { createWorld, eventually } from '../world.ts'

const world = createWorld()

it('a student practises for an interview that he was invited to, and comes back to it [AIN-1]', async () => {
  const visitor = await world.visit()
  const { page } = visitor
  await logInAs(visitor, world.demo, student('13800000001'))
  await visitor.open('/myInterviewList')
  const card = page.getByRole('region', { name: '下一场' })
  const title = (await card.getByRole('heading').innerText()).split(' · ')[0]!
  await card.getByRole('link', { name: `练一练：${title}` }).click()
  const position = page.getByRole('textbox', { name: '应聘职位' })
  await position.waitFor()
  expect(await position.inputValue()).toBe(title)
  await page.getByRole('combobox', { name: '题目方向' }).selectOption('software')
  await page.getByText('3 题', { exact: true }).click()
  await page.getByText('文字', { exact: true }).click()
  await page.getByRole('button', { name: '进入面试间' }).click()
  await page.getByRole('button', { name: '开始', exact: true }).click()
  await page.getByRole('button', { name: '想好了，开始作答' }).click()
  await page.getByRole('textbox', { name: '你的回答' }).fill('去年我负责测试平台，我先写了一百条用例，最后漏测降到零。')
  await page.getByRole('button', { name: '提交这一题' }).click()
  await page.getByRole('button', { name: '想好了，开始作答' }).click()
  await page.getByRole('button', { name: '先跳过' }).click()
  await page.getByRole('button', { name: '想好了，开始作答' }).click()
  await page.getByRole('button', { name: '先跳过' }).click()
  await page.getByRole('button', { name: '结束练习' }).click()
  await page.getByText(/^和上一次（.*）比：/).waitFor()
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('link', { name: '回到面试安排' }).click()
  await eventually(() => visitor.path).toMatch(/^\/myInterviewList\?delivery=\d+$/)
  await card.getByRole('link', { name: `练一练：${title}` }).waitFor()
})
