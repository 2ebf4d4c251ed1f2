import * as v from 'valibot'
import { finite } from './rules/schemas.ts'

/** What every call answers with, whatever its HTTP status. */
export const envelope = v.object({ code: finite, msg: v.string(), data: v.unknown() })
export type Envelope = v.InferOutput<typeof envelope>
