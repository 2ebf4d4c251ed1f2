import { beforeEach, expect, it } from 'vitest'
import type { CallSpec } from '../../../contract/call.ts'
import * as calls from '../../../contract/calls/resume.ts'
import { emptyResume } from '../../../contract/resume.ts'
import { basicOf, forgetResumes, recordOf, schoolOf, workOf } from '../world/resume-rows.ts'
import { freshWorlds } from '../world/stage.ts'
import type { Browser } from '../world.ts'

const stage = freshWorlds()

const project = { id: 'project-1', name: '平台', role: '', link: '', start: '', end: '', bullets: [] }

/** What each call that changes something is asked with, here by somebody who has no right to it. */
const attacks: readonly (readonly [string, CallSpec, Record<string, unknown>])[] = [
  ['saveBasicInfo', calls.saveBasicInfo, { version: '5', content: basicOf({ name: '夺' }) }],
  ['saveEducation', calls.saveEducation, { version: '5', entry: schoolOf('school-1', { school: '夺' }) }],
  ['saveWork', calls.saveWork, { version: '5', entry: workOf('work-0001', { company: '夺' }) }],
  ['saveProject', calls.saveProject, { version: '5', entry: { ...project, name: '夺' } }],
  ['saveOther', calls.saveOther, { part: 'summary', version: '5', content: '夺' }],
  ['saveWish', calls.saveWish, { version: '5', content: { ...emptyResume.wish, note: '夺' } }],
  [
    'savePositionIntention',
    calls.savePositionIntention,
    { version: '5', content: { ...emptyResume.intention, cities: ['夺'] } },
  ],
  ['deleteEducation', calls.deleteEducation, { id: 'school-1' }],
  ['deleteWork', calls.deleteWork, { id: 'work-0001' }],
  ['deleteProject', calls.deleteProject, { id: 'project-1' }],
]
const readings: readonly (readonly [string, CallSpec, Record<string, unknown>])[] = [
  ['getPositionIntention', calls.getPositionIntention, {}],
  ['getExamples', calls.getExamples, { section: 'work', field: '' }],
]

let victim: Browser
let victimId: string

beforeEach(async () => {
  await forgetResumes(stage.store.db)
  victim = stage.world.browser()
  victimId = await victim.logIn('13800000002')
  await victim.call(calls.saveBasicInfo, { version: '0', content: basicOf({ phone: '13800000002' }) })
  await victim.call(calls.saveEducation, { version: '0', entry: schoolOf('school-1') })
  await victim.call(calls.saveWork, { version: '0', entry: workOf('work-0001') })
  await victim.call(calls.saveProject, { version: '0', entry: project })
  await victim.call(calls.saveOther, { part: 'summary', version: '0', content: '秘密' })
})

it('gives nothing to whoever is not logged in as a student, and takes nothing [SESS-4] [RES-2]', async () => {
  const before = await recordOf(victim, victimId)
  const nobody = stage.world.browser()
  const employer = stage.world.browser()
  await employer.logInEmployer('13900000001')
  for (const browser of [nobody, employer]) {
    browser.jar.set('user_id', victimId)
    browser.jar.set('login_type', 'student')
    const asked = [...attacks, ...readings, ['getResume', calls.getResume, { user_id: victimId }] as const]
    for (const [name, spec, params] of asked) {
      const { status, code, data } = await browser.call(spec, params as never)
      expect([name, status, code, data]).toEqual([name, 200, 20011, null])
    }
  }
  expect(await recordOf(victim, victimId)).toEqual(before)
})

it('never gives another’s resume, whatever id is asked for [RES-2]', async () => {
  const other = stage.world.browser()
  const own = await other.logIn('13800000008')
  other.jar.set('user_id', victimId)
  await other.call(calls.saveBasicInfo, { version: '0', content: basicOf({ name: '苏云起', sex: '1' }) })
  const nothing = { name: '', sex: '1', has_resume: '0', resume: null }
  for (const id of [victimId, '', '0', '999999999', `${own} `, "1' or 1=1"]) {
    expect((await other.call(calls.getResume, { user_id: id })).data).toEqual(nothing)
    expect((await other.call(calls.getResume, { user_id: id, only: 'head' })).data).toEqual(nothing)
  }
  expect((await other.call(calls.getResume, { user_id: own })).data).toMatchObject({ name: '苏云起', has_resume: '1' })
})

it('changes one’s own alone, though ids of entries are the same [RES-2]', async () => {
  const before = await recordOf(victim, victimId)
  const other = stage.world.browser()
  const own = await other.logIn('13800000008')
  for (const [, spec, params] of attacks) await other.call(spec, params as never)
  for (const [, spec, params] of attacks) await other.call(spec, { ...params, version: '0' } as never)
  expect(await recordOf(victim, victimId)).toEqual(before)
  expect((await recordOf(other, own)).content.summary).toBe('夺')
})

it('saves nothing for a page that shows somebody else’s resume [SESS-4]', async () => {
  const own = await victim.call(calls.saveOther, { part: 'links', version: '0', content: [], user_id: victimId })
  expect(own.code).toBe(0)
  const before = await recordOf(victim, victimId)
  for (const [name, spec, params] of attacks) {
    const { code, data } = await victim.call(spec, { ...params, user_id: '1' } as never)
    expect([name, code, data]).toEqual([name, 20011, null])
  }
  expect(await recordOf(victim, victimId)).toEqual(before)
})

it('logs nothing of what is written', async () => {
  await victim.call(calls.saveOther, { part: 'summary', version: '0', content: '别的秘密' })
  await victim.call(calls.saveBasicInfo, { version: '1', content: basicOf({ phone: '1' }) })
  expect(stage.world.logged()).toContain('/api/resume/saveother')
  expect(stage.world.logged()).not.toMatch(/秘密|陈思远|江临大学|对账|13800000002/)
})
