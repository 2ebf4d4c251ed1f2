import { afterAll, beforeAll, expect, it } from 'vitest'
import { getResume, saveWork } from '../../../contract/calls/resume.ts'
import { rewriteLine } from '../../../contract/calls/rewriting.ts'
import type { Work } from '../../../contract/resume.ts'
import { type StandInModel, startModel } from '../../server/world/stand-in-model.ts'
import { findBarriers } from '../world/accessibility.ts'
import { logInAs, student } from '../world/identities.ts'
import { type Server, startServer } from '../world/server.ts'
import { createWorld, eventually, type Visitor } from '../world.ts'

let outside: StandInModel
let server: Server
beforeAll(async () => {
  outside = await startModel()
  server = await startServer({
    AI_BASE_URL: outside.baseUrl,
    AI_MODEL: 'stand-in',
    AI_NAME: '云上模型',
    AI_LINES_A_DAY: '5',
  })
})
afterAll(async () => {
  await server.remove()
  await outside.close()
})
const world = createWorld(() => server.port)

const LINE = '负责日报数据的提取与核对'
const BY_RULES = '提取并核对日报数据，共 [X] 份'
const BY_MODEL = '提取并核对日报数据，覆盖 [X] 张报表'
const SLOW = { says: JSON.stringify({ text: `${BY_MODEL}，与报表 [X] 的数据核对` }), pause: 400 }

const ENTRY: Work = {
  id: 'work-of-the-model',
  kind: 'internship',
  company: '远航汽车',
  position: '数据实习生',
  city: '',
  start: '2026-03',
  end: '2026-08',
  bullets: [LINE],
}
const ADDRESS = `/aiResumeDetail?from=3&section=work&entry=${ENTRY.id}`

async function arrive(phone: string) {
  const visitor = await world.visit()
  const user_id = await logInAs(visitor, world.demo, student(phone))
  await visitor.ask(saveWork, { user_id, version: '0', entry: ENTRY })
  await visitor.open(ADDRESS)
  return { visitor, user_id, ...lineOf(visitor.page) }
}

function lineOf(page: Visitor['page']) {
  const card = page.getByRole('region', { name: '改写建议' })
  const press = (name: string) => card.getByRole('button', { name, exact: true }).click()
  return {
    card,
    press,
    field: page.getByRole('textbox', { name: /第 1 条$/ }),
    async ask(text = BY_RULES) {
      await page.getByRole('button', { name: '改写第 1 条' }).click()
      await eventually(() => card.getByRole('definition').last().innerText()).toBe(text)
    },
  }
}

it('a language model writes before the student’s eyes once he agreed, can be stopped, and where it fails rules answer and say so [AI-1] [AIR-1]', async () => {
  const { visitor, user_id, card, press, field, ask } = await arrive('13800000021')
  const { page } = visitor
  const lines = async () =>
    (await visitor.ask(getResume, { user_id })).resume?.content.work.find(({ id }) => id === ENTRY.id)?.bullets

  outside.behave(SLOW)
  await ask()
  await press('用大模型改写')
  await card.getByText('同意后，下面这一行会发给「云上模型」：').waitFor()
  expect(await card.locator('blockquote').innerText()).toBe(LINE)
  expect(await findBarriers(page)).toEqual([])
  expect(outside.received).toHaveLength(0)
  await press('同意并改写')
  await card.getByText('人工智能生成 · 请核对').waitFor()
  await card.getByText(/^提取并核对/).waitFor()
  await press('停止')
  await card.waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe(LINE)

  for (const behaviour of [{ breaksOff: '{"text":"提取并' }, { says: '<html>502 Bad Gateway</html>' }]) {
    outside.behave(behaviour)
    await ask()
    await press('用大模型改写')
    await card.getByText('大模型这次没有给出能用的结果，这里由规则引擎来写。').waitFor()
    await press('不用')
  }

  // Whoever leaves in the middle finds the line as it was.
  outside.behave(SLOW)
  await ask()
  await press('用大模型改写')
  await card.getByText(/^提取并核对/).waitFor()
  await visitor.open('/aiResumeDetail?from=3&section=skills')
  await page.getByRole('heading', { name: '专业技能' }).first().waitFor()
  await visitor.open(ADDRESS)
  await eventually(() => field.inputValue()).toBe(LINE)
  expect(await card.count()).toBe(0)

  outside.behave({ says: JSON.stringify({ text: BY_MODEL }) })
  await ask()
  await press('用大模型改写')
  await eventually(() => card.getByRole('definition').last().innerText()).toBe(BY_MODEL)
  await press('采用')
  await page.getByText('已保存').first().waitFor()
  await eventually(lines).toEqual([BY_MODEL])
  await press('收起')
  await page.getByText('人工智能生成', { exact: true }).waitFor()
  await field.fill(BY_MODEL.replace('[X]', '6'))
  await eventually(lines).toEqual([BY_MODEL.replace('[X]', '6')])
  await page.reload()
  await page.getByText('人工智能生成', { exact: true }).waitFor()

  // These were the day's five.
  await field.fill(LINE)
  await ask()
  await press('用大模型改写')
  await card.getByText('今天用大模型改写的次数已经用完，这里由规则引擎来写，明天可以再用。').waitFor()
  await press('撤回同意')
  await card.getByText(/^大模型由「云上模型」提供/).waitFor()
  expect(visitor.sent(rewriteLine).at(-1)).toMatchObject({ engine: 'rules', agrees: '0' })
})

it('a suggestion does not replace a text that another tab wrote [AIR-1]', async () => {
  const { visitor, card, press, ask, field } = await arrive('13800000022')
  await ask()
  const other = await visitor.context.newPage()
  await other.goto(visitor.page.url())
  await lineOf(other).field.fill('核对日报数据 300 份')
  await other.getByText('已保存').first().waitFor()
  await visitor.page.bringToFront()
  await card.getByText('这一行刚才改过了，给旧内容的建议没有用上。').waitFor()
  expect(await field.inputValue()).toBe('核对日报数据 300 份')
  await press('收起')
})
