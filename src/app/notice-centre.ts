import { type ActorRefFrom, createActor } from 'xstate'
import { devTools } from '../../machines/kit/dev-tools.ts'
import { provideNoticeCentre } from '../../machines/notices/notice-centre/notice-centre.ports.ts'
import { begin } from '../api/content.ts'
import { markRead, noticeSettingsQuery, noticesQuery, setTextMessages } from '../api/notice-centre.ts'
import type { NoticeCentre } from '../shared/actors/actors.ts'
import { notices } from './actors.ts'

const logic = provideNoticeCentre({ notify: notices.notify, markRead, setTextMessages })

let held: { readonly userId: string; readonly actor: ActorRefFrom<typeof logic> } | null = null

/** What a student was told, with its effects. */
export const noticeCentre: NoticeCentre = {
  begin: (userId, page) => begin(noticesQuery(userId, page), noticeSettingsQuery(userId)),
  of(userId) {
    if (held?.userId !== userId) {
      held?.actor.stop()
      held = { userId, actor: createActor(logic, { devTools, input: { userId } }).start() }
    }
    return held.actor
  },
}
