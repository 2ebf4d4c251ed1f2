import { createActor } from 'xstate'
import { deskGuardView } from '../../machines/employer-office/desk-guard/desk-guard.selectors.ts'
import { provideLive } from '../../machines/notices/live/live.ports.ts'
import { readAllAnew } from '../api/desk.ts'
import { visibility } from '../browser/page/visibility.ts'
import { openStream } from '../browser/tabs/event-stream.ts'
import { hearTabs, queueToLead, tellTabs } from '../browser/tabs/live-tabs.ts'
import { guard } from './actors.ts'

/** A browser has one session: whoever is at the desk is the same in all its tabs. */
const AT_THE_DESK = 'desk'

const live = createActor(
  provideLive({ visibility, hearTabs, tellTabs, queueToLead, openStream, refresh: () => void readAllAnew() }),
)

/** Listens for as long as an employer is at the desk. */
export function listen(): void {
  live.start()
  const follow = () =>
    live.send(
      deskGuardView(guard.getSnapshot()) === 'inside'
        ? { type: 'SOMEBODY.ENTERED', userId: AT_THE_DESK }
        : { type: 'SOMEBODY.LEFT' },
    )
  guard.subscribe(follow)
  follow()
}
