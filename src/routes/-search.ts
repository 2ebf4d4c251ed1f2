import {
  type CompanyFilter,
  companyNatures,
  companySizes,
  educations,
  type PositionFilter,
  periods,
  positionSorts,
  publishedWithin,
  salaryFloors,
} from '../../contract/content.ts'

import { type DeliveryTab, deliveryTabNames } from '../../contract/rules/delivery-steps.ts'

/** What an address carries, as the router parsed it: texts, or what a link of ours was given. */
type Raw = Record<string, unknown>

/** Parameters that pages which hide the college tabs are opened with (NAV-9). */
export interface FromSearch {
  readonly from?: 3 | 4 | undefined
}

export const fromSearch = ({ from }: Raw): FromSearch => ({
  from: String(from) === '3' ? 3 : String(from) === '4' ? 4 : undefined,
})

/** What the resume area, deliveries and collections open with. */
export const FROM_OWN = { from: 3 } as const satisfies FromSearch

export const textIn = (value: unknown, longest = 60): string | undefined => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, longest) : ''
  return text === '' ? undefined : text
}

const matching = (value: unknown, pattern: RegExp): string | undefined => {
  const text = textIn(value)
  return text !== undefined && pattern.test(text) ? text : undefined
}

export const idIn = (value: unknown): string | undefined => matching(value, /^[1-9]\d{0,8}$/)

export const choiceIn = <T extends string>(value: unknown, choices: readonly T[]): T | undefined =>
  choices.find((choice) => choice === value)

/** Pages from the second on; the first goes without saying. */
export const pageIn = (value: unknown): number | undefined => {
  const page = Number(matching(value, /^[1-9]\d{0,3}$/))
  return page > 1 ? page : undefined
}

/** Several at once stand in the address with commas between them. */
const severalIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : (textIn(value, 400)?.split(',') ?? [])

const someOf = <T>(values: readonly T[]): T[] | undefined => {
  const once = [...new Set(values)].slice(0, 20)
  return once.length > 0 ? once : undefined
}

export const choicesIn = <T extends string>(value: unknown, choices: readonly T[]): T[] | undefined =>
  someOf(severalIn(value).flatMap((one) => choiceIn(one, choices) ?? []))

export const codesIn = (value: unknown): string[] | undefined =>
  someOf(severalIn(value).filter((one) => /^[a-z0-9-]{1,32}$/.test(one)))

export interface Paged {
  readonly page?: number | undefined
}

export interface PositionSearch extends PositionFilter, Paged {
  /** What the category or zone is called that led here; a caption, never trusted to be more. */
  readonly label?: string | undefined
  readonly title?: string | undefined
}

export const positionSearch = (raw: Raw): PositionSearch => ({
  keyword: textIn(raw['keyword']),
  value: codesIn(raw['value']),
  major: codesIn(raw['major']),
  city: codesIn(raw['city']),
  industry: codesIn(raw['industry']),
  education: choicesIn(raw['education'], educations),
  period: choiceIn(raw['period'], periods),
  insize: choicesIn(raw['insize'], companySizes),
  nature: choicesIn(raw['nature'], companyNatures),
  salary: choiceIn(raw['salary'], salaryFloors),
  within: choiceIn(raw['within'], publishedWithin),
  grade: matching(raw['grade'], /^20\d\d$/),
  zoneid: idIn(raw['zoneid']),
  hide: choiceIn(textIn(raw['hide']), ['1']),
  sort: choiceIn(raw['sort'], positionSorts),
  page: pageIn(raw['page']),
  label: textIn(raw['label']),
  title: textIn(raw['title']),
})

export interface CompanySearch extends CompanyFilter, Paged {
  /** '1' where the header's entry led here. */
  readonly isAll?: '1' | undefined
  readonly title?: string | undefined
}

export const companySearch = (raw: Raw): CompanySearch => ({
  keyword: textIn(raw['keyword']),
  city: codesIn(raw['city']),
  industry: codesIn(raw['industry']),
  insize: choicesIn(raw['insize'], companySizes),
  nature: choicesIn(raw['nature'], companyNatures),
  zoneid: idIn(raw['zoneid']),
  isAll: choiceIn(textIn(raw['isAll']), ['1']),
  page: pageIn(raw['page']),
  title: textIn(raw['title']),
})

export interface CollectedSearch extends FromSearch, Paged {
  /** Positions where none is named. */
  readonly tab?: 'company' | 'search' | undefined
}

export const collectedSearch = (raw: Raw): CollectedSearch => ({
  ...fromSearch(raw),
  tab: choiceIn(raw['tab'], ['company', 'search']),
  page: pageIn(raw['page']),
})

export interface FeedbackSearch extends FromSearch, Paged {
  /** All of them where none is named. */
  readonly tab?: DeliveryTab | undefined
  /** Of the delivery that is open. */
  readonly id?: string | undefined
}

export const feedbackSearch = (raw: Raw): FeedbackSearch => ({
  ...fromSearch(raw),
  tab: choiceIn(raw['tab'], deliveryTabNames.slice(1)),
  page: pageIn(raw['page']),
  id: idIn(raw['id']),
})

export const noticesSearch = (raw: Raw): Paged => ({ page: pageIn(raw['page']) })

export interface CollegeParams {
  /** 0 to 2 of the tabs; 3 and 4 hide them (NAV-9). */
  readonly from?: '0' | '1' | '2' | '3' | '4' | undefined
  /** The department whose graduates it is about. */
  readonly college?: string | undefined
}

export const collegeParams = (raw: Raw): CollegeParams => ({
  from: choiceIn(textIn(raw['from']), ['0', '1', '2', '3', '4']),
  college: idIn(raw['college']),
})

export const collegePositionSearch = (raw: Raw): PositionSearch & CollegeParams => ({
  ...positionSearch(raw),
  ...collegeParams(raw),
})

export const collegeCompanySearch = (raw: Raw): CompanySearch & CollegeParams => ({
  ...companySearch(raw),
  ...collegeParams(raw),
})

export const collegeFairSearch = (raw: Raw): Paged & CollegeParams => ({
  page: pageIn(raw['page']),
  ...collegeParams(raw),
})

/** Of the page of one thing. Without an id there is nothing to show, and the page says so. */
export const idSearch = (raw: Raw): { readonly id?: string | undefined } => ({ id: idIn(raw['id']) })

export const idPageSearch = (raw: Raw): ReturnType<typeof idSearch> & Paged => ({
  ...idSearch(raw),
  page: pageIn(raw['page']),
})

export interface ColumnSearch extends Paged {
  readonly id?: string | undefined
  /** What the column is called; a caption until its own has come. */
  readonly title?: string | undefined
}

export const columnSearch = (raw: Raw): ColumnSearch => ({ ...idPageSearch(raw), title: textIn(raw['title']) })
