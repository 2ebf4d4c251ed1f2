import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { majorsLike } from '../../../server/areas/jobs/positions/majors-like.ts'
import { typedAs } from '../../../server/areas/jobs/positions/resembling.ts'
import { queriesOf } from '../../../server/areas/jobs/search/query.ts'
import { thesaurus } from '../../../server/areas/jobs/search/thesaurus.ts'
import { occupationsIn } from '../../../server/demo/seed/content/occupations.ts'
import { categories, cities, industries, secondIndustries } from '../../../server/demo/seed/content/terms.ts'

const fileOf = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../server/areas/jobs/search/${name}`, import.meta.url), 'utf8'))
const groups: { words: string[]; leads?: string[] }[] = fileOf('synonyms.json')
interface MajorClass {
  class: string
  leads: string[]
  majors: string[]
  own?: Record<string, string[]>
  aliases?: Record<string, string[]>
}
const classes: MajorClass[] = fileOf('majors.json')

const occupations = categories.flatMap(({ value }) =>
  secondIndustries.flatMap((industry) => occupationsIn(value, industry.value)),
)
/** What positions of the demonstration are called, ask for, and are found under. */
const texts = [
  ...categories.map(({ label }) => label['zh-CN']),
  ...[...cities, ...industries, ...secondIndustries].map(({ label }) => label['zh-CN']),
  ...occupations.map(({ title }) => title),
  ...occupations.flatMap(({ skills }) => skills),
].map((text) => text.toLowerCase())

describe('words that mean the same', () => {
  it('are three hundred groups at least, no word in two of them [JOB-1]', () => {
    const words = groups.flatMap(({ words }) => words)
    expect(groups.length).toBeGreaterThanOrEqual(300)
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  })

  it('find each other, what they lead to one way only', () => {
    const { groupOf, leads } = thesaurus()
    expect(groupOf('管培生')).toBe(groupOf('management trainee'))
    expect(groupOf('管培生')).not.toBe(groupOf('前端'))
    expect(leads('无人机')).toContain('航空航天')
    expect(leads('航空航天')).not.toContain('无人机')
    expect(groupOf('鲸落')).toBeNull()
  })
})

describe('majors', () => {
  it('are those of the 93 classes of the catalogue, each once [JOB-1]', () => {
    const majors = classes.flatMap(({ majors }) => majors)
    expect(classes).toHaveLength(93)
    expect(majors.length).toBeGreaterThan(750)
    expect(majors.filter((major, at) => majors.indexOf(major) !== at)).toEqual([])
  })

  it('lead to positions that the demonstration has [JOB-1]', () => {
    const leads = classes.flatMap(({ leads, own = {} }) => [...leads, ...Object.values(own).flat()])
    const { equals } = thesaurus()
    const isThere = (lead: string) =>
      [lead, ...equals(lead.toLowerCase())].some((word) => texts.some((text) => text.includes(word.toLowerCase())))
    expect([...new Set(leads)].filter((lead) => !isThere(lead))).toEqual([])
  })

  it('have names in short that each say something, and are of one major [JOB-1]', () => {
    const short = classes.flatMap(({ aliases = {} }) => Object.values(aliases).flat())
    expect(short.filter((alias, at) => short.indexOf(alias) !== at)).toEqual([])
    expect(short.filter((alias) => `${queriesOf(`${alias} 鲸落`)}` === `${queriesOf('鲸落')}`)).toEqual([])
    expect(thesaurus().majors.get('biomedical engineering')?.name).toBe('生物医学工程')
  })

  it('are found by their names and in short', () => {
    const { majors } = thesaurus()
    expect(majors.get('计科')?.name).toBe('计算机科学与技术')
    expect(majors.get('会计学')?.leads).toContain('财务会计')
    expect(majors.get('法学')?.leads).toContain('法务合规')
  })

  it('are the same without what ends their names, but for what means a lot else [JOB-1]', () => {
    const { leads } = thesaurus()
    expect(leads('护理')).toContain('护理学')
    expect(leads('护理类')).toEqual(expect.arrayContaining(['护理', '护理学', '临床协调']))
    expect(leads('护理学')).toContain('护理')
    expect(leads('安全')).toContain('安全工程')
    expect(leads('安全工程')).not.toContain('安全')
    expect(leads('会计')).not.toContain('审计')
    expect(queriesOf('护理学')?.[3]).toContain("'t=护士'")
  })

  it.each(['护理', '护理学', '护理类', '护理专业'])('%s may become the major', (typed) => {
    expect(majorsLike(typedAs(typed))[0]?.class).toBe('护理学类')
  })
})
