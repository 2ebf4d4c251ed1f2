import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resumeLimits } from '../../../../contract/resume.ts'
import { charactersOf } from '../../../../contract/rules/resume-rules.ts'
import { openingOf } from '../../../../server/areas/resume/assistant/opening.ts'
import { marksOf } from '../../../../server/areas/resume/assistant/rewriting/marks.ts'
import {
  type RuleVariant,
  rewriteLine,
  ruleVariants,
} from '../../../../server/areas/resume/assistant/rewriting/rewrite-line.ts'
import {
  BLANK,
  CHINESE_WORDS,
  ENGLISH_PASTS,
  ENGLISH_WORDS,
} from '../../../../server/areas/resume/assistant/rewriting/words.ts'
import { firstPersonIn } from '../../../../server/areas/resume/assistant/rules/empty-words.ts'

const ADDED = new Set([...CHINESE_WORDS, ...ENGLISH_WORDS, ...ENGLISH_PASTS, BLANK])
const SIGN = /^[\s，,。.；;]$/u

/** Whether a text is nothing but pieces of a line and words that tell of nothing; words in Latin letters and numbers count whole. */
function isMadeOf(text: string, line: string): boolean {
  const own = new Set(line.toLowerCase().match(/[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}.,'’+#/-]*/gu) ?? [])
  const trimmed = (word: string) => word.replace(/[.,]+$/, '')
  const all = new Set([...own, ...[...own].map(trimmed)])
  const pieces = text.match(/\[X\]|\p{Script=Han}+|[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}.,'’+#/-]*|./gsu) ?? []
  return pieces.every((piece) => {
    if (/^\p{Script=Han}/u.test(piece)) return isSpelt(piece, line)
    const word = trimmed(piece.toLowerCase())
    return (
      all.has(piece.toLowerCase()) ||
      all.has(word) ||
      ADDED.has(word) ||
      ADDED.has(piece) ||
      SIGN.test(piece) ||
      line.includes(piece)
    )
  })
}

/** Likewise of a run of Chinese: a single character counts only where the line has it. */
function isSpelt(run: string, line: string): boolean {
  const reached = new Set([0])
  for (let at = 0; at < run.length; at += 1) {
    if (!reached.has(at)) continue
    for (let to = at + 1; to <= run.length; to += 1) {
      const part = run.slice(at, to)
      if (line.includes(part) || ADDED.has(part)) reached.add(to)
    }
  }
  return reached.has(run.length)
}

interface Fixture {
  readonly resume: Partial<Record<'work' | 'project' | 'posts', readonly { readonly bullets: readonly string[] }[]>>
}
const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/diagnosis-${name}.json`, import.meta.url), 'utf8')) as Fixture[]
const written = ['tuning', 'measuring'].flatMap((name) =>
  read(name).flatMap(({ resume }) =>
    (['work', 'project', 'posts'] as const).flatMap((kind) => (resume[kind] ?? []).flatMap(({ bullets }) => bullets)),
  ),
)

const numbersIn = (text: string): readonly string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? []

function holds(line: string, variant: RuleVariant) {
  const answer = rewriteLine(line, variant)
  if ('why' in answer) return
  const { text } = answer
  expect({ line, text, isMade: isMadeOf(text, line) }).toEqual({ line, text, isMade: true })
  expect(text.trim()).not.toBe(line.trim())
  expect(charactersOf(text)).toBeLessThanOrEqual(resumeLimits.bullet)
  const own = numbersIn(line)
  expect(numbersIn(text).filter((number) => !own.includes(number))).toEqual([])
  expect(openingOf(line.trim()).kind === 'verb' && openingOf(text).kind !== 'verb').toBe(false)
}

const textOf = (line: string, variant: RuleVariant = 'stronger') => {
  const answer = rewriteLine(line, variant)
  return 'text' in answer ? answer.text : answer.why
}

describe('a line rewritten by rules', () => {
  it.each([
    ['参与电机参数自学习功能的开发与调试', '开发并调试电机参数自学习功能的 [X] 部分'],
    ['负责日报数据的提取与核对', '提取并核对日报数据，共 [X] 份'],
    ['负责社团报销制度宣讲，解答同学们的疑问', '宣讲社团报销制度，解答同学们的疑问，覆盖 [X] 人'],
    ['负责现场签证资料的收集整理', '收集并整理现场签证资料，共 [X] 次'],
    ['负责评论区维护与私信回复', '维护评论区并回复私信，共 [X] 条'],
    ['协助师兄编写部署手册，把安装步骤改成 shell 脚本', '与师兄共同编写部署手册，把安装步骤改成 shell 脚本，共 [X] 份'],
    ['协助组织黑客马拉松，邀请 9 支校外队伍参赛', '共同组织黑客马拉松，邀请 9 支校外队伍参赛'],
    ['参与编写施工组织设计，绘制双代号网络图', '合作编写施工组织设计，绘制双代号网络图，共 [X] 份'],
    ['在迎新季中负责现场拍摄，并保证当日出图', '在迎新季中承担现场拍摄，并保证当日出图，共 [X] 条'],
    ['前端性能优化，Lighthouse 性能评分达到 96 分', '优化前端性能，Lighthouse 性能评分达到 96 分'],
    ['学习公众号排版', '学习公众号排版，并用于 [X]'],
    ['我们搭建了 3 套测试环境，供全院实验课使用', '共同搭建了 3 套测试环境，供全院实验课使用'],
    ['Responsible for cleaning sales data with pandas', 'Cleaned sales data with pandas, [X] in all'],
    ['Helped my teammates write Express routes', 'Wrote Express routes with the teammates, [X] in all'],
    ['I built 4 dashboards for the sales team in Tableau', 'Built 4 dashboards for the sales team in Tableau'],
  ])('tells first what was done: %s [AIR-1]', (line, text) => {
    expect(textOf(line)).toBe(text)
  })

  it('has neither person nor empty words', () => {
    expect(textOf('我认真负责地核对往来账款 300 笔，及时反馈异常情况')).toBe('核对往来账款 300 笔，及时反馈异常情况')
    expect(textOf('对接兄弟社团 8 家并促成联合招新，在轮值中体现了团队精神。')).toBe(
      '对接兄弟社团 8 家并促成联合招新。',
    )
    expect(written.filter((line) => firstPersonIn(line)).length).toBeGreaterThan(0)
    expect(written.filter((line) => firstPersonIn(line) && firstPersonIn(textOf(line)))).toEqual([])
  })

  it('is shorter where that is wanted, and asks for nothing then', () => {
    expect(textOf('成功地对用户评论数据进行分析，从而能够定位相关问题，方便同事随时调阅', 'concise')).toBe(
      '分析用户评论数据，能定位问题',
    )
    expect(textOf('Utilized pandas in order to clean 3 tables', 'concise')).toBe('Used pandas to clean 3 tables')
    expect(written.filter((line) => !line.includes(BLANK) && textOf(line, 'concise').includes(BLANK))).toEqual([])
  })

  it('asks for more where figures are wanted, and for none that are there', () => {
    expect(textOf('设计自动上料机构三维模型', 'quantified')).toBe('设计自动上料机构三维模型，结果为 [X]，用时 [X]')
    expect(textOf('绘制零件工程图 68 张', 'quantified')).toBe('good')
  })

  it('a line that cannot be better gets no suggestion, and is told why', () => {
    expect(textOf('编写 Modbus RTU 协议栈与单元测试，代码覆盖率达到 86%')).toBe('good')
    expect(textOf('Java backend')).toBe('unable')
  })

  it('has nothing that the line has not, whichever of 284 lines it is [AI-1]', () => {
    expect(written.length).toBe(284)
    for (const line of written) for (const variant of ruleVariants) holds(line, variant)
  })

  const words = [...new Set(written.flatMap((line) => line.split(/(?<=[，、；与的])|\s+/)))]
  const beginnings =
    '参与 协助 负责 配合 帮助 跟随 学习 我 我们 本人 认真负责地 积极地 在老师指导下 Helped Responsible for I My'.split(
      ' ',
    )
  const piece = fc.oneof(
    fc.constantFrom(...words),
    fc.constantFrom(...beginnings),
    fc.constantFrom(
      '开发',
      '的',
      '与',
      '，',
      '。',
      '团队精神',
      '[X]',
      '3 次',
      '20%',
      '拓岩机器人',
      'ACME',
      'and',
      'writing ',
    ),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
  )
  const line = fc
    .array(piece, { minLength: 1, maxLength: 9 })
    .map((pieces) => pieces.join('').slice(0, resumeLimits.bullet))
  it('has nothing that the line has not, however odd that is [AI-1]', () => {
    fc.assert(fc.property(line, fc.constantFrom(...ruleVariants), holds), { numRuns: 3000 })
  })

  it('is marked where it says other words', () => {
    const [line, text] = ['负责日报数据的提取与核对', '提取并核对日报数据，共 [X] 份']
    const marks = marksOf(text, line)
    expect(marks.length).toBeGreaterThan(0)
    for (const { from, to } of marks) expect(from < to && to <= text.length).toBe(true)
    expect(marksOf(line, line)).toEqual([])
    expect(marksOf(`${line}，共 [X] 份`, line)).toEqual([
      { from: line.length, to: line.length + 2 },
      { from: line.length + 3, to: line.length + 6 },
      { from: line.length + 7, to: line.length + 8 },
    ])
  })
})
