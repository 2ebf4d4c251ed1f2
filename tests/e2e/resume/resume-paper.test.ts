import { readFile } from 'node:fs/promises'
import mammoth from 'mammoth'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { getResume, type ResumeRecord, saveOther } from '../../../contract/calls/resume.ts'
import type { ResumeContent } from '../../../contract/resume.ts'
import { parsePages } from '../../../server/areas/resume/parsing/parse-pages.ts'
import { readPages } from '../../../server/areas/resume/reading/read-pages.ts'
import { readJsonResume } from '../../../src/entities/resume/json-resume/read-json-resume.ts'
import { carried, foundIn, toldBy } from '../../fixtures/resumes/carried.ts'
import { long, written } from '../../fixtures/resumes/written.ts'
import { ResumePaper } from '../models/resume-paper.ts'
import { findBarriers } from '../world/accessibility.ts'
import { logInAs, student } from '../world/identities.ts'
import { createWorld, eventually, type Visitor } from '../world.ts'

const world = createWorld()
/** Has a resume. */
const PERSON = student('13800000001')

/** Somebody whose resume is this one; the demonstration's without. */
async function arrive(content: ResumeContent | null, viewport = { width: 1440, height: 900 }): Promise<Visitor> {
  const visitor = await world.visit({ viewport })
  await logInAs(visitor, world.demo, PERSON)
  if (!content) return visitor
  const resume: ResumeRecord = {
    version: 1,
    updated_at: '2026-11-20T06:32:00.000Z',
    content,
    versions: {},
    attachments: [],
  }
  await visitor.intercept(getResume, (route) =>
    route.fulfill({
      json: { code: 0, msg: '', data: { name: content.basic.name, sex: '1', has_resume: '1', resume } },
    }),
  )
  return visitor
}

describe('a resume that is printed', () => {
  it.each(
    [0, 1, 2, 3].flatMap((template) => [
      { template, name: 'one that is short', content: written, least: 1 },
      { template, name: 'one that is long', content: long, least: 3 },
    ]),
  )(
    'has the pages of the screen, their texts in the same order: $name, template $template [RES-4]',
    async ({ template, content, least }) => {
      const paper = new ResumePaper(await arrive(content))
      await paper.open(template)
      const shown = await paper.shown()
      expect(shown.length).toBeGreaterThanOrEqual(least)
      expect(await paper.printed()).toEqual(shown)
    },
  )

  it.each([0, 1, 2, 3])('is read back whole, template %i [RES-3] [RES-4]', async (template) => {
    const visitor = await arrive(carried)
    await new ResumePaper(visitor).open(template)
    const pdf = await visitor.page.pdf({ preferCSSPageSize: true })
    const read = parsePages(await readPages(new Uint8Array(pdf)))
    expect(foundIn(read)).toEqual(toldBy(carried))
    expect(read.unread).toEqual([])
  })

  it('has nothing of the page around it and is of A4 [RES-4]', async () => {
    const visitor = await arrive(written)
    const paper = new ResumePaper(visitor)
    await paper.open()
    const [first = ''] = await paper.printed()
    expect(first.startsWith('林知夏')).toBe(true)
    expect(first).not.toContain('打印前检查')
    const pdf = await visitor.page.pdf({ preferCSSPageSize: true })
    const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1)
    const [, , width = 0, height = 0] = page.view
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842])
  })

  it('is printed by the browser’s own printing, called after the student [RES-4]', async () => {
    const visitor = await arrive(written)
    await new ResumePaper(visitor).open()
    await visitor.page.evaluate(() => {
      window.print = () => Reflect.set(window, 'printed', document.title)
    })
    await visitor.page.getByRole('button', { name: '打印 / 存为 PDF' }).click()
    await eventually(() => visitor.page.evaluate(() => Reflect.get(window, 'printed'))).toBe('林知夏-嵌入式方向简历')
  })
})

describe('a resume that is taken along', () => {
  const download = async (visitor: Visitor, name: string) => {
    const [file] = await Promise.all([
      visitor.page.waitForEvent('download'),
      visitor.page.getByRole('button', { name, exact: true }).click(),
    ])
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
  }

  it('is a Word file with all that stands on paper [RES-4]', async () => {
    const visitor = await arrive(written)
    await new ResumePaper(visitor).open(0)
    const { name, bytes } = await download(visitor, 'Word')
    expect(name).toBe('林知夏-嵌入式方向简历.docx')
    const { value } = await mammoth.extractRawText({ buffer: bytes })
    const bullets = written.work.flatMap((work) => work.bullets)
    expect(bullets.filter((line) => !value.includes(line))).toEqual([])
  })

  it('is a JSON Resume, which is the same when it is read again [RES-4]', async () => {
    const visitor = await arrive(written)
    await new ResumePaper(visitor).open(0)
    const { name, bytes } = await download(visitor, 'JSON Resume')
    expect(name).toBe('林知夏-嵌入式方向简历.json')
    const layout = { ...written.layout, template: 0 }
    expect(readJsonResume(String(bytes), () => 'none')).toEqual({ content: { ...written, layout }, cuts: [] })
  })
})

describe('how a resume looks', () => {
  it('is chosen, kept in the address and saved [RES-4]', async () => {
    const visitor = await arrive(null)
    const paper = new ResumePaper(visitor)
    await paper.open()
    await paper.radio('紧凑').click()
    await eventually(() => visitor.path).toBe('/attentdetail?from=3&templateId=2')
    await paper.radio('绿').click()
    await eventually(() => visitor.sent(saveOther).length).toBeGreaterThan(0)
    const content = () => JSON.parse(visitor.sent(saveOther).at(-1)?.['content'] ?? '{}')
    await eventually(content).toMatchObject({ template: 2, accent: 'green' })
  })

  it('is in the template that the address names, in the saved one where there is no such [RES-4]', async () => {
    const visitor = await arrive({ ...written, layout: { ...written.layout, template: 0 } })
    const paper = new ResumePaper(visitor)
    const { page } = visitor
    const heading = (name: string) => page.getByRole('article').getByRole('heading', { level: 3, name, exact: true })
    const left = async (name: string) => (await heading(name).first().boundingBox())?.x ?? 0
    await paper.open(3)
    await heading('Education').first().waitFor()
    await paper.open(1)
    await heading('教育经历').first().waitFor()
    expect(await left('专业技能')).toBeGreaterThan((await left('教育经历')) + 100)
    await visitor.page.reload()
    await paper.see()
    expect(await left('专业技能')).toBeGreaterThan((await left('教育经历')) + 100)
    for (const none of ['9', 'x']) {
      await visitor.open(`/attentdetail?from=3&templateId=${none}`)
      await eventually(() => paper.radio('经典').isChecked()).toBe(true)
      expect(await left('专业技能'), none).toBe(await left('教育经历'))
    }
  })

  it('is shown under the header of the resume, as wide as the page [RES-1] [NAV-9]', async () => {
    const visitor = await arrive(written)
    const paper = new ResumePaper(visitor)
    await paper.open()
    const header = visitor.page.getByRole('banner')
    await header.getByRole('link', { name: '简历', exact: true }).waitFor()
    expect(await header.getByRole('link', { name: '简历', exact: true }).getAttribute('aria-current')).toBe('page')
    await header.getByRole('link', { name: '职位', exact: true }).waitFor()
    expect(await visitor.page.getByText('首页', { exact: true }).count()).toBe(0)
    const edges = (find: string) =>
      visitor.page.evaluate((selector) => {
        const { left, right } = document.querySelector(selector)!.getBoundingClientRect()
        return [Math.round(left), Math.round(right)]
      }, find)
    const [left, right] = await edges('header > div')
    expect(await edges('aside')).toEqual([left, (left ?? 0) + 208])
    const sheet = await paper.sheets.first().boundingBox()
    expect(Math.round((sheet?.x ?? 0) + (sheet?.width ?? 0))).toBe(right)
  })

  it('says offline that what was chosen is kept on this computer [RES-5]', async () => {
    const visitor = await arrive(null)
    const paper = new ResumePaper(visitor)
    await paper.open()
    visitor.complaints.expect(/ERR_INTERNET_DISCONNECTED/)
    await visitor.context.setOffline(true)
    await paper.radio('红').click()
    await visitor.page.getByText('离线，草稿已存在本机', { exact: true }).waitFor()
    await visitor.context.setOffline(false)
    await visitor.page.getByText(/^已保存/).waitFor()
  })

  it('is clear to axe wide and on a phone, which it fits [RES-4]', async () => {
    const wide = await arrive(long)
    await new ResumePaper(wide).open()
    expect(await findBarriers(wide.page)).toEqual([])
    const phone = await arrive(long, { width: 390, height: 844 })
    await phone.open('/attentdetail?from=3')
    await new ResumePaper(phone).sheets.first().waitFor()
    expect(await findBarriers(phone.page)).toEqual([])
    const width = await phone.page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(390)
  })

  it('is nobody’s who is not logged in [SESS-4]', async () => {
    const visitor = await world.visit()
    await visitor.open('/attentdetail?templateId=1')
    await eventually(() => visitor.path).toMatch(/^\/login/)
  })
})
