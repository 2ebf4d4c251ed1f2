import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { createCalendar } from '../../../server/demo/seed/content/calendar.ts'
import { companyBlock } from '../../../server/demo/seed/content/companies.ts'
import { internTitle, occupationsIn, occupationsSchema } from '../../../server/demo/seed/content/occupations.ts'
import { positionBlock } from '../../../server/demo/seed/content/positions.ts'
import { createRandom } from '../../../server/demo/seed/content/random.ts'
import { categories, secondIndustries } from '../../../server/demo/seed/content/terms.ts'

const rowsOf = (now: string, block = 0) => {
  const random = createRandom(7 + block)
  const made = companyBlock(block, random)
  const ids = made.map((_, at) => at + 1)
  return positionBlock(made, ids, random, createCalendar(Date.parse(now)))
}
const rows = [0, 1, 2].flatMap((block) => rowsOf('2026-11-20T09:00:00Z', block))
const linesOf = (html = '') => [...html.matchAll(/<li>([^<]+)<\/li>/g)].map(([, line]) => line)

const all = [
  ...new Set(
    categories.flatMap(({ value }) => secondIndustries.flatMap((industry) => occupationsIn(value, industry.value))),
  ),
]

describe('occupations of the demonstration', () => {
  it('are 153 titles, and each has duties, requirements and skills of its own', () => {
    expect(all).toHaveLength(153)
    for (const texts of [
      all.map(({ title }) => title),
      all.flatMap(({ duties }) => duties),
      all.map(({ requirements }) => requirements.join()),
      all.map(({ skills }) => skills.join()),
    ]) {
      expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
    }
  })

  it('leave the degree to the position’s own field', () => {
    const texts = all.flatMap(({ duties, requirements, internship }) => [
      ...duties,
      ...requirements,
      ...(internship?.duties ?? []),
      ...(internship?.requirements ?? []),
    ])
    expect(texts.filter((text) => /本科|硕士|博士|大专|专科|学历|学位|研究生|届/.test(text))).toEqual([])
  })

  it('are refused where one lacks what a position is made from', () => {
    const [one] = all
    const complete = Object.fromEntries(categories.map(({ value }) => [value, [one]]))
    const schema = occupationsSchema(categories)
    expect(v.safeParse(schema, complete).success).toBe(true)
    for (const wrong of [
      { ...one, skills: ['一', '二', '三'] },
      { ...one, duties: [] },
      { ...one, pay: [20, 14] },
      { ...one, education: 'school' },
      { ...one, wants: [] },
    ]) {
      expect(v.safeParse(schema, { ...complete, backend: [wrong] }).success).toBe(false)
    }
    expect(v.safeParse(schema, { backend: [one] }).success).toBe(false)
  })
})

describe('positions of the demonstration', () => {
  it('differ in text wherever they differ in title within a company', () => {
    const byTitle = new Map(rows.map(({ title, requirement }) => [title, linesOf(requirement).slice(1).join()]))
    expect(byTitle.get('影视后期')).toContain('剪辑')
    expect(byTitle.get('影视后期')).not.toContain('Figma')
    expect(byTitle.get('界面设计师')).toContain('Figma')
  })

  it('ask in their text for the degree that their field says, interns for days and months', () => {
    const degrees = {
      any: '学历不限，',
      college: '大专及以上学历，',
      bachelor: '本科及以上学历，',
      master: '硕士及以上学历，',
      doctor: '博士学历，',
    }
    const jobs = rows.filter(({ period }) => period === 'fulltime')
    expect(new Set(jobs.map(({ education }) => education))).toEqual(new Set(Object.keys(degrees)))
    expect(
      jobs.filter(({ education, requirement }) => !linesOf(requirement)[0]?.startsWith(degrees[education])),
    ).toEqual([])
    const internships = rows.filter(({ period }) => period === 'internship')
    expect(internships.map(({ requirement }) => linesOf(requirement).slice(0, 2))).toEqual(
      internships.map(({ internMonths }) => [
        expect.stringMatching(/^本科及以上在校生，/),
        `每周可到岗 4 天以上，能连续实习 ${internMonths} 个月。`,
      ]),
    )
  })

  it('name the employer’s field where the text has a place for it', () => {
    expect(rows.filter(({ description = '' }) => description.includes('{'))).toEqual([])
    const texts = rows.filter(({ title }) => title === '算法工程师').map(({ description }) => linesOf(description)[0])
    expect(new Set(texts).size).toBeGreaterThan(3)
  })

  it.each([
    ['2027-01-10', 2027],
    ['2027-06-10', 2027],
    ['2027-09-10', 2028],
    ['2027-12-10', 2028],
  ])('positions published on %s are for the class of %i', (day, year) => {
    expect(new Set(rowsOf(`${day}T09:00:00Z`).map((row) => row.graduationYear))).toEqual(new Set([0, year]))
  })
})

it.each([
  ['嵌入式开发工程师', '嵌入式开发实习生'],
  ['前端工程师（可视化方向）', '前端实习生（可视化方向）'],
  ['供应链管理培训生', '供应链管理实习生'],
  ['人力资源专员', '人力资源实习生'],
  ['插画师', '插画师实习生'],
])('an internship of %s is called %s', (title, intern) => {
  expect(internTitle(title)).toBe(intern)
})
