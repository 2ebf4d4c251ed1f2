import { LIVE_PATH } from '../../../contract/calls/notices.ts'
import { eventually } from '../world.ts'
import { FAILED_REQUEST } from './complaints.ts'
import type { Visitor } from './visitor.ts'

/** The page of a student listens, has read what it reads anew when it begins to, and asks for nothing by itself. */
export async function seeListening(visitor: Visitor): Promise<void> {
  await eventually(() => visitor.count({ path: LIVE_PATH })).toBeGreaterThan(0)
  await visitor.seeAnswered()
  // Which it does once it has heard that the stream is open.
  await visitor.page.evaluate(() => undefined)
  await visitor.seeAnswered()
}

/** The server knows the browser no more; its page does not know until somebody does something there. */
export async function endSession(visitor: Visitor): Promise<void> {
  await seeListening(visitor)
  visitor.complaints.expect(FAILED_REQUEST)
  await visitor.context.clearCookies({ name: 'session_id' })
}
