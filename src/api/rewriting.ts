import * as calls from '../../contract/calls/rewriting.ts'
import { request } from './client.ts'

/** Rejects with a CallFailure. */
export const rewriteLine = request(calls.rewriteLine)
