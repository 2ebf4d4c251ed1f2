import * as calls from '../../contract/calls/guided.ts'
import { request } from './client.ts'

/** Each rejects with a CallFailure. */
export const getGuided = request(calls.getGuided)
export const answerGuided = request(calls.answerGuided)
export const correctGuided = request(calls.correctGuided)
export const pasteGuided = request(calls.pasteGuided)
export const moveGuided = request(calls.moveGuided)
