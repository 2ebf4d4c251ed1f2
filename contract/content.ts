import * as z from 'zod/mini'
import { localText } from './calls/site.ts'

/** Entries of a page of any list, at most. */
export const PAGE_SIZE_MAX = 50
/** Up to here lists count and turn pages; a `total` of this means that many or more. */
export const COUNT_MAX = 2000
/** Seconds for which a browser may keep public content before it asks again. */
export const PUBLIC_SECONDS = 30

/** What one agrees to: as a student, of one's data, as an employer. */
export const agreementKinds = ['user', 'privacy', 'employer'] as const
export type AgreementKind = (typeof agreementKinds)[number]

const text = (max: number) => z.string().check(z.maxLength(max))

/** An id as text. */
const ID = /^[1-9]\d{0,8}$/

export const idText = z.string().check(z.regex(ID))

/** Whether a text from outside can be the id of anything. */
export const isId = (text: string): boolean => ID.test(text)

/** A positive number as text. */
const countText = z.string().check(z.regex(/^[1-9]\d{0,3}$/))
/** Code of a term, or of several, any of which may hold. */
const codeText = z.string().check(z.regex(/^[a-z0-9-]{1,32}$/))
const codesOf = z.optional(z.array(codeText).check(z.maxLength(20)))

/** How many there are of each. */
export const countsBy = <K extends string>(names: readonly K[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.number()])) as Record<K, z.ZodMiniNumber>)

/** `size` is cut at PAGE_SIZE_MAX; a page behind the last one is empty. */
export const paging = { page: z.optional(countText), size: z.optional(countText) }

/** A list's page. */
export const listOf = <T extends z.ZodMiniType>(entry: T) => z.object({ list: z.array(entry), total: z.number() })

/** What something is called, behind its code: category, major, city or industry. */
export const term = z.object({ value: z.string(), label: localText })
export type Term = z.infer<typeof term>

/** A term with the group that it stands in where there are many. */
export const groupedTerm = z.extend(term, { group: localText })
export type GroupedTerm = z.infer<typeof groupedTerm>

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
  z.optional(z.array(z.enum(values)).check(z.maxLength(values.length)))

/** What a list of positions is narrowed by; names are those of the address. */
export const positionFilter = z.object({
  keyword: z.optional(text(60)),
  /** Categories. */
  value: codesOf,
  /** Majors; whatever suits graduates of any. */
  major: codesOf,
  city: codesOf,
  industry: codesOf,
  /** What the student has; the highest counts. */
  education: someOf(educations),
  period: z.optional(z.enum(periods)),
  insize: someOf(companySizes),
  nature: someOf(companyNatures),
  salary: z.optional(z.enum(salaryFloors)),
  within: z.optional(z.enum(publishedWithin)),
  /** Year of graduation. */
  grade: z.optional(z.string().check(z.regex(/^20\d\d$/))),
  zoneid: z.optional(idText),
  /** Without those that the student who is logged in has delivered to; nobody's are known of anybody else. */
  hide: z.optional(z.enum(['1'])),
  sort: z.optional(z.enum(positionSorts)),
})
export type PositionFilter = z.infer<typeof positionFilter>

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
export const choiceCount = z.object({ value: z.string(), count: z.number() })
export type ChoiceCount = z.infer<typeof choiceCount>

export const companyFilter = z.object({
  keyword: z.optional(text(60)),
  city: codesOf,
  industry: codesOf,
  insize: someOf(companySizes),
  nature: someOf(companyNatures),
  zoneid: z.optional(idText),
})
export type CompanyFilter = z.infer<typeof companyFilter>

/** A list of companies with its filter: all of them, or those that suit a department's graduates. */
export const companyLists = ['company', 'college'] as const
export const filteredCompanies = z.extend(companyFilter, {
  list: z.enum(companyLists),
  college: z.optional(idText),
})
export type FilteredCompanies = z.infer<typeof filteredCompanies>

export const company = z.object({
  id: z.string(),
  company_name: z.string(),
  /** Address of a picture; '' for a monogram. */
  logo_url: z.string(),
  industry_label: localText,
  second_industry: localText,
  insize: z.enum(companySizes),
  nature: z.enum(companyNatures),
})
export type Company = z.infer<typeof company>

export const salary = z.object({
  /** Yuan per `unit`. */
  min: z.number(),
  max: z.number(),
  unit: z.enum(['month', 'day']),
  /** Salaries a year; 0 where not said. */
  months: z.number(),
})
export type Salary = z.infer<typeof salary>

/** In lists. */
export const companyEntry = z.extend(company, {
  city: term,
  /** Open ones. */
  position_count: z.number(),
  /** Titles and pay of up to two open positions. */
  samples: z.array(z.object({ id: z.string(), title: z.string(), salary })),
})
export type CompanyEntry = z.infer<typeof companyEntry>

/** Why a position is recommended to a student: what of it is as the student hopes, studies or applied to. */
export const matchReasons = ['position', 'major', 'city', 'kind', 'wish', 'applied'] as const
export const match = z.object({
  reasons: z.array(z.enum(matchReasons)),
  /** That a higher degree is asked for than the student has. */
  is_degree_short: z.boolean(),
})
export type Match = z.infer<typeof match>

export const positionStates = ['open', 'closed', 'expired'] as const

export const position = z.object({
  id: z.string(),
  title: z.string(),
  /** As Chinese readers write it: `16–24K`, `200–260/天`. */
  salary_str: z.string(),
  salary,
  work_addr: z.string(),
  city: term,
  position: term,
  education: z.enum(educations),
  period: z.enum(periods),
  /** Year of graduation asked for; 0 for any. */
  graduation_year: z.number(),
  /** Months that an internship lasts at least; 0 where not said. */
  intern_months: z.number(),
  labels: z.array(z.string()),
  is_urgent: z.boolean(),
  status: z.enum(positionStates),
  /** ISO 8601. */
  published_at: z.string(),
  expires_at: z.string(),
  /** The school whose students alone it is for; none where it is for everybody's. */
  only_school: z.optional(z.string()),
  /** In recommendations alone, where there is something to say. */
  match: z.optional(match),
  company,
})
export type Position = z.infer<typeof position>
