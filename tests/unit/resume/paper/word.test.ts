import { Packer } from 'docx'
import mammoth from 'mammoth'
import { describe, expect, it } from 'vitest'
import type { ResumeContent } from '../../../../contract/resume.ts'
import { parsePages } from '../../../../server/areas/resume/parsing/parse-pages.ts'
import { readPages } from '../../../../server/areas/resume/reading/read-pages.ts'
import { paperOf } from '../../../../src/entities/resume/paper/paper-of.ts'
import { wordOf } from '../../../../src/features/resume/paper/word/word.ts'
import { carried, foundIn, toldBy } from '../../../fixtures/resumes/carried.ts'
import { long, sparse, written } from '../../../fixtures/resumes/written.ts'

/** A JPEG of one point. */
const PHOTO = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'base64',
)

async function wordIn(content: ResumeContent, photo: Uint8Array | null = null) {
  const paper = paperOf(content, '2026-11-23', 'zh-CN')
  const buffer = await Packer.toBuffer(wordOf(paper, content.layout, photo))
  const { value: html, messages } = await mammoth.convertToHtml({ buffer })
  const { value: text } = await mammoth.extractRawText({ buffer })
  return { paper, html, text, messages }
}

const contents = { written, long, sparse }
const cases = Object.entries(contents).flatMap(([name, content]) =>
  [0, 1, 2, 3].map((template) => ({
    name,
    template,
    content: { ...content, layout: { ...content.layout, template } },
  })),
)

it.each([0, 1, 2, 3])('a resume as Word is read back whole, template %i [RES-3] [RES-4]', async (template) => {
  const content = { ...carried, layout: { ...carried.layout, template } }
  const paper = paperOf(content, '2026-11-23', 'zh-CN')
  const file = await Packer.toBuffer(wordOf(paper, content.layout, null))
  const read = parsePages(await readPages(new Uint8Array(file)))
  expect(foundIn(read)).toEqual(toldBy(carried))
  expect(read.unread).toEqual([])
})

describe('a resume as Word [RES-4]', () => {
  it.each(cases)('has all texts of its paper in their order: $name, template $template', async ({ content }) => {
    const { paper, text } = await wordIn(content)
    const { head, sections } = paper
    const texts = [
      head.name,
      ...head.facts,
      head.aim,
      ...head.contacts.map((contact) => contact.text),
      ...sections.flatMap(({ heading, entries }) => [
        heading,
        ...entries.flatMap(({ title, details, dates, notes, bullets }) => [
          title,
          details,
          dates,
          ...notes,
          ...bullets,
        ]),
      ]),
    ].filter(Boolean)
    let from = 0
    for (const one of texts) {
      const at = text.indexOf(one, from)
      expect(at, `${one} after ${text.slice(Math.max(0, from - 20), from)}`).toBeGreaterThanOrEqual(0)
      from = at + one.length
    }
    const said = texts.join('').replace(/\s/g, '').length
    const separators = text.replace(/\s/g, '').length - said
    expect(separators).toBe(Math.max(0, head.facts.length - 1) + Math.max(0, head.contacts.length - 1))
  })

  it('has headings, bullets and tab stops as Word knows them', async () => {
    const { html } = await wordIn(written)
    const found = (tag: string) =>
      [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'g'))].map(([, inner]) => inner)
    expect(found('h1').map((inner) => inner?.replace(/<.*?>/g, ''))).toContain('教育经历')
    expect(found('h2')[0]).toMatch(/江临大学.*自动化 · 本科.*\t2022\.09 – 2026\.06/)
    expect(found('li')).toHaveLength(
      [...written.work, ...written.project, ...written.posts].flatMap(({ bullets }) => bullets).length,
    )
  })

  it('carries the photo where there is one', async () => {
    expect((await wordIn(written, PHOTO)).html).toContain('<img src="data:image/jpeg;base64,')
    expect((await wordIn(written)).html).not.toContain('<img')
  })

  it('has the student as its author', () => {
    const { CoreProperties } = wordOf(paperOf(written, '2026-11-23', 'zh-CN'), written.layout, null)
    const said = JSON.stringify(CoreProperties)
    for (const name of ['dc:creator', 'cp:lastModifiedBy']) {
      expect(said).toContain(`{"rootKey":"${name}","root":["${written.basic.name}"]`)
    }
  })
})
