import { catalogue } from '../../kit/catalogue.ts'
import { deliverMachine } from './deliver.machine.ts'
import { deliverProperties, LONG, LONGEST, SENTENCE } from './deliver.properties.ts'
import { FILE, failures, offers, POSITION, receipts } from './samples.ts'

export const deliverPaths = catalogue({
  flow: 'deliver',
  machine: deliverMachine,
  inputs: { fresh: { position: POSITION, message: '' }, again: { position: POSITION, message: SENTENCE } },
  events: [
    { type: 'OFFER.CHOSEN', choice: FILE.id },
    { type: 'OFFER.CHOSEN', choice: 'resume' },
    { type: 'OFFER.CHOSEN', choice: 'gone-0001' },
    { type: 'MESSAGE.TYPED', message: SENTENCE },
    { type: 'MESSAGE.TYPED', message: LONGEST },
    { type: 'MESSAGE.TYPED', message: LONG },
    { type: 'CONFIRMED' },
    { type: 'RETRIED' },
    { type: 'WAY.TAKEN' },
    { type: 'DIALOG.CLOSED' },
    { type: 'DIALOG.ASKED' },
  ],
  actors: {
    watchStudent: {
      sends: [
        { type: 'STUDENT.CHANGED', userId: '' },
        { type: 'STUDENT.CHANGED', userId: '8' },
      ],
    },
    askLogin: { done: [true, false], error: [new Error('the page is closing')] },
    read: { done: Object.values(offers), error: [failures.loginLost, failures.offline] },
    send: { done: Object.values(receipts), error: Object.values(failures) },
  },
  delays: {},
  equivalent: {
    'deliver.sending done send[1, 2]: swap': 'what is kept and unseen was told before',
    'deliver.sending error send[0, 1]: swap': 'a login that is lost is no refusal',
    'deliver.sending error send[2, 3]: swap': 'what is refused unseen was told before',
  },
  properties: deliverProperties,
})
