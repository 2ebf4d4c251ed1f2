import {
  both,
  done,
  during,
  either,
  failed,
  has,
  no,
  nothing,
  on,
  onlyWith,
  starting,
  starts,
  stops,
  successive,
  tagged,
  whenever,
  within,
} from '../../kit/properties.ts'

const ids = (...wanted: readonly string[]) => has({ positions: wanted.map((id) => ({ id })) })
const near = on('END.NEARED')
const retried = on('RETRIED')
const chosen = (period: string) => on('PERIOD.CHOSEN', { period })
const fetches = (period: string, cursor: string) => starts('fetchChunk', { period, cursor })
const more = done('fetchChunk', { next: '7' })
const last = done('fetchChunk', { next: '' })

export const positionFeedProperties = {
  'what came with the page is shown, and more waits for its end [HOME-9]': whenever(
    both(starting, has({ next: '8' })),
    both(ids('9', '8'), within('waiting'), starts('watchEnd'), has({ period: 'all', failure: nothing })),
  ),
  'where that is all, it ends with the way to the rest [HOME-9]': whenever(
    both(starting, has({ next: '' })),
    both(ids('9'), within('exhausted')),
  ),
  'near its end, more is fetched from where it ended [HOME-9]': successive(
    both(starting, has({ next: '8' })),
    both(near, fetches('all', '8'), tagged('busy')),
  ),
  'what is fetched is appended, each position once [HOME-9]': successive(
    both(near, fetches('all', '8')),
    both(more, ids('9', '8', '7'), has({ next: '7' }), within('waiting'), starts('watchEnd')),
  ),
  'and again from there': successive(both(more, ids('9', '8', '7')), both(near, fetches('all', '7'))),
  'the last of it ends it [HOME-9]': whenever(last, both(within('exhausted'), has({ next: '' }))),
  'appended too': successive(both(near, fetches('all', '8')), both(last, ids('9', '8', '6'))),
  'nothing is fetched unasked [HOME-9]': onlyWith(
    starts('fetchChunk'),
    either(near, retried, chosen('all'), chosen('internship')),
  ),
  'what could not be fetched is said, and what is there stays': successive(
    both(near, fetches('all', '8')),
    both(
      failed('fetchChunk'),
      within('failed'),
      ids('9', '8'),
      has({ failure: { kind: 'offline' }, next: '8' }),
      no(tagged('busy')),
    ),
  ),
  'it can be tried again, from the same place': successive(
    both(failed('fetchChunk'), ids('9', '8')),
    both(retried, fetches('all', '8')),
    both(more, ids('9', '8', '7'), has({ failure: nothing })),
  ),
  'a failure alone can be tried again': onlyWith(within('failed'), failed('fetchChunk')),
  'another period begins anew': whenever(
    chosen('internship'),
    both(has({ period: 'internship', next: '', failure: nothing }), ids(), fetches('internship', '')),
  ),
  'and back': successive(chosen('internship'), both(chosen('all'), ids(), fetches('all', ''))),
  'whatever was on its way for the former is not waited for': successive(
    both(near, fetches('all', '8')),
    both(chosen('internship'), stops('fetchChunk'), ids()),
  ),
  'also after a failure': successive(
    failed('fetchChunk'),
    both(chosen('internship'), ids(), fetches('internship', '')),
  ),
  'and after the end': successive(within('exhausted'), both(chosen('internship'), ids())),
  'and before it': successive(within('waiting'), both(chosen('internship'), ids())),
  'the one that is chosen is not chosen again': during(
    both(has({ period: 'internship' }), no(chosen('internship'))),
    no(has({ period: 'internship' })),
    no(chosen('internship')),
  ),
}
