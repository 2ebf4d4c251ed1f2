import * as z from 'zod/mini'
import { get, post } from '../call.ts'
import { codes } from '../codes.ts'
import { idText } from '../content.ts'
import {
  difficulties,
  listedPractice,
  occupations,
  practice,
  practiceLanguages,
  practiceLengths,
  practiceLimits,
  practiceTypes,
} from '../practice.ts'
import { onBehalf } from './resume.ts'

/** A form of Chinese text takes nine bytes a character. */
const ANSWER_BYTES = 32 * 1024

/** Begins a practice for a position, with questions that are chosen for it. */
export const startPractice = post({
  path: '/api/practice/start',
  params: z.object({
    ...onBehalf,
    position: z.string().check(z.minLength(1), z.maxLength(practiceLimits.position)),
    occupation: z.enum(occupations),
    type: z.enum(practiceTypes),
    difficulty: z.enum(difficulties),
    language: z.enum(practiceLanguages),
    count: z.enum(practiceLengths),
  }),
  answer: z.object({ id: z.string() }),
  codes: [codes.notLoggedIn, codes.refused],
  caller: 'student',
})

/** A student's own practice; another's is as unknown as none. */
export const getPractice = get({
  path: '/api/practice/get',
  params: z.object({ id: idText }),
  answer: practice,
  codes: [codes.notLoggedIn, codes.notFound],
  caller: 'student',
})

/** All that are kept of a student, the latest first. */
export const getPractices = get({
  path: '/api/practice/getlist',
  params: z.object({}),
  answer: z.object({ list: z.array(listedPractice) }),
  codes: [codes.notLoggedIn],
  caller: 'student',
})

/**
 * Keeps what was answered to a question, in the place of what was answered before.
 * A refusal with code 40900: another page answered it, or the practice is finished.
 */
export const answerPractice = post({
  path: '/api/practice/answer',
  params: z.object({
    ...onBehalf,
    id: idText,
    /** Of the question, from 0. */
    number: z.string().check(z.regex(/^\d$/)),
    text: z.string().check(z.minLength(1), z.maxLength(practiceLimits.answer)),
    /** `saved_at` of the answer that this one replaces; '' for none. */
    former: z.string().check(z.maxLength(40)),
  }),
  answer: practice,
  codes: [codes.notLoggedIn, codes.notFound, codes.refused, codes.conflict],
  caller: 'student',
  bodyLimit: ANSWER_BYTES,
})

/** Ends a practice, whatever is answered; one that is finished stays so. */
export const finishPractice = post({
  path: '/api/practice/finish',
  params: z.object({ ...onBehalf, id: idText }),
  answer: practice,
  codes: [codes.notLoggedIn, codes.notFound, codes.refused],
  caller: 'student',
})

/** Deletes a practice and everything that was answered. */
export const deletePractice = post({
  path: '/api/practice/delete',
  params: z.object({ ...onBehalf, id: idText }),
  answer: z.object({}),
  codes: [codes.notLoggedIn, codes.notFound],
  caller: 'student',
})
