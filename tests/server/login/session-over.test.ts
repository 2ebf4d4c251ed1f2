import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { CallSpec } from '../../../contract/call.ts'
import { forgetPassword } from '../../../contract/calls/employer.ts'
import { calls } from '../../../contract/calls.ts'
import { emptyResume } from '../../../contract/resume.ts'
import type { LoginType } from '../../../contract/rules/storage.ts'
import { sessions } from '../../../server/areas/login/schema.ts'
import { appointment } from '../world/invitation-rows.ts'
import { freshWorlds } from '../world/stage.ts'
import type { Browser } from '../world.ts'

const stage = freshWorlds()

const FORTNIGHT = 14 * 86_400_000

/** An id of nothing. */
const UNKNOWN = '999999999'

/** What each call that wants somebody is asked with. */
const params: Record<string, Record<string, unknown>> = {
  getCommon: {},
  checkAccountFollow: {},
  getResume: { user_id: '1' },
  saveBasicInfo: { version: '0', content: emptyResume.basic },
  saveEducation: { version: '0' },
  deleteEducation: { id: 'education-1' },
  saveWork: { version: '0' },
  deleteWork: { id: 'workplace-1' },
  saveProject: { version: '0' },
  deleteProject: { id: 'project-1' },
  saveOther: { part: 'summary', version: '0', content: '' },
  saveWish: { version: '0', content: emptyResume.wish },
  savePositionIntention: { version: '0', content: emptyResume.intention },
  getPositionIntention: {},
  uploadResume: { purpose: 'attachment' },
  getAttachment: { id: 'attachment-1' },
  deleteAttachment: { id: 'attachment-1' },
  getExamples: { section: 'work', field: '' },
  addToCollection: { type: 'position', id: '1' },
  cancelCollection: { type: 'position', id: '1' },
  getCollectedPositions: {},
  getCollectedCompanies: {},
  getResumeList: {},
  deliverResume: { position_id: '1' },
  getDeliverStatus: {},
  getDeliveries: {},
  getNotReadingInfo: {},
  getDelivery: { id: '1' },
  stepDelivery: { id: '1', step: 'withdraw' },
  markDeliveriesRead: {},
  getDeskAccount: {},
  getDeskPositions: {},
  exportDeliveries: {},
  getDeskDeliveries: {},
  openDelivery: { id: UNKNOWN },
  stepDeskDeliveries: { ids: [UNKNOWN], step: 'like' },
  undoDeskSteps: { ids: [UNKNOWN] },
  setPositionOpen: { id: UNKNOWN, open: '0' },
  getDeskAttachments: { ids: UNKNOWN },
  getDeskFile: { id: UNKNOWN, file: 'photo' },
  getInvitations: { scope: 'upcoming' },
  answerInvitation: { id: UNKNOWN, step: 'accept', revision: '0' },
  getInvitationCalendar: { id: UNKNOWN },
  inviteToInterview: { id: UNKNOWN, ...appointment() },
  moveInterview: { invitation_id: UNKNOWN, ...appointment() },
  stepInterview: { invitation_id: UNKNOWN, step: 'cancel' },
  getNotices: {},
  getUnreadNotices: {},
  markNoticesRead: {},
  getNoticeSettings: {},
  setNoticeSettings: { text_messages: '1' },
  saveSearch: { list: 'position', filter: { period: 'internship' } },
  getSearches: {},
  removeSearch: { id: UNKNOWN },
  startDiagnosis: {},
  repeatDiagnosis: { id: UNKNOWN },
  getDiagnosis: { id: UNKNOWN },
  getDiagnoses: {},
  getMatch: { position_id: UNKNOWN },
  rewriteLine: { section: 'work', entry: 'entry-01', line: '负责日报数据的提取与核对', variant: 'stronger' },
  listModelLines: {},
  startPractice: {
    position: '嵌入式工程师',
    occupation: 'embedded',
    type: 'mixed',
    difficulty: 'medium',
    language: 'zh',
    count: '3',
    mode: 'text',
  },
  retryPractice: { id: UNKNOWN, number: '0' },
  getPractice: { id: UNKNOWN },
  getAttempts: { id: UNKNOWN },
  getPracticeModel: { id: UNKNOWN },
  getPractices: {},
  answerPractice: { id: UNKNOWN, number: '0', text: '我负责调试', former: '' },
  keepRecording: { id: UNKNOWN, number: '0', take: randomUUID(), start: '0' },
  getRecording: { id: UNKNOWN, number: '0' },
  finishPractice: { id: UNKNOWN },
  evaluatePractice: { id: UNKNOWN },
  deletePractice: { id: UNKNOWN },
  getGuided: {},
  answerGuided: { version: '0', question: 'name', text: '林知夏' },
  correctGuided: { version: '0', turn: '1', text: '林知夏' },
  pasteGuided: { version: '0', text: '林知夏' },
  moveGuided: { version: '0', move: 'skip' },
  createTransfer: { domain: 'faculty.localhost' },
  getFilm: { id: '1' },
}
const personal = Object.entries<CallSpec>(calls).filter(
  ([, { caller }]) => caller !== 'anyone' && caller !== 'miniprogram',
)

/** The code that each of them answers. */
async function askAll(browser: Browser): Promise<Record<string, number>> {
  const answers: Record<string, number> = {}
  for (const [name, spec] of personal) answers[name] = (await browser.call(spec, params[name] ?? {})).code
  return answers
}
const every = (code: number, except: Record<string, number> = {}) => ({
  ...Object.fromEntries(personal.map(([name]) => [name, code])),
  ...except,
})

const EMPLOYER = '13900000001'

const arrivals: Record<LoginType, (browser: Browser) => Promise<unknown>> = {
  student: (browser) => browser.logIn('13800000001'),
  company: (browser) => browser.logInEmployer(EMPLOYER),
  school: (browser) => browser.logInSchool('univadmin'),
  channel: (browser) => browser.logInChannel('organiser'),
}
const kinds = Object.keys(arrivals) as LoginType[]

async function arrive(kind: LoginType): Promise<Browser> {
  const browser = stage.world.browser()
  await arrivals[kind](browser)
  return browser
}

/** A browser that kept the cookie whatever became of the session. */
function withCookieOf(browser: Browser): Browser {
  const kept = stage.world.browser()
  kept.jar.set('session_id', browser.jar.get('session_id') ?? '')
  return kept
}

it('knows the calls that want somebody', () => {
  expect(personal.map(([name]) => name).sort()).toEqual(Object.keys(params).sort())
})

/** What an employer's own calls answer to one of a company. */
const desk = {
  getDeskPositions: 0,
  getDeskDeliveries: 0,
  openDelivery: 40400,
  stepDeskDeliveries: 0,
  undoDeskSteps: 0,
  setPositionOpen: 40400,
  getDeskAttachments: 40400,
  getDeskFile: 40400,
  inviteToInterview: 40400,
  moveInterview: 40400,
  stepInterview: 40400,
  exportDeliveries: 0,
}

it.each(kinds.filter((kind) => kind !== 'student'))(
  'a session of kind %s opens a way to another site, an employer’s the desk, and nothing of a student’s [SESS-3]',
  async (kind) => {
    expect(await askAll(await arrive(kind))).toEqual(
      every(20011, { createTransfer: 0, getDeskAccount: 0, ...(kind === 'company' && desk) }),
    )
  },
)

describe.each(kinds)('a session of kind %s opens nothing [SESS-2]', (kind) => {
  it('it has ended by its log-out', async () => {
    const browser = await arrive(kind)
    const kept = withCookieOf(browser)
    expect((await askAll(kept)).createTransfer).toBe(0)
    await browser.logout()
    expect(await askAll(kept)).toEqual(every(20011))
  })

  it('it has ended by fourteen days', async () => {
    const kept = withCookieOf(await arrive(kind))
    stage.world.advance(FORTNIGHT - 1)
    expect((await askAll(kept)).createTransfer).toBe(0)
    stage.world.advance(1)
    expect(await askAll(kept)).toEqual(every(20011))
  })

  it('it has ended by another log-in of its browser', async () => {
    const browser = await arrive(kind)
    const kept = withCookieOf(browser)
    expect((await askAll(kept)).createTransfer).toBe(0)
    await arrivals[kind === 'school' ? 'channel' : 'school'](browser)
    expect(await askAll(kept)).toEqual(every(20011))
  })

  it('it is gone from the database', async () => {
    const kept = withCookieOf(await arrive(kind))
    expect((await askAll(kept)).createTransfer).toBe(0)
    await stage.store.db.delete(sessions).where(eq(sessions.loginType, kind))
    expect(await askAll(kept)).toEqual(every(20011))
  })
})

it('an employer’s session that a reset of the password ended opens nothing [SESS-2] [EMP-3]', async () => {
  const kept = withCookieOf(await arrive('company'))
  expect((await askAll(kept)).createTransfer).toBe(0)
  const other = stage.world.browser()
  await other.requestEmployerCode(EMPLOYER, 'forgot')
  const sms_code = await other.receivedCode(EMPLOYER)
  const fresh = { password: 'Another@2026', confirm_password: 'Another@2026' }
  expect((await other.call(forgetPassword, { phone: EMPLOYER, type: '2', sms_code, ...fresh })).code).toBe(0)
  expect(await askAll(kept)).toEqual(every(20011))
})
