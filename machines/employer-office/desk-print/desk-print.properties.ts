import {
  always,
  both,
  calls,
  done,
  failed,
  has,
  no,
  on,
  onlyWith,
  possible,
  starts,
  tagged,
  whenever,
} from '../../kit/properties.ts'

const refused = (error: unknown) => Object(Object(error).failure).kind === 'server'
const some = (read: unknown) => (read as readonly unknown[]).length > 0
const none = (read: unknown) => (read as readonly unknown[]).length === 0

export const deskPrintProperties = {
  'all that are ticked are opened': whenever(
    both(on('PRINT.ASKED', { ids: ['11', '12'] }), starts('readSent')),
    both(starts('readSent', ['11', '12']), tagged('busy')),
  ),
  'nothing is opened unasked': onlyWith(starts('readSent'), on('PRINT.ASKED')),
  'the sheets are printed as soon as they are read': whenever(done('readSent', some), starts('print', { count: 2 })),
  'nothing is printed before it is read': onlyWith(starts('print'), done('readSent', some)),
  'the employer is told that nothing is left to print': whenever(
    done('readSent', none),
    both(calls('notify', { kind: 'nothingToPrint' }), no(tagged('busy'))),
  ),
  'a refusal is told in the server’s words': whenever(
    failed('readSent', refused),
    both(calls('notify', { kind: 'warning', text: '企业账号已停用' }), no(tagged('busy'))),
  ),
  'a failure is told': whenever(failed('readSent'), both(calls('notify'), no(tagged('busy')))),
  'sheets are drawn exactly while they are printed': always(
    (moment) => has({ sheets: some })(moment) === (moment.value === 'printing'),
  ),
  'busy until printing is over': always((moment) => tagged('busy')(moment) === (moment.value !== 'resting')),
  'another print can follow one': possible(done('print'), both(on('PRINT.ASKED'), starts('readSent'))),
  'the employer can ask again after a failure': possible(
    failed('readSent'),
    both(on('PRINT.ASKED'), starts('readSent')),
  ),
}
