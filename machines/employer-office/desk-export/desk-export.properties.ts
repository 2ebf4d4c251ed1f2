import {
  always,
  both,
  calls,
  done,
  failed,
  no,
  on,
  onlyWith,
  possible,
  starts,
  successive,
  tagged,
  whenever,
} from '../../kit/properties.ts'

const refused = (error: unknown) => Object(Object(error).failure).kind === 'server'

export const deskExportProperties = {
  'the table holds what the list shows': successive(
    both(
      on('EXPORT.ASKED', { filter: { position: '7' } }),
      starts('saveTable', { position: '7', tab: 'unread', keyword: '林' }),
    ),
    both(done('saveTable'), no(tagged('busy')), no(calls('notify'))),
  ),
  'nothing is made unasked': onlyWith(starts('saveTable'), on('EXPORT.ASKED')),
  'a refusal is told in the server’s words': whenever(
    failed('saveTable', refused),
    both(calls('notify', { kind: 'warning', text: '一次最多导出 5000 份投递' }), no(tagged('busy'))),
  ),
  'a failure is told': whenever(failed('saveTable'), both(calls('notify'), no(tagged('busy')))),
  'nothing else is told': onlyWith(calls('notify'), failed('saveTable')),
  'another table can follow one that was made': possible(
    done('saveTable'),
    both(
      on('EXPORT.ASKED', { filter: { position: '' } }),
      starts('saveTable', { position: '', tab: 'all', keyword: '' }),
    ),
  ),
  'the employer can ask again after a failure': possible(
    failed('saveTable'),
    both(on('EXPORT.ASKED'), starts('saveTable')),
  ),
  'the desk is busy exactly while a table is made': always(
    (moment) => tagged('busy')(moment) === (moment.value === 'saving'),
  ),
}
