import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerPractice, finishPractice, getPractice, startPractice } from '../../../contract/calls/practice.ts'
import { type StandInModel, startModel } from '../../server/world/stand-in-model.ts'
import { findBarriers } from '../world/accessibility.ts'
import { logInAs, student } from '../world/identities.ts'
import { type Server, startServer } from '../world/server.ts'
import { createWorld } from '../world.ts'

let outside: StandInModel
let server: Server
beforeAll(async () => {
  outside = await startModel()
  server = await startServer({ AI_BASE_URL: outside.baseUrl, AI_MODEL: 'stand-in', AI_NAME: '云上模型' })
})
afterAll(async () => {
  await server.remove()
  await outside.close()
})
const world = createWorld(() => server.port)

const TEXT = '去年我负责驱动板，先抓了六个小时的报文，最后错误帧从每小时九帧降到零。电话 13800000030。'
const QUESTION = '抓报文时你怎么判断是哪里出了错？'
const GRADING = JSON.stringify({
  shares: { relevance: 70, evidence: 60, specificity: 60, structure: 60, length: 60, fillers: 60 },
  star: { situation: '', task: '', action: '先抓了六个小时的报文', result: '' },
  follow_up: QUESTION,
})

/** On the result of a practice with one answer. */
async function arrive(phone: string) {
  const visitor = await world.visit()
  const user_id = await logInAs(visitor, world.demo, student(phone))
  const { id } = await visitor.ask(startPractice, {
    user_id,
    position: '嵌入式工程师',
    occupation: 'embedded',
    type: 'mixed',
    difficulty: 'medium',
    language: 'zh',
    count: '3',
    mode: 'text',
  })
  await visitor.ask(answerPractice, { user_id, id, number: '0', text: TEXT, former: '' })
  await visitor.ask(finishPractice, { user_id, id })
  await visitor.open(`/aiInterviewResult?id=${id}`)
  const { page } = visitor
  await page.getByText('规则评分', { exact: true }).waitFor()
  return { visitor, page, id, press: (name: string) => page.getByRole('button', { name, exact: true }).click() }
}

it('a student sees what is sent, agrees, leaves while a slow model grades, and finds its grades [AIN-2] [AI-1]', async () => {
  outside.behave({ says: GRADING, pause: 60 })
  const { visitor, page, id, press } = await arrive('13800000030')
  await press('请大模型评分')
  await page.getByText('同意后，下面的回答会发给「云上模型」，由它评分：').waitFor()
  await page.getByText('最后错误帧从每小时九帧降到零。电话 （已隐去）。').waitFor()
  expect(await findBarriers(page)).toEqual([])
  await press('不同意')
  expect(outside.received).toHaveLength(0)
  await press('请大模型评分')
  await press('同意并评分')
  await page.getByText('大模型正在评分，先看规则的评分').waitFor()
  await page.getByText('规则评分', { exact: true }).waitFor()
  await visitor.open('/aiInterviewIntroduce')
  await visitor.open(`/aiInterviewResult?id=${id}`)
  await page.getByText('大模型评分 · 人工智能生成', { exact: true }).waitFor()
  await page.getByText(QUESTION, { exact: true }).waitFor()
  expect(await findBarriers(page)).toEqual([])
  expect(outside.received).toHaveLength(1)
  expect(outside.received[0]!.body).not.toContain('13800000030')
  await press('撤回同意')
  await page.getByText('规则评分', { exact: true }).waitFor()
  await page.getByText('如果重做一次，你会改哪一步？').waitFor()
})

it('a model that breaks off or talks garbage leaves the rules’ grades and every answer, and is asked again [AI-1]', async () => {
  outside.behave({ breaksOff: GRADING.slice(0, 60) })
  const { visitor, page, id, press } = await arrive('13800000031')
  await press('请大模型评分')
  await press('同意并评分')
  const fallen = page.getByText('大模型这次没有给出能用的结果，这里是规则的评分。')
  await fallen.waitFor()
  outside.behave({ says: '<html>502 Bad Gateway</html>' })
  await press('请大模型评分')
  await page.getByText('大模型正在评分，先看规则的评分').waitFor()
  await page.getByRole('status').waitFor({ state: 'detached' })
  await fallen.waitFor()
  expect((await visitor.ask(getPractice, { id })).answers.map(({ text }) => text)).toEqual([TEXT])
  outside.behave({ says: GRADING })
  await press('请大模型评分')
  await page.getByText('大模型评分 · 人工智能生成', { exact: true }).waitFor()
})
