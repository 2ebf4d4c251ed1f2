import * as v from 'valibot'
import { get, post } from '../call.ts'
import { codes } from '../codes.ts'
import { companyEntry, PUBLIC_SECONDS, position } from '../content.ts'
import { finite } from '../rules/schemas.ts'
import { fair } from './fairs.ts'
import { localText, ofDomain } from './site.ts'
import { department, zoneItem } from './zones.ts'

/** Positions, companies, and the rest, of one kind, that many are asked for. `value` and `period` narrow /positionList. */
export const hotCategory = v.object({
  aliasName: localText,
  value: v.string(),
  label: localText,
  period: v.string(),
  isHot: v.boolean(),
  count: finite,
})
export type HotCategory = v.InferOutput<typeof hotCategory>

const banner = v.object({
  /** Address of a picture, or `drawn:<name>` for one of our own drawings. */
  img_url: v.string(),
  /** A hash route of ours, or an http(s) address. */
  jump_link: v.string(),
  title: localText,
  text: localText,
  action: localText,
})
export type Banner = v.InferOutput<typeof banner>

const famousCompany = v.object({
  img_url: v.string(),
  jump_link: v.string(),
  title: v.string(),
  position_count: finite,
})

/** How the main platform's home is put together (HOME-9). */
export const getHomeConfig = post({
  path: '/api/site/gethomeconfig',
  params: v.object({}),
  answer: v.object({
    banner_list: v.array(banner),
    company_famous_list: v.array(famousCompany),
    recruit_hot: v.array(hotCategory),
  }),
})

/** What searches suggest on a site. */
export const getConfig = post({
  path: '/api/site/getconfig',
  params: v.object({}),
  answer: v.object({ hot_searches: v.array(v.string()) }),
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
export const brandHome = v.object({
  domainData: v.object({
    /** Address of a picture; '' for the drawn building. */
    head_img_url: v.string(),
    /** `#rrggbb` of the banner, by which the tiles' style is chosen. */
    head_colour: v.string(),
  }),
  dataList: v.array(v.object({ value: finite, label: localText, unit: localText })),
  sections: v.array(
    v.object({ key: v.picklist(homeSections), title: v.optional(localText), hint: v.optional(localText) }),
  ),
  school_college_zone: v.array(department),
  companyList: v.array(companyEntry),
  /** 1 where the whole list of companies may be opened from here. */
  show_all: v.picklist([0, 1]),
  companyArea: v.array(zoneItem),
  school_job_fair_zone: v.array(fair),
  recruitHot: v.array(hotCategory),
  big_four: v.array(zoneItem),
  zoneThree: v.array(zoneItem),
  zoneFour: v.array(zoneItem),
  /** The picture about this job fair: its address, `drawn` for ours, '' for none. */
  aboutus: v.string(),
  hot_searches: v.array(v.string()),
})
export type BrandHome = v.InferOutput<typeof brandHome>

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
  answer: v.object({
    companies: v.array(companyEntry),
    positions: v.object({ list: v.array(position), next: v.string() }),
  }),
  codes: [codes.notFound],
  maxAge: PUBLIC_SECONDS,
})

/** For reports that anybody may make: bound to the browser, for an hour. */
export const getReportToken = get({
  path: '/api/site/gettoken',
  params: v.object({}),
  answer: v.object({ token: v.string() }),
  unsafe: true,
})
