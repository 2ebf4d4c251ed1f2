import type { Intention } from '../../../contract/resume.ts'
import {
  after,
  always,
  both,
  done,
  during,
  either,
  ends,
  failed,
  has,
  type Moment,
  never,
  no,
  on,
  onlyWith,
  possible,
  starts,
  stops,
  successive,
  tagged,
  whenever,
} from '../../kit/properties.ts'
import { isSame } from './resume-editor.rules.ts'

const intention = (salary_min: number, salary_max: number): Intention => ({
  positions: [],
  cities: [],
  salary_min,
  salary_max,
  kind: '',
  from: '',
})
/** As it was, as it is changed here, as it was changed elsewhere, and what our rules refuse. */
export const [WAS, MINE, THEIRS, WRONG] = [intention(0, 0), intention(8, 12), intention(10, 14), intention(12, 8)]

const server = (...codes: readonly number[]) =>
  failed('save', { failure: { kind: 'server', code: (code: number) => codes.includes(code) } })
const refused = server(20013, 20011)
const conflicting = server(40900)
const offline = failed('save', { failure: { kind: 'offline' } })
const unanswered = both(failed('save'), no(refused), no(conflicting))
const failing = both(unanswered, no(offline))

const typed = (content: unknown) => on('CONTENT.CHANGED', { content })
const rested = after(800)
const left = on('SECTION.LEFT')
const retried = on('RETRIED')
const connected = on('CONNECTION.BACK')
const alike = on('RIVAL.SAVED', { rival: { content: MINE, version: 7 } })
const agreeing = ({ event, context }: Moment) =>
  isSame(Object(Reflect.get(event, 'rival')).content, Reflect.get(Object(context), 'content'))
const rival = both(on('RIVAL.SAVED'), no(agreeing))
const draft = on('RIVAL.SAVED', { rival: { kept: WAS } })
const resolved = on('CONFLICT.RESOLVED')
const unsaved = tagged('unsaved')
const stuck = tagged('stuck')
const met = both(either(conflicting, rival), stuck)
const isNull = (value: unknown) => value === null
const gone = { rival: { content: null } }

const agreed = both(no(unsaved), has({ rival: null, version: 7 }))
const isKept = ({ context }: Moment) =>
  isSame(Reflect.get(Object(context), 'content'), Reflect.get(Object(context), 'kept'))

export const resumeEditorProperties = {
  'typed text is there [RES-5]': whenever(on('CONTENT.CHANGED'), ({ event, context }) =>
    isSame(Reflect.get(event, 'content'), Reflect.get(Object(context), 'content')),
  ),
  'typed text stays, whatever the server says [RES-5]': during(
    typed(MINE),
    either(on('CONTENT.CHANGED'), resolved, both(on('RIVAL.SAVED'), no(unsaved))),
    has({ content: MINE }),
  ),
  'nothing that the server does not have is called saved [RES-5]': always(either(unsaved, isKept, ends())),
  'typed back as it was, there is nothing to save': successive(typed(MINE), both(typed(WAS), no(unsaved))),
  'a change that is not saved says so from the first key on [RES-5]': successive(
    both(on('START'), no(unsaved)),
    both(typed(MINE), unsaved, no(stuck)),
  ),

  'saved by itself after 800 ms without a key': successive(
    typed(MINE),
    both(rested, starts('save', { key: 'intention', content: MINE, version: 3 })),
  ),
  'saved at once by whoever leaves': successive(typed(MINE), both(left, starts('save', { content: MINE, version: 3 }))),
  'sent when it rests, when it is left, or once more': onlyWith(
    starts('save'),
    either(rested, left, retried, connected, after(5000)),
  ),
  'is on its way until the server answers': always(
    (moment) => !either(done('save'), failed('save'))(moment) || !tagged('busy')(moment),
  ),
  'a save that is sent is on its way': whenever(starts('save'), both(tagged('busy'), unsaved, no(stuck))),
  'saved, with its version and when [RES-2]': successive(
    starts('save', { content: MINE, version: 3 }),
    both(done('save'), no(unsaved), has({ kept: MINE, version: 9, savedAt: '2026-11-20T06:32:00.000Z' })),
  ),
  'saved on the version that was saved last': possible(
    done('save'),
    both(typed(WAS), unsaved),
    both(rested, starts('save', { content: WAS, version: 9 })),
  ),
  'text typed during a save is saved after it': successive(
    starts('save', { content: MINE }),
    typed(WAS),
    both(done('save'), unsaved, has({ kept: MINE, content: WAS })),
    both(rested, starts('save', { content: WAS, version: 9 })),
  ),

  'content that our rules refuse is never sent': never(starts('save', { content: WRONG })),
  'the editor says that our rules refuse it, by itself, when left and when asked again': whenever(
    both(either(rested, left, retried), has({ content: WRONG, sent: null })),
    both(stuck, has({ failure: null })),
  ),
  'content that is put right is saved': successive(
    both(rested, has({ content: WRONG })),
    typed(MINE),
    both(rested, starts('save', { content: MINE })),
  ),
  'refused content is there for whoever asks again': successive(
    both(left, has({ content: WRONG })),
    both(retried, stuck),
  ),
  'content put back as it was is not refused any more': successive(
    both(rested, has({ content: WRONG })),
    both(typed(WAS), no(unsaved)),
  ),

  'a save that is refused keeps what was typed, and why [RES-5]': whenever(
    refused,
    both(stuck, unsaved, has({ failure: { kind: 'server', msg: '请稍后再试' }, sent: null })),
  ),
  'refused, it is not sent again by itself': during(
    refused,
    either(typed(undefined), retried, on('RIVAL.SAVED')),
    no(starts('save')),
  ),
  'refused, it can be sent again as it is': successive(
    both(refused, has({ content: MINE })),
    both(retried, starts('save', { content: MINE }), has({ failure: null })),
  ),
  'refused, it can be changed, and the reason goes': successive(
    refused,
    both(typed(MINE), unsaved, no(stuck), has({ failure: null })),
    both(rested, starts('save', { content: MINE })),
  ),

  'a save without an answer leaves it unsaved': whenever(unanswered, both(unsaved, no(stuck), no(tagged('busy')))),
  'the editor watches the network where there is none, and not where the server could not take it': whenever(
    unanswered,
    either(both(offline, starts('watchConnection')), both(no(offline), no(starts('watchConnection')))),
  ),
  'the editor sends as soon as the network is back': successive(
    offline,
    both(connected, starts('save'), stops('watchConnection')),
  ),
  'offline it is sent again after 5 s': successive(offline, both(after(5000), starts('save'))),
  'a save that the server could not take is sent again after 5 s': successive(
    failing,
    both(after(5000), starts('save')),
  ),
  'offline it is sent when asked': successive(offline, both(retried, starts('save'))),
  'a save that the server could not take is sent when asked': successive(failing, both(retried, starts('save'))),
  'the same is sent again, since it may have come, and then what was typed meanwhile': successive(
    starts('save', { content: MINE, version: 3 }),
    offline,
    typed(WAS),
    both(after(5000), starts('save', { content: MINE, version: 3 })),
    both(done('save'), has({ kept: MINE, content: WAS }), unsaved),
  ),
  'also to a server that could not take it': successive(
    starts('save', { content: MINE, version: 3 }),
    failing,
    typed(WAS),
    both(after(5000), starts('save', { content: MINE, version: 3 })),
    both(done('save'), has({ kept: MINE, content: WAS }), unsaved),
  ),

  'a conflict is met with what the other wrote': whenever(
    conflicting,
    both(has({ sent: null }), either(both(stuck, unsaved), agreed)),
  ),
  'a conflict tells how it stands': possible(both(conflicting, has({ rival: { content: THEIRS, version: 7 } }))),
  'a conflict tells that it is gone': possible(both(conflicting, has(gone))),
  'a student who has typed is told at once that another tab saved': whenever(
    both(rival, unsaved),
    both(stuck, ({ event, context }) => isSame(Reflect.get(event, 'rival'), Reflect.get(Object(context), 'rival'))),
  ),
  'a student is told so from the first key on': successive(typed(MINE), both(rival, stuck)),
  'also whoever was refused': successive(refused, both(rival, stuck, has({ failure: null }))),
  'also of a second one': successive(both(rival, stuck), both(on('RIVAL.SAVED', gone), has(gone))),
  'a student who has typed nothing sees what another tab saved': successive(
    both(on('START'), no(unsaved)),
    both(on('RIVAL.SAVED', { rival: { content: THEIRS } }), no(unsaved), has({ kept: THEIRS, version: 7 }), agreeing),
  ),
  'a student who has typed nothing sees that it is gone': whenever(both(on('RIVAL.SAVED', gone), no(unsaved)), ends()),
  'nothing is sent over what somebody else wrote before it is resolved [RES-5]': during(
    met,
    either(resolved, on('PIECE.REMOVED'), agreed, both(draft, agreeing)),
    both(stuck, no(starts('save'))),
  ),
  'resolved, what both wrote is saved on the other version': successive(
    both(resolved, has({ content: MINE, version: 7, rival: null }), unsaved, no(stuck)),
    both(rested, starts('save', { content: MINE, version: 7 })),
  ),
  'content that another tab saved as it is typed here is saved [RES-5]': successive(
    typed(MINE),
    both(alike, no(unsaved), no(stuck), has({ content: MINE, kept: MINE, version: 7, rival: null })),
  ),
  'also where both were another before': successive(
    both(rival, stuck, has({ content: MINE })),
    both(alike, no(unsaved), has({ kept: MINE, version: 7, rival: null })),
  ),
  'content that another tab saved otherwise is a conflict': successive(
    typed(WRONG),
    both(on('RIVAL.SAVED'), stuck, has({ content: WRONG })),
  ),
  'a draft that was chosen is saved over what the server has [RES-5]': successive(
    both(draft, stuck, has({ content: MINE })),
    both(on('CONFLICT.RESOLVED', { content: THEIRS }), unsaved, no(stuck), has({ kept: WAS, version: 3, rival: null })),
    both(rested, starts('save', { content: THEIRS, version: 3 })),
  ),
  'a draft that says what is typed is nothing to choose': successive(
    both(draft, agreeing, unsaved, no(stuck)),
    both(rested, starts('save', { content: THEIRS, version: 3 })),
  ),
  'resolved for the other, there is nothing to save': successive(
    both(rival, has({ rival: { content: THEIRS, version: 7 } })),
    both(on('CONFLICT.RESOLVED', { content: THEIRS }), no(unsaved), has({ rival: null })),
  ),
  'resolved where it was gone, what was typed can be added anew [RES-5]': successive(
    both(met, has(gone)),
    both(on('CONFLICT.RESOLVED', { content: MINE }), ends({ wanted: MINE })),
  ),
  'resolved where it was gone, it can stay gone': successive(
    both(met, has(gone)),
    both(on('CONFLICT.RESOLVED', { content: isNull }), ends({ wanted: isNull })),
  ),
  'never sent under the name of what is gone': never(both(has(gone), starts('save'))),

  'a draft is unsaved from the start, and saved like any change [RES-5]': successive(
    both(on('START'), unsaved, has({ content: MINE, kept: WAS })),
    both(rested, starts('save', { content: MINE, version: 3 })),
  ),
  'nothing typed, nothing to save': possible(both(on('START'), no(unsaved))),
  'removed here, it is over': whenever(on('PIECE.REMOVED'), ends()),
  'the editor ends only where the piece is removed': onlyWith(
    ends(),
    either(on('PIECE.REMOVED'), on('RIVAL.SAVED', gone), both(resolved, has(gone))),
  ),
  'kept, nothing is on its way any more': whenever(done('save'), has({ sent: null })),
}
