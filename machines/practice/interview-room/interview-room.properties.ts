import {
  always,
  both,
  calls,
  done,
  during,
  either,
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
import { LONG, OTHER, SAID } from './samples.ts'

const read = done('read')
const saves = starts('save')
const saved = done('save')
const submitted = on('SUBMITTED')
const skipped = on('SKIPPED')
const typed = (text: string) => on('TYPED', { text })
const answers = (count: number) => has({ practice: { answers: (all: readonly unknown[]) => all.length === count } })
const none = (all: readonly unknown[]) => all.length === 0
const kept = (text: string) => calls('keepDraft', { id: '7', text })
const forgets = calls('forgetDraft')
const isShort = (text: string) => text.trim() !== '' && [...text].length <= 3000

export const interviewRoomProperties = {
  'it begins where the student left it, and not before he says so': whenever(
    both(read, answers(0)),
    both(within('ready'), no(starts('countdown'))),
  ),
  'a text that was not sent is there again': successive(
    both(read, has({ number: 1, text: SAID })),
    both(on('BEGUN'), has({ number: 1, text: SAID })),
  ),
  'no question that was answered in between is asked anew': whenever(
    both(read, answers(2), has({ practice: { finished_at: (at: unknown) => at === null } })),
    within('reviewing'),
  ),
  'one that is finished shows what came of it': whenever(
    both(read, has({ practice: { finished_at: (at: unknown) => at !== null } })),
    both(within('over'), calls('showResult', { id: '7' })),
  ),
  'one that is not there says so': whenever(failed('read', { failure: { code: 40400 } }), within('gone')),
  'one that could not be read is read again': successive(
    both(failed('read'), within('unread'), has({ failure: { kind: 'offline' } })),
    both(on('RETRIED'), starts('read', { id: '7' }), has({ failure: null })),
  ),
  'a question is read for thirty seconds at most': whenever(
    starts('countdown'),
    both(within('reading'), starts('countdown', { seconds: 30 })),
  ),
  'then it is answered': whenever(
    on('COUNTDOWN.TICKED', { rest: 0 }),
    both(either(within('answering'), within('speaking')), has({ rest: 0 })),
  ),
  'how long is left shows': whenever(on('COUNTDOWN.TICKED', { rest: 12 }), both(within('reading'), has({ rest: 12 }))),
  'the student can answer as soon as he has read the question': whenever(
    on('READ'),
    both(either(within('answering'), within('speaking')), has({ rest: 0 })),
  ),
  'each key is kept on this browser': whenever(typed(SAID), both(kept(SAID), has({ text: SAID }))),
  'an answer is sent as it was typed, without blanks around it': successive(
    typed(SAID),
    both(submitted, starts('save', { id: '7', text: SAID.trim() })),
  ),
  'an answer is sent in the place of the one that it was typed over': possible(
    both(on('QUESTION.CHOSEN', { number: 0 }), within('answering'), has({ number: 0, text: SAID.trim() })),
    typed(OTHER),
    both(submitted, starts('save', { number: 0, text: OTHER, former: '2026-11-23T08:01:00.000Z' })),
  ),
  'a first answer is sent in the place of none': whenever(both(saves, answers(0)), starts('save', { former: '' })),
  'nothing and too much are not sent': never(
    either(starts('save', { text: '' }), starts('save', { text: (text: string) => !isShort(text) })),
  ),
  'nothing is sent unasked': onlyWith(saves, either(submitted, on('RETRIED'), on('OWN.CHOSEN'))),
  'a text is forgotten only once it is kept elsewhere, or was not wanted': onlyWith(
    forgets,
    either(saved, skipped, on('OTHER.CHOSEN')),
  ),
  'a kept answer is forgotten here': whenever(saved, forgets),
  'a skipped question’s text is forgotten here': whenever(
    skipped,
    either(forgets, no(either(within('reading'), within('reviewing')))),
  ),
  'answered, the next is asked that has no answer': whenever(
    both(saved, answers(1)),
    both(within('reading'), starts('countdown')),
  ),
  'the next, not the same': successive(
    both(saved, answers(1), has({ practice: { answers: { 0: { number: 0 } } } }), has({ number: 1, text: '' })),
    on('COUNTDOWN.TICKED', { rest: 12 }),
  ),
  'the one that was left out, once the rest is answered': successive(
    both(saved, answers(1), has({ practice: { answers: { 0: { number: 1 } } } }), has({ number: 0, text: '' })),
    on('COUNTDOWN.TICKED', { rest: 12 }),
  ),
  'all answered, they can be looked at again': whenever(both(saved, answers(2)), within('reviewing')),
  'one can be left out, and the next is asked': successive(
    both(skipped, answers(0), has({ number: 1 }), within('reading')),
    on('COUNTDOWN.TICKED', { rest: 12 }),
  ),
  'a question that was left out before is not asked by leaving one out': whenever(
    both(skipped, answers(0), within('reading')),
    has({ number: 1 }),
  ),
  'recordings are followed from when the room is open': whenever(
    both(read, within('ready')),
    starts('watchUploads', { id: '7' }),
  ),
  'the room knows the recordings that were on their way before': whenever(
    both(read, has({ open: { number: 1 } })),
    has({ uploads: { waiting: [0] }, number: 1 }),
  ),
  'a kept recording is open no more': whenever(done('recorder', { way: 'kept' }), has({ open: nothing })),
  'a student who skips all questions can finish': successive(
    both(
      skipped,
      within('reading'),
      has({ number: 1, practice: { answers: (all: readonly unknown[]) => all.length === 0 } }),
    ),
    within('answering'),
    both(skipped, within('reviewing')),
  ),
  'the room shows all questions where nothing else is open': possible(both(skipped, answers(1), within('reviewing'))),
  'a failure keeps what was typed, and says why': whenever(
    failed('save', { failure: { kind: 'offline' } }),
    both(within('failed'), has({ failure: { kind: 'offline' }, text: isShort }), no(forgets)),
  ),
  'it can be sent again': successive(
    both(failed('save'), within('failed')),
    both(on('RETRIED'), saves, has({ failure: null })),
  ),
  'a failed answer can be changed first': successive(
    both(failed('save'), within('failed')),
    both(typed(OTHER), within('answering'), has({ text: OTHER, failure: null }), kept(OTHER)),
  ),
  'the room lays nothing unasked over an answer from another page': whenever(
    failed('save', { failure: { code: 40900, data: { finished_at: (at: unknown) => at === null } } }),
    both(within('overtaken'), no(forgets), has({ text: isShort }), answers(1)),
  ),
  'the student chooses his own': successive(
    within('overtaken'),
    both(on('OWN.CHOSEN'), starts('save', { former: '2026-11-23T08:00:30.000Z' })),
  ),
  'the student chooses the other answer': successive(
    within('overtaken'),
    both(on('OTHER.CHOSEN'), no(saves), forgets, within('reading')),
  ),
  'the room shows the result where another page ended it': whenever(
    failed('save', { failure: { data: { finished_at: (at: unknown) => at !== null } } }),
    both(within('over'), calls('showResult')),
  ),
  'an answer can be changed until it is finished': whenever(
    both(on('QUESTION.CHOSEN', { number: 1 }), answers(2)),
    both(within('answering'), has({ number: 1, text: OTHER })),
  ),
  'the question that is changed is the one that was chosen': whenever(
    both(on('QUESTION.CHOSEN', { number: 0 }), answers(2)),
    both(within('answering'), has({ number: 0, text: SAID.trim() })),
  ),
  'begun, a question is asked': whenever(both(on('BEGUN'), has({ mode: 'text' })), within('reading')),
  'left out, nothing of what was typed for it goes with the next': whenever(
    both(skipped, answers(0), within('reading')),
    has({ text: '' }),
  ),
  'it is read first': whenever(starting, within('loading')),
  'nobody is asked about leaving before he wants to': whenever(both(read, within('ready')), within('shut')),
  'a question that is not there is not asked': never(both(on('QUESTION.CHOSEN', { number: 9 }), within('answering'))),
  'it is finished when the student says so': onlyWith(
    starts('finish'),
    either(on('FINISHED'), on('RETRIED'), on('UPLOADS.CHANGED')),
  ),
  'asked for, it is': whenever(
    both(on('FINISHED'), has({ uploads: { waiting: none } })),
    starts('finish', { id: '7' }),
  ),
  'finished, what came of it shows': whenever(
    done('finish'),
    both(
      within('over'),
      calls('showResult', { id: '7' }),
      has({ practice: { finished_at: (at: unknown) => at !== null } }),
    ),
  ),
  'not finished, it is tried again': successive(
    both(failed('finish'), within('unfinished'), has({ failure: { kind: 'offline' } })),
    both(on('RETRIED'), starts('finish'), has({ failure: null })),
  ),
  'the room counts how often the student looks elsewhere meanwhile': successive(
    both(on('PAGE.HIDDEN'), has({ hidden: 1 })),
    both(on('PAGE.HIDDEN'), has({ hidden: 2 })),
  ),
  'the page is watched while something is asked, and no longer': always(
    either(no(starts('watchPage')), either(within('reading'), within('answering'), within('speaking'))),
  ),
  'a student who wants to leave is asked': whenever(on('LEAVE.ASKED'), both(within('asked'), no(calls('leave')))),
  'leaving, nothing that was typed is lost': whenever(on('LEFT'), both(calls('leave'), within('left'), no(forgets))),
  'nobody leaves unasked': onlyWith(calls('leave'), on('LEFT')),
  'a student who stays is where he was': possible(
    both(typed(SAID), within('answering')),
    both(on('LEAVE.ASKED'), within('asked')),
    both(on('STAYED'), within('shut'), within('answering'), has({ text: SAID })),
  ),
  'asked, he loses no time and no question': possible(
    both(on('LEAVE.ASKED'), within('reading')),
    both(on('COUNTDOWN.TICKED', { rest: 0 }), within('asked'), within('answering')),
    both(on('STAYED'), within('answering')),
  ),
  'busy exactly while something is on its way': always(
    (moment) => tagged('busy')(moment) === either(within('loading'), within('saving'), within('finishing'))(moment),
  ),
  'nothing is asked before it was read': during(starting, either(read, failed('read')), no(within('open'))),
  'a student who speaks checks camera and microphone first': whenever(
    both(on('BEGUN'), has({ mode: 'video' })),
    both(within('checking'), starts('check', { mode: 'video' })),
  ),
  'nobody who writes is asked for them': whenever(both(on('BEGUN'), has({ mode: 'text' })), no(starts('check'))),
  'a student answers with the devices that work': successive(
    both(done('check', { mode: 'video' }), within('reading'), has({ mode: 'video' })),
    both(
      on('READ'),
      within('speaking'),
      starts('recorder', { id: '7', number: 0, mode: 'video', open: nothing, former: '' }),
    ),
  ),
  'the answer begins by itself once it is read': successive(
    both(within('reading'), has({ mode: 'video' })),
    both(on('COUNTDOWN.TICKED', { rest: 0 }), within('speaking')),
  ),
  'a student without a device writes': successive(
    both(done('check', { mode: 'text' }), has({ mode: 'text' })),
    both(on('READ'), within('answering')),
  ),
  'a recording that outlived its page is looked at first': whenever(
    both(done('check'), has({ open: { number: 1 } })),
    both(within('speaking'), starts('recorder', { number: 1, open: { seconds: 43, text: '我负责' } })),
  ),
  'a kept recording counts as an answer, and the next question comes': successive(
    both(
      done('recorder', { way: 'kept' }),
      within('reading'),
      has({ number: 1, uploads: { waiting: [0] }, open: nothing }),
    ),
    on('COUNTDOWN.TICKED', { rest: 12 }),
  ),
  'all answered, also where recordings are on their way, they can be looked at': whenever(
    both(
      done('recorder', { way: 'kept' }),
      has({ uploads: { waiting: (all: readonly unknown[]) => all.length === 2 } }),
    ),
    within('reviewing'),
  ),
  'a question can be answered in writing after all': whenever(
    done('recorder', { way: 'text' }),
    both(within('answering'), has({ open: nothing })),
  ),
  'a device that failed is checked again': whenever(
    done('recorder', { way: 'check' }),
    both(within('checking'), starts('check'), has({ open: nothing })),
  ),
  'the room follows what the server has': whenever(
    on('UPLOADS.CHANGED', { practice: { answers: [{ number: 0 }] } }),
    has({
      uploads: { waiting: (all: readonly unknown[]) => all.length === 0 },
      practice: { answers: [{ number: 0 }] },
    }),
  ),
  'the room says what stands in the way of recordings': whenever(
    on('UPLOADS.CHANGED', { practice: nothing }),
    has({ uploads: { share: 0.5, failure: { kind: 'offline' } }, practice: { answers: none } }),
  ),
  'a recording on its way is not changed': never(
    both(on('QUESTION.CHOSEN', { number: 0 }), has({ uploads: { waiting: [0] }, number: 0 }), starts('countdown')),
  ),
  'a question without an answer is read anew and spoken': whenever(
    both(on('QUESTION.CHOSEN', { number: 1 }), has({ mode: 'video', practice: { answers: [{ number: 0 }] } })),
    either(within('reading'), no(within('asking'))),
  ),
  'a spoken practice is finished once the server has each recording': never(
    both(starts('finish'), has({ uploads: { waiting: (all: readonly unknown[]) => all.length > 0 } })),
  ),
  'a spoken practice waits until then': possible(
    both(on('FINISHED'), within('sending'), has({ uploads: { waiting: [0] } })),
    both(on('UPLOADS.CHANGED', { practice: { answers: [{ number: 0 }] } }), starts('finish')),
  ),
  'stuck, the student can try again': whenever(
    both(on('RETRIED'), within('sending')),
    both(calls('pokeUploads'), has({ uploads: { failure: { kind: 'offline' } } })),
  ),
  'recordings are sent again only where he asks': onlyWith(calls('pokeUploads'), on('RETRIED')),
  'no camera outlives the room': whenever(either(on('LEFT'), done('finish')), stops('holdDevices')),
  'too much is not sent': possible(both(typed(LONG), has({ text: LONG }))),
}
