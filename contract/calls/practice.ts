import * as v from 'valibot'
import { get, post, UPLOAD_TIMEOUT } from '../call.ts'
import { codes } from '../codes.ts'
import { idText } from '../content.ts'
import {
  difficulties,
  listedPractice,
  occupations,
  practice,
  practiceAttempt,
  practiceLanguages,
  practiceLengths,
  practiceLimits,
  practiceModel,
  practiceModes,
  practiceTypes,
} from '../practice.ts'
import { entryId } from '../resume.ts'
import { evaluationEngines } from '../rules/evaluation.ts'
import { text, whole } from '../rules/schemas.ts'
import { onBehalf } from './resume.ts'

/** A form of Chinese text takes nine bytes a character. */
const ANSWER_BYTES = 32 * 1024

/** Of the question, from 0. */
const number = v.pipe(v.string(), v.regex(/^\d$/))
/** An id that the client makes for each recording. */
const take = entryId
/** Whole, not below 0. */
const amount = v.pipe(v.string(), v.regex(/^\d{1,8}$/))

/** Begins a practice for a position, with questions that are chosen for it. */
export const startPractice = post({
  path: '/api/practice/start',
  params: v.object({
    ...onBehalf,
    position: v.pipe(v.string(), v.nonEmpty(), v.maxCodePoints(practiceLimits.position)),
    occupation: v.picklist(occupations),
    type: v.picklist(practiceTypes),
    difficulty: v.picklist(difficulties),
    language: v.picklist(practiceLanguages),
    count: v.picklist(practiceLengths),
    mode: v.picklist(practiceModes),
    /** Of the student's own application, whose interview it prepares for. */
    delivery_id: v.optional(idText),
  }),
  answer: v.object({ id: v.string() }),
  codes: [codes.notLoggedIn, codes.notFound, codes.refused],
  caller: 'student',
})

/**
 * Begins a practice with one question of a finished one; where such a practice is not finished yet, it is that.
 * A refusal with code 40900, and how it stands: the former one is not finished.
 */
export const retryPractice = post({
  path: '/api/practice/retry',
  params: v.object({ ...onBehalf, id: idText, number }),
  answer: v.object({ id: v.string() }),
  codes: [codes.notLoggedIn, codes.notFound, codes.refused, codes.conflict],
  caller: 'student',
})

/** A student's own practice; another's is as unknown as none. */
export const getPractice = get({
  path: '/api/practice/get',
  params: v.object({ id: idText }),
  answer: practice,
  codes: [codes.notLoggedIn, codes.notFound],
  caller: 'student',
})

/** What was answered to the same questions in other practices, the latest first. */
export const getAttempts = get({
  path: '/api/practice/getattempts',
  params: v.object({ id: idText }),
  answer: v.object({ list: v.array(practiceAttempt) }),
  codes: [codes.notLoggedIn],
  caller: 'student',
})

/** All that are kept of a student, the latest first. */
export const getPractices = get({
  path: '/api/practice/getlist',
  params: v.object({}),
  answer: v.object({ list: v.array(listedPractice) }),
  codes: [codes.notLoggedIn],
  caller: 'student',
})

/**
 * Keeps what was answered to a question, in the place of what was answered before.
 * A refusal with code 40900: another page answered it, or the practice is finished; a question that was recorded before
 * and has no answer yet still gets its own, and a recording without a text still gets one.
 */
export const answerPractice = post({
  path: '/api/practice/answer',
  params: v.object({
    ...onBehalf,
    id: idText,
    number,
    /** May be empty beside a recording. */
    text: text(practiceLimits.answer),
    /** `saved_at` of the answer that this one replaces; '' for none. */
    former: text(40),
    /** Of a recording that goes with it; without one, the one that is there stays. */
    take: v.optional(take),
    /** Of that recording: bytes that the server must have, and seconds that it lasts. */
    bytes: v.optional(amount),
    seconds: v.optional(amount),
  }),
  answer: practice,
  codes: [codes.notLoggedIn, codes.notFound, codes.refused, codes.conflict],
  caller: 'student',
  bodyLimit: ANSWER_BYTES,
})

/**
 * Keeps a part of a recording behind what is kept of it. Nothing is kept of a part that begins elsewhere: the answer says
 * where the next one begins, so that a client which lost count goes on there.
 */
export const keepRecording = post({
  path: '/api/practice/recording/keep',
  params: v.object({
    ...onBehalf,
    id: idText,
    number,
    take,
    /** Bytes of the recording before this part. */
    start: amount,
  }),
  /** Bytes of the recording that are kept. */
  answer: v.object({ kept: whole }),
  codes: [codes.notLoggedIn, codes.notFound, codes.refused, codes.fileType, codes.fileTooLarge],
  caller: 'student',
  timeout: UPLOAD_TIMEOUT,
  file: { field: 'file', limit: practiceLimits.part },
})

/** The recording of an answer; a part of it where a range is asked for. */
export const getRecording = get({
  path: '/api/practice/recording/get',
  params: v.object({ id: idText, number }),
  answer: v.object({}),
  codes: [codes.notLoggedIn, codes.notFound],
  caller: 'student',
  download: true,
})

/** Ends a practice, whatever is answered; one that is finished stays so. */
export const finishPractice = post({
  path: '/api/practice/finish',
  params: v.object({ ...onBehalf, id: idText }),
  answer: practice,
  codes: [codes.notLoggedIn, codes.notFound, codes.refused],
  caller: 'student',
})

/** The language model that may grade a practice of the student's own. */
export const getPracticeModel = get({
  path: '/api/practice/getmodel',
  params: v.object({ id: idText }),
  /** Null where there is none. */
  answer: v.object({ model: v.nullable(practiceModel) }),
  codes: [codes.notLoggedIn],
  caller: 'student',
})

/**
 * Grades what was answered in a practice that is finished, by its texts alone. Where the student asks for `model` and has
 * agreed, now or before, the texts leave for whom the settings name: rules grade at once, the model some seconds later.
 * A refusal with code 40900, and how it stands: it is not finished.
 */
export const evaluatePractice = post({
  path: '/api/practice/evaluate',
  params: v.object({
    ...onBehalf,
    id: idText,
    engine: v.optional(v.picklist(evaluationEngines)),
    /** Agrees that texts are sent to the model from now on, or takes that back. */
    agrees: v.optional(v.picklist(['0', '1'])),
  }),
  answer: practice,
  codes: [codes.notLoggedIn, codes.notFound, codes.refused, codes.conflict],
  caller: 'student',
})

/** Deletes a practice and everything that was answered. */
export const deletePractice = post({
  path: '/api/practice/delete',
  params: v.object({ ...onBehalf, id: idText }),
  answer: v.object({}),
  codes: [codes.notLoggedIn, codes.notFound],
  caller: 'student',
})
