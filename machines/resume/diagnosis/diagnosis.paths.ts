import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { diagnosisMachine } from './diagnosis.machine.ts'
import { diagnosisProperties } from './diagnosis.properties.ts'
import { diagnosisOf, MENDED, reportOf, UNNAMED, UNREACHED } from './samples.ts'

const offline = new CallFailure({ kind: 'offline' })

export const diagnosisPaths = catalogue({
  flow: 'diagnosis',
  machine: diagnosisMachine,
  inputs: {
    plain: { id: '12', mended: '', before: null },
    mended: { id: '12', mended: MENDED, before: null },
    judgedAnew: { id: '13', mended: MENDED, before: 91 },
  },
  events: [
    { type: 'SEVERITY.CHOSEN', severity: 'serious' },
    { type: 'SEVERITY.CHOSEN', severity: null },
    { type: 'REPEAT.ASKED' },
    { type: 'RETRIED' },
  ],
  actors: {
    read: {
      done: [
        diagnosisOf(),
        diagnosisOf({ report: reportOf([UNNAMED, UNREACHED]) }),
        diagnosisOf({ is_stale: true }),
        diagnosisOf({ status: 'queued', ahead: 3, report: null }),
        diagnosisOf({ status: 'running', stage: 'judging', report: null }),
        diagnosisOf({ status: 'failed', report: null }),
      ],
      error: [
        offline,
        new CallFailure({ kind: 'server', code: codes.notFound, msg: '', data: null }),
        new CallFailure({ kind: 'server', code: codes.internal, msg: '', data: null }),
      ],
    },
    repeat: { done: [{ id: '14' }], error: [offline] },
  },
  delays: { LOOK_AGAIN: 700 },
  // A severity that is chosen already is no choice.
  feasible: ({ context }, event) =>
    event.type !== 'SEVERITY.CHOSEN' || Reflect.get(event, 'severity') !== context.severity,
  properties: diagnosisProperties,
  equivalent: {
    'diagnosis.reading done read[0, 1]: swap': 'what waits or runs has not failed, and what failed does neither',
  },
})
