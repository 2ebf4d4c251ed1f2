import * as v from 'valibot'
import { type CompanyNature, companyNatures, companySizes } from '../../../../contract/content.ts'
import type { companies } from '../../../areas/jobs/schema.ts'
import { documentVersion } from '../../../areas/jobs/search/document.ts'
import { documentOfCompany } from '../../../areas/jobs/search/searchable.ts'
import { oneOf, readData } from '../data.ts'
import type { Random } from './random.ts'
import { paragraphs } from './sanitised.ts'
import { categories, cities, industries, labelsOf, secondIndustries } from './terms.ts'

type CompanyRow = Omit<typeof companies.$inferInsert, 'id' | 'openPositions'> & {
  readonly stage: string
  readonly nature: CompanyNature
}

export interface DemoCompany {
  readonly row: CompanyRow
  readonly categories: readonly string[]
}

const {
  companies: templates,
  syllables,
  legalForms,
  welfare,
  newcomers,
  hiring,
} = readData(
  'companies',
  v.strictObject({
    /** The first sixty, and what the others are modelled on. */
    companies: v.array(
      v.strictObject({
        name: v.string(),
        /** What names of other companies of its kind end with. */
        trade: v.string(),
        industry: oneOf(industries),
        secondIndustry: oneOf(secondIndustries),
        size: v.picklist(companySizes),
        city: oneOf(cities),
        stage: v.string(),
        /** The state's are known by their stage; anybody's where nothing is said. */
        nature: v.optional(v.picklist(companyNatures)),
        street: v.string(),
        what: v.string(),
        categories: v.array(oneOf(categories)),
      }),
    ),
    /** Names of the others begin with one of each. */
    syllables: v.strictObject({ first: v.string(), second: v.string() }),
    /** By stage; what a name ends with where it is not the usual. */
    legalForms: v.record(v.string(), v.string()),
    welfare: v.array(v.string()),
    /** What is said of people who begin there, and of hiring. */
    newcomers: v.array(v.string()),
    hiring: v.array(v.string()),
  }),
)

const [first, second] = [syllables.first, syllables.second].map((text) => [...new Set(text)]) as [string[], string[]]

/** Companies of a block. */
export const COMPANIES = templates.length
/** Up to here no two companies have the same name. */
export const BLOCKS_MAX = second.length

/** Name of a block's company; the first block has those of the templates, the others combine syllables. */
export function companyName(template: number, block: number): string {
  const { name, trade } = templates[template]!
  return block === 0 ? name : `${first[template]}${second[(block + template * 7) % second.length]}${trade}`
}

export const namesOfBlock = (block: number): string[] => templates.map((_, template) => companyName(template, block))

const cityName = new Map(cities.map(({ value, label }) => [value, label['zh-CN']]))

/** Company number `template` of a block of sixty; block 0 has the names of the templates. */
function companyOf(template: number, block: number, random: Random): DemoCompany {
  const { industry, secondIndustry, size, stage, what, categories, ...own } = templates[template]!
  const name = companyName(template, block)
  const city = block === 0 ? own.city : random.pick(cities).value
  const place = cityName.get(city) ?? ''
  const street = block === 0 ? own.street : `高新区${name.slice(0, 2)}路 ${random.between(1, 299)} 号`
  const nature = own.nature ?? (stage === '国有企业' ? 'state' : 'private')
  const founded = random.between(1998, 2019)
  const row: CompanyRow = {
    name,
    fullName: `${place}${name}${legalForms[stage] ?? '有限公司'}`,
    logoUrl: '',
    industry,
    secondIndustry,
    size,
    city,
    stage,
    nature,
    isVerified: random.between(1, 10) > 1,
    address: `${place}市${street}`,
    website: random.between(1, 3) === 1 ? '' : `https://www.company-${block * COMPANIES + template + 1}.example/`,
    intro: paragraphs([
      `${name}成立于 ${founded} 年，${what}。`,
      `总部设在${place}，${random.pick(newcomers)}`,
      random.pick(hiring),
    ]),
    welfare: random.some(welfare, random.between(4, 6)),
    views: random.between(180, 9800),
  }
  const labels = labelsOf('industry', [industry, secondIndustry])
  const document = documentOfCompany({ ...row, stage, nature, labels, cities: labelsOf('city', [city]) })
  return { row: { ...row, document, documentVersion: documentVersion() }, categories }
}

/** Sixty companies. */
export const companyBlock = (block: number, random: Random): DemoCompany[] =>
  templates.map((_, template) => companyOf(template, block, random))
