import { noticeOf } from '../../machines/notice.ts'
import { begin } from '../api/content.ts'
import { markRead, noticeSettingsQuery, noticesQuery, setTextMessages } from '../api/notice-centre.ts'
import type { NoticeCentre } from '../features/actors.ts'
import { notices } from './actors.ts'

const tell = (error: unknown) => notices.notify(noticeOf(error))

/** What a student was told, with its effects. */
export const noticeCentre: NoticeCentre = {
  begin: (userId, page) => begin(noticesQuery(userId, page), noticeSettingsQuery(userId)),
  markRead: (userId, id) => markRead(userId, id).catch(tell),
  setTextMessages: (userId, isWanted) => setTextMessages(userId, isWanted).catch(tell),
}
