import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  answerPractice,
  evaluatePractice,
  finishPractice,
  getPractice,
  getPracticeModel,
  getPractices,
  startPractice,
} from '../../../contract/calls/practice.ts'
import { rewriteLine } from '../../../contract/calls/rewriting.ts'
import { createGrader } from '../../../server/areas/practice/evaluation/grader.ts'
import { createGradings, type Gradings } from '../../../server/areas/practice/gradings.ts'
import { practices } from '../../../server/areas/practice/schema.ts'
import { createBudget } from '../../../server/areas/resume/assistant/model/budget.ts'
import { createLanguageModel } from '../../../server/areas/resume/assistant/model/language-model.ts'
import { createWriters } from '../../../server/areas/resume/assistant/model/writers.ts'
import { createMemoryEphemeral } from '../../../server/platform/ephemeral/ephemeral.ts'
import { createLog } from '../../../server/platform/log.ts'
import { writeResume } from '../world/delivery-rows.ts'
import { type StandInModel, startModel } from '../world/stand-in-model.ts'
import { openStore, type Store } from '../world/store.ts'
import { type Browser, createWorld, type World } from '../world.ts'

const TEXT = '去年我林知夏负责驱动板，先抓了六个小时的报文，最后错误帧从每小时九帧降到零。'
const GRADING = {
  shares: { relevance: 60, evidence: 60, specificity: 60, structure: 60, length: 60, fillers: 60 },
  star: { situation: '', task: '', action: '先抓了六个小时的报文', result: '' },
  follow_up: '⟦N1⟧，抓报文时你怎么判断是哪里出了错？',
}

let store: Store
let outside: StandInModel
let world: World
let student: Browser
let userId = ''
let id = ''
let now = 0
let asked = 0
beforeAll(async () => {
  outside = await startModel()
  store = await openStore()
  const env = { AI_BASE_URL: outside.baseUrl, AI_MODEL: 'stand-in', AI_API_KEY: 'secret-key' }
  world = await createWorld(store.db, { env })
  student = world.browser()
  await student.logIn('13800000001')
  userId = await student.whoAmI()
  await writeResume(student, { name: '林知夏' })
})
afterAll(async () => {
  await world.close()
  await store.close()
  await outside.close()
})

beforeEach(async () => {
  await store.db.delete(practices)
  // It begins six times a minute at most.
  world.advance(60_000)
  id = (
    await student.call(startPractice, {
      position: '嵌入式工程师',
      occupation: 'embedded',
      type: 'mixed',
      difficulty: 'medium',
      language: 'zh',
      count: '3',
      mode: 'text',
    })
  ).data.id
  await student.call(answerPractice, { id, number: '0', text: TEXT, former: '' })
  await student.call(finishPractice, { id })
  now = Date.UTC(2026, 10, 23)
  asked = outside.received.length
})

const received = () => outside.received.slice(asked)
const find = async () => (await student.call(getPractice, { id })).data

/** As the process works that took the row. */
async function gradings(linesADay = 100): Promise<Gradings> {
  const settings = { baseUrl: outside.baseUrl, key: '', model: 'stand-in', name: 'model.example', linesADay }
  const grader = createGrader({
    model: await createLanguageModel(settings),
    name: 'model.example',
    budget: createBudget(
      createMemoryEphemeral(() => now),
      () => now,
      linesADay,
    ),
    writers: createWriters(store.db, () => now, 'answers'),
    log: createLog('silent'),
    patience: 400,
  })
  return createGradings(store.db, () => now, grader)
}

it('a model grades once the student agrees, without name and recording, and the rules until then [AIN-2] [AI-1]', async () => {
  const model = (await student.call(getPracticeModel, { id })).data.model!
  expect(model).toMatchObject({ sent: [TEXT.replace('林知夏', '⟦N1⟧')], is_agreed: false })
  // Who lets a model see lines of the resume has not let it see what was answered.
  const line = { section: 'work', entry: 'entry-01', line: '负责日报数据的提取与核对', variant: 'stronger' } as const
  await student.call(rewriteLine, { ...line, agrees: '1' })
  const unasked = (await student.call(evaluatePractice, { id, engine: 'model' })).data
  expect(unasked).toMatchObject({ is_grading: false, evaluation: { engine: 'rules', fell: null } })
  const waiting = (await student.call(evaluatePractice, { id, engine: 'model', agrees: '1' })).data
  expect(waiting).toMatchObject({ is_grading: true, evaluation: { engine: 'rules' } })

  outside.behave({ says: JSON.stringify(GRADING), pause: 2 })
  const work = await gradings()
  expect(await work.due()).toEqual([Number(id)])
  await Promise.all([work.run(Number(id)), work.run(Number(id))])
  expect(received()).toHaveLength(1)
  expect(received()[0]!.body).not.toContain('林知夏')
  expect(await find()).toMatchObject({
    is_grading: false,
    evaluation: {
      engine: 'model',
      total: 60,
      answers: [
        {
          star: { action: '先抓了六个小时的报文' },
          follow_up: { kind: 'own', text: '林知夏，抓报文时你怎么判断是哪里出了错？' },
        },
      ],
    },
  })
  expect((await student.call(getPractices, {})).data.list).toMatchObject([{ grades: { total: 60 } }])

  const back = (await student.call(evaluatePractice, { id, engine: 'rules', agrees: '0' })).data
  expect(back.evaluation?.engine).toBe('rules')
  expect((await student.call(getPracticeModel, { id })).data.model?.is_agreed).toBe(false)
})

it.each([
  ['breaks off', { breaksOff: '{"shares":{' }],
  ['refuses', { refuses: 500 }],
  ['talks nonsense', { says: '好的，我给满分！' }],
  ['is too slow', { says: JSON.stringify(GRADING), pause: 600 }],
])('a model that %s leaves it to the rules, which say so, and it can be asked again [AI-1]', async (_, behaviour) => {
  outside.behave(behaviour)
  const work = await gradings()
  await work.evaluate(userId, id, { engine: 'model', agrees: true })
  await work.run(Number(id))
  const fallen = await find()
  expect(fallen).toMatchObject({ is_grading: false, evaluation: { engine: 'rules', fell: 'unusable' } })
  expect(fallen.answers).toMatchObject([{ text: TEXT }])
  outside.behave({ says: JSON.stringify(GRADING) })
  await work.evaluate(userId, id, { engine: 'model', agrees: null })
  await work.run(Number(id))
  expect((await find()).evaluation).toMatchObject({ engine: 'model', fell: null })
})

it('a day’s texts are counted, and the rules grade once they are spent', async () => {
  outside.behave({ says: JSON.stringify(GRADING) })
  const work = await gradings(1)
  await work.evaluate(userId, id, { engine: 'model', agrees: true })
  await work.run(Number(id))
  expect(await work.evaluate(userId, id, { engine: 'model', agrees: null })).toMatchObject({
    practice: { is_grading: false, evaluation: { engine: 'rules', fell: 'spent' } },
  })
})

it('a grading that somebody began and left is begun anew after ninety seconds', async () => {
  const work = await gradings()
  await work.evaluate(userId, id, { engine: 'model', agrees: true })
  outside.behave({ says: JSON.stringify(GRADING), pause: 100 })
  const left = work.run(Number(id))
  await expect.poll(() => received().length).toBe(1)
  expect(await work.due()).toEqual([])
  now += 90_001
  expect(await work.due()).toEqual([Number(id)])
  outside.behave({ says: JSON.stringify({ ...GRADING, follow_up: '抓报文时你怎么判断是哪里出了错？' }) })
  await work.run(Number(id))
  await left
  expect((await find()).evaluation?.answers[0]?.follow_up.text).toBe('抓报文时你怎么判断是哪里出了错？')
})

it('a student who takes back that texts are sent has none sent, of what waits already too [AI-1]', async () => {
  outside.behave({ says: JSON.stringify(GRADING) })
  const work = await gradings()
  await work.evaluate(userId, id, { engine: 'model', agrees: true })
  expect(await work.evaluate(userId, id, { engine: 'rules', agrees: false })).toMatchObject({
    practice: { is_grading: false, evaluation: { engine: 'rules', fell: null } },
  })
  expect((await work.model(userId, id))?.is_agreed).toBe(false)

  await work.evaluate(userId, id, { engine: 'model', agrees: true })
  await createWriters(store.db, () => now, 'answers').agree(userId, false)
  await work.run(Number(id))
  expect(await find()).toMatchObject({ is_grading: false, evaluation: { engine: 'rules', fell: null } })
  expect(received()).toEqual([])
})
