import { describe, expect, it } from 'vitest'
import type { ResumeContent } from '../../../../contract/resume.ts'
import type { Pages } from '../../../../src/entities/resume/paper/usePages.ts'
import { checksOf } from '../../../../src/features/resume/paper/checks.ts'
import { long, sparse, written } from '../../../fixtures/resumes/written.ts'

const onPages = (count: number, excess = -10, cut: string[] = []): Pages => ({
  pages: Array.from({ length: count }, (_, at) => ({ number: at + 1, columns: [] })),
  excess,
  cut,
})

const basic = (part: Partial<ResumeContent['basic']>): ResumeContent => ({
  ...written,
  basic: { ...written.basic, ...part },
})

describe('checks before printing [RES-4]', () => {
  it('find nothing about a resume that is right', () => {
    expect(checksOf(written, onPages(1))).toEqual({
      pages: 1,
      cut: 0,
      isPhoneRight: true,
      isEmailRight: true,
      withoutNumbers: 0,
      withoutText: 0,
      placeholders: 0,
      isUnEnglish: false,
      linesOver: 0,
      shortenings: [],
    })
  })

  it.each([
    [{ phone: '' }, { isPhoneRight: false }],
    [{ phone: '1385550' }, { isPhoneRight: false }],
    [{ email: '' }, { isEmailRight: false }],
    [{ email: 'lin@' }, { isEmailRight: false }],
  ])('tell that %j does not reach anybody', (part, found) => {
    expect(checksOf(basic(part), onPages(1))).toMatchObject(found)
  })

  it('count entries that say nothing in figures, not those that say nothing', () => {
    const work = [
      { ...written.work[0]!, bullets: ['参与调试'] },
      { ...written.work[0]!, bullets: [] },
      { ...written.work[0]!, bullets: ['参与调试', '缩短 3 天'] },
    ]
    expect(checksOf({ ...written, work }, onPages(1))).toMatchObject({ withoutNumbers: 1, withoutText: 1 })
  })

  it('count the figures that an example left open, wherever it was used', () => {
    const work = [{ ...written.work[0]!, bullets: ['由 [X] ms 降到 [X] ms'] }]
    const education = [{ ...written.education[0]!, note: '专业排名前 [X]%' }]
    const changed = { ...written, work, education, summary: '实习 [X] 个月' }
    expect(checksOf(changed, onPages(1)).placeholders).toBe(4)
  })

  it('tell what an English resume leaves out, where it is shown', () => {
    const inEnglish = (shows: ResumeContent['layout']['shows']) =>
      checksOf({ ...written, layout: { ...written.layout, template: 3, shows } }, onPages(1)).isUnEnglish
    expect(inEnglish(['photo', 'age'])).toBe(true)
    expect(inEnglish(['photo'])).toBe(false)
    expect(inEnglish([])).toBe(false)
    expect(checksOf(sparse, onPages(1)).isUnEnglish).toBe(false)
  })

  it('count entries that are cut', () => expect(checksOf(long, onPages(3, 900, ['work/a'])).cut).toBe(1))

  it('name what to shorten where it is longer than a page, the least painful first', () => {
    const { linesOver, shortenings } = checksOf({ ...long, summary: '长'.repeat(200) }, onPages(3, 221))
    expect(linesOver).toBe(Math.ceil(221 / 22))
    expect(shortenings.slice(0, 2)).toEqual([
      { kind: 'tight' },
      { kind: 'bullets', title: long.work[0]!.company, count: 12 },
    ])
    expect(shortenings).toHaveLength(4)
  })

  it('name long bullets and a long summary, and no space or size that is the smallest', () => {
    const layout = { ...written.layout, spacing: 'tight', size: 'small' } as const
    const work = [{ ...written.work[0]!, bullets: ['1'.repeat(81)] }]
    expect(checksOf({ ...written, work, layout, summary: '长'.repeat(121) }, onPages(2, 1)).shortenings).toEqual([
      { kind: 'long', title: '拓岩机器人', count: 1 },
      { kind: 'summary', length: 121 },
    ])
  })

  it('say at least one line where a page ends before it is full', () => {
    expect(checksOf(written, onPages(2, -30)).linesOver).toBe(1)
  })
})
