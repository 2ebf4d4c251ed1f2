import * as v from 'valibot'
import { get } from '../call.ts'
import { codes } from '../codes.ts'
import { company, companyEntry, idText, listOf, PUBLIC_SECONDS, paging, term } from '../content.ts'
import { finite, text } from '../rules/schemas.ts'
import { localText } from './site.ts'

export const fairStates = ['coming', 'live', 'past', 'cancelled'] as const
export const fairModes = ['onsite', 'online', 'both'] as const

export const fair = v.object({
  id: v.string(),
  title: v.string(),
  /** Address of a picture, or `drawn:<name>` for one of our own drawings. */
  home_thumbnail_url: v.string(),
  mode: v.picklist(fairModes),
  status: v.picklist(fairStates),
  /** ISO 8601. */
  starts_at: v.string(),
  ends_at: v.string(),
  place: v.string(),
  company_count: finite,
  position_count: finite,
})
export type Fair = v.InferOutput<typeof fair>

/** The fair that a visitor means who names none: the one that is on, or the next one. */
export const nextFair = (fairs: readonly Fair[]): Fair | undefined =>
  fairs.find(({ status }) => status === 'live') ?? fairs.find(({ status }) => status === 'coming')

export const boothStates = ['taken', 'free', 'closed'] as const

/** A stand on the plan; x, y, w and h in units of its hall. */
export const booth = v.object({
  no: v.string(),
  hall: v.string(),
  x: finite,
  y: finite,
  w: finite,
  h: finite,
  status: v.picklist(boothStates),
  company: v.nullable(v.object({ ...company.entries, industry: v.string(), position_count: finite })),
})
export type Booth = v.InferOutput<typeof booth>

export const hall = v.object({
  key: v.string(),
  label: localText,
  /** Units. */
  width: finite,
  height: finite,
  doors: v.array(
    v.object({ label: localText, x: finite, y: finite, side: v.picklist(['top', 'bottom', 'left', 'right']) }),
  ),
})
export type Hall = v.InferOutput<typeof hall>

export const fairDetail = v.object({
  ...fair.entries,
  organiser: v.string(),
  undertaker: v.string(),
  /** Sanitised HTML. */
  intro: v.string(),
  /** `closed`: the plan is not published. */
  plan: v.picklist(['booths', 'image', 'none', 'closed']),
  /** Where `plan` is `image`: its address. */
  plan_image: v.string(),
  halls: v.array(hall),
  booths: v.array(booth),
  visitor_count: finite,
  delivery_count: finite,
})
export type FairDetail = v.InferOutput<typeof fairDetail>

/** A job fair with its plan (FAIR-1). */
export const getFair = get({
  path: '/api/schooljobfairzone/getinfo',
  params: v.object({ id: idText }),
  answer: fairDetail,
  codes: [codes.notFound],
  maxAge: PUBLIC_SECONDS,
})

/** Industries of a fair's companies. */
export const getFairLabels = get({
  path: '/api/schooljobfairzone/getfairlabel',
  params: v.object({ id: idText }),
  answer: v.object({ list: v.array(v.object({ ...term.entries, count: finite })) }),
  codes: [codes.notFound],
  maxAge: PUBLIC_SECONDS,
})

export const fairCompany = v.object({ ...companyEntry.entries, booth_no: v.string(), hall: v.string() })
export type FairCompany = v.InferOutput<typeof fairCompany>

/** Companies of a fair, by their booth. `label` is an industry. */
export const getFairCompanies = get({
  path: '/api/schooljobfairzone/getcompanylist',
  params: v.object({
    id: idText,
    label: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/))),
    keyword: v.optional(text(60)),
    ...paging,
  }),
  answer: listOf(fairCompany),
  codes: [codes.notFound],
  maxAge: PUBLIC_SECONDS,
})

export const foundBooth = v.object({
  no: v.string(),
  /** Title of the newest position that was found; null where it is the company itself. */
  position: v.nullable(v.string()),
})
export type FoundBooth = v.InferOutput<typeof foundBooth>

/** Booths of a fair's plan whose company or open positions have the words, in either script. */
export const findBooths = get({
  path: '/api/schooljobfairzone/findbooths',
  params: v.object({ id: idText, keyword: v.pipe(v.string(), v.nonEmpty(), v.maxCodePoints(60)) }),
  answer: v.object({ list: v.array(foundBooth) }),
  codes: [codes.notFound],
  maxAge: PUBLIC_SECONDS,
})

/** Job fairs of this site, the ones to come first (JOB-6). */
export const getFairList = get({
  path: '/api/schoolcollege/jobfairlist',
  params: v.object({ status: v.optional(v.picklist(fairStates)), ...paging }),
  answer: listOf(fair),
  maxAge: PUBLIC_SECONDS,
})

export const talk = v.object({
  id: v.string(),
  title: v.string(),
  company: v.nullable(company),
  /** ISO 8601. */
  starts_at: v.string(),
  place: v.string(),
})
export type Talk = v.InferOutput<typeof talk>

/** Talks that companies invite to, the next one first; of one fair, or of the site. */
export const getTalks = get({
  path: '/api/schooljobfairzone/gettalklist',
  params: v.object({ fair_id: v.optional(idText), ...paging }),
  answer: listOf(talk),
  maxAge: PUBLIC_SECONDS,
})
