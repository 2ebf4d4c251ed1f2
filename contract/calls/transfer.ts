import * as v from 'valibot'
import { type Answer, post } from '../call.ts'
import { codes } from '../codes.ts'
import { text } from '../rules/schemas.ts'

const loginType = v.picklist(['student', 'school', 'company', 'channel'])

/** What the interface keeps of an identity, by its kind. */
export const identity = v.variant('login_type', [
  v.object({ login_type: v.literal('student'), user_id: v.string() }),
  v.object({
    login_type: v.literal('school'),
    user_id: v.string(),
    user_name: v.string(),
    school: v.string(),
    user_type: v.string(),
    strategy: v.string(),
    faculty: v.string(),
  }),
  v.object({ login_type: v.literal('company'), user_id: v.string() }),
  v.object({ login_type: v.literal('channel'), user_id: v.string(), channel_name: v.string() }),
])
export type Identity = v.InferOutput<typeof identity>

/** A ticket with which whoever is logged in here logs in on another of our sites: signed, for one use, within a minute. */
export const createTransfer = post({
  path: '/api/user/createtransfer',
  params: v.object({ domain: text(253) }),
  answer: v.object({ ticket: v.string() }),
  codes: [codes.notLoggedIn, codes.notFound],
  caller: 'someone',
})

/** Somebody as a question names him: what he knows himself by. */
const person = v.object({
  login_type: loginType,
  user_id: v.string(),
  /** A student's, or a member of staff's user name; '' where there is none. */
  name: v.string(),
  /** Middle digits hidden; '' for staff. */
  phone: v.string(),
  /** School, faculty or channel; '' where there is none. */
  place: v.string(),
})
export type Person = v.InferOutput<typeof person>

/** Whom a ticket would let in, and who is here, for the question before its exchange. Uses nothing up. */
export const previewTransfer = post({
  path: '/api/user/previewtransfer',
  params: v.object({
    ticket: text(1024),
    login_type: loginType,
    user_id: text(64),
    /** Address of the page that led here, as the browser says; '' where it says none. Decides what is asked, never what is allowed. */
    came_from: text(2048),
  }),
  answer: v.object({ arriving: person, current: v.nullable(person), is_from_ours: v.boolean() }),
  codes: [codes.transferVoid, codes.transferMismatch, codes.notFound],
})
export type TransferPreview = Answer<typeof previewTransfer>

/**
 * Exchanges a ticket for a session on this site. Ids in the address are claims: the ticket has to bear them out, or,
 * where none came, the session that is here already.
 */
export const exchangeTransfer = post({
  path: '/api/user/transfer',
  params: v.object({
    ticket: text(1024),
    login_type: loginType,
    /** As claimed: user_id, or com_key_user of a company. */
    user_id: text(64),
  }),
  answer: identity,
  codes: [codes.transferVoid, codes.transferMismatch, codes.notFound],
})
