import { createActor } from 'xstate'
import { provideLive } from '../../machines/live/live.ports.ts'
import { refresh } from '../api/notice-centre.ts'
import { devTools } from '../entities/provided/dev-tools.ts'
import { session } from './actors.ts'
import { openStream } from './ports/event-stream.ts'
import { hearTabs, queueToLead, tellTabs } from './ports/live-tabs.ts'
import { visibility } from './ports/visibility.ts'

/** Listens for as long as a student is logged in. */
export function listen(): void {
  const actor = createActor(provideLive({ visibility, hearTabs, tellTabs, queueToLead, openStream, refresh }), {
    devTools,
  }).start()
  const follow = () => {
    const { value, context } = session.getSnapshot()
    if (value.identity === 'student') actor.send({ type: 'STUDENT.ENTERED', userId: context.userId })
    else if (value.identity !== 'unknown') actor.send({ type: 'STUDENT.LEFT' })
  }
  session.subscribe(follow)
  follow()
}
