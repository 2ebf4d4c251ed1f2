import {
  after,
  both,
  done,
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

const closed = on('CAPTCHA.CLOSED')
const dragged = on('DRAG.ENDED')
const refreshed = on('REFRESHED')
const retried = on('RETRIED')
const over = on('COUNTDOWN.TICKED', { rest: 0 })
const begins = starts('startCaptcha')
const verifies = starts('verifyDrag')
const fetches = starts('refreshPuzzle')
const drawn = tagged('puzzle')
const busy = tagged('busy')
const first = has({ puzzle: { challenge: 'first' } })
const next = has({ puzzle: { challenge: 'next' } })
const passed = either(done('verifyDrag', { kind: 'passed' }), done('runWidget', { result: 'passed' }))
const missed = done('verifyDrag', { kind: 'missed' })
const waits = either(
  done('startCaptcha', { kind: 'wait' }),
  done('verifyDrag', { kind: 'wait' }),
  done('refreshPuzzle', { kind: 'wait' }),
)
const begun = done('startCaptcha', { kind: 'puzzle' })
const renewed = done('refreshPuzzle', { kind: 'puzzle' })
const unverified = failed('verifyDrag')
const unrefreshed = failed('refreshPuzzle')
const noAnswer = failed('startCaptcha', { failure: { kind: 'timeout' } })
const noNetwork = failed('startCaptcha', { failure: { kind: 'offline' } })
const offered = either(within('failed'), within('cannotStart'), within('offline'))
const untried = has({ refreshErrors: 0, verifyErrors: 0, code: nothing })

export const captchaProperties = {
  'it asks at once, for the app id that it is for [CAP-1]': whenever(
    starting,
    both(starts('startCaptcha', { appId: 'sms' }), busy, untried),
  ),
  'our own puzzle is drawn and waits for a hand [CAP-5]': whenever(begun, both(drawn, no(busy), first)),
  'a drag is judged by the server, of that puzzle [CAP-5]': successive(
    begun,
    both(
      dragged,
      starts('verifyDrag', {
        appId: 'sms',
        challenge: 'first',
        trail: [
          { x: 0, t: 0 },
          { x: 96, t: 700 },
        ],
      }),
      busy,
      drawn,
    ),
  ),
  'a drag on a new puzzle is judged by that one': successive(
    both(renewed, next, drawn, no(busy)),
    both(dragged, starts('verifyDrag', { challenge: 'next' })),
  ),
  'nothing else is judged': onlyWith(verifies, dragged),
  'passed, the proof goes to whoever asked [CAP-1]': whenever(
    passed,
    ends({ result: 'passed', proof: { captcha_appid: 'sms', captcha_ticket: 'ticket', captcha_randstr: '@rand' } }),
  ),
  'no proof goes before that [CAP-1]': onlyWith(ends({ result: 'passed' }), passed),
  'missed, one sees by how much, and it is drawn anew after 800 ms': successive(
    both(missed, drawn, no(busy), no(fetches)),
    both(after(800), starts('refreshPuzzle', { appId: 'sms' }), busy, drawn),
  ),
  'one that is expired is drawn anew at once [CAP-5]': whenever(
    done('verifyDrag', { kind: 'expired' }),
    both(fetches, busy, drawn),
  ),
  'a new one can be asked for': successive(begun, both(refreshed, fetches), both(renewed, next)),
  'a puzzle is drawn as often as that was asked for, or had to be': onlyWith(
    fetches,
    either(refreshed, after(800), done('verifyDrag', { kind: 'expired' })),
  ),
  'too often missed, the wait is counted down [CAP-5]': whenever(
    waits,
    both(within('waiting'), starts('countdown'), has({ deadline: Boolean }), no(drawn)),
  ),
  'the wait at the beginning is as long as the server says': whenever(
    done('startCaptcha', { kind: 'wait' }),
    starts('countdown', { deadline: 5000 }),
  ),
  'the wait after a new puzzle is as long as the server says': whenever(
    done('refreshPuzzle', { kind: 'wait' }),
    starts('countdown', { deadline: 10_000 }),
  ),
  'the wait after a drag is as long as the server says': whenever(
    done('verifyDrag', { kind: 'wait' }),
    starts('countdown', { deadline: 20_000 }),
  ),
  'the seconds left are told': whenever(on('COUNTDOWN.TICKED', { rest: 4 }), both(has({ rest: 4 }), within('waiting'))),
  'then it begins anew by itself': whenever(over, both(begins, has({ rest: 0, deadline: 0 }), untried)),
  'the same puzzle again where no answer came': successive(
    both(unverified, within('unverified'), drawn, no(busy), first),
    both(dragged, starts('verifyDrag', { challenge: 'first' })),
  ),
  'the third time in a row it gives up with 1013 [CAP-2]': successive(
    both(unverified, has({ verifyErrors: 1 })),
    dragged,
    both(unverified, has({ verifyErrors: 2 })),
    dragged,
    both(unverified, within('failed'), has({ code: 1013 })),
  ),
  'not sooner': never(both(has({ code: 1013 }), no(has({ verifyErrors: 2 })))),
  'an answer in between counts from the beginning': whenever(
    either(missed, done('verifyDrag', { kind: 'expired' })),
    has({ verifyErrors: 0 }),
  ),
  'the puzzle stays where no new one came': successive(
    both(begun, first),
    refreshed,
    both(unrefreshed, within('unrefreshed'), drawn, no(busy), first, has({ refreshErrors: 1 })),
    both(dragged, starts('verifyDrag', { challenge: 'first' })),
  ),
  'the third time in a row it gives up with 1012 [CAP-2]': successive(
    refreshed,
    both(unrefreshed, has({ refreshErrors: 1 })),
    refreshed,
    both(unrefreshed, has({ refreshErrors: 2 })),
    refreshed,
    both(unrefreshed, within('failed'), has({ code: 1012 })),
  ),
  'not sooner than that': never(both(has({ code: 1012 }), no(has({ refreshErrors: 2 })))),
  'a new puzzle counts from the beginning': whenever(renewed, has({ refreshErrors: 0 })),
  'a provider may ask in a widget of its own, out of whose way we are [CAP-5]': whenever(
    done('startCaptcha', { kind: 'widget' }),
    both(starts('runWidget', { appId: 'sms' }), no(drawn), no(busy)),
  ),
  'a code that the widget reports is told [CAP-2]': whenever(
    failed('runWidget', { code: 1002 }),
    both(within('failed'), has({ code: 1002 })),
  ),
  'a code is told also where the widget cannot begin [CAP-2]': whenever(
    failed('startCaptcha', { code: 1001 }),
    both(within('failed'), has({ code: 1001 })),
  ),
  'a widget that breaks cannot start [CAP-3]': whenever(
    failed('runWidget', { code: (code: unknown) => code === undefined }),
    within('cannotStart'),
  ),
  'no answer at all: it cannot start [CAP-3]': whenever(noAnswer, both(within('cannotStart'), has({ code: nothing }))),
  'the captcha says that there is no network [CAP-3]': whenever(
    noNetwork,
    both(within('offline'), has({ code: nothing })),
  ),
  'the captcha can be tried anew after a code, after no answer and without a network [CAP-3]': whenever(
    retried,
    both(begins, busy, untried),
  ),
  'a try after a code begins again': successive(within('failed'), retried),
  'a try after no answer begins again': successive(within('cannotStart'), retried),
  'a try begins again once there is a network': successive(within('offline'), retried),
  'the captcha does not begin anew unasked': onlyWith(begins, either(starting, over, retried)),
  'a close is no error, wherever it comes [CAP-4]': whenever(closed, ends({ result: 'closed' })),
  'a close ends the beginning': successive(both(begins, busy), both(closed, stops('startCaptcha'))),
  'a close ends the judging': successive(both(verifies, busy), both(closed, stops('verifyDrag'))),
  'a close ends the drawing of a new puzzle': successive(both(fetches, busy), both(closed, stops('refreshPuzzle'))),
  'a drawn puzzle can be closed': successive(begun, closed),
  'a missed puzzle can be closed': successive(missed, closed),
  'a close ends the wait': successive(both(waits, within('waiting')), both(closed, stops('countdown'))),
  'a close ends the widget': successive(starts('runWidget'), both(closed, stops('runWidget'))),
  'the captcha can be closed after a code, after no answer, or without a network': possible(
    both(offered, within('failed')),
    closed,
  ),
  'the captcha can be closed where it cannot start': successive(within('cannotStart'), closed),
  'the captcha can be closed where it is offline': successive(within('offline'), closed),
  'a code that is shown can be closed': successive(within('failed'), closed),
  'the widget closed is no error either [CAP-4]': whenever(
    done('runWidget', { result: 'closed' }),
    ends({ result: 'closed' }),
  ),
  'a new puzzle is not called one whose answer was lost': whenever(either(begun, renewed), no(within('unverified'))),
  'the former puzzle is gone while the first is fetched': whenever(begins, has({ puzzle: nothing })),
}
