import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as calls from '../../../contract/calls/resume.ts'
import { resumeLimits } from '../../../contract/resume.ts'
import { students } from '../../../server/areas/login/schema.ts'
import { REMEMBERED } from '../../../server/areas/resume/entries.ts'
import { createResumes, MEMORY } from '../../../server/areas/resume/resumes.ts'
import { resumeEntries, resumeFiles, resumeSections, resumes } from '../../../server/areas/resume/schema.ts'
import { basicOf, forgetResumes, recordOf, schoolOf, workOf } from '../world/resume-rows.ts'
import { freshWorlds } from '../world/stage.ts'
import type { Browser } from '../world.ts'

const stage = freshWorlds()
const db = () => stage.store.db
let student: Browser
let id: string

const { saveEducation, deleteEducation, saveWork, deleteWork, deleteProject } = calls

beforeEach(async () => {
  await forgetResumes(db())
  student = stage.world.browser()
  id = await student.logIn('13800000002')
  for (const one of ['school-1', 'school-2', 'school-3']) await add(one)
})

const add = (one: string) => student.call(saveEducation, { version: '0', entry: schoolOf(one) })
const remove = (one: string) => student.call(deleteEducation, { id: one })
const undo = (one: string) => student.call(deleteEducation, { id: one, undo: '1' })
const schools = async () => (await recordOf(student, id)).content.education.map((entry) => entry.id)

describe('a deleted entry', () => {
  it('is gone at once, and back in its place within ten seconds [RES-2]', async () => {
    const before = await recordOf(student, id)
    expect((await remove('school-2')).data.version).toBe(4)
    expect(await schools()).toEqual(['school-1', 'school-3'])
    expect((await recordOf(student, id)).versions).toEqual({ 'school-1': 1, 'school-3': 3 })
    stage.world.advance(9999)
    expect((await undo('school-2')).data.version).toBe(5)
    const { content, versions } = await recordOf(student, id)
    expect([content, versions]).toEqual([before.content, before.versions])
  })

  it('cannot be brought back after ten seconds, nor seen by anybody [RES-2]', async () => {
    await remove('school-2')
    stage.world.advance(10_000)
    const late = await undo('school-2')
    expect([late.status, late.code]).toEqual([404, 40400])
    expect(await schools()).toEqual(['school-1', 'school-3'])
  })

  it('is deleted once and brought back once, however often that is asked [RES-2]', async () => {
    const versions = []
    for (const step of [remove, remove, undo, undo]) versions.push((await step('school-2')).data.version)
    expect(versions).toEqual([4, 4, 5, 5])
    expect(await schools()).toEqual(['school-1', 'school-2', 'school-3'])
  })

  it('comes back among what was ordered meanwhile, at the place it had [RES-2]', async () => {
    await remove('school-2')
    await student.call(saveEducation, { version: '3', order: ['school-3', 'school-1'] })
    await undo('school-2')
    expect(await schools()).toEqual(['school-3', 'school-2', 'school-1'])
  })

  it('may still be edited where it was, once it is back', async () => {
    await remove('school-2')
    await undo('school-2')
    const entry = schoolOf('school-2', { school: '改' })
    expect((await student.call(saveEducation, { version: '2', entry })).code).toBe(0)
  })

  it('makes room, and does not come back where the room is taken [RES-2]', async () => {
    for (let index = 4; index <= resumeLimits.education; index += 1) await add(`school-${index}`)
    await remove('school-2')
    expect((await add('school-99')).code).toBe(0)
    const answer = await undo('school-2')
    expect([answer.code, answer.msg]).toEqual([20013, '教育经历最多 10 条，请先删除一条再添加'])
    expect(await schools()).toHaveLength(resumeLimits.education)
  })

  it('is of one kind: no other call deletes it or brings it back', async () => {
    await student.call(saveWork, { version: '0', entry: workOf('work-0001') })
    expect((await student.call(deleteProject, { id: 'work-0001' })).code).toBe(40400)
    expect((await remove('work-0001')).code).toBe(40400)
    await student.call(deleteWork, { id: 'work-0001' })
    expect((await undo('work-0001')).code).toBe(40400)
    expect((await student.call(deleteWork, { id: 'work-0001', undo: '1' })).code).toBe(0)
    expect((await recordOf(student, id)).content.work).toEqual([workOf('work-0001')])
  })

  it.each([[{ id: 'never-was' }], [{ id: 'never-was', undo: '1' as const }]])('%j is not found', async (params) => {
    const answer = await student.call(deleteEducation, params)
    expect([answer.status, answer.code]).toEqual([404, 40400])
  })
})

describe('the trace of a deleted entry', () => {
  const kept = () =>
    db().select({ id: resumeEntries.id, content: resumeEntries.content }).from(resumeEntries).orderBy(resumeEntries.id)

  it('is an id alone once the sweep has been there, and nothing after a month [RES-2]', async () => {
    let now = Date.UTC(2026, 10, 20, 9)
    const resumesNow = createResumes(db(), () => now)
    await remove('school-2')
    now += 9999
    await resumesNow.sweep()
    expect(await kept()).toEqual(
      ['school-1', 'school-2', 'school-3'].map((one) => ({ id: one, content: schoolOf(one) })),
    )
    now += 1
    await resumesNow.sweep()
    expect(await kept()).toEqual([
      { id: 'school-1', content: schoolOf('school-1') },
      { id: 'school-2', content: null },
      { id: 'school-3', content: schoolOf('school-3') },
    ])
    expect((await undo('school-2')).code).toBe(40400)
    now += MEMORY - 10_001
    await resumesNow.sweep()
    expect(await kept()).toHaveLength(3)
    now += 1
    await resumesNow.sweep()
    expect((await kept()).map((row) => row.id)).toEqual(['school-1', 'school-3'])
  })

  it('is swept however many there are, more than one statement takes', async () => {
    const studentId = Number(id)
    const deletedAt = new Date(Date.UTC(2026, 10, 20, 8))
    const row = { studentId, kind: 'work' as const, version: 1, deletedAt }
    await db()
      .insert(resumeEntries)
      .values(
        Array.from({ length: 2500 }, (_, index) => {
          const one = `many-${index}`.padEnd(9, '-')
          return { ...row, id: one, position: index, content: workOf(one) }
        }),
      )
    const resumesNow = createResumes(db(), () => Date.UTC(2026, 10, 20, 9))
    await resumesNow.sweep()
    expect((await kept()).filter(({ content }) => content !== null)).toHaveLength(3)
    await createResumes(db(), () => deletedAt.getTime() + MEMORY).sweep()
    expect(await kept()).toHaveLength(3)
  })

  it('stays small, however often somebody adds and deletes', async () => {
    const studentId = Number(id)
    const old = Array.from({ length: REMEMBERED + 5 }, (_, index) => {
      const deletedAt = new Date(Date.UTC(2026, 10, 20, 8, 0, 0, index))
      return { studentId, id: `old-${1000 + index}`, kind: 'work' as const, position: index, version: 1, deletedAt }
    })
    await db()
      .insert(resumeEntries)
      .values(old.map((row) => ({ ...row, content: workOf(row.id) })))
    await remove('school-2')
    const rows = await kept()
    expect(rows.filter((row) => row.id.startsWith('old-')).map((row) => row.content)).toEqual(
      Array(REMEMBERED).fill(null),
    )
    expect(rows.map((row) => row.id)).not.toContain('old-1004')
    expect(rows.map((row) => row.id)).toContain('old-1005')
    expect((await undo('school-2')).code).toBe(0)
  })

  it('goes with the student who is deleted', async () => {
    await student.call(calls.saveBasicInfo, { version: '0', content: basicOf() })
    const studentId = Number(id)
    const file = { id: 'file-0001', studentId, name: 'a.pdf', size: 1, digest: '', createdAt: new Date() }
    await db()
      .insert(resumeFiles)
      .values({ ...file, purpose: 'attachment', type: 'pdf' })
    await db().delete(students).where(eq(students.id, studentId))
    for (const table of [resumes, resumeSections, resumeEntries, resumeFiles]) {
      expect(await db().$count(table, eq(table.studentId, studentId))).toBe(0)
    }
  })
})
