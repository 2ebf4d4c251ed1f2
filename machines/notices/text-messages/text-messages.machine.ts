import { setup } from 'xstate'
import { type Notice, noticeOf } from '../../kit/notice.ts'
import { actionPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import type { TextMessagesEvent, TextMessagesInput } from './text-messages.types.ts'

const setting = (isWanted: boolean) =>
  ({
    id: 'setTextMessages',
    src: 'setTextMessages',
    input: ({ context: { userId } }: { context: TextMessagesInput }) => ({ userId, isWanted }),
    onDone: 'kept',
    onError: {
      target: 'kept',
      actions: { type: 'notify', params: ({ event }: { event: { error: unknown } }) => noticeOf(event.error) },
    },
  }) as const

/** Whether text messages tell a student of interviews and offers too (JOB-5): drawn at once, and drawn back where it fails. */
export const textMessagesMachine = setup({
  types: {
    context: {} as TextMessagesInput,
    events: {} as TextMessagesEvent,
    input: {} as TextMessagesInput,
  },
  actors: {
    setTextMessages: promisePlaceholder<void, { userId: string; isWanted: boolean }>('setTextMessages'),
  },
  actions: {
    notify: actionPlaceholder('notify') as (_: unknown, params: Notice) => void,
  },
}).createMachine({
  id: 'text-messages',
  context: ({ input }) => input,
  initial: 'kept',
  states: {
    kept: { on: { 'TEXTS.WANTED': 'turningOn', 'TEXTS.UNWANTED': 'turningOff' } },
    turningOn: { invoke: setting(true) },
    turningOff: { invoke: setting(false) },
  },
})
