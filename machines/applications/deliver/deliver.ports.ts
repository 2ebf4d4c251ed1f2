import { fromCallback, fromPromise } from 'xstate'
import type { NoticePort } from '../../kit/notice.ts'
import { deliverMachine } from './deliver.machine.ts'
import type { Offer, Parcel, Receipt, StudentChanged, WantedPosition, WayTaken } from './deliver.types.ts'

export interface DeliverPorts extends NoticePort {
  /**
   * Reports whenever another student is logged in than before, with '' for none.
   * @returns a function that ends it
   */
  watchStudent(changed: (userId: string) => void): () => void
  /** Resolves with true once a student is logged in and no login lies over the page, with false where the visitor will not. */
  askLogin(signal: AbortSignal): Promise<boolean>
  /** Rejects with a CallFailure; 20011 where nobody is logged in any more. */
  read(position: Pick<WantedPosition, 'id'>, signal: AbortSignal): Promise<Offer>
  /** Rejects with a CallFailure; 20013 comes with a DeliverRefusal. An earlier delivery stays, and resolves. */
  send(parcel: Parcel): Promise<Receipt>
  /** Opens the dialog of a position's delivery. */
  show(id: string): void
  /** Closes it. */
  hide(): void
  /** Asks anew what has been delivered. */
  review(): void
  goOn(taken: WayTaken): void
}

export const provideDeliver = (ports: DeliverPorts) =>
  deliverMachine.provide({
    actors: {
      watchStudent: fromCallback<StudentChanged>(({ sendBack }) =>
        ports.watchStudent((userId) => sendBack({ type: 'STUDENT.CHANGED', userId })),
      ),
      askLogin: fromPromise<boolean>(({ signal }) => ports.askLogin(signal)),
      read: fromPromise<Offer, Pick<WantedPosition, 'id'>>(({ input, signal }) => ports.read(input, signal)),
      send: fromPromise<Receipt, Parcel>(({ input }) => ports.send(input)),
    },
    actions: {
      show: (_, { id }) => ports.show(id),
      hide: () => ports.hide(),
      review: () => ports.review(),
      goOn: (_, taken) => ports.goOn(taken),
      notify: (_, notice) => ports.notify(notice),
    },
  })
