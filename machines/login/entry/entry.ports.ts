import { fromPromise } from 'xstate'
import type { NoticePort } from '../../kit/notice.ts'
import type { Identity } from '../session/session.selectors.ts'
import { entryMachine } from './entry.machine.ts'
import type { EntryDestination, EntryOutcome, StudentFacts } from './entry.types.ts'

export interface EntryPorts extends NoticePort {
  /** Resolves once the session is known. */
  recogniseIdentity(): Promise<Identity>
  /** Reads the facts for a destination. Rejects with a CallFailure. */
  readFacts(destination: EntryDestination): Promise<StudentFacts>
  /** Opens the page, the app or the dialog. */
  follow(outcome: EntryOutcome): void
}

export const provideEntry = (ports: EntryPorts) =>
  entryMachine.provide({
    actors: {
      recogniseIdentity: fromPromise<Identity>(() => ports.recogniseIdentity()),
      readFacts: fromPromise<StudentFacts, { destination: EntryDestination }>(({ input }) =>
        ports.readFacts(input.destination),
      ),
    },
    actions: {
      follow: (_, outcome) => ports.follow(outcome),
      notify: (_, notice) => ports.notify(notice),
    },
  })
