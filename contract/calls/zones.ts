import * as v from 'valibot'
import { get, post } from '../call.ts'
import { codes } from '../codes.ts'
import { idText, PUBLIC_SECONDS } from '../content.ts'
import { finite } from '../rules/schemas.ts'
import { localText, ofDomain } from './site.ts'

/** A department of a school. */
export const department = v.object({
  id: v.string(),
  name: localText,
  /** Name of one of our icons. */
  icon: v.string(),
  /** Address of a picture; '' for the icon. */
  thumbnail_url: v.string(),
  /** Host of its own site, without port; '' where it has none. */
  domain: v.string(),
  /** Open positions that suit its graduates. */
  position_count: finite,
})
export type Department = v.InferOutput<typeof department>

/** Where an item leads: 1 positions, 2 and 3 companies, 4 a list of articles, 5 one of contents, 6 another address (HOME-8). */
export const configTypes = [1, 2, 3, 4, 5, 6] as const

export const zoneItem = v.object({
  id: v.string(),
  /** Name of one of our icons, or the address of a picture; '' for a monogram of the title. */
  icon: v.string(),
  title: localText,
  hint: localText,
  config_type: v.picklist([1, 2, 3, 4, 5, 6]),
  /** Id of the column (4 and 5); else ''. */
  config_content: v.string(),
  config_content_details: v.object({ web_domain: v.string() }),
})
export type ZoneItem = v.InferOutput<typeof zoneItem>

/** One item, for the page that it leads to. */
export const getZone = post({
  path: '/api/zone/get',
  params: v.object({ zoneid: idText }),
  answer: zoneItem,
  codes: [codes.notFound],
})

const departments = v.object({ list: v.array(department) })
const major = v.object({ id: v.string(), name: localText, department_id: v.string() })
export type Major = v.InferOutput<typeof major>
const majors = v.object({ list: v.array(major) })

/** Departments of this site's school. */
export const getSiteColleges = get({
  path: '/api/site/getsitecollege',
  params: v.object({}),
  answer: departments,
  maxAge: PUBLIC_SECONDS,
})

/** Majors of this site's school. */
export const getSiteMajors = get({
  path: '/api/site/getsitemajors',
  params: v.object({}),
  answer: majors,
  maxAge: PUBLIC_SECONDS,
})

/** Majors of one department. */
export const getCollegeMajors = get({
  path: '/api/school/getcollegemajors',
  params: v.object({ college: idText }),
  answer: majors,
  maxAge: PUBLIC_SECONDS,
})

/** Departments of a domain's school. */
export const getFacultyList = get({
  path: '/api/site/getfacultylist',
  params: ofDomain,
  answer: departments,
  codes: [codes.notFound],
  maxAge: PUBLIC_SECONDS,
})

/** Majors of a domain's school, or of its one department where it is a faculty's. */
export const getFacultyMajors = get({
  path: '/api/site/getfacultymajors',
  params: ofDomain,
  answer: majors,
  codes: [codes.notFound],
  maxAge: PUBLIC_SECONDS,
})

/** Head of the college pages: whose they are, what they count (JOB-6). `college` null where the site is no faculty's. */
export const getCollegeHome = get({
  path: '/api/schoolcollege/gethomeconfig',
  params: v.object({}),
  answer: v.object({
    college: v.nullable(department),
    departments: v.array(department),
    position_count: finite,
    company_count: finite,
    fair_count: finite,
  }),
  codes: [codes.notFound],
  maxAge: PUBLIC_SECONDS,
})
