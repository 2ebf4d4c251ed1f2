import * as v from 'valibot'
import { localText } from './calls/site.ts'
import { finite, text } from './rules/schemas.ts'

/** Entries of a page of any list, at most. */
export const PAGE_SIZE_MAX = 50
/** Up to here lists count and turn pages; a `total` of this means that many or more. */
export const COUNT_MAX = 2000
/** Seconds for which a browser may keep public content before it asks again. */
export const PUBLIC_SECONDS = 30

/** What one agrees to: as a student, of one's data, as an employer. */
export const agreementKinds = ['user', 'privacy', 'employer'] as const
export type AgreementKind = (typeof agreementKinds)[number]

/** An id as text. */
const ID = /^[1-9]\d{0,8}$/

export const idText = v.pipe(v.string(), v.regex(ID))

/** Whether a text from outside can be the id of anything. */
export const isId = (text: string): boolean => ID.test(text)

/** A positive number as text. */
const countText = v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/))
/** Code of a term, or of several, any of which may hold. */
const codeText = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/))
const codesOf = v.optional(v.pipe(v.array(codeText), v.maxLength(20)))

/** How many there are of each. */
export const countsBy = <K extends string>(names: readonly K[]) =>
  v.object(Object.fromEntries(names.map((name) => [name, finite])) as Record<K, typeof finite>)

/** `size` is cut at PAGE_SIZE_MAX; a page behind the last one is empty. */
export const paging = { page: v.optional(countText), size: v.optional(countText) }

/** A list's page. */
export const listOf = <T extends v.GenericSchema>(entry: T) => v.object({ list: v.array(entry), total: finite })

/** What something is called, behind its code: category, major, city or industry. */
export const term = v.object({ value: v.string(), label: localText })
export type Term = v.InferOutput<typeof term>

/** A term with the group that it stands in where there are many. */
export const groupedTerm = v.object({ ...term.entries, group: localText })
export type GroupedTerm = v.InferOutput<typeof groupedTerm>

export const educations = ['any', 'college', 'bachelor', 'master', 'doctor'] as const
export const periods = ['fulltime', 'internship'] as const
export const companySizes = ['1-99', '100-499', '500-999', '1000-9999', '10000'] as const
/** Who owns a company: the state, as one that trades or as an institution of its own; foreigners; anybody else. */
export const companyNatures = ['state', 'public', 'foreign', 'private'] as const
export type CompanyNature = (typeof companyNatures)[number]
export const positionSorts = ['relevance', 'newest', 'salary'] as const
/** Days since publication. */
export const publishedWithin = ['3', '7', '30'] as const
/** Thousand yuan a month that the lower end of the pay reaches at least. */
export const salaryFloors = ['5', '8', '10', '15', '20', '30'] as const

/** Several choices of a filter, no more than there are. */
const someOf = <const T extends readonly string[]>(values: T) =>
  v.optional(v.pipe(v.array(v.picklist(values)), v.maxLength(values.length)))

/** What a list of positions is narrowed by; names are those of the address. */
export const positionFilter = v.object({
  keyword: v.optional(text(60)),
  /** Categories. */
  value: codesOf,
  /** Majors; whatever suits graduates of any. */
  major: codesOf,
  city: codesOf,
  industry: codesOf,
  /** What the student has; the highest counts. */
  education: someOf(educations),
  period: v.optional(v.picklist(periods)),
  insize: someOf(companySizes),
  nature: someOf(companyNatures),
  salary: v.optional(v.picklist(salaryFloors)),
  within: v.optional(v.picklist(publishedWithin)),
  /** Year of graduation. */
  grade: v.optional(v.pipe(v.string(), v.regex(/^20\d\d$/))),
  zoneid: v.optional(idText),
  /** Without those that the student who is logged in has delivered to; nobody's are known of anybody else. */
  hide: v.optional(v.picklist(['1'])),
  sort: v.optional(v.picklist(positionSorts)),
})
export type PositionFilter = v.InferOutput<typeof positionFilter>

/** What positions are narrowed by, one choice of each or several. */
export const positionDimensionKeys = [
  'city',
  'value',
  'major',
  'salary',
  'education',
  'period',
  'grade',
  'industry',
  'insize',
  'nature',
  'within',
] as const
export type PositionDimension = (typeof positionDimensionKeys)[number]

/** What companies are narrowed by, several choices of each. */
export const companyDimensionKeys = ['city', 'industry', 'insize', 'nature'] as const
export type CompanyDimension = (typeof companyDimensionKeys)[number]

/** How many there are with a choice of a filter. */
export const choiceCount = v.object({ value: v.string(), count: finite })
export type ChoiceCount = v.InferOutput<typeof choiceCount>

export const companyFilter = v.object({
  keyword: v.optional(text(60)),
  city: codesOf,
  industry: codesOf,
  insize: someOf(companySizes),
  nature: someOf(companyNatures),
  zoneid: v.optional(idText),
})
export type CompanyFilter = v.InferOutput<typeof companyFilter>

/** A list of companies with its filter: all of them, or those that suit a department's graduates. */
export const companyLists = ['company', 'college'] as const
export const filteredCompanies = v.object({
  ...companyFilter.entries,
  list: v.picklist(companyLists),
  college: v.optional(idText),
})
export type FilteredCompanies = v.InferOutput<typeof filteredCompanies>

export const company = v.object({
  id: v.string(),
  company_name: v.string(),
  /** Address of a picture; '' for a monogram. */
  logo_url: v.string(),
  industry_label: localText,
  second_industry: localText,
  insize: v.picklist(companySizes),
  nature: v.picklist(companyNatures),
})
export type Company = v.InferOutput<typeof company>

export const salary = v.object({
  /** Yuan per `unit`. */
  min: finite,
  max: finite,
  unit: v.picklist(['month', 'day']),
  /** Salaries a year; 0 where not said. */
  months: finite,
})
export type Salary = v.InferOutput<typeof salary>

/** In lists. */
export const companyEntry = v.object({
  ...company.entries,
  city: term,
  /** Open ones. */
  position_count: finite,
  /** Titles and pay of up to two open positions. */
  samples: v.array(v.object({ id: v.string(), title: v.string(), salary })),
})
export type CompanyEntry = v.InferOutput<typeof companyEntry>

/** Why a position is recommended to a student: what of it is as the student hopes, studies or applied to. */
export const matchReasons = ['position', 'major', 'city', 'kind', 'wish', 'applied'] as const
export const match = v.object({
  reasons: v.array(v.picklist(matchReasons)),
  /** That a higher degree is asked for than the student has. */
  is_degree_short: v.boolean(),
})
export type Match = v.InferOutput<typeof match>

export const positionStates = ['open', 'closed', 'expired'] as const

export const position = v.object({
  id: v.string(),
  title: v.string(),
  /** As Chinese readers write it: `16–24K`, `200–260/天`. */
  salary_str: v.string(),
  salary,
  work_addr: v.string(),
  city: term,
  position: term,
  education: v.picklist(educations),
  period: v.picklist(periods),
  /** Year of graduation asked for; 0 for any. */
  graduation_year: finite,
  /** Months that an internship lasts at least; 0 where not said. */
  intern_months: finite,
  labels: v.array(v.string()),
  is_urgent: v.boolean(),
  status: v.picklist(positionStates),
  /** ISO 8601. */
  published_at: v.string(),
  expires_at: v.string(),
  /** The school whose students alone it is for; none where it is for everybody's. */
  only_school: v.optional(v.string()),
  /** In recommendations alone, where there is something to say. */
  match: v.optional(match),
  company,
})
export type Position = v.InferOutput<typeof position>
