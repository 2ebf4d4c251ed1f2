import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Params } from '../../../contract/call.ts'
import { deliverResume } from '../../../contract/calls/deliveries.ts'
import {
  answerPractice,
  deletePractice,
  evaluatePractice,
  finishPractice,
  getAttempts,
  getPractice,
  getPractices,
  retryPractice,
  startPractice,
} from '../../../contract/calls/practice.ts'
import { codes } from '../../../contract/codes.ts'
import { practiceLimits } from '../../../contract/practice.ts'
import { createPractices } from '../../../server/areas/practice/practices.ts'
import { practiceAnswers, practices } from '../../../server/areas/practice/schema.ts'
import { createDirectoryFiles } from '../../../server/platform/files/directory-files.ts'
import { addCompany, addPosition, addTerms } from '../world/content-rows.ts'
import { writeResume } from '../world/delivery-rows.ts'
import { freshWorlds } from '../world/stage.ts'
import type { Browser } from '../world.ts'

const stage = freshWorlds()
const db = () => stage.store.db
const noFiles = createDirectoryFiles('/nowhere', randomUUID())

let student: Browser
beforeEach(async () => {
  await db().delete(practices)
  student = stage.world.browser()
  await student.logIn('13800000001')
})

const WISH = {
  position: ' 嵌入式工程师 ',
  occupation: 'embedded',
  type: 'mixed',
  difficulty: 'medium',
  language: 'zh',
  count: '3',
  mode: 'text',
} as const

const start = async (more: Partial<Params<typeof startPractice>> = {}, who = student) =>
  (await who.call(startPractice, { ...WISH, ...more })).data.id
const find = async (id: string, who = student) => (await who.call(getPractice, { id })).data
const answer = (id: string, number: string, text: string, former = '', who = student) =>
  who.call(answerPractice, { id, number, text, former })

describe('an interview that is practised', () => {
  it('begins with questions for its position, and keeps each answer once it is given', async () => {
    const id = await start()
    expect(await find(id)).toMatchObject({ position: '嵌入式工程师', finished_at: null, answers: [] })
    expect((await find(id)).questions).toHaveLength(3)
    stage.world.advance(1000)
    const { data } = await answer(id, '1', ' 我负责双轮足机器人的调试 ')
    expect(data.answers).toMatchObject([{ number: 1, text: '我负责双轮足机器人的调试' }])
    expect((await find(id)).answers).toEqual(data.answers)
    expect((await student.call(getPractices, {})).data.list).toMatchObject([{ id, questions: 3, answered: 1 }])
  })

  it('is answered once where the answer of a call was lost, and changed where the student wants it', async () => {
    const id = await start()
    const first = (await answer(id, '0', '第一次')).data
    stage.world.advance(1000)
    expect((await answer(id, '0', '第一次')).data).toEqual(first)
    const changed = await answer(id, '0', '第二次', first.answers[0]!.saved_at)
    expect(changed.data.answers).toMatchObject([{ number: 0, text: '第二次' }])
  })

  it('is not answered over what another page answered, which is told', async () => {
    const id = await start()
    await answer(id, '0', '这一页')
    const second = await answer(id, '0', '另一页')
    expect([second.code, second.data]).toEqual([codes.conflict, await find(id)])
    expect((await find(id)).answers).toMatchObject([{ text: '这一页' }])
    const both = await Promise.all([answer(id, '1', '甲'), answer(id, '1', '乙')])
    expect(both.map(({ code }) => code).sort()).toEqual([codes.ok, codes.conflict].sort())
  })

  it('is finished once, and not answered any more', async () => {
    const id = await start()
    await answer(id, '0', '一')
    const { finished_at } = (await student.call(finishPractice, { id })).data
    expect(finished_at).not.toBeNull()
    stage.world.advance(5000)
    expect((await student.call(finishPractice, { id })).data.finished_at).toBe(finished_at)
    expect((await answer(id, '1', '二')).code).toBe(codes.conflict)
  })

  it('is deleted with all that was answered, at once', async () => {
    const id = await start()
    await answer(id, '0', '一')
    expect((await student.call(deletePractice, { id })).code).toBe(codes.ok)
    expect((await student.call(deletePractice, { id })).code).toBe(codes.notFound)
    expect((await student.call(getPractice, { id })).code).toBe(codes.notFound)
    expect(await db().select().from(practiceAnswers)).toEqual([])
  })

  it('is graded once it is finished, by its texts, as often as it is asked for [AIN-2]', async () => {
    const id = await start()
    const text = '去年我负责驱动板，我先抓了六个小时的报文，最后错误帧从每小时九帧降到零。'
    await answer(id, '0', text)
    expect((await student.call(evaluatePractice, { id })).code).toBe(codes.conflict)
    await student.call(finishPractice, { id })
    const { evaluation } = (await student.call(evaluatePractice, { id })).data
    expect(evaluation).toMatchObject({
      answers: [{ number: 0, star: { action: '我先抓了六个小时的报文', result: '最后错误帧从每小时九帧降到零。' } }],
    })
    expect((await student.call(evaluatePractice, { id })).data.evaluation).toEqual(evaluation)
    expect((await find(id)).evaluation).toEqual(evaluation)
    const { total, points } = evaluation!
    expect((await student.call(getPractices, {})).data.list).toMatchObject([{ id, grades: { total, points } }])
    const other = stage.world.browser()
    await other.logIn('13800000003')
    expect((await other.call(evaluatePractice, { id })).code).toBe(codes.notFound)
  })

  it('asks one of its questions once more, and both answers stand side by side [AIN-2]', async () => {
    const id = await start()
    await answer(id, '1', '第一次')
    expect((await student.call(retryPractice, { id, number: '1' })).code).toBe(codes.conflict)
    await student.call(finishPractice, { id })
    const again = (await student.call(retryPractice, { id, number: '1' })).data.id
    // A double click, and who comes back to it later.
    expect((await student.call(retryPractice, { id, number: '1' })).data.id).toBe(again)
    const [first, second] = [await find(id), await find(again)]
    expect(second).toMatchObject({
      position: '嵌入式工程师',
      is_retry: true,
      questions: [first.questions[1]],
      answers: [],
    })
    const attempts = async (of: string, who = student) => (await who.call(getAttempts, { id: of })).data.list
    expect(await attempts(id)).toEqual([])
    stage.world.advance(1000)
    await answer(again, '0', '第二次')
    await student.call(finishPractice, { id: again })
    const { evaluation } = (await student.call(evaluatePractice, { id: again })).data
    expect(await attempts(id)).toMatchObject([
      { number: 1, practice_id: again, text: '第二次', total: evaluation!.total },
    ])
    expect(await attempts(again)).toMatchObject([{ number: 0, practice_id: id, text: '第一次', total: null }])

    stage.world.advance(1000)
    const third = (await student.call(retryPractice, { id: again, number: '0' })).data.id
    expect(third).not.toBe(again)
    await answer(third, '0', '第三次')
    await student.call(finishPractice, { id: third })
    expect((await attempts(third)).map(({ text }) => text)).toEqual(['第二次', '第一次'])
    expect((await attempts(id)).map(({ number, text }) => [number, text])).toEqual([
      [1, '第三次'],
      [1, '第二次'],
    ])

    const other = stage.world.browser()
    await other.logIn('13800000003')
    expect((await other.call(retryPractice, { id, number: '1' })).code).toBe(codes.notFound)
    expect(await attempts(id, other)).toEqual([])
    expect((await student.call(retryPractice, { id, number: '3' })).code).toBe(codes.notFound)
    await student.call(deletePractice, { id })
    expect((await find(again)).is_retry).toBe(true)
  })

  it('prepares for the interview of an application of the student’s own, and of no other’s [AIN-1]', async () => {
    await addTerms(db())
    const position = await addPosition(db(), await addCompany(db(), { name: '拓岩机器人' }))
    await writeResume(student)
    const delivery_id = (await student.call(deliverResume, { position_id: String(position) })).data.id
    const id = await start({ delivery_id })
    expect((await find(id)).delivery_id).toBe(delivery_id)
    await student.call(finishPractice, { id })
    const again = (await student.call(retryPractice, { id, number: '0' })).data.id
    expect((await find(again)).delivery_id).toBe(delivery_id)
    const other = stage.world.browser()
    await other.logIn('13800000003')
    expect((await other.call(startPractice, { ...WISH, delivery_id })).code).toBe(codes.notFound)
    expect((await other.call(getPractices, {})).data.list).toEqual([])
  })

  it('is not deleted to make room for one of its questions', async () => {
    const kept = createPractices(db(), noFiles, () => Date.UTC(2026, 10, 23))
    const userId = await student.whoAmI()
    const first = (await kept.start(userId, { ...WISH, deliveryId: null }))!
    await kept.finish(userId, first)
    const second = (await kept.start(userId, { ...WISH, deliveryId: null }))!
    for (let count = 0; count < 18; count += 1) await kept.start(userId, { ...WISH, deliveryId: null })
    const again = await kept.retry(userId, first, 0)
    expect(again.kind).toBe('done')
    const ids = (await kept.list(userId)).map(({ id }) => id)
    expect(ids).toHaveLength(20)
    expect([ids.includes(first), ids.includes(second)]).toEqual([true, false])
  })

  it('has no grades where nothing was answered', async () => {
    const id = await start()
    await student.call(finishPractice, { id })
    expect((await student.call(evaluatePractice, { id })).data.evaluation).toBeNull()
  })

  it('is the student’s own: to anybody else it is as unknown as none', async () => {
    const id = await start()
    const other = stage.world.browser()
    expect((await other.call(getPractice, { id })).code).toBe(codes.notLoggedIn)
    await other.logIn('13800000003')
    const all = await Promise.all([
      other.call(getPractice, { id }),
      answer(id, '0', '别人的', '', other),
      other.call(finishPractice, { id }),
      other.call(deletePractice, { id }),
    ])
    expect(all.map(({ code }) => code)).toEqual(Array.from({ length: 4 }, () => codes.notFound))
    expect((await find(id)).answers).toEqual([])
  })

  it('takes what a student says, and nothing else', async () => {
    const id = await start()
    expect((await answer(id, '0', ' ')).code).toBe(codes.badParameters)
    expect((await answer(id, '0', '答'.repeat(practiceLimits.answer + 1))).code).toBe(codes.badParameters)
    expect((await answer(id, '3', '没有这一题')).code).toBe(codes.notFound)
    expect((await student.call(startPractice, { ...WISH, position: ' ' })).code).toBe(codes.badParameters)
    expect((await student.call(startPractice, { ...WISH, position: '师'.repeat(61) })).code).toBe(codes.badParameters)
  })

  it('asks other questions the next time, and is kept among the latest twenty', async () => {
    const kept = createPractices(db(), noFiles, () => Date.UTC(2026, 10, 23))
    const userId = await student.whoAmI()
    const wish = { ...WISH, type: 'professional', deliveryId: null } as const
    const ids: string[] = []
    for (let count = 0; count < 21; count += 1) ids.push((await kept.start(userId, wish))!)
    const questionsOf = async (id: string) => (await kept.find(userId, id))!.questions.map(({ text }) => text['zh-CN'])
    const [first, second] = [await questionsOf(ids[1]!), await questionsOf(ids[2]!)]
    expect(second.filter((text) => first.includes(text))).toEqual([])
    expect((await kept.list(userId)).map(({ id }) => id)).toEqual(ids.slice(1).reverse())
  })

  it('is deleted after thirty days', async () => {
    let now = Date.UTC(2026, 10, 23)
    const kept = createPractices(db(), noFiles, () => now)
    const userId = await student.whoAmI()
    await kept.start(userId, { ...WISH, deliveryId: null })
    now += 30 * 86_400_000
    await kept.sweep()
    expect(await kept.list(userId)).toHaveLength(1)
    now += 1
    await kept.sweep()
    expect(await kept.list(userId)).toEqual([])
  })

  it('begins six times a minute at most', async () => {
    const all = await Promise.all(Array.from({ length: 7 }, () => student.call(startPractice, WISH)))
    expect(all.filter(({ code }) => code === codes.refused)).toHaveLength(1)
  })
})
