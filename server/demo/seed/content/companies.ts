import type { CompanyNature } from '../../../../contract/content.ts'
import type { companies } from '../../../areas/jobs/schema.ts'
import { documentVersion } from '../../../areas/jobs/search/document.ts'
import { documentOfCompany } from '../../../areas/jobs/search/searchable.ts'
import { COMPANIES, companyName } from './company-names.ts'
import { companyTemplates } from './company-templates/templates.ts'
import type { Random } from './random.ts'
import { paragraphs } from './sanitised.ts'
import { type Category, cities, labelsOf } from './terms.ts'

type CompanyRow = Omit<typeof companies.$inferInsert, 'id' | 'openPositions'> & {
  readonly stage: string
  readonly nature: CompanyNature
}

export interface DemoCompany {
  readonly row: CompanyRow
  readonly categories: readonly Category[]
}

const WELFARE = [
  '六险一金',
  '五险一金',
  '人才公寓',
  '12 天年假',
  '导师带教',
  '餐补',
  '弹性工时',
  '年度体检',
  '落户协助',
  '项目奖金',
  '通勤班车',
  '带薪病假',
]

const NEWCOMERS = [
  '面向应届毕业生开放研发、生产与职能岗位，新人入职后有为期半年的导师带教与岗位轮换。',
  '每年招收两批应届毕业生，前三个月在一线熟悉产品，之后按意愿与表现定岗。',
  '团队平均年龄三十岁，新人从真实的小项目做起，每周有一次技术分享。',
  '设有实习转正通道，暑期实习表现合格者可以直接进入终面。',
]

const HIRING = [
  '招聘流程公开透明，结果一周内通知；不收取任何费用，也不要求提供与岗位无关的个人信息。',
  '投递后三个工作日内答复，未通过的同学也会收到说明；面试差旅凭票报销。',
  '欢迎跨专业投递，面试看作品与思路；录用后签三方协议，协助办理户口与档案。',
]

const LEGAL_FORMS: Readonly<Record<string, string>> = { 合伙企业: '合伙企业（有限合伙）', 上市公司: '股份有限公司' }

const cityName = new Map(cities.map(([value, label]) => [value, label]))

/** Company number `template` of a block of sixty; block 0 has the names of the templates. */
function companyOf(template: number, block: number, random: Random): DemoCompany {
  const [, , industry, secondIndustry, size, ownCity, stage, ownStreet, what, categories, ownNature] =
    companyTemplates[template]!
  const name = companyName(template, block)
  const city = block === 0 ? ownCity : random.pick(cities)[0]
  const place = cityName.get(city) ?? ''
  const street = block === 0 ? ownStreet : `高新区${name.slice(0, 2)}路 ${random.between(1, 299)} 号`
  const nature = ownNature ?? (stage === '国有企业' ? 'state' : 'private')
  const founded = random.between(1998, 2019)
  const row: CompanyRow = {
    name,
    fullName: `${place}${name}${LEGAL_FORMS[stage] ?? '有限公司'}`,
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
      `总部设在${place}，${random.pick(NEWCOMERS)}`,
      random.pick(HIRING),
    ]),
    welfare: random.some(WELFARE, random.between(4, 6)),
    views: random.between(180, 9800),
  }
  const labels = labelsOf('industry', [industry, secondIndustry])
  const document = documentOfCompany({ ...row, stage, nature, labels, cities: labelsOf('city', [city]) })
  return { row: { ...row, document, documentVersion: documentVersion() }, categories }
}

/** Sixty companies. */
export const companyBlock = (block: number, random: Random): DemoCompany[] =>
  companyTemplates.map((_, template) => companyOf(template, block, random))
