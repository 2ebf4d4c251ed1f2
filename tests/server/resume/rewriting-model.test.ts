import { afterAll, beforeAll, expect, it } from 'vitest'
import { GROWING, type Params } from '../../../contract/call.ts'
import { listModelLines, rewriteLine } from '../../../contract/calls/rewriting.ts'
import { codes } from '../../../contract/codes.ts'
import { encodeParams } from '../../../contract/encoding.ts'
import { writeResume } from '../world/delivery-rows.ts'
import { type StandInModel, startModel } from '../world/stand-in-model.ts'
import { openStore, type Store } from '../world/store.ts'
import { createWorld, type World } from '../world.ts'

let store: Store
let outside: StandInModel
let world: World
beforeAll(async () => {
  outside = await startModel()
  store = await openStore()
  const env = { AI_BASE_URL: outside.baseUrl, AI_MODEL: 'stand-in', AI_API_KEY: 'secret-key', AI_LINES_A_DAY: '2' }
  world = await createWorld(store.db, { env })
})
afterAll(async () => {
  await world.close()
  await store.close()
  await outside.close()
})

it('a line is reworded by the model that is configured, once a student wants it, without his name, and so often a day [AI-1]', async () => {
  const student = world.browser()
  await student.logIn('13800000001')
  await writeResume(student, { name: '林知夏' })
  outside.behave({ says: JSON.stringify({ text: '与 ⟦N1⟧ 提取并核对日报数据 [X] 份' }), pause: 5 })
  const ask = async (asked: Partial<Params<typeof rewriteLine>> = {}) => {
    const line = {
      section: 'work',
      entry: 'entry-01',
      line: '与林知夏负责日报数据的提取与核对',
      variant: 'stronger',
    } as const
    return (await student.call(rewriteLine, { ...line, ...asked })).data
  }
  const [host] = outside.baseUrl.split('/').slice(2)
  expect(await ask()).toMatchObject({
    engine: 'rules',
    model: { name: host, sent: '与⟦N1⟧负责日报数据的提取与核对', is_agreed: false },
  })
  expect(await ask({ engine: 'model' })).toMatchObject({ engine: 'rules', fell: null })
  expect(outside.received).toHaveLength(0)
  expect(await ask({ engine: 'model', agrees: '1' })).toMatchObject({
    engine: 'model',
    suggestion: { text: '与 林知夏 提取并核对日报数据 [X] 份' },
    variants: ['stronger', 'concise', 'quantified', 'english'],
    model: { is_agreed: true },
  })
  expect(await ask({ engine: 'model' })).toMatchObject({ engine: 'model' })
  expect(await ask({ engine: 'model' })).toMatchObject({ engine: 'rules', fell: 'spent' })
  expect(outside.received).toHaveLength(2)
  for (const { body } of outside.received) expect(body).not.toContain('林知夏')
  expect((await student.call(listModelLines, {})).data.list).toEqual(['与 林知夏 提取并核对日报数据 [X] 份'])
  expect(await ask({ agrees: '0' })).toMatchObject({ engine: 'rules', model: { is_agreed: false } })

  const other = world.browser()
  await other.logIn('13800000003')
  expect((await other.call(listModelLines, {})).data.list).toEqual([])
})

it('a student sees the wording grow, and the same wording comes last [AIR-1]', async () => {
  const student = world.browser()
  await student.logIn('13800000002')
  outside.behave({ says: JSON.stringify({ text: '提取并核对日报数据，覆盖 [X] 张报表' }), pause: 5 })
  const asked = { section: 'work', entry: 'entry-01', line: '负责日报数据的提取与核对', variant: 'stronger' } as const
  const payload = new URLSearchParams(encodeParams({ ...asked, engine: 'model', agrees: '1' })).toString()
  const ask = (accept: string) =>
    student.request({
      method: 'POST',
      url: rewriteLine.path,
      payload,
      headers: { accept, 'content-type': 'application/x-www-form-urlencoded' },
    })
  const { headers, body } = await ask(GROWING)
  const lines = body.split('\n').map((line) => JSON.parse(line))
  expect(headers).toMatchObject({
    'content-type': `${GROWING}; charset=utf-8`,
    'cache-control': 'no-store, no-transform',
  })
  expect(lines.length).toBeGreaterThan(3)
  const { code, data } = lines.pop()
  expect(code).toBe(codes.ok)
  for (const line of lines) expect(data.suggestion.text.startsWith(line)).toBe(true)
  expect((await ask('*/*')).json()).toMatchObject({ code: codes.ok })
})
