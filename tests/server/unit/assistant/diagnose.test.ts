import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dimensionWeights, type Finding, type Target } from '../../../../contract/diagnosis.ts'
import { emptyResume, type ResumeContent } from '../../../../contract/resume.ts'
import { diagnose } from '../../../../server/areas/resume/assistant/diagnose.ts'
import { createJudge } from '../../../../server/areas/resume/assistant/judge.ts'
import { hasQuantity } from '../../../../server/areas/resume/assistant/quantity.ts'
import { skillsIn } from '../../../../server/areas/resume/assistant/skills.ts'
import { targetIn } from '../../../../server/areas/resume/assistant/target.ts'
import { agreementOf, compare, GOLDEN_DAY, goldenOf, resumeOf } from '../../../golden-diagnoses.ts'

const golden = [...goldenOf('tuning'), ...goldenOf('measuring')]

const lostBy = (findings: readonly Finding[]) =>
  findings.flatMap(({ costs }) => costs).reduce((sum, { points }) => sum + points, 0)

const judged = (content: ResumeContent, target: Target | null = null) => diagnose(content, target, GOLDEN_DAY)

/** A resume with one internship that says this. */
const saying = (...bullets: string[]): ResumeContent => ({
  ...emptyResume,
  work: [
    {
      id: 'work-1',
      kind: 'internship',
      company: '拓岩机器人',
      position: '实习生',
      city: '江临',
      start: '2026-03',
      end: '2026-08',
      bullets,
    },
  ],
})

const rulesOf = (content: ResumeContent, line: number) =>
  judged(content)
    .findings.filter(({ place }) => place.line === line)
    .map(({ rule }) => rule)

describe('the rules engine', () => {
  it('agrees with what was found by hand in resumes that it was not made by: precision 0.85, recall 0.8, order 0.8 [AIR-2]', () => {
    const { precision, recall, correlation } = agreementOf(goldenOf('measuring').map(compare))
    expect(precision).toBeGreaterThanOrEqual(0.85)
    expect(recall).toBeGreaterThanOrEqual(0.8)
    expect(correlation).toBeGreaterThanOrEqual(0.8)
  })

  it('gives a score that is the sum of what is shown, to the point [AIR-2]', () => {
    for (const one of golden) {
      const { score, dimensions, findings, is_rescaled } = judged(resumeOf(one), one.target)
      const points = dimensions.reduce((sum, row) => sum + row.points, 0)
      const weight = dimensions.reduce((sum, row) => sum + row.weight, 0)
      expect(weight - points, one.id).toBe(lostBy(findings))
      expect(is_rescaled).toBe(one.target === null)
      expect(score).toBe(is_rescaled ? Math.round((points / 80) * 100) : points)
      expect(weight).toBe(one.target === null ? 80 : 100)
    }
  })

  it('takes what was done for a verb where a line goes on in Chinese, and a name for none', () => {
    const lines = [
      'Built 5 个自动化看板，制作时间降到 10 分钟',
      'LED 灯带控制程序，覆盖 5 种动画效果',
      'Embedded Linux 移植到 3 块开发板上',
    ]
    const verbless = lines.map((_, line) => rulesOf(saying(...lines), line).includes('verb-missing'))
    expect(verbless).toEqual([false, true, true])
  })

  it('weighs as it says: 20, 8, 12, 15, 10, 10, 20 and 5', () => {
    expect(Object.values(dimensionWeights)).toEqual([20, 8, 12, 15, 10, 10, 20, 5])
  })

  it('says the same of the same resume, and quotes it exactly', () => {
    for (const one of golden) {
      const content = resumeOf(one)
      const report = judged(content, one.target)
      expect(judged(structuredClone(content), one.target)).toEqual(report)
      const quoted = report.findings.filter(({ rule, quote }) => quote && rule !== 'keyword-missing')
      expect(quoted.filter(({ quote }) => quote!.text.slice(quote!.from, quote!.to) === '')).toEqual([])
      const written = (place: Finding['place']) => JSON.stringify(content[place.section])
      const unwritten = quoted.filter(
        ({ quote, place }) => !written(place).includes(JSON.stringify(quote!.text).slice(1, -1)),
      )
      expect(unwritten).toEqual([])
    }
  })

  it.each([
    ['参与电机驱动板固件的开发，控制周期缩短 80%', '实现电机驱动板固件，控制周期缩短 80%', ['verb-weak']],
    ['实现电机驱动板的固件与自学习功能', '实现电机驱动板的固件，控制周期由 5 ms 缩短到 1 ms', ['number-missing']],
  ])('mended, a finding is gone and gives back what it cost: %s', (before, after, rules) => {
    const [was, is] = [judged(saying(before)), judged(saying(after))]
    const gone = was.findings.filter(
      ({ rule, place }) => place.line === 0 && !is.findings.some((one) => one.rule === rule),
    )
    expect(gone.map(({ rule }) => rule)).toEqual(rules)
    const points = (report: typeof was) => report.dimensions.reduce((sum, row) => sum + row.points, 0)
    expect(points(is) - points(was)).toBe(lostBy(gone))
  })

  it.each([
    'Python 3.10 与 STM32F103',
    '2024 年暑期',
    '第三章的实验',
    'CET-6 与 H5 页面',
    'GB/T 50500-2013',
    '802.11 驱动',
  ])('takes no version, date or ordinal for a result: %s', (text) => expect(hasQuantity(text)).toBe(false))
  it.each([
    '两百余人',
    '效率提升三倍',
    '能耗下降 22%',
    '服务 2000 余名师生',
    '12 台',
    'reduced MAE by 18%',
    'two hundred users',
  ])('takes a result for one, spelled or not: %s', (text) => expect(hasQuantity(text)).toBe(true))

  it('finds a skill by each of its names, and not within another word', () => {
    const skills = (text: string) => skillsIn(text).map(({ skill }) => skill)
    expect(skills('熟悉 React.js 与 SpringBoot，用过 k8s')).toEqual(skills('React, Spring Boot, Kubernetes'))
    expect(skills('土木工程')).not.toContain('木工')
    expect(skills('I can go there')).toEqual([])
    expect(skills('STM32F103')).toContain('STM32')
  })

  it('leaves three weak openings of ten alone', () => {
    const strong = Array.from({ length: 7 }, (_, at) => `实现第二代控制器的第 ${at} 项功能，误差 ±${at + 2}%`)
    const weak = Array.from({ length: 4 }, (_, at) => `参与控制器联调与测试的第 ${at} 阶段，覆盖 ${at + 5} 台`)
    expect(rulesOf(saying(...strong, ...weak.slice(0, 3)), 9)).not.toContain('verb-weak')
    expect(rulesOf(saying(...strong, ...weak), 10)).toContain('verb-weak')
  })

  it('tells what an English line lacks in English terms, and what a Chinese one in Chinese', () => {
    expect(rulesOf(saying('Responsible for cleaning sales data with pandas'), 0)).toContain('verb-weak')
    expect(rulesOf(saying('Built a data pipeline that cut latency by 40% for 12 teams'), 0)).toEqual([])
    expect(rulesOf(saying('在导师指导下协助整理实验数据 300 条'), 0)).toContain('verb-weak')
    expect(rulesOf(saying('在导师指导下独立搭建实验平台，采集数据 300 条'), 0)).toEqual([])
  })

  it('judges whatever can be written, in a moment', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 200 }), { maxLength: 12 }),
        fc.string({ maxLength: 5000 }),
        (lines, text) => {
          const target: Target = { title: text.slice(0, 60), degree: 'any', majors: [], skills: [], text }
          const { score, findings, dimensions } = judged(saying(...lines), target)
          const points = dimensions.reduce((sum, row) => sum + row.points, 0)
          return score === points && 100 - points === lostBy(findings) && dimensions.every((row) => row.points >= 0)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('tells of twenty pages what costs something, and not a thousand things', async () => {
    const bullets = Array.from({ length: 12 }, (_, at) => `参与第 ${at} 次活动的组织`)
    const work = Array.from({ length: 20 }, (_, at) => ({ ...saying(...bullets).work[0]!, id: `work-${at}` }))
    const judge = createJudge()
    const report = await judge.diagnose({ ...emptyResume, work }, null, GOLDEN_DAY)
    await judge.end()
    expect(report).toEqual(judged({ ...emptyResume, work }))
    expect(report.findings.slice(60).every(({ costs }) => costs.length > 0)).toBe(true)
    expect(report.findings.length).toBeLessThanOrEqual(100)
  })

  it('is not slowed down by a hostile text', () => {
    const hostile = [
      '<script>alert(1)</script>'.repeat(8),
      '(a+)+$'.repeat(33),
      '在'.repeat(200),
      '1'.repeat(200),
      '，'.repeat(200),
    ]
    const began = performance.now()
    for (const line of hostile) judged(saying(...Array.from({ length: 12 }, () => line)))
    expect(performance.now() - began).toBeLessThan(2000)
  })
})

it.each([
  ['硕士学历，金融学专业', 'master', ['金融学']],
  ['本科及以上学历，硕士优先；自动化、通信工程等相关专业', 'bachelor', ['自动化', '通信工程']],
  ['2027 届大专或本科毕业生', 'college', []],
  ['学历不限，会写 Python', 'any', []],
] as const)('a pasted text that says %j asks for its degree and majors [AIR-2]', (text, degree, majors) => {
  expect(targetIn('', text)).toMatchObject({ degree, majors })
})
