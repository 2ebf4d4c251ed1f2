import * as z from 'zod/mini'
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

/** Companies, those with most open positions first (JOB-1). */
export const getCompanyList = get({
  path: '/api/company/getlist',
  params: z.extend(companyFilter, paging),
  answer: listOf(companyEntry),
  maxAge: PUBLIC_SECONDS,
})

/** Companies whose positions suit a department's graduates (JOB-6). */
export const getCollegeCompanies = get({
  path: '/api/company/getlistbycollege',
  params: z.extend(companyFilter, { ...paging, college: z.optional(idText) }),
  answer: listOf(companyEntry),
  maxAge: PUBLIC_SECONDS,
})

/** How many companies each choice of a dimension would leave, everything else being filtered as it is; a choice that leaves none may be missing. */
export const getCompanyCounts = get({
  path: '/api/company/getcounts',
  params: z.extend(filteredCompanies, { by: z.enum(companyDimensionKeys) }),
  answer: listOf(choiceCount),
  maxAge: PUBLIC_SECONDS,
})

export const companyDetail = z.extend(companyEntry, {
  full_name: z.string(),
  stage: z.string(),
  is_verified: z.boolean(),
  address: z.string(),
  /** https address; '' where there is none. */
  website: z.string(),
  /** Sanitised HTML. */
  intro: z.string(),
  welfare: z.array(z.string()),
  views: z.number(),
})
export type CompanyDetail = z.infer<typeof companyDetail>

export const getCompany = get({
  path: '/api/company/getdetail',
  params: z.object({ id: idText }),
  answer: companyDetail,
  codes: [codes.notFound],
  maxAge: PUBLIC_SECONDS,
})

/** A company's open positions. */
export const getCompanyPositions = post({
  path: '/api/company/getpositionlist',
  params: z.object({ company_id: idText, ...paging }),
  answer: listOf(position),
  codes: [codes.notFound],
})

/** Companies that recruit now, for the main platform's home: at most 39 (HOME-9). */
export const getHomeCompanies = get({
  path: '/api/company/gethomeresource',
  params: z.object({}),
  answer: z.object({ list: z.array(companyEntry) }),
  maxAge: PUBLIC_SECONDS,
})
