import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type GuidedQuestion, guidedQuestions } from '../../../../contract/guided.ts'
import { emptyResume, type ResumeContent } from '../../../../contract/resume.ts'
import { apply } from '../../../../server/areas/resume/assistant/guided/apply.ts'
import type { Understood } from '../../../../server/areas/resume/assistant/guided/facts.ts'
import { isNone, readPasted, understand } from '../../../../server/areas/resume/assistant/guided/understand.ts'
import { createUnderstanding } from '../../../../server/areas/resume/assistant/guided/understanding.ts'

const today = '2026-11-20'

const factsOf = ({ facts }: Understood) => Object.fromEntries(facts.map(({ field, value }) => [field, value]))
const itemsOf = ({ items }: Understood) =>
  items.map(({ part, item }) => [part, ...Object.values(item).slice(1, 4)].join('/'))

describe('an answer', () => {
  it.each([
    ['name', '我叫林知夏。', { name: '林知夏' }],
    ['name', "I'm Lin Zhixia", { name: 'Lin Zhixia' }],
    ['name', '买买提·艾力', { name: '买买提·艾力' }],
    ['name', '我在江临大学读自动化，2022年入学', {}],
    ['name', '不知道', {}],
    ['contact', '手机 138 5550 1726，邮箱 lin@x.cn', { phone: '13855501726', email: 'lin@x.cn' }],
    ['contact', '12345', {}],
    ['city', '我现在住在江临市望江区', { city: '江临市望江区' }],
    ['city', '测试工程师', {}],
    ['city', '江临大学', {}],
    ['aim', '江临大学', {}],
    ['aim', '大学教师', { positions: ['大学教师'] }],
    ['aimCity', 'Smithtown', { cities: ['Smithtown'] }],
    ['aim', '我想做嵌入式开发工程师或者固件工程师', { positions: ['嵌入式开发工程师', '固件工程师'] }],
    ['aimCity', '我想去杭州或苏州', { cities: ['杭州', '苏州'] }],
    ['aimCity', '测试工程师', {}],
    ['salary', '期望 12k 到 18k', { salary_min: 12, salary_max: 18 }],
    ['salary', '8000-10000元', { salary_min: 8, salary_max: 10 }],
    ['salary', '看情况', {}],
    [
      'education',
      '我在江临大学读自动化，本科，2022年9月到2026年6月',
      { school: '江临大学', major: '自动化', degree: 'bachelor', start: '2022-09', end: '2026-06' },
    ],
    [
      'work',
      '去年暑假在拓岩机器人做嵌入式开发实习生，2025.6-2025.9',
      {
        kind: 'internship',
        company: '拓岩机器人',
        position: '嵌入式开发实习生',
        start: '2025-06',
        end: '2025-09',
      },
    ],
    [
      'project',
      '智能小车 负责人 2024.3-2024.6',
      { name: '智能小车', role: '负责人', start: '2024-03', end: '2024-06' },
    ],
  ] as const)('an answer to %s says: %s [AIR-1]', (question, text, said) => {
    expect(factsOf(understand(question, text, null))).toEqual(said)
  })

  it.each([
    ['skills', 'C 语言 Python STM32 焊接', ['skills/C 语言//', 'skills/Python//', 'skills/STM32//', 'skills/焊接//']],
    ['skills', '熟悉 C 和 Python', ['skills/C/familiar/', 'skills/Python//']],
    ['honours', 'CET-6 520，国家奖学金 2024', ['languages/英语//CET-6', 'awards/国家奖学金//2024']],
  ] as const)('an answer to %s lists: %s', (question, text, said) => {
    expect(itemsOf(understand(question, text, null))).toEqual(said)
  })

  it('an answer to a repeated question adds only what was missing [AIR-1]', () => {
    expect(factsOf(understand('work', '固件开发', ['position']))).toEqual({ position: '固件开发' })
    expect(factsOf(understand('education', '本科，2022.9 到 2026.6', ['degree', 'time']))).toEqual({
      degree: 'bachelor',
      start: '2022-09',
      end: '2026-06',
    })
  })

  it('can be that there is nothing to say', () => {
    expect(['没有', '没有了。', '暂时没有', '无', 'No'].every(isNone)).toBe(true)
    expect(['无线电', '没有丢过一帧', '北京'].some(isNone)).toBe(false)
  })
})

const words = fc.constantFrom(
  ...['江临大学', '自动化', '本科', '2022.9-2026.6', '2024.3', '拓岩机器人', '嵌入式实习生', '实习', '负责人', '杭州'],
  ...['12-18K', '13855501726', 'lin@x.cn', '国家奖学金', 'CET-6 520', 'Python', '熟悉', '我', '在', '做', '和', '3 款'],
  ...['Jianglin University', 'Bachelor', '，', '、', '：', '\n', '-', '没有', '教育经历', '专业技能', '今天天气不错'],
)
const texts = fc.array(words, { minLength: 1, maxLength: 12 }).map((all) => all.join(' '))

const plain = (text: string) => text.normalize('NFKC').replace(/\s/g, '').toLowerCase()
/** What a resume keeps in words of its own: degrees and kinds, and dates, of which the digits are as they were said. */
const CODES = new Set([
  'college',
  'bachelor',
  'master',
  'doctor',
  'other',
  'internship',
  'fulltime',
  'parttime',
  'both',
])
const LEVELS = new Set(['basic', 'familiar', 'proficient', 'expert', 'present', 'now', '英语'])

function valuesOf({ facts, lines, items, entries }: Understood): unknown[] {
  const of = (entry: object) => Object.entries(entry).flatMap(([name, value]) => (name === 'id' ? [] : [value]))
  return [
    ...facts.map(({ value }) => value),
    ...lines.map(({ text }) => text),
    ...items.flatMap(({ item }) => of(item)),
    ...entries.flatMap(({ entry }) => of(entry)),
  ].flat()
}

function isSaidIn(text: string, value: unknown): boolean {
  const said = plain(text)
  const written = plain(String(value))
  if (written === '' || CODES.has(written) || LEVELS.has(written)) return true
  if (/^\d{4}(?:-\d{2}){0,2}$/.test(written))
    return written.split('-').every((part) => said.includes(String(Number(part))))
  // A date that stood between words has a field of its own.
  return String(value)
    .split(/\s+/)
    .every((word) => said.includes(plain(word)))
}

describe('the assistant makes nothing up', () => {
  it('it takes from an answer only what is written there [AIR-1]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...guidedQuestions), texts, (question, text) => {
        const all = valuesOf(understand(question, text, null))
        expect(all.filter((value) => !isSaidIn(text, value))).toEqual([])
      }),
      { numRuns: 400 },
    )
  })

  it('it takes from a pasted text only what is written there [AIR-1]', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(valuesOf(readPasted(text)).filter((value) => !isSaidIn(text, value))).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  it('it overwrites nothing unasked [AIR-1]', () => {
    const content: ResumeContent = {
      ...emptyResume,
      basic: { ...emptyResume.basic, name: '陈思远', phone: '13800000002', city: '苏州' },
      intention: { ...emptyResume.intention, positions: ['教师'], salary_max: 9 },
      education: [
        {
          ...{ id: 'school-0001', school: '江临大学', major: '法学', degree: 'master' },
          ...{ start: '2020-09', end: '', score: '', note: '' },
        },
      ],
      summary: '踏实',
    }
    const stood = (before: unknown, after: unknown): boolean => {
      if (Array.isArray(before)) return before.every((one, at) => stood(one, Reflect.get(Object(after), at)))
      if (typeof before === 'object' && before !== null)
        return Object.entries(before).every(([name, value]) => stood(value, Reflect.get(Object(after), name)))
      return before === '' || before === 0 || before === after
    }
    fc.assert(
      fc.property(fc.constantFrom(...guidedQuestions), texts, (question: GuidedQuestion, text) => {
        for (const understood of [understand(question, text, null), readPasted(text)]) {
          const { content: after } = apply({ content, own: { education: 'school-0001' }, today }, understood)
          expect(stood(content, after)).toBe(true)
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('a long text', () => {
  it('is understood in a thread of its own, and counts as nothing where that takes too long', async () => {
    const understanding = createUnderstanding()
    const text = `教育经历\n江临大学 自动化 本科 2022.9-2026.6\n自我评价\n${'先看日志再改代码。'.repeat(40)}`
    const { entries } = await understanding.paste(text, '1')
    expect(entries).toMatchObject([{ kind: 'education', entry: { school: '江临大学' } }])
    const hostile = '1'.repeat(20_000)
    expect(await createUnderstanding(0.05).paste(hostile, '1')).toMatchObject({ facts: [], isLong: true })
  })
})
