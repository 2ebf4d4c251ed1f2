import * as v from 'valibot'
import { get, post } from '../call.ts'
import { codes } from '../codes.ts'
import { countsBy, idText, paging, term } from '../content.ts'
import { offerTerms } from '../offer.ts'
import { degrees, resumeContent } from '../resume.ts'
import { deliveryEventKinds, deliveryStatuses, deskTabNames, MESSAGE_MAX } from '../rules/delivery-steps.ts'
import { finite, text } from '../rules/schemas.ts'
import { invitation, invitationEvent } from './invitations.ts'
import { attachment } from './resume.ts'
import { locales } from './site.ts'

/** Deliveries that one call moves at most. */
export const BULK_MAX = 100
/** Deliveries that one file holds at most. */
export const EXPORT_MAX = 5000

const status = v.picklist(deliveryStatuses)
const counts = countsBy(deskTabNames)

const positionStatus = v.picklist(['open', 'closed', 'expired'])
export type PositionStatus = v.InferOutput<typeof positionStatus>

export const deskAccount = v.object({
  login_type: v.picklist(['student', 'school', 'company', 'channel']),
  /** Of an employer, its middle digits hidden; '' of anybody else. */
  phone: v.string(),
  /** Null where the account belongs to no company, or not yet. */
  company_name: v.nullable(v.string()),
})
export type DeskAccount = v.InferOutput<typeof deskAccount>

/** Who is at the desk, or would be if it were an employer. */
export const getDeskAccount = get({
  path: '/company/desk/getaccount',
  params: v.object({}),
  answer: deskAccount,
  codes: [codes.notLoggedIn],
  caller: 'someone',
})

/** What an employer's own positions got. */
export const getDeskPositions = get({
  path: '/company/desk/getpositions',
  params: v.object({}),
  answer: v.object({
    company_name: v.string(),
    list: v.array(
      v.object({
        id: v.string(),
        title: v.string(),
        city: term,
        status: positionStatus,
        /** Deliveries that still stand, and those of them that nobody has opened. */
        deliveries: finite,
        unread: finite,
        /** Of them those that end where the position closes. */
        undecided: finite,
      }),
    ),
  }),
  codes: [codes.notLoggedIn, codes.refused],
  caller: 'company',
})

export const deskDelivery = v.object({
  id: v.string(),
  /** As in what was sent; of who sent an attachment, as their resume had it then; all '' once it was taken back, or is removed. */
  name: v.string(),
  school: v.string(),
  major: v.string(),
  /** Of the first school; '' where nothing is said. */
  degree: v.picklist(degrees),
  position: v.object({ id: v.string(), title: v.string() }),
  /** What was sent; '' once nothing of it is shown any more. */
  sent: v.picklist(['', 'resume', 'attachment']),
  status,
  /** ISO 8601. */
  delivered_at: v.string(),
  /** Milliseconds for which the last step can still be taken back, from the answer on; null where none can. */
  undo_rest: v.nullable(finite),
})
export type DeskDelivery = v.InferOutput<typeof deskDelivery>

const filter = {
  position_id: v.optional(idText),
  status: v.optional(v.picklist(deskTabNames)),
  /** In names, schools and majors. */
  keyword: v.optional(text(60)),
}

/** Deliveries to an employer's own positions, the latest first. */
export const getDeskDeliveries = get({
  path: '/company/desk/getdeliveries',
  params: v.object({ ...paging, ...filter }),
  answer: v.object({ list: v.array(deskDelivery), total: finite, counts }),
  codes: [codes.notLoggedIn, codes.refused],
  caller: 'company',
})

/** The employer's account that took a step, its middle digits hidden; '' of a student's own step, or where that is not known. */
const by = v.string()

const deskInvitationEvent = v.object({ ...invitationEvent.entries, by })
export type DeskInvitationEvent = v.InferOutput<typeof deskInvitationEvent>

/** Opens a delivery, which the student is told of at once: all that was sent, and what happened, the newest `EVENTS_LISTED`. */
export const openDelivery = post({
  path: '/company/desk/open',
  params: v.object({ id: idText }),
  answer: v.object({
    ...deskDelivery.entries,
    message: v.string(),
    /** What its pages show, and nothing else of it. */
    resume: v.nullable(resumeContent),
    /** Of its pages. */
    locale: v.picklist(locales),
    attachment: v.nullable(attachment),
    /** Of who sent an attachment, as their resume or else their account had it; '' of who sent a resume, which names it. */
    phone: v.string(),
    /** Likewise; '' also of those from before it was asked for. */
    email: v.string(),
    events: v.array(
      v.object({
        kind: v.picklist(deliveryEventKinds),
        at: v.string(),
        note: v.string(),
        by,
        /** Of an offer; null of all else, and of offers from before there were any. */
        offer: v.nullable(offerTerms),
      }),
    ),
    /** The latest first. */
    invitations: v.array(invitation),
    /** Of them, in the order of time. */
    invitation_events: v.array(deskInvitationEvent),
  }),
  codes: [codes.notLoggedIn, codes.refused, codes.notFound],
  caller: 'company',
})

const moved = v.object({
  list: v.array(v.object({ id: v.string(), status, undo_rest: v.nullable(finite), is_moved: v.boolean() })),
})
const ids = v.pipe(v.array(idText), v.nonEmpty(), v.maxLength(BULK_MAX))

/** A step of one delivery, or of several; those that have no such way on stay as they are (`is_moved`). */
export const stepDeskDeliveries = post({
  path: '/company/desk/step',
  params: v.object({
    ids,
    step: v.picklist(['like', 'offer', 'revise', 'reject']),
    /** What the employer says with it. */
    note: v.optional(text(MESSAGE_MAX)),
    /** With an offer, and with other terms of one. */
    offer: v.optional(offerTerms),
  }),
  answer: moved,
  codes: [codes.notLoggedIn, codes.refused],
  caller: 'company',
})

/** Takes the last step of each back, as long as nobody has been told of it. */
export const undoDeskSteps = post({
  path: '/company/desk/undo',
  params: v.object({ ids }),
  answer: moved,
  codes: [codes.notLoggedIn, codes.refused],
  caller: 'company',
})

/** Closes a position, which ends what nobody has decided on, or opens it anew. */
export const setPositionOpen = post({
  path: '/company/desk/setopen',
  params: v.object({ id: idText, open: v.picklist(['0', '1']) }),
  answer: v.object({ status: positionStatus }),
  codes: [codes.notLoggedIn, codes.refused, codes.notFound],
  caller: 'company',
})

/** A file that was sent: the attachment, or the photo of the resume; `shown`: a PDF in a frame of our own. */
export const getDeskFile = get({
  path: '/company/desk/getfile',
  params: v.object({ id: idText, file: v.picklist(['attachment', 'photo']), shown: v.optional(v.literal('1')) }),
  answer: v.object({}),
  download: true,
  codes: [codes.notLoggedIn, codes.refused, codes.notFound],
  caller: 'company',
})

/** The attachments of several deliveries as one zip file; those that have none are left out. */
export const getDeskAttachments = get({
  path: '/company/desk/getattachments',
  params: v.object({
    /** Divided by commas, at most `BULK_MAX`. */
    ids: v.pipe(v.string(), v.regex(/^\d{1,15}(?:,\d{1,15}){0,99}$/)),
  }),
  answer: v.object({}),
  download: true,
  codes: [codes.notLoggedIn, codes.refused, codes.notFound],
  caller: 'company',
})

/** The same deliveries in the same order as a table (Excel’s xlsx); more than `EXPORT_MAX` are refused. */
export const exportDeliveries = get({
  path: '/company/desk/export',
  params: v.object(filter),
  answer: v.object({}),
  download: true,
  codes: [codes.notLoggedIn, codes.refused],
  caller: 'company',
})
