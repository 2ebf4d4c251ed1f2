import * as z from 'zod/mini'
import { get, post } from '../call.ts'
import { codes } from '../codes.ts'
import { countsBy, idText, paging, position } from '../content.ts'
import { offerTerms } from '../offer.ts'
import { entryId, resumeContent } from '../resume.ts'
import {
  deliveryEventKinds,
  deliveryStatuses,
  deliveryTabNames,
  MESSAGE_MAX,
  ownSteps,
} from '../rules/delivery-steps.ts'
import { invitation, invitationEvent } from './invitations.ts'
import { attachment, onBehalf } from './resume.ts'
import { locales } from './site.ts'

const empty = z.object({})
const status = z.enum(deliveryStatuses)

/** What a resume lacks that whoever reads it could not do without. */
export const resumeLacks = ['name', 'phone', 'email', 'education'] as const
export type ResumeLack = (typeof resumeLacks)[number]

/** What there is to deliver (JOB-3): the resume, null where there is none yet, and attachments to deliver in its place. */
export const getResumeList = post({
  path: '/api/resume/getresumelist',
  params: z.object(onBehalf),
  answer: z.object({
    resume: z.nullable(z.object({ name: z.string(), updated_at: z.string(), lacks: z.array(z.enum(resumeLacks)) })),
    attachments: z.array(attachment),
  }),
  codes: [codes.notLoggedIn],
  caller: 'student',
})

/** Why a delivery is refused, and what it takes. */
export const deliverRefusal = z.discriminatedUnion('why', [
  /** The position takes no more. */
  z.object({ why: z.literal('closed') }),
  z.object({ why: z.literal('expired') }),
  /** The position is for the students of one school alone. */
  z.object({ why: z.literal('otherSchool'), school: z.string() }),
  z.object({ why: z.literal('noResume') }),
  z.object({ why: z.literal('incomplete'), lacks: z.array(z.enum(resumeLacks)) }),
  /** The attachment was deleted meanwhile. */
  z.object({ why: z.literal('attachmentGone') }),
  /** The student took back what was delivered to this position. */
  z.object({ why: z.literal('withdrawn') }),
  /** `retry_at`: ISO 8601, when there is room for one more. */
  z.object({ why: z.literal('tooMany'), retry_at: z.string() }),
])
export type DeliverRefusal = z.infer<typeof deliverRefusal>

/**
 * Sends the resume, or an attachment in its place, as it stands now (JOB-3). What was delivered before stays as it was,
 * and answers as it did. A refusal with code 20013 has a `DeliverRefusal` as its data.
 */
export const deliverResume = post({
  path: '/api/resume/deliver',
  params: z.object({
    ...onBehalf,
    position_id: idText,
    /** Of an attachment; the resume without. */
    attachment_id: z.optional(entryId),
    /** What the student says beside it. */
    message: z.optional(z.string().check(z.maxLength(MESSAGE_MAX))),
  }),
  answer: z.object({
    id: z.string(),
    status,
    delivered_at: z.string(),
    /** Whether what is kept is what was sent now, be it for the second time; false where something else was sent before. */
    is_kept: z.boolean(),
  }),
  codes: [codes.notLoggedIn, codes.notFound, codes.refused],
  caller: 'student',
})

/** How those of some positions stand that were delivered to; without `ids`, of all, the latest 2,000. */
export const getDeliverStatus = post({
  path: '/api/resume/getdeliverstatus',
  params: z.object({ ids: z.optional(z.array(idText).check(z.maxLength(100))) }),
  answer: z.object({ list: z.array(z.object({ position_id: z.string(), status })) }),
  codes: [codes.notLoggedIn],
  caller: 'student',
})

export const delivery = z.object({
  id: z.string(),
  position,
  status,
  /** ISO 8601. */
  delivered_at: z.string(),
  changed_at: z.string(),
  /** The student has not looked at what last happened. */
  is_new: z.boolean(),
})
export type Delivery = z.infer<typeof delivery>

const counts = countsBy(deliveryTabNames)

/** A student's deliveries, where something happened last first (JOB-5). */
export const getDeliveries = get({
  path: '/api/deliver/getList',
  params: z.object({ ...paging, status: z.optional(z.enum(deliveryTabNames)) }),
  answer: z.object({ list: z.array(delivery), total: z.number(), counts }),
  codes: [codes.notLoggedIn],
  caller: 'student',
})

/** Of how many deliveries the student has not looked at what last happened. */
export const getNotReadingInfo = get({
  path: '/api/deliver/getnotreadinginfo',
  params: empty,
  answer: z.object({ count: z.number() }),
  codes: [codes.notLoggedIn],
  caller: 'student',
})

/** One delivery with what was sent and what happened to it, of that the newest `EVENTS_LISTED`. */
export const getDelivery = get({
  path: '/api/deliver/getdetail',
  params: z.object({ id: idText }),
  answer: z.extend(delivery, {
    events: z.array(
      z.object({
        kind: z.enum(deliveryEventKinds),
        at: z.string(),
        note: z.string(),
        /** Of an offer that says what is offered; null of all else. */
        offer: z.nullable(offerTerms),
        /** To which interview, as it stands now; null where the event is no invitation. */
        invitation: z.nullable(invitation),
      }),
    ),
    /** Of the interviews that the student was told of, in the order of time. */
    invitation_events: z.array(invitationEvent),
    message: z.string(),
    /** As it was sent; null where an attachment was. */
    resume: z.nullable(resumeContent),
    /** Whether what was sent is removed: the student revoked it, or its time is over. */
    is_emptied: z.boolean(),
    /** Of its pages. */
    locale: z.enum(locales),
    attachment: z.nullable(attachment),
  }),
  codes: [codes.notLoggedIn, codes.notFound],
  caller: 'student',
})

const moved = z.object({ status })

/**
 * A student's own step: takes a delivery back, takes an offer or turns it down, or revokes what was sent once it ended.
 * What stands so already stays so; where another step was faster it is refused, and tried in vain again.
 */
export const stepDelivery = post({
  path: '/api/deliver/step',
  params: z.object({
    ...onBehalf,
    id: idText,
    step: z.enum(ownSteps),
    /** `changed_at` as the student saw it: an offer is answered by nobody who has not seen its terms. */
    seen: z.optional(z.string().check(z.maxLength(40))),
  }),
  answer: moved,
  codes: [codes.notLoggedIn, codes.notFound, codes.refused],
  caller: 'student',
})

/** Looked at: one delivery, or all. */
export const markDeliveriesRead = post({
  path: '/api/deliver/markread',
  params: z.object({ ...onBehalf, id: z.optional(idText) }),
  answer: empty,
  codes: [codes.notLoggedIn],
  caller: 'student',
})
