import { readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deliverResume, getDelivery } from '../../../contract/calls/deliveries.ts'
import { getDeskFile, openDelivery } from '../../../contract/calls/desk.ts'
import * as calls from '../../../contract/calls/resume.ts'
import { entryKinds, headFacts, otherPartNames, type ResumeContent } from '../../../contract/resume.ts'
import { printedOf } from '../../../contract/rules/printed-resume.ts'
import { deliveries } from '../../../server/areas/applications/schema.ts'
import { resumeFiles } from '../../../server/areas/resume/schema.ts'
import { paperOf } from '../../../src/entities/resume/paper/paper-of.ts'
import { written } from '../../fixtures/resumes/written.ts'
import { addCompany, addPosition, addTerms } from '../world/content-rows.ts'
import { forgetDeliveries } from '../world/delivery-rows.ts'
import { employerOf } from '../world/invitation-rows.ts'
import { upload } from '../world/multipart.ts'
import { quarters } from '../world/pictures.ts'
import { forgetResumes } from '../world/resume-rows.ts'
import { freshWorlds } from '../world/stage.ts'
import type { Browser } from '../world.ts'

const stage = freshWorlds()
const db = () => stage.store.db
const TODAY = '2026-11-20'

type Shows = ResumeContent['layout']['shows']

let student: Browser
let employer: Browser
let company = 0
let position = ''

beforeAll(async () => {
  await addTerms(db())
  company = await addCompany(db(), { name: '启明' })
})

beforeEach(async () => {
  await forgetDeliveries(db())
  await forgetResumes(db())
  position = String(await addPosition(db(), company))
  employer = await employerOf(stage, '13900000001', company)
  student = stage.world.browser()
  await student.logIn('13800000001')
})

/** Days where pages have months, and all that no page has. */
const full = (photo: string, shows: Shows): ResumeContent => ({
  ...written,
  basic: { ...written.basic, birth: '2004-11-21', photo },
  education: written.education.map((one) => ({ ...one, start: '2022-09-01', end: '2026-06-30' })),
  work: written.work.map((one) => ({ ...one, start: '2025-06-16', end: '2025-09-15' })),
  awards: written.awards.map((one) => ({ ...one, date: '2025-08-09' })),
  wish: { industries: ['只给自己看的行业'], company_kinds: ['外企'], note: '在意加班，想离家近' },
  layout: { ...written.layout, shows },
})

async function write(content: ResumeContent): Promise<void> {
  const version = '0'
  const saved = [
    await student.call(calls.saveBasicInfo, { version, content: content.basic }),
    await student.call(calls.saveWish, { version, content: content.wish }),
    await student.call(calls.savePositionIntention, { version, content: content.intention }),
    await student.call(calls.saveOther, { part: 'layout', version, content: content.layout }),
  ]
  const codes = saved.map(({ code }) => code)
  for (const part of otherPartNames)
    codes.push((await student.call(calls.saveOther, { part, version, content: content[part] } as never)).code)
  for (const kind of entryKinds)
    for (const entry of content[kind])
      codes.push((await student.call(calls.entryCalls[kind].save, { version, entry } as never)).code)
  expect(codes).toEqual(codes.map(() => 0))
}

async function photoOf(): Promise<string> {
  const { data } = await upload(student, { purpose: 'photo' }, await quarters(300, 400, 'jpeg'), 'me.jpg')
  return data?.attachment?.id ?? ''
}

async function deliver(): Promise<string> {
  const { code, data } = await student.call(deliverResume, { position_id: position })
  expect(code).toBe(0)
  return data.id
}

async function received(id: string): Promise<ResumeContent> {
  const { resume } = (await employer.call(openDelivery, { id })).data
  if (!resume) throw new Error('nothing was received')
  return resume
}

const frozen = async (id: string) =>
  (
    await db()
      .select({ resume: deliveries.resume })
      .from(deliveries)
      .where(eq(deliveries.id, Number(id)))
  )[0]?.resume

/** What stands on the pages; what they cannot be drawn from they read. */
function page(content: ResumeContent): string {
  try {
    return JSON.stringify(paperOf(content, TODAY, 'zh-CN'))
  } catch {
    return 'none'
  }
}

type Path = readonly (string | number)[]

/** Everything said in a value, but by what entries go and how pages look. */
function said(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return value === '' || value === 0 ? [] : [path]
  return Object.entries(value)
    .filter(([name]) => name !== 'id' && name !== 'layout')
    .flatMap(([name, inner]) => said(inner, [...path, name]))
}

type Tree = Record<string | number, unknown>

/** With the end of what is said there changed. */
function changed(content: ResumeContent, path: Path): ResumeContent {
  const copy = structuredClone(content)
  const holder = path.slice(0, -1).reduce((inner, name) => inner[name] as Tree, copy as unknown as Tree)
  const last = String(path.at(-1))
  const value = holder[last]
  holder[last] = typeof value === 'number' ? value + 1 : `${String(value).slice(0, -1)}~`
  return copy
}

const shown: Shows[] = [[], ...headFacts.map((one) => [one]), [...headFacts]]
const ways = shown.map((shows) => ({ shows }))

describe('the resume that an employer receives', () => {
  it.each(ways)(
    'holds, field by field, what the pages show, where their head shows $shows [JOB-3]',
    async ({ shows }) => {
      const own = full(await photoOf(), shows)
      await write(own)
      const id = await deliver()
      const got = await received(id)
      const alike = (content: ResumeContent) => page({ ...content, basic: { ...content.basic, photo: '' } })
      expect(alike(got)).toBe(alike(own))
      const unprinted = said(got).filter((path) => page(changed(got, path)) === page(got))
      expect(unprinted.map((path) => path.join('.'))).toEqual([])
      expect(await frozen(id)).toEqual(got)
      expect((await student.call(getDelivery, { id })).data.resume).toEqual(got)
      const address = `${getDeskFile.path}?public_source=1&id=${id}&file=photo`
      const isSeen = shows.includes('photo')
      expect((await employer.request({ method: 'GET', url: address })).statusCode).toBe(isSeen ? 200 : 404)
      expect(await db().$count(resumeFiles, eq(resumeFiles.purpose, 'delivered'))).toBe(isSeen ? 1 : 0)
    },
  )
})

describe('a resume that was sent before this rule', () => {
  const clean = async () => {
    const file = new URL('../../../server/platform/db/migrations/0021_printed_resumes.sql', import.meta.url)
    for (const statement of (await readFile(file, 'utf8')).split('--> statement-breakpoint'))
      await db().execute(sql.raw(statement))
  }

  it.each(ways)('is cleaned to the same, where its head shows $shows [JOB-3]', async ({ shows }) => {
    const photo = await photoOf()
    await write(full(photo, [...headFacts]))
    const id = await deliver()
    const copy = (await received(id)).basic.photo
    for (const birth of ['2004-11-20', '2004-11-21', '2004-11', '2004-12', '2004', '2026-01', '']) {
      const whole = full(copy, shows)
      const resume = { ...whole, basic: { ...whole.basic, birth } }
      await db().update(deliveries).set({ resume })
      await clean()
      expect(await frozen(id)).toEqual(printedOf(resume, TODAY))
    }
    const [file] = await db().select().from(resumeFiles).where(eq(resumeFiles.id, copy))
    expect(file?.deletedAt === null).toBe(shows.includes('photo'))
  })

  it('is left alone where it was an attachment [JOB-3]', async () => {
    await write(full('', []))
    const id = await deliver()
    await db().update(deliveries).set({ resume: null })
    await clean()
    expect(await frozen(id)).toBe(null)
  })
})
