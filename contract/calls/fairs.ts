import * as z from 'zod/mini'
import { get } from '../call.ts'
import { codes } from '../codes.ts'
import { company, companyEntry, idText, listOf, PUBLIC_SECONDS, paging, term } from '../content.ts'
import { localText } from './site.ts'

export const fairStates = ['coming', 'live', 'past', 'cancelled'] as const
export const fairModes = ['onsite', 'online', 'both'] as const

export const fair = z.object({
  id: z.string(),
  title: z.string(),
  /** Address of a picture, or `drawn:<name>` for one of our own drawings. */
  home_thumbnail_url: z.string(),
  mode: z.enum(fairModes),
  status: z.enum(fairStates),
  /** ISO 8601. */
  starts_at: z.string(),
  ends_at: z.string(),
  place: z.string(),
  company_count: z.number(),
  position_count: z.number(),
})
export type Fair = z.infer<typeof fair>

/** The fair that a visitor means who names none: the one that is on, or the next one. */
export const nextFair = (fairs: readonly Fair[]): Fair | undefined =>
  fairs.find(({ status }) => status === 'live') ?? fairs.find(({ status }) => status === 'coming')

export const boothStates = ['taken', 'free', 'closed'] as const

/** A stand on the plan; x, y, w and h in units of its hall. */
export const booth = z.object({
  no: z.string(),
  hall: z.string(),
  x: z.number(),
  y: z.number(),
  w: z.number(),
  h: z.number(),
  status: z.enum(boothStates),
  company: z.nullable(z.extend(company, { industry: z.string(), position_count: z.number() })),
})
export type Booth = z.infer<typeof booth>

export const hall = z.object({
  key: z.string(),
  label: localText,
  /** Units. */
  width: z.number(),
  height: z.number(),
  doors: z.array(
    z.object({ label: localText, x: z.number(), y: z.number(), side: z.enum(['top', 'bottom', 'left', 'right']) }),
  ),
})
export type Hall = z.infer<typeof hall>

export const fairDetail = z.extend(fair, {
  organiser: z.string(),
  undertaker: z.string(),
  /** Sanitised HTML. */
  intro: z.string(),
  /** `closed`: the plan is not published. */
  plan: z.enum(['booths', 'image', 'none', 'closed']),
  /** Where `plan` is `image`: its address. */
  plan_image: z.string(),
  halls: z.array(hall),
  booths: z.array(booth),
  visitor_count: z.number(),
  delivery_count: z.number(),
})
export type FairDetail = z.infer<typeof fairDetail>

/** A job fair with its plan (FAIR-1). */
export const getFair = get({
  path: '/api/schooljobfairzone/getinfo',
  params: z.object({ id: idText }),
  answer: fairDetail,
  codes: [codes.notFound],
  maxAge: PUBLIC_SECONDS,
})

/** Industries of a fair's companies. */
export const getFairLabels = get({
  path: '/api/schooljobfairzone/getfairlabel',
  params: z.object({ id: idText }),
  answer: z.object({ list: z.array(z.extend(term, { count: z.number() })) }),
  codes: [codes.notFound],
  maxAge: PUBLIC_SECONDS,
})

export const fairCompany = z.extend(companyEntry, { booth_no: z.string(), hall: z.string() })
export type FairCompany = z.infer<typeof fairCompany>

/** Companies of a fair, by their booth. `label` is an industry. */
export const getFairCompanies = get({
  path: '/api/schooljobfairzone/getcompanylist',
  params: z.object({
    id: idText,
    label: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,32}$/))),
    keyword: z.optional(z.string().check(z.maxLength(60))),
    ...paging,
  }),
  answer: listOf(fairCompany),
  codes: [codes.notFound],
  maxAge: PUBLIC_SECONDS,
})

export const foundBooth = z.object({
  no: z.string(),
  /** Title of the newest position that was found; null where it is the company itself. */
  position: z.nullable(z.string()),
})
export type FoundBooth = z.infer<typeof foundBooth>

/** Booths of a fair's plan whose company or open positions have the words, in either script. */
export const findBooths = get({
  path: '/api/schooljobfairzone/findbooths',
  params: z.object({ id: idText, keyword: z.string().check(z.minLength(1), z.maxLength(60)) }),
  answer: z.object({ list: z.array(foundBooth) }),
  codes: [codes.notFound],
  maxAge: PUBLIC_SECONDS,
})

/** Job fairs of this site, the ones to come first (JOB-6). */
export const getFairList = get({
  path: '/api/schoolcollege/jobfairlist',
  params: z.object({ status: z.optional(z.enum(fairStates)), ...paging }),
  answer: listOf(fair),
  maxAge: PUBLIC_SECONDS,
})

export const talk = z.object({
  id: z.string(),
  title: z.string(),
  company: z.nullable(company),
  /** ISO 8601. */
  starts_at: z.string(),
  place: z.string(),
})
export type Talk = z.infer<typeof talk>

/** Talks that companies invite to, the next one first; of one fair, or of the site. */
export const getTalks = get({
  path: '/api/schooljobfairzone/gettalklist',
  params: z.object({ fair_id: z.optional(idText), ...paging }),
  answer: listOf(talk),
  maxAge: PUBLIC_SECONDS,
})
