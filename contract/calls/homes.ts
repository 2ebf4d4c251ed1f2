import * as z from 'zod/mini'
import { get, post } from '../call.ts'
import { codes } from '../codes.ts'
import { companyEntry, PUBLIC_SECONDS, position } from '../content.ts'
import { fair } from './fairs.ts'
import { localText, ofDomain } from './site.ts'
import { department, zoneItem } from './zones.ts'

/** Positions, companies, and the rest, of one kind, that many are asked for. `value` and `period` narrow /positionList. */
export const hotCategory = z.object({
  aliasName: localText,
  value: z.string(),
  label: localText,
  period: z.string(),
  isHot: z.boolean(),
  count: z.number(),
})
export type HotCategory = z.infer<typeof hotCategory>

const banner = z.object({
  /** Address of a picture, or `drawn:<name>` for one of our own drawings. */
  img_url: z.string(),
  /** A hash route of ours, or an http(s) address. */
  jump_link: z.string(),
  title: localText,
  text: localText,
  action: localText,
})
export type Banner = z.infer<typeof banner>

const famousCompany = z.object({
  img_url: z.string(),
  jump_link: z.string(),
  title: z.string(),
  position_count: z.number(),
})

/** How the main platform's home is put together (HOME-9). */
export const getHomeConfig = post({
  path: '/api/site/gethomeconfig',
  params: z.object({}),
  answer: z.object({
    banner_list: z.array(banner),
    company_famous_list: z.array(famousCompany),
    recruit_hot: z.array(hotCategory),
  }),
})

/** What searches suggest on a site. */
export const getConfig = post({
  path: '/api/site/getconfig',
  params: z.object({}),
  answer: z.object({ hot_searches: z.array(z.string()) }),
})

export const homeSections = [
  'school_college_zone',
  'companyList',
  'companyArea',
  'school_job_fair_zone',
  'recruitHot',
  'big_four',
  'zoneThree',
  'zoneFour',
] as const
export type HomeSection = (typeof homeSections)[number]

/** The branded home: its banner, and its sections in the order to show them (HOME-4 to -7). */
export const brandHome = z.object({
  domainData: z.object({
    /** Address of a picture; '' for the drawn building. */
    head_img_url: z.string(),
    /** `#rrggbb` of the banner, by which the tiles' style is chosen. */
    head_colour: z.string(),
  }),
  dataList: z.array(z.object({ value: z.number(), label: localText, unit: localText })),
  sections: z.array(z.object({ key: z.enum(homeSections), title: z.optional(localText), hint: z.optional(localText) })),
  school_college_zone: z.array(department),
  companyList: z.array(companyEntry),
  /** 1 where the whole list of companies may be opened from here. */
  show_all: z.union([z.literal(0), z.literal(1)]),
  companyArea: z.array(zoneItem),
  school_job_fair_zone: z.array(fair),
  recruitHot: z.array(hotCategory),
  big_four: z.array(zoneItem),
  zoneThree: z.array(zoneItem),
  zoneFour: z.array(zoneItem),
  /** The picture about this job fair: its address, `drawn` for ours, '' for none. */
  aboutus: z.string(),
  hot_searches: z.array(z.string()),
})
export type BrandHome = z.infer<typeof brandHome>

export const getBrandHome = get({
  path: '/api/site/getbrandhome',
  params: ofDomain,
  answer: brandHome,
  codes: [codes.notFound],
  maxAge: PUBLIC_SECONDS,
})

/** Companies and the newest positions of the main platform's home: 39 and 18 at most. `next` continues the feed. */
export const getMainHome = get({
  path: '/api/site/getmainhome',
  params: ofDomain,
  answer: z.object({
    companies: z.array(companyEntry),
    positions: z.object({ list: z.array(position), next: z.string() }),
  }),
  codes: [codes.notFound],
  maxAge: PUBLIC_SECONDS,
})

/** For reports that anybody may make: bound to the browser, for an hour. */
export const getReportToken = get({
  path: '/api/site/gettoken',
  params: z.object({}),
  answer: z.object({ token: z.string() }),
  unsafe: true,
})
