import * as z from 'zod/mini'
import { get, post } from '../call.ts'
import { codes } from '../codes.ts'
import { countsBy, idText, paging, term } from '../content.ts'
import { offerTerms } from '../offer.ts'
import { degrees, resumeContent } from '../resume.ts'
import { deliveryEventKinds, deliveryStatuses, deskTabNames, MESSAGE_MAX } from '../rules/delivery-steps.ts'
import { invitation, invitationEvent } from './invitations.ts'
import { attachment } from './resume.ts'
import { locales } from './site.ts'

/** Deliveries that one call moves at most. */
export const BULK_MAX = 100
/** Deliveries that one file holds at most. */
export const EXPORT_MAX = 5000

const status = z.enum(deliveryStatuses)
const counts = countsBy(deskTabNames)

const positionStatus = z.enum(['open', 'closed', 'expired'])
export type PositionStatus = z.infer<typeof positionStatus>

export const deskAccount = z.object({
  login_type: z.enum(['student', 'school', 'company', 'channel']),
  /** Of an employer, its middle digits hidden; '' of anybody else. */
  phone: z.string(),
  /** Null where the account belongs to no company, or not yet. */
  company_name: z.nullable(z.string()),
})
export type DeskAccount = z.infer<typeof deskAccount>

/** Who is at the desk, or would be if it were an employer. */
export const getDeskAccount = get({
  path: '/company/desk/getaccount',
  params: z.object({}),
  answer: deskAccount,
  codes: [codes.notLoggedIn],
  caller: 'someone',
})

/** What an employer's own positions got. */
export const getDeskPositions = get({
  path: '/company/desk/getpositions',
  params: z.object({}),
  answer: z.object({
    company_name: z.string(),
    list: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        city: term,
        status: positionStatus,
        /** Deliveries that still stand, and those of them that nobody has opened. */
        deliveries: z.number(),
        unread: z.number(),
        /** Of them those that end where the position closes. */
        undecided: z.number(),
      }),
    ),
  }),
  codes: [codes.notLoggedIn, codes.refused],
  caller: 'company',
})

export const deskDelivery = z.object({
  id: z.string(),
  /** As in what was sent; of who sent an attachment, as their resume had it then; all '' once it was taken back, or is removed. */
  name: z.string(),
  school: z.string(),
  major: z.string(),
  /** Of the first school; '' where nothing is said. */
  degree: z.enum(degrees),
  position: z.object({ id: z.string(), title: z.string() }),
  /** What was sent; '' once nothing of it is shown any more. */
  sent: z.enum(['', 'resume', 'attachment']),
  status,
  /** ISO 8601. */
  delivered_at: z.string(),
  /** Milliseconds for which the last step can still be taken back, from the answer on; null where none can. */
  undo_rest: z.nullable(z.number()),
})
export type DeskDelivery = z.infer<typeof deskDelivery>

const filter = {
  position_id: z.optional(idText),
  status: z.optional(z.enum(deskTabNames)),
  /** In names, schools and majors. */
  keyword: z.optional(z.string().check(z.maxLength(60))),
}

/** Deliveries to an employer's own positions, the latest first. */
export const getDeskDeliveries = get({
  path: '/company/desk/getdeliveries',
  params: z.object({ ...paging, ...filter }),
  answer: z.object({ list: z.array(deskDelivery), total: z.number(), counts }),
  codes: [codes.notLoggedIn, codes.refused],
  caller: 'company',
})

/** The employer's account that took a step, its middle digits hidden; '' of a student's own step, or where that is not known. */
const by = z.string()

const deskInvitationEvent = z.extend(invitationEvent, { by })
export type DeskInvitationEvent = z.infer<typeof deskInvitationEvent>

/** Opens a delivery, which the student is told of at once: all that was sent, and what happened, the newest `EVENTS_LISTED`. */
export const openDelivery = post({
  path: '/company/desk/open',
  params: z.object({ id: idText }),
  answer: z.extend(deskDelivery, {
    message: z.string(),
    /** What its pages show, and nothing else of it. */
    resume: z.nullable(resumeContent),
    /** Of its pages. */
    locale: z.enum(locales),
    attachment: z.nullable(attachment),
    /** Of who sent an attachment, as their resume or else their account had it; '' of who sent a resume, which names it. */
    phone: z.string(),
    /** Likewise; '' also of those from before it was asked for. */
    email: z.string(),
    events: z.array(
      z.object({
        kind: z.enum(deliveryEventKinds),
        at: z.string(),
        note: z.string(),
        by,
        /** Of an offer; null of all else, and of offers from before there were any. */
        offer: z.nullable(offerTerms),
      }),
    ),
    /** The latest first. */
    invitations: z.array(invitation),
    /** Of them, in the order of time. */
    invitation_events: z.array(deskInvitationEvent),
  }),
  codes: [codes.notLoggedIn, codes.refused, codes.notFound],
  caller: 'company',
})

const moved = z.object({
  list: z.array(z.object({ id: z.string(), status, undo_rest: z.nullable(z.number()), is_moved: z.boolean() })),
})
const ids = z.array(idText).check(z.minLength(1), z.maxLength(BULK_MAX))

/** A step of one delivery, or of several; those that have no such way on stay as they are (`is_moved`). */
export const stepDeskDeliveries = post({
  path: '/company/desk/step',
  params: z.object({
    ids,
    step: z.enum(['like', 'offer', 'revise', 'reject']),
    /** What the employer says with it. */
    note: z.optional(z.string().check(z.maxLength(MESSAGE_MAX))),
    /** With an offer, and with other terms of one. */
    offer: z.optional(offerTerms),
  }),
  answer: moved,
  codes: [codes.notLoggedIn, codes.refused],
  caller: 'company',
})

/** Takes the last step of each back, as long as nobody has been told of it. */
export const undoDeskSteps = post({
  path: '/company/desk/undo',
  params: z.object({ ids }),
  answer: moved,
  codes: [codes.notLoggedIn, codes.refused],
  caller: 'company',
})

/** Closes a position, which ends what nobody has decided on, or opens it anew. */
export const setPositionOpen = post({
  path: '/company/desk/setopen',
  params: z.object({ id: idText, open: z.enum(['0', '1']) }),
  answer: z.object({ status: positionStatus }),
  codes: [codes.notLoggedIn, codes.refused, codes.notFound],
  caller: 'company',
})

/** A file that was sent: the attachment, or the photo of the resume; `shown`: a PDF in a frame of our own. */
export const getDeskFile = get({
  path: '/company/desk/getfile',
  params: z.object({ id: idText, file: z.enum(['attachment', 'photo']), shown: z.optional(z.literal('1')) }),
  answer: z.object({}),
  download: true,
  codes: [codes.notLoggedIn, codes.refused, codes.notFound],
  caller: 'company',
})

/** The attachments of several deliveries as one zip file; those that have none are left out. */
export const getDeskAttachments = get({
  path: '/company/desk/getattachments',
  params: z.object({
    /** Divided by commas, at most `BULK_MAX`. */
    ids: z.string().check(z.regex(/^\d{1,15}(?:,\d{1,15}){0,99}$/)),
  }),
  answer: z.object({}),
  download: true,
  codes: [codes.notLoggedIn, codes.refused, codes.notFound],
  caller: 'company',
})

/** The same deliveries in the same order as a table (Excel’s xlsx); more than `EXPORT_MAX` are refused. */
export const exportDeliveries = get({
  path: '/company/desk/export',
  params: z.object(filter),
  answer: z.object({}),
  download: true,
  codes: [codes.notLoggedIn, codes.refused],
  caller: 'company',
})
