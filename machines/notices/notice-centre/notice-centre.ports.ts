import { fromPromise } from 'xstate'
import type { NoticePort } from '../../kit/notice.ts'
import { noticeCentreMachine } from './notice-centre.machine.ts'
import { ALL, type Mark } from './notice-centre.types.ts'

export interface NoticeCentrePorts extends NoticePort {
  /**
   * Looked at: one, or all without an id. What is shown of them is read anew by then.
   * Rejects with a CallFailure.
   */
  markRead(userId: string, id?: string): Promise<void>
}

export const provideNoticeCentre = (ports: NoticeCentrePorts) =>
  noticeCentreMachine.provide({
    actors: {
      markRead: fromPromise<void, { userId: string; mark: Mark }>(({ input: { userId, mark } }) =>
        mark === ALL ? ports.markRead(userId) : ports.markRead(userId, mark),
      ),
    },
    actions: { notify: (_, notice) => ports.notify(notice) },
  })
