import * as z from 'zod/mini'

/** What every call answers with, whatever its HTTP status. */
export const envelope = z.object({ code: z.number(), msg: z.string(), data: z.unknown() })
export type Envelope = z.infer<typeof envelope>
