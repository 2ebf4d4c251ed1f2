import fc from 'fast-check'
import * as v from 'valibot'
import { beforeEach, expect, it } from 'vitest'
import * as calls from '../../../contract/calls/resume.ts'
import {
  type EntryKind,
  entrySchemas,
  type OtherPart,
  otherPartNames,
  type SectionName,
  sectionSchemas,
} from '../../../contract/resume.ts'
import { wrongInEntry, wrongInSection } from '../../../contract/rules/resume-rules.ts'
import { fittingLength, fittingNumbers, fittingTexts, known } from '../../fitting.ts'
import { forgetResumes, recordOf } from '../world/resume-rows.ts'
import { freshWorlds } from '../world/stage.ts'
import type { Browser } from '../world.ts'

const stage = freshWorlds()
let student: Browser
let id: string

beforeEach(async () => {
  await forgetResumes(stage.store.db)
  student = stage.world.browser()
  id = await student.logIn('13800000002')
})

/** What a page may show, whatever keyboard it comes from. */
const typed = (text: string) => !/[\p{Cc}\p{Cs}\p{Cn}]/u.test(text.replace(/[\t\n\r]/g, ''))
/** Texts that pass for something else on the way. */
const tricky = [
  'null',
  'true',
  '1e9',
  '[1]',
  '{"a":1}',
  '"',
  '\\',
  "'; drop table resumes; --",
  '%00',
  '&amp;',
  '<b>',
  '+ +',
  '🙂',
  '\n\t ',
  'é',
]

/** Everything that a schema takes and that somebody can type. */
function valuesOf(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  const one = known(schema)
  switch (one.type) {
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(one.entries).map(([name, field]) => [name, valuesOf(field)])))
    case 'array':
      return fc.array(valuesOf(one.item), { maxLength: fittingLength(schema, 4) })
    case 'picklist':
      return fc.constantFrom(...one.options)
    case 'string': {
      const fitting = fittingTexts(schema, 40).filter(typed)
      const odd = tricky.filter((text) => v.is(schema, text))
      return odd.length > 0 ? fc.oneof(fitting, fc.constantFrom(...odd)) : fitting
    }
    case 'number':
      return fittingNumbers(schema)
    default:
      throw new Error(`no values for a schema of type ${one.type}`)
  }
}

/** What somebody leaves who writes nothing: that can be saved, whatever else is refused. */
function blankOf(schema: v.GenericSchema): unknown {
  const one = known(schema)
  switch (one.type) {
    case 'object':
      return Object.fromEntries(Object.entries(one.entries).map(([name, field]) => [name, blankOf(field)]))
    case 'array':
      return []
    case 'picklist':
      // Of whom nothing at all is known, the number that they log in with is.
      return one.options.find((option) => option !== '')
    case 'number':
      return 0
    default:
      return ''
  }
}

const TODAY = '2026-11-20'
/** The run of everything tries more values than the gate. */
const runs = { numRuns: process.env['THOROUGH'] ? 40 : 12 }
const isTwice = (names: readonly string[]) => new Set(names).size < names.length

function isSaved(section: SectionName, content: never): boolean {
  const { order, shows } = Object(content)
  const ids = Array.isArray(content) ? (content as { id: string }[]).map((item) => item.id) : []
  return wrongInSection(section, content, TODAY).length === 0 && ![ids, order ?? [], shows ?? []].some(isTwice)
}

const isOther = (section: SectionName): section is OtherPart | 'layout' =>
  section === 'layout' || otherPartNames.some((name) => name === section)
const ownCalls = { basic: calls.saveBasicInfo, wish: calls.saveWish, intention: calls.savePositionIntention } as const

function save(section: SectionName, content: never, version: number) {
  const params = { version: String(version), content }
  return isOther(section)
    ? student.call(calls.saveOther, { part: section, ...params })
    : student.call(ownCalls[section], params)
}

it.each(Object.keys(sectionSchemas) as SectionName[])(
  'the server reads back any valid %s as it was saved, or refuses it by a rule [RES-2] [RES-5]',
  async (section) => {
    let version = 0
    let saved = 0
    const see = fc.asyncProperty(valuesOf(sectionSchemas[section]) as fc.Arbitrary<never>, async (content) => {
      const answer = await save(section, content, version)
      expect(answer.status).toBeLessThan(500)
      expect(answer.code === 0).toBe(isSaved(section, content))
      if (answer.code !== 0) return
      version = answer.data.version
      saved += 1
      expect((await recordOf(student, id)).content[section]).toEqual(content)
    })
    await fc.assert(see, { ...runs, examples: [[blankOf(sectionSchemas[section]) as never]] })
    expect(saved).toBeGreaterThan(0)
  },
)

it.each(Object.keys(entrySchemas) as EntryKind[])(
  'the server reads back any valid entry of %s as it was saved, or refuses it by a rule [RES-2] [RES-5]',
  async (kind) => {
    let version = 0
    const see = fc.asyncProperty(valuesOf(entrySchemas[kind]) as fc.Arbitrary<never>, async (entry) => {
      const one = { ...Object(entry), id: 'fixed-id-1' } as never
      const answer = await student.call(calls.entryCalls[kind].save, { version: String(version), entry: one })
      expect(answer.status).toBeLessThan(500)
      expect(answer.code === 0).toBe(wrongInEntry(kind, one).length === 0)
      if (answer.code !== 0) return
      version = answer.data.version
      expect((await recordOf(student, id)).content[kind]).toEqual([one])
    })
    await fc.assert(see, { ...runs, examples: [[blankOf(entrySchemas[kind]) as never]] })
    expect(version).toBeGreaterThan(0)
  },
)
