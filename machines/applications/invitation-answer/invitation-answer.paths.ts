import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { invitationAnswerMachine } from './invitation-answer.machine.ts'
import { invitationAnswerProperties } from './invitation-answer.properties.ts'

const invitation = { id: '7', revision: 2, zone: 'Asia/Shanghai', present: '2026-12-06T01:30:00.000Z' }
const other = { ...invitation, id: '8' }

const refusal = (why: string, msg: string) =>
  new CallFailure({ kind: 'server', code: codes.refused, msg, data: { why } })

export const invitationAnswerPaths = catalogue({
  flow: 'invitation-answer',
  machine: invitationAnswerMachine,
  inputs: { page: undefined },
  events: [
    { type: 'ANSWER.CHOSEN', invitation, step: 'accept' },
    { type: 'ANSWER.CHOSEN', invitation, step: 'decline' },
    { type: 'ANSWER.CHOSEN', invitation, step: 'askReschedule' },
    { type: 'ANSWER.CHOSEN', invitation, step: 'keepTime' },
    { type: 'ANSWER.CHOSEN', invitation: other, step: 'askReschedule' },
    { type: 'TIME.TYPED', time: '2026-12-05T16:00' },
    { type: 'TIME.TYPED', time: '2026-12-06T09:30' },
    { type: 'TIME.TYPED', time: '' },
    { type: 'TIME.TYPED', time: '下周' },
    { type: 'REASON.TYPED', reason: '那天有考试 ' },
    { type: 'REASON.TYPED', reason: '长'.repeat(201) },
    { type: 'CONFIRMED' },
    { type: 'CANCELLED' },
    { type: 'CODE.ASKED' },
  ],
  actors: {
    answer: {
      done: [undefined],
      error: [
        new CallFailure({ kind: 'offline' }),
        refusal('changed', '企业改了时间或地点，请看清后再答复'),
        refusal('timePast', '请选一个将来的时间'),
        refusal('timeSame', '请选另一个时间，这是现在约定的时间'),
      ],
    },
  },
  delays: {},
  properties: invitationAnswerProperties,
  equivalent: {
    'invitation-answer.resting on ANSWER.CHOSEN[0, 1]: swap': 'no answer is both a decline and a wish for another time',
    'invitation-answer.answering error answer[1, 2]: swap': 'likewise',
  },
})
