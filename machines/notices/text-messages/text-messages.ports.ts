import { fromPromise } from 'xstate'
import type { NoticePort } from '../../kit/notice.ts'
import { textMessagesMachine } from './text-messages.machine.ts'

export interface TextMessagesPorts extends NoticePort {
  /** Resolves once the page shows the setting as it is then. Rejects with a CallFailure. */
  setTextMessages(userId: string, isWanted: boolean): Promise<void>
}

export const provideTextMessages = (ports: TextMessagesPorts) =>
  textMessagesMachine.provide({
    actors: {
      setTextMessages: fromPromise<void, { userId: string; isWanted: boolean }>(({ input: { userId, isWanted } }) =>
        ports.setTextMessages(userId, isWanted),
      ),
    },
    actions: { notify: (_, notice) => ports.notify(notice) },
  })
