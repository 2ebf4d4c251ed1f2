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
  'what the list shows is what the table holds': successive(
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
  'after one, another': possible(
    done('saveTable'),
    both(
      on('EXPORT.ASKED', { filter: { position: '' } }),
      starts('saveTable', { position: '', tab: 'all', keyword: '' }),
    ),
  ),
  'after a failure it can be asked again': possible(failed('saveTable'), both(on('EXPORT.ASKED'), starts('saveTable'))),
  'busy exactly while it is made': always((moment) => tagged('busy')(moment) === (moment.value === 'saving')),
}
