import { describe, expect, it } from 'vitest'
import { exampleSections } from '../../../contract/calls/resume.ts'
import { wrongInEntry, wrongInSection } from '../../../contract/rules/resume-rules.ts'
import { examplesFor } from '../../../server/areas/resume/examples.ts'
import type { SampleParts } from '../../../src/api/resume.ts'
import { completenessOf } from '../../../src/entities/resume/completeness.ts'
import { sampleMajors, sampleOf } from '../../../src/entities/resume/sample.ts'

const TODAY = '2026-11-20'
const partsOf = (major: string) =>
  Object.fromEntries(
    exampleSections.map((section) => [section, examplesFor(section, major, 'zh-CN')[0]]),
  ) as SampleParts

describe('a resume put together from examples [RES-2]', () => {
  it.each(Object.values(sampleMajors))('the example of %s says what its field has, and passes the rules', (major) => {
    const content = sampleOf(partsOf(major), TODAY)
    expect(content.education).toMatchObject([{ major, degree: 'bachelor', start: '2023-09', end: '2027-06' }])
    expect(content.work[0]?.bullets.length).toBeGreaterThanOrEqual(3)
    expect(content.work[0]?.position).toMatch(/实习生$/)
    expect(content.intention.positions).toEqual([content.work[0]?.position.replace('实习生', '')])
    for (const list of [content.project, content.posts]) expect(list[0]?.bullets.length).toBeGreaterThanOrEqual(2)
    expect(content.skills[0]?.keywords.length).toBeGreaterThanOrEqual(2)
    expect(content.summary.length).toBeGreaterThan(30)
    expect(wrongInSection('basic', content.basic, TODAY)).toEqual([])
    expect(wrongInSection('intention', content.intention, TODAY)).toEqual([])
    expect(wrongInSection('posts', content.posts, TODAY)).toEqual([])
    for (const kind of ['education', 'work', 'project'] as const) {
      for (const entry of content[kind]) expect(wrongInEntry(kind, entry as never)).toEqual([])
    }
    expect(completenessOf(content).percent).toBeGreaterThanOrEqual(80)
  })

  it('leaves out what there is no example of', () => {
    const nothing = Object.fromEntries(exampleSections.map((section) => [section, undefined])) as SampleParts
    const content = sampleOf(nothing, TODAY)
    expect([content.education, content.work, content.project, content.posts, content.skills]).toEqual([
      [],
      [],
      [],
      [],
      [],
    ])
    expect([content.summary, content.intention.positions]).toEqual(['', []])
  })
})
