import { fromPromise } from 'xstate'
import type { NoticePort } from '../notice.ts'
import { deliverMachine } from './deliver.machine.ts'
import type { Offer, Parcel, Receipt, WantedPosition, Way } from './deliver.types.ts'

export interface DeliverPorts extends NoticePort {
  /** Resolves with true once a student is logged in and no login lies over the page, with false where the visitor will not. */
  askLogin(signal: AbortSignal): Promise<boolean>
  /** Rejects with a CallFailure; 20011 where nobody is logged in any more. */
  read(position: WantedPosition, signal: AbortSignal): Promise<Offer>
  /** Likewise; 20013 with a DeliverRefusal. What was delivered before stays, and resolves. */
  send(parcel: Parcel): Promise<Receipt>
  /** Opens the dialog of a position's delivery. */
  show(id: string): void
  /** Closes it. */
  hide(): void
  goOn(way: Way): void
}

export const provideDeliver = (ports: DeliverPorts) =>
  deliverMachine.provide({
    actors: {
      askLogin: fromPromise<boolean>(({ signal }) => ports.askLogin(signal)),
      read: fromPromise<Offer, WantedPosition>(({ input, signal }) => ports.read(input, signal)),
      send: fromPromise<Receipt, Parcel>(({ input }) => ports.send(input)),
    },
    actions: {
      show: (_, { id }) => ports.show(id),
      hide: () => ports.hide(),
      goOn: (_, { way }) => ports.goOn(way),
      notify: (_, notice) => ports.notify(notice),
    },
  })
