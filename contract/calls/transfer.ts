import * as z from 'zod/mini'
import { type Answer, post } from '../call.ts'
import { codes } from '../codes.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
const loginType = z.enum(['student', 'school', 'company', 'channel'])

/** What the interface keeps of an identity, by its kind. */
export const identity = z.discriminatedUnion('login_type', [
  z.object({ login_type: z.literal('student'), user_id: z.string() }),
  z.object({
    login_type: z.literal('school'),
    user_id: z.string(),
    user_name: z.string(),
    school: z.string(),
    user_type: z.string(),
    strategy: z.string(),
    faculty: z.string(),
  }),
  z.object({ login_type: z.literal('company'), user_id: z.string() }),
  z.object({ login_type: z.literal('channel'), user_id: z.string(), channel_name: z.string() }),
])
export type Identity = z.infer<typeof identity>

/** A ticket with which whoever is logged in here logs in on another of our sites: signed, for one use, within a minute. */
export const createTransfer = post({
  path: '/api/user/createtransfer',
  params: z.object({ domain: text(253) }),
  answer: z.object({ ticket: z.string() }),
  codes: [codes.notLoggedIn, codes.notFound],
  caller: 'someone',
})

/** Somebody as a question names him: what he knows himself by. */
const person = z.object({
  login_type: loginType,
  user_id: z.string(),
  /** A student's, or a member of staff's user name; '' where there is none. */
  name: z.string(),
  /** Middle digits hidden; '' for staff. */
  phone: z.string(),
  /** School, faculty or channel; '' where there is none. */
  place: z.string(),
})
export type Person = z.infer<typeof person>

/** Whom a ticket would let in, and who is here, for the question before its exchange. Uses nothing up. */
export const previewTransfer = post({
  path: '/api/user/previewtransfer',
  params: z.object({
    ticket: text(1024),
    login_type: loginType,
    user_id: text(64),
    /** Address of the page that led here, as the browser says; '' where it says none. Decides what is asked, never what is allowed. */
    came_from: text(2048),
  }),
  answer: z.object({ arriving: person, current: z.nullable(person), is_from_ours: z.boolean() }),
  codes: [codes.transferVoid, codes.transferMismatch, codes.notFound],
})
export type TransferPreview = Answer<typeof previewTransfer>

/**
 * Exchanges a ticket for a session on this site. Ids in the address are claims: the ticket has to bear them out, or,
 * where none came, the session that is here already.
 */
export const exchangeTransfer = post({
  path: '/api/user/transfer',
  params: z.object({
    ticket: text(1024),
    login_type: loginType,
    /** As claimed: user_id, or com_key_user of a company. */
    user_id: text(64),
  }),
  answer: identity,
  codes: [codes.transferVoid, codes.transferMismatch, codes.notFound],
})
