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
  'the feed shows the positions that came with the page, and waits for its end [HOME-9]': whenever(
    both(starting, has({ next: '8' })),
    both(ids('9', '8'), within('waiting'), starts('watchEnd'), has({ period: 'all', failure: nothing })),
  ),
  'the feed ends with the way to the rest where that is all [HOME-9]': whenever(
    both(starting, has({ next: '' })),
    both(ids('9'), within('exhausted')),
  ),
  'the feed fetches more near its end, from where it ended [HOME-9]': successive(
    both(starting, has({ next: '8' })),
    both(near, fetches('all', '8'), tagged('busy')),
  ),
  'the feed appends what it fetched, each position once [HOME-9]': successive(
    both(near, fetches('all', '8')),
    both(more, ids('9', '8', '7'), has({ next: '7' }), within('waiting'), starts('watchEnd')),
  ),
  'the feed fetches again from there': successive(both(more, ids('9', '8', '7')), both(near, fetches('all', '7'))),
  'the last of it ends it [HOME-9]': whenever(last, both(within('exhausted'), has({ next: '' }))),
  'the last positions are appended, too': successive(both(near, fetches('all', '8')), both(last, ids('9', '8', '6'))),
  'nothing is fetched unasked [HOME-9]': onlyWith(
    starts('fetchChunk'),
    either(near, retried, chosen('all'), chosen('internship')),
  ),
  'the feed says what could not be fetched, and keeps what is there': successive(
    both(near, fetches('all', '8')),
    both(
      failed('fetchChunk'),
      within('failed'),
      ids('9', '8'),
      has({ failure: { kind: 'offline' }, next: '8' }),
      no(tagged('busy')),
    ),
  ),
  'a failed fetch can be tried again, from the same place': successive(
    both(failed('fetchChunk'), ids('9', '8')),
    both(retried, fetches('all', '8')),
    both(more, ids('9', '8', '7'), has({ failure: nothing })),
  ),
  'a failure alone can be tried again': onlyWith(within('failed'), failed('fetchChunk')),
  'another period begins anew': whenever(
    chosen('internship'),
    both(has({ period: 'internship', next: '', failure: nothing }), ids(), fetches('internship', '')),
  ),
  'the former period begins anew, too': successive(
    chosen('internship'),
    both(chosen('all'), ids(), fetches('all', '')),
  ),
  'the feed does not wait for what was on its way for the former period': successive(
    both(near, fetches('all', '8')),
    both(chosen('internship'), stops('fetchChunk'), ids()),
  ),
  'another period can be chosen after a failure': successive(
    failed('fetchChunk'),
    both(chosen('internship'), ids(), fetches('internship', '')),
  ),
  'another period can be chosen after the end': successive(within('exhausted'), both(chosen('internship'), ids())),
  'another period can be chosen before the end': successive(within('waiting'), both(chosen('internship'), ids())),
  'the one that is chosen is not chosen again': during(
    both(has({ period: 'internship' }), no(chosen('internship'))),
    no(has({ period: 'internship' })),
    no(chosen('internship')),
  ),
}
