import {
  after,
  both,
  done,
  during,
  either,
  ends,
  failed,
  has,
  never,
  no,
  nothing,
  on,
  onlyWith,
  possible,
  starting,
  starts,
  stops,
  successive,
  tagged,
  whenever,
  within,
} from '../../kit/properties.ts'

const few = has({ polls: (polls: number) => polls < 60 })
const polls = (count: number) => has({ polls: count })
const fetches = starts('fetchQrCode', { page: 'http://univ.localhost/' })
const fetched = done('fetchQrCode')
const asks = starts('poll', { uuid: 'uuid' })
const answered = (status: string) => done('poll', { status, userId: '0' })
const unanswered = failed('poll')
const confirmed = done('poll', { userId: '7' })
const refreshed = on('REFRESHED')
const refreshable = tagged('refreshable')
const hidden = on('TAB.HIDDEN')
const shown = on('TAB.SHOWN')
const second = after(1000)
const anew = both(refreshed, fetches)
const over = (state: string) => both(within(state), refreshable, no(within('live')))

export const qrLoginProperties = {
  'a code is fetched at once, for this page [QR-1]': whenever(starting, fetches),
  'shown, it is asked about at once, by its id, and held [QR-1]': whenever(
    fetched,
    both(
      within('live'),
      asks,
      polls(1),
      has({ qrCode: { uuid: 'uuid', picture: 'data:image/svg+xml,' } }),
      starts('holdQrCode', { uuid: 'uuid' }),
      starts('watchVisibility'),
    ),
  ),
  'each answer is followed by another poll after 1 s [QR-1]': successive(
    both(fetched, polls(1)),
    answered('waiting'),
    both(second, asks, polls(2)),
    answered('waiting'),
    both(second, asks, polls(3)),
  ),
  'a poll never comes sooner [QR-1]': onlyWith(starts('poll'), either(fetched, second, shown)),
  'a student who confirmed on the phone is logged in [QR-2]': whenever(confirmed, ends({ userId: '7' })),
  'nobody else is logged in [QR-2]': onlyWith(ends(), confirmed),
  'a user is told of however the answer calls it [QR-2]': possible(done('poll', { status: 'cancelled', userId: '7' })),
  'nobody is known before [QR-2]': never(both(no(ends()), no(has({ userId: '' })))),
  'the code is expired after 60 polls [QR-3]': whenever(
    both(either(answered('waiting'), answered('scanned')), polls(60)),
    over('expired'),
  ),
  'an answer that failed counts as one [QR-3] [QR-4]': whenever(both(unanswered, polls(60)), over('expired')),
  'there are as many [QR-3]': possible(both(answered('waiting'), polls(60))),
  'the code is never polled more often [QR-3]': never(has({ polls: (count: number) => count > 60 })),
  'the code goes on before that [QR-3]': never(
    both(either(answered('waiting'), answered('scanned')), few, within('expired')),
  ),
  'the code goes on after an answer that failed [QR-4]': successive(
    both(unanswered, polls(1)),
    both(second, asks, polls(2)),
  ),
  'a failed answer never ends the code [QR-4]': never(both(unanswered, few, no(within('live')))),
  'the server may say before that it is expired [QR-3]': whenever(answered('expired'), over('expired')),
  'a code that the phone turned down is over [QR-6]': whenever(answered('cancelled'), over('cancelled')),
  'a code that another page replaced is over [QR-2]': whenever(answered('replaced'), over('replaced')),
  'a code that could not be fetched says so [QR-4]': whenever(
    failed('fetchQrCode'),
    both(over('failed'), no(starts('poll')), has({ failure: { kind: 'status', status: 500 }, qrCode: nothing })),
  ),
  'refreshed, it begins anew [QR-3]': whenever(
    refreshed,
    both(fetches, has({ qrCode: nothing, polls: 0, failure: nothing })),
  ),
  'an expired code can be refreshed [QR-3]': successive(within('expired'), anew, fetched),
  'a failed code can be refreshed [QR-4]': successive(within('failed'), anew, fetched),
  'a code that was turned down can be refreshed': successive(within('cancelled'), anew),
  'a code that another page replaced can be refreshed': successive(within('replaced'), anew),
  'a code that a phone has scanned and left can be refreshed [QR-6]': successive(
    both(within('deciding'), within('waiting')),
    anew,
  ),
  'the late answer of a refreshed code is ignored [QR-5]': successive(
    both(within('deciding'), within('requesting')),
    both(refreshed, stops('poll'), stops('holdQrCode')),
  ),
  'nothing is fetched otherwise': onlyWith(starts('fetchQrCode'), either(starting, refreshed)),
  'a code that waits for a phone needs no refreshing': never(both(within('away'), refreshable)),
  'scanned, it says that the phone decides, and asks on [QR-6]': whenever(
    both(answered('scanned'), few),
    both(within('deciding'), refreshable, either(within('waiting'), within('paused'))),
  ),
  'a scanned code stays scanned [QR-6]': successive(
    both(answered('scanned'), within('waiting')),
    both(second, asks, within('deciding')),
    both(answered('waiting'), within('deciding')),
  ),
  'nothing is scanned otherwise [QR-6]': during(
    fetched,
    either(answered('scanned'), refreshed),
    no(within('deciding')),
  ),
  'a hidden tab asks nothing [QR-5]': during(hidden, either(shown, refreshed), no(starts('poll'))),
  'hidden between two polls, it pauses at once [QR-5]': successive(
    both(within('waiting')),
    both(hidden, within('paused')),
    both(shown, asks),
  ),
  'hidden while one is under way, after that [QR-5]': successive(
    both(hidden, within('requesting')),
    both(answered('waiting'), within('paused')),
    both(shown, asks),
  ),
  'also where that failed [QR-5]': successive(both(hidden, within('requesting')), both(unanswered, within('paused'))),
  'back before the answer, it goes on as before [QR-5]': successive(
    both(hidden, within('requesting')),
    both(shown, within('requesting')),
    both(answered('waiting'), within('waiting')),
    both(second, asks),
  ),
  'polls never overlap [QR-5]': during(
    both(starts('poll'), no(shown)),
    either(done('poll'), unanswered, refreshed),
    no(both(shown, starts('poll'))),
  ),
}
