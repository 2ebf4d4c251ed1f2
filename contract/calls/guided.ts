import * as v from 'valibot'
import { get, post } from '../call.ts'
import { codes } from '../codes.ts'
import { GUIDED_LIMITS, guided, guidedQuestions } from '../guided.ts'
import { text } from '../rules/schemas.ts'
import { onBehalf } from './resume.ts'

/** A form of Chinese text takes nine bytes a character. */
const BYTES_A_CHARACTER = 9
const ROOM = 2048

/**
 * What it was done on: where another tab has answered since, nothing is written (40900, the data being how it stands
 * now). The same sent again, after an answer that was lost, is answered as it stands.
 */
const version = v.pipe(v.string(), v.regex(/^\d{1,9}$/))
const answerText = text(GUIDED_LIMITS.answer)
const changing = [codes.notLoggedIn, codes.refused, codes.conflict] as const

/** How far the student's conversation is. */
export const getGuided = get({
  path: '/api/guided/get',
  params: v.object({}),
  answer: guided,
  codes: [codes.notLoggedIn],
  caller: 'student',
})

/** Answers the question that is asked; what is understood is written into the resume at once. */
export const answerGuided = post({
  path: '/api/guided/answer',
  params: v.object({ ...onBehalf, version, question: v.picklist(guidedQuestions), text: answerText }),
  answer: guided,
  codes: changing,
  caller: 'student',
  bodyLimit: BYTES_A_CHARACTER * GUIDED_LIMITS.answer + ROOM,
})

/** Says an earlier answer otherwise. */
export const correctGuided = post({
  path: '/api/guided/correct',
  params: v.object({ ...onBehalf, version, turn: v.pipe(v.string(), v.regex(/^\d{1,9}$/)), text: answerText }),
  answer: guided,
  codes: [...changing, codes.notFound],
  caller: 'student',
  bodyLimit: BYTES_A_CHARACTER * GUIDED_LIMITS.answer + ROOM,
})

/** Reads a whole text, as a file is read. */
export const pasteGuided = post({
  path: '/api/guided/paste',
  params: v.object({ ...onBehalf, version, text: text(GUIDED_LIMITS.paste) }),
  answer: guided,
  codes: changing,
  caller: 'student',
  bodyLimit: BYTES_A_CHARACTER * GUIDED_LIMITS.paste + ROOM,
})

export const guidedMoves = ['skip', 'back', 'keep', 'replace', 'restart'] as const
export type GuidedMove = (typeof guidedMoves)[number]

/**
 * Passes a question over, goes back to the one before, decides what contradicts (`keep` what stands or `replace` it),
 * or forgets the conversation; the resume stays.
 */
export const moveGuided = post({
  path: '/api/guided/move',
  params: v.object({ ...onBehalf, version, move: v.picklist(guidedMoves) }),
  answer: guided,
  codes: changing,
  caller: 'student',
})
