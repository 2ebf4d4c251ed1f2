import { describe, expect, it } from 'vitest'
import { exampleSections } from '../../../contract/calls/resume.ts'
import { BULLET_GOOD } from '../../../contract/resume.ts'
import { examplesFor, fields } from '../../../server/areas/resume/examples.ts'

const lines = fields.flatMap((field) => exampleSections.flatMap((section) => field[section].slice(1)))
const order = ['own', 'branch', 'other']
const deeds = fields.flatMap((field) => [field.work, field.project, field.posts].flatMap(([, ...told]) => told))

describe('the examples of good lines', () => {
  it('cover twelve fields of study and more, each with every section [RES-2]', () => {
    expect(fields.length).toBeGreaterThanOrEqual(12)
    for (const field of fields) {
      for (const section of exampleSections) expect(field[section].length).toBeGreaterThanOrEqual(3)
      expect(field.majors.length).toBeGreaterThanOrEqual(5)
    }
    expect(new Set(fields.map(({ key }) => key)).size).toBe(fields.length)
  })

  it.each(lines)('“%s” is as long as a line should be, says how much, and not who [RES-2]', (line) => {
    expect([...line].length).toBeGreaterThanOrEqual(BULLET_GOOD.min)
    expect([...line].length).toBeLessThanOrEqual(BULLET_GOOD.max)
    expect(line).toMatch(/\d/)
    expect(line).not.toMatch(/我|本人|自己|参与|协助|负责|认真|积极/)
    expect(line).not.toMatch(/\s$|^\s|；$|,|;/)
  })

  it('say nothing twice', () => expect(new Set(lines).size).toBe(lines.length))

  it.each(deeds)('“%s” begins with what was done, and ends with what came of it', (line) => {
    expect(line).toMatch(/^\p{Script=Han}/u)
    expect(line.slice(-24)).toMatch(/\d/)
  })
})

describe('the examples for a field of study', () => {
  const firsts = (major: string, most = 1) =>
    examplesFor('work', major, 'zh-CN')
      .slice(0, most)
      .map(({ field }) => field)

  it.each([
    ['计算机科学与技术', '计算机类'],
    ['計算機', '计算机类'],
    ['資訊工程學系', '计算机类'],
    ['資訊工程', '计算机类'],
    ['會計學', '会计与审计类'],
    ['軟體工程', '计算机类'],
    ['软件', '计算机类'],
    ['软件工程（卓越班）', '计算机类'],
    ['大数据管理与应用', '数据与人工智能类'],
    ['护理', '医学与护理类'],
    [' 会计学 ', '会计与审计类'],
    ['法学类', '法学类'],
    ['幼儿师范', '教育与心理类'],
  ])('%s begin with those of %s [RES-2]', (major, field) => expect(firsts(major)).toEqual([field]))

  it('are written as Taiwan writes for whoever reads them there [RES-2]', () => {
    const [there] = examplesFor('work', '軟體工程', 'zh-TW')
    const [here] = examplesFor('work', '軟體工程', 'zh-CN')
    expect([there?.id, there?.field]).toEqual([here?.id, '計算機類'])
    expect(there?.lines.join('')).toMatch(/[介資據線網查]/)
    expect(there?.lines.join('')).not.toMatch(/[单达时间发线网务]/)
    expect(there?.lines.length).toBe(here?.lines.length)
  })

  it('go on with those of the same branch, then all others [RES-2]', () => {
    expect(firsts('法学', 3)).toEqual(['法学类', '外国语言类', '中文与新闻传播类'])
    expect(firsts('土木工程', 4).toSorted()).toEqual(
      ['计算机类', '电子信息与自动化类', '机械与车辆类', '土木与建筑类'].toSorted(),
    )
    for (const section of exampleSections) {
      const all = examplesFor(section, '法学', 'zh-CN')
      expect(new Set(all.map(({ id }) => id)).size).toBe(fields.length)
    }
  })

  it('are all there where the field is unknown or not said [RES-2]', () => {
    const inOrder = fields.map(({ name }) => name)
    for (const major of ['', '  ', '炼金术']) {
      expect(firsts(major, 99)).toEqual(inOrder)
      expect(new Set(examplesFor('work', major, 'zh-CN').map(({ nearness }) => nearness))).toEqual(new Set(['other']))
    }
  })

  it.each([
    ['法学', ['own', 'branch', 'branch', 'other']],
    ['大数据管理与应用', ['own', 'branch', 'branch', 'branch']],
    ['护理', ['own', 'other', 'other', 'other']],
  ])('say whose they are: %s [RES-2]', (major, expected) => {
    const said = examplesFor('work', major, 'zh-CN').map(({ nearness }) => nearness)
    expect(said.slice(0, 4)).toEqual(expected)
    expect(said.filter((one) => one === 'own')).toEqual(['own'])
    expect(said).toEqual(said.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)))
  })
})
