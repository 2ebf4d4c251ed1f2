import {
  after,
  both,
  CAUGHT,
  calls,
  done,
  during,
  either,
  emits,
  failed,
  has,
  never,
  no,
  on,
  onlyWith,
  type Property,
  possible,
  starting,
  starts,
  stops,
  successive,
  type When,
  whenever,
  within,
} from '../../kit/properties.ts'

const typed = on('TEXT.TYPED', { text: ' jsj ' })
const emptied = on('TEXT.TYPED', { text: '' })
const composed = on('TEXT.COMPOSED')
const returned = on('TEXT.RETURNED')
const wanted = on('POPUP.ASKED', { text: 'jsj' })
const wantedEmpty = on('POPUP.ASKED', { text: ' ' })
const next = on('ACTIVE.MOVED', { to: 'next' })
const previous = on('ACTIVE.MOVED', { to: 'previous' })
const taken = on('ACTIVE.TAKEN')
const first = on('SUGGESTION.CHOSEN', { at: 0 })
const third = on('SUGGESTION.CHOSEN', { at: 2 })
const escaped = on('ESCAPE.PRESSED')
const submitted = on('SEARCH.SUBMITTED', { text: ' 前端 ' })
const submittedEmpty = on('SEARCH.SUBMITTED', { text: ' ' })
const removed = on('RECENT.REMOVED')
const cleared = on('RECENT.CLEARED')
const seen = on('RECENT.SEEN', { texts: ['数字 IC 设计'] })
const closed = within('closed')
const open = no(closed)
const asks = starts('ask', { keyword: 'jsj' })
const found = done('ask', { total: 212 })
const nothing = done('ask', { total: 0 })
const active = (at: number) => has({ active: at })
const unanswered: When = ({ context }) => Reflect.get(Object(context), 'answer') === null
const fills = (text: string) => emits({ type: 'TEXT.FILLED', text })
const searches = (text: string) => emits({ type: 'SEARCH.WANTED', text })
const wants = (suggestion: unknown) => emits({ type: 'SUGGESTION.WANTED', suggestion })
const hot = done('readHot')

/** One watcher watches the remembered searches from the opening on. */
const watchesOnce: Property = {
  fault: (memory, moment) => {
    if (closed(moment)) return 0
    return memory === 1 && starts('watchRecent')(moment) ? CAUGHT : 1
  },
}

export const searchSuggestProperties = {
  'it begins closed, and reads what many search for': possible(both(starting, closed, starts('readHot'), active(-1))),
  'the field keeps what many search for': whenever(hot, has({ hot: ['选调生'] })),
  'typing opens it, and asks nothing at once': whenever(typed, both(within('waiting'), no(starts('ask')))),
  'also where it was closed': successive(closed, both(typed, within('waiting'))),
  'the server is asked 150 ms after the last key': successive(typed, both(after(150), asks)),
  'a click or an arrow asks at once': successive(closed, both(wanted, asks)),
  'the server is asked only then': onlyWith(starts('ask'), either(both(after(150), no(starting)), wanted)),
  'a key meanwhile ends the question under way': possible(asks, both(typed, stops('ask'), no(starts('ask')))),
  'an emptied field asks nothing, and forgets what was found': whenever(
    either(emptied, both(wantedEmpty, within('empty'))),
    both(within('empty'), unanswered, active(-1)),
  ),
  'an empty field that is asked shows what there is without a text': successive(
    closed,
    both(wantedEmpty, within('empty')),
  ),
  'nothing is asked while an input method composes': during(
    both(composed, within('composing')),
    either(typed, emptied, closed),
    both(within('composing'), no(starts('ask'))),
  ),
  'meanwhile nothing is marked': whenever(composed, active(-1)),
  'a composition ends the question under way': possible(asks, both(composed, stops('ask'))),
  'composed, it is asked about': successive(both(composed, open), both(typed, within('waiting'))),
  'the list shows what was found, its first marked': whenever(
    found,
    both(within('shown'), active(0), has({ answer: { of: 'jsj', found: { total: 212 } } })),
  ),
  'nothing found is an answer, too': whenever(
    nothing,
    both(within('shown'), active(0), has({ answer: { of: 'jsj' } })),
  ),
  'a failure stays silent, and nothing old is left': whenever(
    failed('ask'),
    both(within('shown'), unanswered, no(emits())),
  ),
  'the list stays while more is typed, unmarked': possible(found, both(typed, active(-1), no(unanswered))),
  'the arrow goes on from the first': successive(both(found, active(0)), both(next, active(1))),
  'down from the last to the first': possible(both(next, active(3)), both(next, active(0))),
  'up from the first to the last': possible(both(hot, closed), found, both(previous, active(4))),
  'up from the text to the last': possible(both(typed, active(-1)), both(previous, active(0))),
  'up by one': possible(both(next, active(2)), both(previous, active(1))),
  'Home and End go back to the text': whenever(returned, active(-1)),
  'no arrow moves without a list': whenever(both(within('empty'), has({ hot: [], recent: [] })), active(-1)),
  'Tab takes what is marked into the field, and closes': successive(
    both(found, active(0)),
    both(taken, closed, fills('计算机')),
  ),
  'Tab takes the text of a company': possible(both(next, active(2)), both(taken, closed, fills('嘉树教育'))),
  'Tab takes nothing that is the text already': never(both(taken, fills('jsj'))),
  'Tab takes nothing where nothing is marked': whenever(
    taken,
    emits({ type: 'TEXT.FILLED', text: (text: unknown) => text !== '' }),
  ),
  'the search is for what is really searched for, which is remembered': successive(
    found,
    both(first, closed, wants({ kind: 'search', text: '计算机' }), calls('remember', { text: '计算机' })),
  ),
  'a text that means itself is searched for as it is': successive(
    nothing,
    both(first, closed, wants({ kind: 'search', text: 'jsj' })),
  ),
  'a company is wanted with its id, and no search': successive(
    found,
    both(third, closed, wants({ kind: 'company', id: '7' }), no(calls('remember'))),
  ),
  'a recent search is wanted again': possible(
    both(seen, within('empty')),
    both(first, wants({ kind: 'recent', text: '数字 IC 设计' }), calls('remember', { text: '数字 IC 设计' })),
  ),
  'a search of many can be wanted': possible(hot, both(first, wants({ kind: 'hot', text: '选调生' }))),
  'an entry that is not listed cannot be chosen': whenever(third, wants({})),
  'nothing is chosen by itself': onlyWith(emits({ type: 'SUGGESTION.WANTED' }), on('SUGGESTION.CHOSEN')),
  'a search closes it, and is remembered without blanks': whenever(
    submitted,
    both(closed, searches('前端'), calls('remember', { text: '前端' })),
  ),
  'a search for nothing is not remembered': whenever(submittedEmpty, both(closed, searches(''), no(calls('remember')))),
  'it can be searched while the server is asked': possible(asks, both(submitted, stops('ask'), closed)),
  'Escape closes, and keeps the text': successive(open, both(escaped, closed, no(emits()))),
  'a second Escape empties the field': successive(
    both(escaped, closed),
    both(on('ESCAPE.PRESSED', { text: 'jsj' }), closed, fills('')),
  ),
  'an empty field is left alone': whenever(on('ESCAPE.PRESSED', { text: '' }), no(emits())),
  'the field that is left closes it': whenever(on('FIELD.LEFT'), closed),
  'closed, it knows nothing of what was found': whenever(closed, both(unanswered, active(-1))),
  'recent searches are watched as long as it is open': successive(closed, both(open, starts('watchRecent'))),
  'recent searches are watched no longer than that': successive(open, both(closed, stops('watchRecent'))),
  'the list shows the searches that are remembered': whenever(seen, has({ recent: ['数字 IC 设计'] })),
  'one recent search is removed, and the list stays': whenever(
    both(removed, open),
    both(calls('forget', { text: '数字 IC 设计' }), active(-1)),
  ),
  'all recent searches are removed': whenever(both(cleared, open), both(calls('forgetAll'), active(-1))),
  'recent searches are forgotten only where that was wanted': onlyWith(
    either(calls('forget'), calls('forgetAll')),
    either(removed, cleared),
  ),
  'recent searches are watched once while the field is open': watchesOnce,
}
