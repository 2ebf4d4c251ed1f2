import { afterAll, beforeAll, expect, it } from 'vitest'
import { rewriteLine } from '../../../contract/calls/rewriting.ts'
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
  const ask = async (engine?: 'model') => {
    const asked = {
      section: 'work',
      entry: 'entry-01',
      line: '与林知夏负责日报数据的提取与核对',
      variant: 'stronger',
    } as const
    return (await student.call(rewriteLine, { ...asked, ...(engine && { engine }) })).data
  }
  expect(await ask()).toMatchObject({ engine: 'rules', engines: ['rules', 'model'] })
  expect(outside.received).toHaveLength(0)
  expect(await ask('model')).toMatchObject({
    engine: 'model',
    suggestion: { text: '与 林知夏 提取并核对日报数据 [X] 份' },
    variants: ['stronger', 'concise', 'quantified', 'english'],
  })
  expect(await ask('model')).toMatchObject({ engine: 'model' })
  expect(await ask('model')).toMatchObject({ engine: 'rules' })
  expect(outside.received).toHaveLength(2)
  for (const { body } of outside.received) expect(body).not.toContain('林知夏')
})
