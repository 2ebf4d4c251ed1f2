import * as v from 'valibot'
import { get, post } from '../call.ts'
import { codes } from '../codes.ts'
import {
  choiceCount,
  companyDimensionKeys,
  companyEntry,
  companyFilter,
  filteredCompanies,
  idText,
  listOf,
  PUBLIC_SECONDS,
  paging,
  position,
} from '../content.ts'
import { finite } from '../rules/schemas.ts'

/** Companies, those with most open positions first (JOB-1). */
export const getCompanyList = get({
  path: '/api/company/getlist',
  params: v.object({ ...companyFilter.entries, ...paging }),
  answer: listOf(companyEntry),
  maxAge: PUBLIC_SECONDS,
})

/** Companies whose positions suit a department's graduates (JOB-6). */
export const getCollegeCompanies = get({
  path: '/api/company/getlistbycollege',
  params: v.object({ ...companyFilter.entries, ...paging, college: v.optional(idText) }),
  answer: listOf(companyEntry),
  maxAge: PUBLIC_SECONDS,
})

/** How many companies each choice of a dimension would leave, everything else being filtered as it is; a choice that leaves none may be missing. */
export const getCompanyCounts = get({
  path: '/api/company/getcounts',
  params: v.object({ ...filteredCompanies.entries, by: v.picklist(companyDimensionKeys) }),
  answer: listOf(choiceCount),
  maxAge: PUBLIC_SECONDS,
})

export const companyDetail = v.object({
  ...companyEntry.entries,
  full_name: v.string(),
  stage: v.string(),
  is_verified: v.boolean(),
  address: v.string(),
  /** https address; '' where there is none. */
  website: v.string(),
  /** Sanitised HTML. */
  intro: v.string(),
  welfare: v.array(v.string()),
  views: finite,
})
export type CompanyDetail = v.InferOutput<typeof companyDetail>

export const getCompany = get({
  path: '/api/company/getdetail',
  params: v.object({ id: idText }),
  answer: companyDetail,
  codes: [codes.notFound],
  maxAge: PUBLIC_SECONDS,
})

/** A company's open positions. */
export const getCompanyPositions = post({
  path: '/api/company/getpositionlist',
  params: v.object({ company_id: idText, ...paging }),
  answer: listOf(position),
  codes: [codes.notFound],
})

/** Companies that recruit now, for the main platform's home: at most 39 (HOME-9). */
export const getHomeCompanies = get({
  path: '/api/company/gethomeresource',
  params: v.object({}),
  answer: v.object({ list: v.array(companyEntry) }),
  maxAge: PUBLIC_SECONDS,
})
