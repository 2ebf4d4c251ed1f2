import { expect, it } from 'vitest'
import { getPractice } from '../../../contract/calls/practice.ts'
import { findBarriers } from '../world/accessibility.ts'
import { logInAs, student } from '../world/identities.ts'
import { createWorld, eventually } from '../world.ts'

const world = createWorld()

it('a student practises an interview in writing, loses nothing to a reload and to a network that is gone, and deletes it', async () => {
  const visitor = await world.visit()
  const { page } = visitor
  await logInAs(visitor, world.demo, student('13800000030'))
  await visitor.open('/aiInterviewIntroduce')
  await page.getByText('还没有练习记录').waitFor()
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: '开始练习' }).click()
  await page.getByRole('textbox', { name: '应聘职位' }).fill('嵌入式工程师')
  await page.getByRole('combobox', { name: '题目方向' }).selectOption('embedded')
  await page.getByText('3 题', { exact: true }).click()
  await page.getByText('文字', { exact: true }).click()
  await page.reload()
  expect(await page.getByRole('textbox', { name: '应聘职位' }).inputValue()).toBe('嵌入式工程师')
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: '进入面试间' }).click()

  await page.getByRole('button', { name: '开始', exact: true }).click()
  expect(visitor.path).toMatch(/^\/interviewRoom\?id=\d+$/)
  const id = visitor.path.split('=')[1]!
  expect(await page.getByRole('banner').count()).toBe(0)
  const field = page.getByRole('textbox', { name: '你的回答' })
  const answerNow = () => page.getByRole('button', { name: '想好了，开始作答' }).click()
  const question = () => page.getByRole('heading', { level: 2 }).innerText()
  await answerNow()
  expect(await findBarriers(page)).toEqual([])
  await field.fill('我在双轮足机器人里负责电机驱动。')
  await page.getByRole('button', { name: '提交这一题' }).click()
  await page.getByText('第 1 题已保存').waitFor()

  // What is typed outlives the page.
  await answerNow()
  const second = await question()
  await field.fill('我用逻辑分析仪抓了 6 小时的报文')
  await page.reload()
  await page.getByRole('button', { name: '开始', exact: true }).click()
  await answerNow()
  expect([await question(), await field.inputValue()]).toEqual([second, '我用逻辑分析仪抓了 6 小时的报文'])
  await visitor.context.setOffline(true)
  visitor.complaints.expect(/^console: Failed to load resource/)
  await page.getByRole('button', { name: '提交这一题' }).click()
  await page.getByText(/^没有保存成：/).waitFor()
  await visitor.context.setOffline(false)
  await page.getByRole('button', { name: '重试' }).click()
  await page.getByText('第 1、2 题已保存').waitFor()

  await answerNow()
  await page.getByRole('button', { name: '先跳过' }).click()
  await page.getByRole('heading', { name: '检查一遍再结束' }).waitFor()
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: '离开' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '离开' }).click()
  await page.getByText('上次的「嵌入式工程师」还没练完').waitFor()
  await page.getByRole('link', { name: '继续「嵌入式工程师」的练习' }).first().click()
  await page.getByRole('button', { name: '开始', exact: true }).click()
  await answerNow()
  await field.fill('我想做运动控制。')
  await page.getByRole('button', { name: '提交这一题' }).click()
  await page.getByRole('button', { name: '修改第 1 题' }).click()
  await field.fill('我在双轮足机器人里负责电机驱动和调试。')
  await page.getByRole('button', { name: '提交这一题' }).click()
  await page.getByRole('button', { name: '结束练习' }).click()
  await eventually(() => visitor.path).toBe(`/aiInterviewResult?id=${id}`)
  await page.getByText('我在双轮足机器人里负责电机驱动和调试。').first().waitFor()
  await page.getByRole('img', { name: '各维度得分的雷达图，数值见表格' }).waitFor()
  await page.getByText('规则评分').waitFor()
  expect(await findBarriers(page)).toEqual([])
  expect((await visitor.ask(getPractice, { id })).answers.map(({ text }) => text)).toEqual([
    '我在双轮足机器人里负责电机驱动和调试。',
    '我用逻辑分析仪抓了 6 小时的报文',
    '我想做运动控制。',
  ])

  await page.getByRole('button', { name: '重答这一题：第 3 题' }).click()
  await page.getByRole('button', { name: '开始', exact: true }).click()
  await answerNow()
  await field.fill('我想做运动控制：去年我负责电机驱动，最后把控制周期从五毫秒缩到一毫秒。')
  await page.getByRole('button', { name: '提交这一题' }).click()
  await page.getByRole('button', { name: '结束练习' }).click()
  await page.getByRole('heading', { name: '嵌入式工程师 重答一题' }).waitFor()
  await page.getByText('我想做运动控制。', { exact: true }).waitFor()
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('link', { name: /^查看这一次：/ }).click()
  await eventually(() => visitor.path).toBe(`/aiInterviewResult?id=${id}`)
  await page.getByText('我想做运动控制：去年我负责电机驱动', { exact: false }).first().waitFor()
  await page.getByText('这一次', { exact: true }).waitFor()

  await page.getByRole('button', { name: '删除' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await page.getByText('重答一题').waitFor()
  await visitor.open(`/interviewRoom?id=${id}`)
  await page.getByText('没有这次练习').waitFor()
})
