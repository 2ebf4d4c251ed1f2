import { createActor } from 'xstate'
import { devTools } from '../../../machines/kit/dev-tools.ts'
import { provideLive } from '../../../machines/notices/live/live.ports.ts'
import { refresh } from '../../api/notice-centre.ts'
import { visibility } from '../../browser/page/visibility.ts'
import { openStream } from '../../browser/tabs/event-stream.ts'
import { hearTabs, queueToLead, tellTabs } from '../../browser/tabs/live-tabs.ts'
import { session } from '../actors.ts'

/** Listens for as long as a student is logged in. */
export function listen(): void {
  const actor = createActor(provideLive({ visibility, hearTabs, tellTabs, queueToLead, openStream, refresh }), {
    devTools,
  }).start()
  const follow = () => {
    const { value, context } = session.getSnapshot()
    if (value.identity === 'student') actor.send({ type: 'SOMEBODY.ENTERED', userId: context.userId })
    else if (value.identity !== 'unknown') actor.send({ type: 'SOMEBODY.LEFT' })
  }
  session.subscribe(follow)
  follow()
}
