import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { deleteWork, saveOther } from '../../../contract/calls/resume.ts'
import { codes } from '../../../contract/codes.ts'
import { resumeLimits } from '../../../contract/resume.ts'
import { students } from '../../../server/areas/login/schema.ts'
import { createResumes } from '../../../server/areas/resume/resumes.ts'
import { resumeTakenOut } from '../../../server/areas/resume/schema.ts'
import { forgetResumes, recordOf } from '../world/resume-rows.ts'
import { freshWorlds } from '../world/stage.ts'
import type { Browser } from '../world.ts'

const stage = freshWorlds()
let student: Browser
let id: string

const skill = (name: string) => ({ id: `skill--${name}`, name, level: 'basic' as const, keywords: [] })
const listed = (...names: readonly string[]) => names.map(skill)
const save = (version: number, ...names: readonly string[]) =>
  student.call(saveOther, { part: 'skills', version: String(version), content: listed(...names) })
const undo = (name: string, browser = student) =>
  browser.call(saveOther, { part: 'skills', version: '0', undo: skill(name).id })
const skills = async () => (await recordOf(student, id)).content.skills.map(({ name }) => name)
const kept = () => stage.store.db.$count(resumeTakenOut)

beforeEach(async () => {
  await forgetResumes(stage.store.db)
  student = stage.world.browser()
  id = await student.logIn('13800000002')
  await save(0, 'A1', 'B1', 'C1')
})

it('an item that a save removed comes back to its place within ten seconds, in another browser too [RES-2]', async () => {
  await save(1, 'A1', 'C1')
  stage.world.advance(9999)
  const other = stage.world.browser()
  await other.logIn('13800000002')
  expect((await undo('B1', other)).data).toMatchObject({ version: 3, content: listed('A1', 'B1', 'C1') })
  const { content, versions } = await recordOf(student, id)
  expect([content.skills, versions]).toEqual([listed('A1', 'B1', 'C1'), { skills: 3 }])
  expect(await kept()).toBe(0)
})

it('cannot be brought back after ten seconds [RES-2]', async () => {
  await save(1, 'A1', 'C1')
  stage.world.advance(10_000)
  const late = await undo('B1')
  expect([late.status, late.code]).toEqual([404, 40400])
  expect(await skills()).toEqual(['A1', 'C1'])
})

it('is known by the part it was in, and to its student alone [RES-2]', async () => {
  await save(1, 'A1', 'C1')
  const other = stage.world.browser()
  await other.logIn('13800000003')
  expect((await undo('B1', other)).code).toBe(40400)
  expect((await student.call(saveOther, { part: 'links', version: '0', undo: skill('B1').id })).code).toBe(40400)
  expect((await undo('never')).code).toBe(40400)
  expect(await skills()).toEqual(['A1', 'C1'])
  expect((await undo('B1')).code).toBe(0)
})

it.each([
  [
    ['B1', 'A1'],
    ['A1', 'B1'],
  ],
  [
    ['B1', 'A1'],
    ['B1', 'A1'],
  ],
  [
    ['A1', 'B1'],
    ['A1', 'B1'],
  ],
  [
    ['A1', 'B1'],
    ['B1', 'A1'],
  ],
  [
    ['B1', 'C1'],
    ['B1', 'C1'],
  ],
  [
    ['C1', 'B1'],
    ['C1', 'B1'],
  ],
] as const)('items taken out as %j and brought back as %j stand as they did [RES-2]', async (out, back) => {
  const [one, both] = [1, 2].map((count) =>
    ['A1', 'B1', 'C1'].filter((name) => !out.slice(0, count).includes(name as never)),
  )
  await save(1, ...one!)
  stage.world.advance(100)
  await save(2, ...both!)
  for (const name of back) await undo(name)
  expect(await skills()).toEqual(['A1', 'B1', 'C1'])
})

it('comes back among what was written meanwhile; what was made on the list before that is a conflict [RES-5]', async () => {
  await save(1, 'A1', 'C1')
  await save(2, 'C1', 'D1', 'A1')
  expect((await undo('B1')).data.content).toEqual(listed('C1', 'D1', 'A1', 'B1'))
  const late = await save(3, 'C1', 'A1')
  expect([late.code, late.data]).toMatchObject([40900, { version: 4, content: listed('C1', 'D1', 'A1', 'B1') }])
  expect(await skills()).toEqual(['C1', 'D1', 'A1', 'B1'])
})

it('neither a list nor an item to bring back is no save', async () => {
  const answer = await student.call(saveOther, { part: 'skills', version: '1' })
  expect([answer.status, answer.code]).toEqual([400, 10001])
  expect(await skills()).toEqual(['A1', 'B1', 'C1'])
})

it('brought back twice is so once, and nothing is kept of what a save has again [RES-2]', async () => {
  await save(1, 'A1')
  expect((await undo('B1')).data.version).toBe(3)
  expect((await undo('B1')).data.version).toBe(3)
  expect(await kept()).toBe(1)
  await save(3, 'A1', 'B1', 'C1')
  expect(await kept()).toBe(0)
  expect((await undo('C1')).data).toMatchObject({ version: 4, content: listed('A1', 'B1', 'C1') })
})

it('does not come back where its room is taken [RES-2]', async () => {
  const others = Array.from({ length: resumeLimits.items }, (_, at) => `${at + 10}`)
  await save(1, ...others)
  const answer = await undo('B1')
  expect([answer.code, answer.msg]).toEqual([20013, '这一栏最多 30 条，请先删除一条再恢复'])
  expect(await skills()).toEqual(others)
  await save(2, ...others.slice(1))
  expect((await undo('B1')).code).toBe(0)
})

it('is gone for good once the sweep has been there, or the next save after its time, or its student goes [RES-2]', async () => {
  let now = Date.UTC(2026, 10, 20, 9)
  const resumesNow = createResumes(stage.store.db, () => now)
  await save(1, 'A1', 'C1')
  now += 9999
  await resumesNow.sweep()
  expect(await kept()).toBe(1)
  now += 1
  await resumesNow.sweep()
  expect(await kept()).toBe(0)
  expect((await undo('B1')).code).toBe(40400)
  await save(2, 'A1')
  stage.world.advance(10_000)
  await save(3)
  expect((await stage.store.db.select().from(resumeTakenOut)).map((row) => row.id)).toEqual([skill('A1').id])
  await stage.store.db.delete(students).where(eq(students.id, Number(id)))
  expect(await kept()).toBe(0)
})

const median = (times: readonly number[]) => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0

it('two hundred saves within ten seconds, each of other items, keep as many as a list holds and take no longer for it [RES-2]', async () => {
  const resumesNow = createResumes(stage.store.db, () => Date.UTC(2026, 10, 20, 9))
  const times: number[] = []
  const last = 200
  for (let round = 1; round <= last; round += 1) {
    const content = listed(...Array.from({ length: resumeLimits.items }, (_, at) => `${round}-${at}`))
    const begun = performance.now()
    expect((await resumesNow.saveSection(id, 'skills', { base: round, content })).kind).toBe('saved')
    times.push(performance.now() - begun)
    expect(await kept()).toBeLessThanOrEqual(resumeLimits.items)
  }
  const rows = await stage.store.db
    .select({ id: resumeTakenOut.id, content: resumeTakenOut.content })
    .from(resumeTakenOut)
  expect(rows.map((row) => row.id).toSorted()).toEqual(
    listed(...Array.from({ length: resumeLimits.items }, (_, at) => `${last - 1}-${at}`))
      .map((item) => item.id)
      .toSorted(),
  )
  for (const { content } of rows) expect(content.order).toHaveLength(resumeLimits.items)
  // The first ones have nothing to fold; a wide margin, for a machine that does other things too.
  expect(median(times.slice(-50))).toBeLessThan(5 * median(times.slice(0, 50)) + 10)
})

it('the newest of the items that were removed one by one come back, each to its place [RES-2]', async () => {
  const names = Array.from({ length: resumeLimits.items }, (_, at) => `${at + 10}`)
  await save(1, ...names)
  for (let at = 1; at <= names.length; at += 1) {
    stage.world.advance(1)
    await save(at + 1, ...names.slice(at))
  }
  expect(await kept()).toBe(resumeLimits.items)
  for (const name of names.toReversed()) await undo(name)
  expect(await skills()).toEqual(names)
})

it('a resume is changed three hundred times a minute at most, in whatever way; others are not held up', async () => {
  for (let count = 1; count < 300; count += 1) await undo('never')
  expect(await save(1, 'A1')).toMatchObject({ code: codes.refused, msg: '操作过于频繁，请稍后再试', data: null })
  expect((await undo('A1')).code).toBe(codes.refused)
  expect((await student.call(deleteWork, { id: 'work-0001' })).code).toBe(codes.refused)
  expect(await skills()).toEqual(['A1', 'B1', 'C1'])
  const other = stage.world.browser()
  await other.logIn('13800000003')
  expect((await undo('never', other)).code).toBe(40400)
  stage.world.advance(60_000)
  expect((await save(1, 'A1')).code).toBe(0)
})
