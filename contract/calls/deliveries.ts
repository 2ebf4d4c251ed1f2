import * as v from 'valibot'
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
import { finite, text } from '../rules/schemas.ts'
import { invitation, invitationEvent } from './invitations.ts'
import { attachment, onBehalf } from './resume.ts'
import { locales } from './site.ts'

const empty = v.object({})
const status = v.picklist(deliveryStatuses)

/** What a resume lacks that whoever reads it could not do without. */
export const resumeLacks = ['name', 'phone', 'email', 'education'] as const
export type ResumeLack = (typeof resumeLacks)[number]

/** What there is to deliver (JOB-3): the resume, null where there is none yet, and attachments to deliver in its place. */
export const getResumeList = post({
  path: '/api/resume/getresumelist',
  params: v.object(onBehalf),
  answer: v.object({
    resume: v.nullable(v.object({ name: v.string(), updated_at: v.string(), lacks: v.array(v.picklist(resumeLacks)) })),
    attachments: v.array(attachment),
  }),
  codes: [codes.notLoggedIn],
  caller: 'student',
})

/** Why a delivery is refused, and what it takes. */
export const deliverRefusal = v.variant('why', [
  /** The position takes no more. */
  v.object({ why: v.literal('closed') }),
  v.object({ why: v.literal('expired') }),
  /** The position is for the students of one school alone. */
  v.object({ why: v.literal('otherSchool'), school: v.string() }),
  v.object({ why: v.literal('noResume') }),
  v.object({ why: v.literal('incomplete'), lacks: v.array(v.picklist(resumeLacks)) }),
  /** The attachment was deleted meanwhile. */
  v.object({ why: v.literal('attachmentGone') }),
  /** The student took back what was delivered to this position. */
  v.object({ why: v.literal('withdrawn') }),
  /** `retry_at`: ISO 8601, when there is room for one more. */
  v.object({ why: v.literal('tooMany'), retry_at: v.string() }),
])
export type DeliverRefusal = v.InferOutput<typeof deliverRefusal>

/**
 * Sends the resume, or an attachment in its place, as it stands now (JOB-3). What was delivered before stays as it was,
 * and answers as it did. A refusal with code 20013 has a `DeliverRefusal` as its data.
 */
export const deliverResume = post({
  path: '/api/resume/deliver',
  params: v.object({
    ...onBehalf,
    position_id: idText,
    /** Of an attachment; the resume without. */
    attachment_id: v.optional(entryId),
    /** What the student says beside it. */
    message: v.optional(text(MESSAGE_MAX)),
  }),
  answer: v.object({
    id: v.string(),
    status,
    delivered_at: v.string(),
    /** Whether what is kept is what was sent now, be it for the second time; false where something else was sent before. */
    is_kept: v.boolean(),
  }),
  codes: [codes.notLoggedIn, codes.notFound, codes.refused],
  caller: 'student',
})

/** How those of some positions stand that were delivered to; without `ids`, of all, the latest 2,000. */
export const getDeliverStatus = post({
  path: '/api/resume/getdeliverstatus',
  params: v.object({ ids: v.optional(v.pipe(v.array(idText), v.maxLength(100))) }),
  answer: v.object({ list: v.array(v.object({ position_id: v.string(), status })) }),
  codes: [codes.notLoggedIn],
  caller: 'student',
})

export const delivery = v.object({
  id: v.string(),
  position,
  status,
  /** ISO 8601. */
  delivered_at: v.string(),
  changed_at: v.string(),
  /** The student has not looked at what last happened. */
  is_new: v.boolean(),
})
export type Delivery = v.InferOutput<typeof delivery>

const counts = countsBy(deliveryTabNames)

/** A student's deliveries, where something happened last first (JOB-5). */
export const getDeliveries = get({
  path: '/api/deliver/getList',
  params: v.object({ ...paging, status: v.optional(v.picklist(deliveryTabNames)) }),
  answer: v.object({ list: v.array(delivery), total: finite, counts }),
  codes: [codes.notLoggedIn],
  caller: 'student',
})

/** Of how many deliveries the student has not looked at what last happened. */
export const getNotReadingInfo = get({
  path: '/api/deliver/getnotreadinginfo',
  params: empty,
  answer: v.object({ count: finite }),
  codes: [codes.notLoggedIn],
  caller: 'student',
})

/** One delivery with what was sent and what happened to it, of that the newest `EVENTS_LISTED`. */
export const getDelivery = get({
  path: '/api/deliver/getdetail',
  params: v.object({ id: idText }),
  answer: v.object({
    ...delivery.entries,
    events: v.array(
      v.object({
        kind: v.picklist(deliveryEventKinds),
        at: v.string(),
        note: v.string(),
        /** Of an offer that says what is offered; null of all else. */
        offer: v.nullable(offerTerms),
        /** To which interview, as it stands now; null where the event is no invitation. */
        invitation: v.nullable(invitation),
      }),
    ),
    /** Of the interviews that the student was told of, in the order of time. */
    invitation_events: v.array(invitationEvent),
    message: v.string(),
    /** As it was sent; null where an attachment was. */
    resume: v.nullable(resumeContent),
    /** Whether what was sent is removed: the student revoked it, or its time is over. */
    is_emptied: v.boolean(),
    /** Of its pages. */
    locale: v.picklist(locales),
    attachment: v.nullable(attachment),
  }),
  codes: [codes.notLoggedIn, codes.notFound],
  caller: 'student',
})

const moved = v.object({ status })

/**
 * A student's own step: takes a delivery back, takes an offer or turns it down, or revokes what was sent once it ended.
 * What stands so already stays so; where another step was faster it is refused, and tried in vain again.
 */
export const stepDelivery = post({
  path: '/api/deliver/step',
  params: v.object({
    ...onBehalf,
    id: idText,
    step: v.picklist(ownSteps),
    /** `changed_at` as the student saw it: an offer is answered by nobody who has not seen its terms. */
    seen: v.optional(text(40)),
  }),
  answer: moved,
  codes: [codes.notLoggedIn, codes.notFound, codes.refused],
  caller: 'student',
})

/** Looked at: one delivery, or all. */
export const markDeliveriesRead = post({
  path: '/api/deliver/markread',
  params: v.object({ ...onBehalf, id: v.optional(idText) }),
  answer: empty,
  codes: [codes.notLoggedIn],
  caller: 'student',
})
