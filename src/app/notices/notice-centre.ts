import { type ActorRefFrom, createActor } from 'xstate'
import { devTools } from '../../../machines/kit/dev-tools.ts'
import { provideNoticeCentre } from '../../../machines/notices/notice-centre/notice-centre.ports.ts'
import { provideTextMessages } from '../../../machines/notices/text-messages/text-messages.ports.ts'
import { begin } from '../../api/content.ts'
import { markRead, noticeSettingsQuery, noticesQuery, setTextMessages } from '../../api/notice-centre.ts'
import type { NoticeCentre } from '../../shared/actors/actors.ts'
import { notices } from '../actors.ts'

const centre = provideNoticeCentre({ notify: notices.notify, markRead })
const texts = provideTextMessages({ notify: notices.notify, setTextMessages })

interface Held {
  readonly userId: string
  readonly centre: ActorRefFrom<typeof centre>
  readonly texts: ActorRefFrom<typeof texts>
}

let held: Held | null = null

function heldOf(userId: string): Held {
  if (held?.userId === userId) return held
  held?.centre.stop()
  held?.texts.stop()
  held = {
    userId,
    centre: createActor(centre, { devTools, input: { userId } }).start(),
    texts: createActor(texts, { devTools, input: { userId } }).start(),
  }
  return held
}

/** The flow of a student's notices, with its effects. */
export const noticeCentre: NoticeCentre = {
  begin: (userId, page) => begin(noticesQuery(userId, page), noticeSettingsQuery(userId)),
  of: (userId) => heldOf(userId).centre,
  textsOf: (userId) => heldOf(userId).texts,
}
