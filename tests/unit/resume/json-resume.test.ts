import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  accents,
  degrees,
  emptyResume,
  headFacts,
  intentionKinds,
  resumeLimits as limits,
  politicalStatuses,
  printedSections,
  type ResumeContent,
  resumeContent,
  sizes,
  skillLevels,
  spacings,
  workKinds,
} from '../../../contract/resume.ts'
import { jsonResumeOf } from '../../../src/entities/resume/json-resume/json-resume.ts'
import { readJsonResume } from '../../../src/entities/resume/json-resume/read-json-resume.ts'
import { long, sparse, written } from '../../fixtures/resumes/written.ts'

const require = createRequire(import.meta.url)
const { Validator } = createRequire(require.resolve('@jsonresume/schema'))('jsonschema')
const { schema } = require('@jsonresume/schema')

const faultsOf = (exported: unknown): string[] =>
  new Validator().validate(exported, schema).errors.map((error: { stack: string }) => error.stack)

function counter() {
  let at = 0
  return () => {
    at += 1
    return `new-${String(at).padStart(6, '0')}`
  }
}

const read = (value: unknown) => readJsonResume(typeof value === 'string' ? value : JSON.stringify(value), counter())

function contentIn(value: unknown) {
  const imported = read(value)
  if ('fault' in imported) throw new Error(imported.fault)
  return imported
}

/** Texts that PostgreSQL and a page can hold, which is all that the server keeps. */
const text = (max: number) =>
  fc
    .string({
      unit: fc.oneof(
        fc.constantFrom('江', '临', 'é', '😀', '/', '@', '.', ' '),
        fc.string({ minLength: 1, maxLength: 1 }),
      ),
      maxLength: 12,
    })
    .map((value) => value.replace(/\p{Cc}/gu, '').slice(0, max))
    .filter((value) => value.isWellFormed())
const date = fc.constantFrom('', '2022', '2022-09', '2022-09-30')
const span = { start: date, end: fc.oneof(date, fc.constant('present')) }
const bullets = fc.array(text(limits.bullet), { maxLength: 4 })
const id = fc.uuid()
const list = <T>(entry: fc.Arbitrary<T>, maxLength = 3) => fc.array(entry, { maxLength })
const url = fc.oneof(
  fc.constantFrom('', 'https://a.example/b?c=1#d', 'a.example', 'http://江临.example'),
  text(limits.address),
)

const contents: fc.Arbitrary<ResumeContent> = fc.record({
  basic: fc.record({
    title: text(limits.title),
    name: text(limits.name),
    sex: fc.constantFrom('', '0', '1'),
    birth: date,
    phone: text(20),
    email: fc.oneof(text(100), fc.constant('lin@jianglin.example')),
    city: text(limits.place),
    political: fc.constantFrom(...politicalStatuses),
    hometown: text(limits.place),
    photo: fc.constantFrom('', 'photo-0001'),
  }),
  education: list(
    fc.record({
      id,
      school: text(limits.heading),
      major: text(limits.heading),
      degree: fc.constantFrom(...degrees),
      ...span,
      score: text(limits.score),
      note: text(limits.note),
    }),
  ),
  work: list(
    fc.record({
      id,
      kind: fc.constantFrom(...workKinds),
      company: text(limits.heading),
      position: text(limits.heading),
      city: text(limits.place),
      ...span,
      bullets,
    }),
  ),
  project: list(fc.record({ id, name: text(limits.heading), role: text(limits.heading), link: url, ...span, bullets })),
  posts: list(fc.record({ id, organisation: text(limits.heading), position: text(limits.heading), ...span, bullets })),
  skills: list(
    fc.record({
      id,
      name: text(limits.heading),
      level: fc.constantFrom(...skillLevels),
      keywords: fc.array(text(limits.place), { maxLength: 4 }),
    }),
  ),
  languages: list(
    fc.record({
      id,
      language: text(limits.place),
      fluency: text(limits.heading),
      certificate: text(limits.heading),
      score: text(limits.score),
    }),
  ),
  certificates: list(fc.record({ id, name: text(limits.heading), issuer: text(limits.heading), date })),
  awards: list(
    fc.record({ id, title: text(limits.heading), awarder: text(limits.heading), date, note: text(limits.note) }),
  ),
  links: list(fc.record({ id, label: text(limits.place), url })),
  summary: text(limits.summary),
  wish: fc.record({
    industries: fc.array(text(limits.place), { maxLength: 3 }),
    company_kinds: fc.array(text(limits.place), { maxLength: 3 }),
    note: text(limits.note),
  }),
  intention: fc.record({
    positions: fc.array(text(limits.heading), { maxLength: 3 }),
    cities: fc.array(text(limits.place), { maxLength: 5 }),
    salary_min: fc.integer({ min: 0, max: 200 }),
    salary_max: fc.integer({ min: 0, max: 200 }),
    kind: fc.constantFrom(...intentionKinds),
    from: fc.constantFrom('', 'now', '2026-12'),
  }),
  layout: fc.record({
    template: fc.integer({ min: 0, max: 3 }),
    accent: fc.constantFrom(...accents),
    size: fc.constantFrom(...sizes),
    spacing: fc.constantFrom(...spacings),
    order: fc.subarray([...printedSections]),
    shows: fc.subarray([...headFacts]),
  }),
})

describe('a resume exported as JSON Resume [RES-4]', () => {
  it.each(Object.entries({ written, long, sparse, emptyResume }))('is one by its schema: %s', (_, content) => {
    expect(faultsOf(jsonResumeOf(content))).toEqual([])
  })

  it('is one by its schema, and the same when it is imported again, whatever was written', () => {
    fc.assert(
      fc.property(contents, (content) => {
        expect(v.safeParse(resumeContent, content).success).toBe(true)
        const exported = jsonResumeOf(content)
        expect(faultsOf(exported)).toEqual([])
        expect(read(exported)).toEqual({ content, cuts: [] })
      }),
      { numRuns: 300 },
    )
  })

  it('is the same when long and sparse ones are imported again', () => {
    for (const content of [written, long, sparse, emptyResume]) {
      expect(read(jsonResumeOf(content))).toEqual({ content, cuts: [] })
    }
  })

  it('has what others read where they look for it', () => {
    const exported = jsonResumeOf(written)
    expect(exported['basics']).toMatchObject({
      name: '林知夏',
      label: '嵌入式开发工程师',
      email: 'linzhixia@jianglin.example',
      phone: '13855501726',
      location: { city: '江临市望江区' },
      profiles: [{ url: 'https://gitea.example/lzx' }],
    })
    expect(exported['work']).toMatchObject([
      { name: '拓岩机器人', position: '嵌入式开发实习生', startDate: '2025-06', endDate: '2025-09' },
      { name: '澄江电气' },
    ])
    expect(exported['volunteer']).toMatchObject([{ organization: '江临大学机器人协会', startDate: '2023-09' }])
    expect(Object.keys(Object(exported['volunteer'])[0])).not.toContain('endDate')
  })
})

describe('a JSON Resume of another program', () => {
  const sample = JSON.parse(readFileSync(require.resolve('@jsonresume/schema/sample.resume.json'), 'utf8'))

  it('is read as far as it says what a resume here says', () => {
    const { content, cuts } = contentIn(sample)
    expect(v.safeParse(resumeContent, content).issues).toBeUndefined()
    expect(content.basic.name).toBe(sample.basics.name)
    expect(content.basic.email).toBe(sample.basics.email)
    expect(content.work.map(({ company }) => company)).toEqual(sample.work.map(({ name }: { name: string }) => name))
    expect(content.education[0]).toMatchObject({ school: sample.education[0].institution, degree: 'bachelor' })
    expect(content.skills[0]).toMatchObject({ name: sample.skills[0].name, keywords: sample.skills[0].keywords })
    expect(cuts).toEqual(cuts.filter(({ was, most }) => was > most))
  })

  it('takes an end that is not said for the present, and a sentence above the bullets for the first', () => {
    const { content } = contentIn({
      work: [
        { name: 'Pied Piper', startDate: '2013-12-01T00:00:00Z', summary: 'Built things', highlights: ['One', ' '] },
      ],
    })
    expect(content.work[0]).toMatchObject({
      start: '2013-12-01',
      end: 'present',
      bullets: ['Built things', 'One'],
      kind: 'internship',
    })
  })

  it('is cut to what a resume here holds, and says where', () => {
    const { content, cuts } = contentIn({
      basics: { name: '长'.repeat(41), summary: '😀'.repeat(301) },
      work: [{ highlights: Array.from({ length: 13 }, () => 'x'.repeat(201)) }],
    })
    expect(content.basic.name).toHaveLength(40)
    expect(content.summary).toBe('😀'.repeat(300))
    expect(content.work[0]?.bullets).toHaveLength(12)
    expect(cuts.slice(0, 3)).toEqual([
      { path: 'basics.name', was: 41, most: 40 },
      { path: 'work[0].highlights', was: 13, most: 12 },
      { path: 'work[0].highlights[0]', was: 201, most: 200 },
    ])
    expect(cuts).toContainEqual({ path: 'basics.summary', was: 602, most: 600 })
    expect(v.safeParse(resumeContent, content).success).toBe(true)
  })

  it('never gives two entries one id', () => {
    const twin = { name: 'A', 'x-campus': { id: 'entry-00000001' } }
    const { content } = contentIn({ work: [twin, twin] })
    expect(content.work.map(({ id: one }) => one)).toEqual(['entry-00000001', 'new-000001'])
  })

  it('comes to what a resume here takes, whatever stands in it', () => {
    const anything = fc.jsonValue({ maxDepth: 4 })
    const parts = ['basics', 'work', 'volunteer', 'education', 'projects', 'skills', 'languages', 'awards', 'x-campus']
    const fields = ['name', 'url', 'highlights', 'startDate', 'endDate', 'keywords', 'profiles', 'x-campus', 'layout']
    const entry = fc.dictionary(fc.constantFrom(...fields), anything)
    const file = fc.dictionary(fc.constantFrom(...parts), fc.oneof(anything, entry, fc.array(entry)))
    fc.assert(
      fc.property(file, (value) => {
        const imported = read(value)
        if ('fault' in imported) return
        expect(v.safeParse(resumeContent, imported.content).issues).toBeUndefined()
      }),
      { numRuns: 500 },
    )
  })
})

describe('a file that is no JSON Resume', () => {
  it.each([
    ['', 'notJson'],
    ['{"basics":', 'notJson'],
    ['%PDF-1.7', 'notJson'],
    ['[]', 'notResume'],
    ['"basics"', 'notResume'],
    ['{"name":"x"}', 'notResume'],
    ['{"work":1}', 'notResume'],
  ])('%s is refused as %s', (file, fault) => expect(read(file)).toEqual({ fault }))

  it('may begin with a byte order mark', () => {
    expect(contentIn(`\ufeff${JSON.stringify({ basics: { name: '林' } })}`).content.basic.name).toBe('林')
  })
})
