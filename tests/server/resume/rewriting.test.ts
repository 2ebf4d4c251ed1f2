import { beforeEach, describe, expect, it } from 'vitest'
import { getResume } from '../../../contract/calls/resume.ts'
import { rewriteLine } from '../../../contract/calls/rewriting.ts'
import { codes } from '../../../contract/codes.ts'
import { resumeLimits } from '../../../contract/resume.ts'
import { writeResume } from '../world/delivery-rows.ts'
import { forgetResumes } from '../world/resume-rows.ts'
import { freshWorlds } from '../world/stage.ts'
import type { Browser } from '../world.ts'

const stage = freshWorlds()
const LINE = '负责日报数据的提取与核对'

let student: Browser
let userId = ''

beforeEach(async () => {
  await forgetResumes(stage.store.db)
  student = stage.world.browser()
  userId = await student.logIn('13800000001')
})

const ask = (asked: object = {}, who = student) =>
  who.call(rewriteLine, { section: 'work', entry: 'entry-01', line: LINE, variant: 'stronger', ...asked } as never)

describe('a line that is to be rewritten', () => {
  it('is, by rules, which say so, and nothing of the resume changes [AIR-1] [AI-1]', async () => {
    await writeResume(student)
    const before = (await student.call(getResume, { user_id: userId })).data
    const { code, data } = await ask()
    expect(code).toBe(codes.ok)
    expect(data).toMatchObject({
      engine: 'rules',
      suggestion: { text: '提取并核对日报数据，共 [X] 份' },
      why: null,
      variants: ['stronger', 'concise', 'quantified'],
      model: null,
    })
    expect(data.suggestion?.marks.length).toBeGreaterThan(0)
    expect((await student.call(getResume, { user_id: userId })).data).toEqual(before)
  })

  it('becomes shorter or asks for more, and is never empty', async () => {
    expect((await ask({ variant: 'concise' })).data.suggestion?.text).toBe('提取并核对日报数据')
    expect((await ask({ variant: 'quantified' })).data.suggestion?.text).toBe('提取并核对日报数据，共 [X] 份，用时 [X]')
    expect((await ask({ variant: 'english' })).data).toMatchObject({ suggestion: null, why: 'unable' })
  })

  it('a line that cannot be better gets no suggestion', async () => {
    const line = '编写 Modbus RTU 协议栈与单元测试，代码覆盖率达到 86%'
    expect((await ask({ line })).data).toMatchObject({ suggestion: null, why: 'good' })
    expect((await ask({ line: 'Java backend' })).data).toMatchObject({ suggestion: null, why: 'unable' })
  })

  it('is written by rules where no model is set, whoever asks for one', async () => {
    expect((await ask({ engine: 'model' })).data).toMatchObject({ engine: 'rules', fell: null, model: null })
  })

  it('is as long as a line may be, and is the student’s own', async () => {
    expect((await ask({ line: '测'.repeat(resumeLimits.bullet + 1) })).code).toBe(codes.badParameters)
    expect((await ask({ line: '' })).code).toBe(codes.badParameters)
    expect((await ask({ section: 'education' })).code).toBe(codes.badParameters)
    const other = stage.world.browser()
    expect((await ask({}, other)).code).toBe(codes.notLoggedIn)
    await other.logIn('13800000003')
    expect((await ask({ user_id: userId }, other)).code).toBe(codes.notLoggedIn)
  })

  it('is asked for forty times a minute at most', async () => {
    const answers = await Promise.all(Array.from({ length: 41 }, () => ask()))
    expect(answers.filter(({ code }) => code === codes.refused)).toHaveLength(1)
  })
})
