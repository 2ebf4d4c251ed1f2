import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ResumeContent } from '../../../../contract/resume.ts'
import { FittedPaper } from '../../../../src/entities/resume/paper/FittedPaper.tsx'
import { measuresOf, PAGE } from '../../../../src/entities/resume/paper/looks.ts'
import { paperOf } from '../../../../src/entities/resume/paper/paper-of.ts'
import type { Pages } from '../../../../src/entities/resume/paper/usePages.ts'
import { long, sparse, written } from '../../../fixtures/resumes/written.ts'
import { seeAccessible, setWidth } from '../../sights/see.ts'
import { type RenderedPage, renderPage } from '../../world/page.tsx'

let rendered: RenderedPage | undefined
afterEach(() => rendered?.close())

interface GrowingProps {
  readonly lines: readonly string[]
}

/** A paper whose first job gets lines while it is looked at. */
function Growing({ lines }: GrowingProps) {
  const [content, setContent] = useState(written)
  const [first, ...others] = content.work
  const grow = () =>
    setContent({ ...content, work: [{ ...first!, bullets: [...first!.bullets, ...lines] }, ...others] })
  return (
    <>
      <button type="button" onClick={grow}>
        grow
      </button>
      <FittedPaper paper={paperOf(content, '2026-11-23', 'zh-CN')} layout={content.layout} photo="" />
    </>
  )
}

const sheets = () => page.getByRole('article').elements() as HTMLElement[]

interface Shown {
  readonly template?: number
  readonly marked?: string
  readonly photo?: string
}

async function show(content: ResumeContent, { template = 0, marked, photo = '' }: Shown = {}) {
  await setWidth('wide')
  const layout = { ...content.layout, template }
  const onBroken = vi.fn<(pages: Pages) => void>()
  const paper = paperOf({ ...content, layout }, '2026-11-23', 'zh-CN')
  rendered = renderPage(<FittedPaper paper={paper} layout={layout} photo={photo} marked={marked} onBroken={onBroken} />)
  await expect.poll(() => onBroken.mock.lastCall?.[0].pages.length === sheets().length).toBe(true)
  await document.fonts.ready
  return { paper, broken: () => onBroken.mock.lastCall![0] }
}

const templates = [0, 1, 2, 3]
const contents = { written, long, sparse }
const cases = templates.flatMap((template) =>
  Object.entries(contents).map(([name, content]) => ({ template, name, content })),
)

/** Words without what stands between them, which an element tells otherwise than its text. */
const bare = (text: string) => text.replace(/\s/g, '').toUpperCase()

describe.each(cases)('a resume that is $name, in template $template [RES-4]', ({ template, content }) => {
  it('has everything on its pages, once, and nothing beyond their edges', async () => {
    const { paper } = await show(content, { template })
    const { head, sections } = paper
    const texts = [
      head.name,
      ...head.facts,
      head.aim,
      ...head.contacts.map(({ text }) => text),
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
    ]
    const length = (all: readonly string[]) => bare(all.join('')).length
    const separators = Math.max(0, head.facts.length - 1)
    const drawn = sheets().map((sheet) => sheet.innerText)
    expect(texts.filter((text) => !bare(drawn.join('')).includes(bare(text)))).toEqual([])
    expect(length(drawn)).toBe(length(texts) + separators)
    for (const sheet of sheets()) {
      const box = sheet.getBoundingClientRect()
      const beyond = [...sheet.querySelectorAll('h2, h3, h4, p, li, span')].filter((element) => {
        const { left, right, bottom } = element.getBoundingClientRect()
        return left < box.left || right > box.right || bottom > box.bottom
      })
      expect(beyond.map(({ textContent }) => textContent)).toEqual([])
    }
  })

  it('ends no page with a heading or with the first lines of an entry', async () => {
    const { broken } = await show(content, { template })
    const lasts = broken().pages.flatMap(({ columns }) => columns.map(({ blocks }) => blocks.at(-1)?.leads ?? false))
    expect(lasts).not.toContain(true)
    expect(broken().cut).toEqual([])
  })

  it('is clear to axe', async () => {
    await show(content, { template })
    await seeAccessible()
  })
})

describe('a paper [RES-4]', () => {
  it.each(templates)('begins no page before the one it is on is full: template %j', async (template) => {
    const { broken } = await show({ ...sparse, summary: '踏实，好学。' }, { template })
    const [sheet] = sheets()
    const { top, width } = sheet!.getBoundingClientRect()
    const bottoms = [...sheet!.querySelectorAll('section')].map((one) => one.getBoundingClientRect().bottom)
    const end = ((Math.max(...bottoms) - top) / width) * PAGE.width
    const { edge } = measuresOf({ ...sparse.layout, template })
    expect(broken().pages).toHaveLength(1)
    expect(Math.abs(broken().excess - (end - (PAGE.height - edge)))).toBeLessThan(1)
  })

  it('is white in the dark', async () => {
    await show(written)
    document.documentElement.dataset['theme'] = 'dark'
    const { backgroundColor, color } = getComputedStyle(sheets()[0]!)
    expect([backgroundColor, color]).toEqual(['rgb(255, 255, 255)', 'rgb(15, 27, 51)'])
  })

  it('breaks its lines alike however small it is shown', async () => {
    await show(long)
    const wide = sheets().map((sheet) => sheet.innerText)
    rendered?.close()
    await page.viewport(390, 844)
    const layout = long.layout
    rendered = renderPage(<FittedPaper paper={paperOf(long, '2026-11-23', 'zh-CN')} layout={layout} photo="" />)
    await expect.poll(() => sheets().map((sheet) => sheet.innerText)).toEqual(wide)
    expect(sheets()[0]!.getBoundingClientRect().width).toBeLessThanOrEqual(390)
  })

  it('has headings for the name, the sections and the entries', async () => {
    await show(written)
    const headings = (level: number) =>
      page
        .getByRole('heading', { level })
        .elements()
        .map(({ textContent }) => textContent)
    expect(headings(2)).toEqual(['林知夏'])
    expect(headings(3).slice(0, 3)).toEqual(['教育经历', '实习经历', '项目经历'])
    expect(headings(4).slice(0, 3)).toEqual(['江临大学', '拓岩机器人', '澄江电气'])
  })

  it('breaks anew when what it says grows under the reader’s eyes', async () => {
    await setWidth('wide')
    const added = Array.from(
      { length: 12 },
      (_, at) => `第 ${at + 1} 次压测，吞吐提升 ${at + 11}%，时延降低 ${at + 5}%。`,
    )
    rendered = renderPage(<Growing lines={added} />)
    await expect.poll(() => sheets().length).toBe(1)
    await page.getByRole('button', { name: 'grow' }).click()
    await expect.poll(() => sheets().length).toBe(2)
    const drawn = sheets()
      .map(({ innerText }) => innerText)
      .join('\n')
    expect(added.map((line) => drawn.split(line).length - 1)).toEqual(added.map(() => 1))
    for (const sheet of sheets()) {
      const { bottom } = sheet.getBoundingClientRect()
      const lines = [...sheet.querySelectorAll('h3, h4, p, li')]
      expect(lines.filter((line) => line.getBoundingClientRect().bottom > bottom)).toEqual([])
    }
  })

  it('has letters, lines and colours as they were chosen', async () => {
    const look = async (layout: Partial<ResumeContent['layout']>) => {
      rendered?.close()
      await show({ ...written, layout: { ...written.layout, ...layout } }, { template: layout.template ?? 0 })
      const [sheet] = sheets()
      const head = sheet!.querySelector('header')!
      const { fontSize, lineHeight } = getComputedStyle(sheet!)
      return { font: fontSize, line: Number.parseFloat(lineHeight), edge: getComputedStyle(head).borderBottomColor }
    }
    expect((await look({ size: 'medium' })).font).toBe('13px')
    expect((await look({ size: 'medium', template: 2 })).font).toBe('12px')
    expect((await look({ size: 'small' })).font).toBe('12px')
    expect((await look({ size: 'large' })).font).toBe('14px')
    expect((await look({ accent: 'green' })).edge).toBe('rgb(10, 122, 84)')
    expect((await look({ accent: 'red' })).edge).toBe('rgb(198, 42, 38)')
    const lines = [
      await look({ spacing: 'tight' }),
      await look({ spacing: 'normal' }),
      await look({ spacing: 'loose' }),
    ]
    expect(lines.map(({ line }) => line)).toEqual([20, 22, 24])
  })

  it('marks what is edited beside it', async () => {
    await show(written, { marked: `work/${written.work[1]!.id}` })
    const marked = [...document.querySelectorAll<HTMLElement>('[data-marked]')]
    expect(marked.map(({ innerText }) => innerText.split('\n')[0])).toEqual(['澄江电气 硬件测试实习生 · 江临'])
  })

  it('shows the photo with what it is', async () => {
    const photo = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
    await show(written, { photo })
    await expect.element(page.getByRole('img', { name: '证件照' })).toBeVisible()
  })
})
