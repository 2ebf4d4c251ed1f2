import * as z from 'zod/mini'
import { get, post } from '../call.ts'
import { codes } from '../codes.ts'
import { idText, PUBLIC_SECONDS } from '../content.ts'
import { localText, ofDomain } from './site.ts'

/** A department of a school. */
export const department = z.object({
  id: z.string(),
  name: localText,
  /** Name of one of our icons. */
  icon: z.string(),
  /** Address of a picture; '' for the icon. */
  thumbnail_url: z.string(),
  /** Host of its own site, without port; '' where it has none. */
  domain: z.string(),
  /** Open positions that suit its graduates. */
  position_count: z.number(),
})
export type Department = z.infer<typeof department>

/** Where an item leads: 1 positions, 2 and 3 companies, 4 a list of articles, 5 one of contents, 6 another address (HOME-8). */
export const configTypes = [1, 2, 3, 4, 5, 6] as const

export const zoneItem = z.object({
  id: z.string(),
  /** Name of one of our icons, or the address of a picture; '' for a monogram of the title. */
  icon: z.string(),
  title: localText,
  hint: localText,
  config_type: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]),
  /** Id of the column (4 and 5); else ''. */
  config_content: z.string(),
  config_content_details: z.object({ web_domain: z.string() }),
})
export type ZoneItem = z.infer<typeof zoneItem>

/** One item, for the page that it leads to. */
export const getZone = post({
  path: '/api/zone/get',
  params: z.object({ zoneid: idText }),
  answer: zoneItem,
  codes: [codes.notFound],
})

const departments = z.object({ list: z.array(department) })
const major = z.object({ id: z.string(), name: localText, department_id: z.string() })
export type Major = z.infer<typeof major>
const majors = z.object({ list: z.array(major) })

/** Departments of this site's school. */
export const getSiteColleges = get({
  path: '/api/site/getsitecollege',
  params: z.object({}),
  answer: departments,
  maxAge: PUBLIC_SECONDS,
})

/** Majors of this site's school. */
export const getSiteMajors = get({
  path: '/api/site/getsitemajors',
  params: z.object({}),
  answer: majors,
  maxAge: PUBLIC_SECONDS,
})

/** Majors of one department. */
export const getCollegeMajors = get({
  path: '/api/school/getcollegemajors',
  params: z.object({ college: idText }),
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
  params: z.object({}),
  answer: z.object({
    college: z.nullable(department),
    departments: z.array(department),
    position_count: z.number(),
    company_count: z.number(),
    fair_count: z.number(),
  }),
  codes: [codes.notFound],
  maxAge: PUBLIC_SECONDS,
})
