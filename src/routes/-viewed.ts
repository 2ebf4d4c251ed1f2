import { waitFor } from 'xstate'
import type { Position } from '../../contract/content.ts'
import { rememberViewed } from '../api/viewed.ts'
import type { RouteContext } from './-context.ts'
import { studentIn } from './-student.ts'

/** Remembers a position as looked at, once it has come and it is known by whom. */
export async function keepViewed(ready: Promise<Position | undefined>, { session }: RouteContext): Promise<void> {
  const position = await ready
  const snapshot = await waitFor(session, (now) => studentIn(now) !== null)
  if (position) rememberViewed(studentIn(snapshot), position)
}
