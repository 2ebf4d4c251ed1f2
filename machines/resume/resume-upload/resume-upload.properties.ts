import {
  always,
  both,
  calls,
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
  starting,
  starts,
  stops,
  successive,
  tagged,
  whenever,
} from '../../kit/properties.ts'
import type { Change } from '../resume-editor/resume-editor.types.ts'
import type { Choices } from '../resume-review/resume-review.types.ts'
import { nothingFound } from '../resume-review/samples.ts'
import type { Result } from './resume-upload.types.ts'

export const SMALL = { name: '简历.pdf', size: 10 * 1024 * 1024 }
export const EMPTY = { name: '空.pdf', size: 0 }
export const LARGE = { name: '简历.pdf', size: 10 * 1024 * 1024 + 1 }
/** What was read on a former visit, and what is read now. */
export const KEPT: Result = { id: 'kept-0123456789', name: '旧.pdf', parsed: nothingFound, choices: {} }
export const READ: Result = { id: 'read-0123456789', name: '简历.pdf', parsed: nothingFound, choices: {} }
export const CHOICES: Choices = { 'basic.email': { kind: 'accepted' } }
export const CHANGES: readonly Change[] = [
  { key: 'summary', content: '乐观', version: 4 },
  { key: 'skills', content: [], version: 4 },
]

const chosen = on('FILE.CHOSEN', { file: SMALL })
const empty = on('FILE.CHOSEN', { file: EMPTY })
const tooLarge = on('FILE.CHOSEN', { file: LARGE })
const cancelled = on('CANCELLED')
const retried = on('RETRIED')
const dismissed = on('DISMISSED')
const continued = on('CONTINUED')
const discarded = on('DISCARDED')
const confirmed = on('CONFIRMED')
const reviewed = on('REVIEWED')
const back = on('STEP.SHOWN', { step: 'start' })
const forward = on('STEP.SHOWN', { step: 'review' })
const all = on('UPLOAD.SENT', { share: 1 })
const read = on('UPLOAD.DONE')
const refused = on('UPLOAD.FAILED')
const byServer = (code: number) => on('UPLOAD.FAILED', { failure: { kind: 'server', code } })
const made = on('CHOICES.MADE')
const looks = starts('resumeReview')
const compares = starts('readPresent')
const isNothing = (value: unknown) => value === null
const isEmpty = (list: unknown) => Array.isArray(list) && list.length === 0

/** The innermost state: what a visitor sees. */
const at =
  (name: string) =>
  ({ value }: Moment): boolean => {
    let inner = value
    while (typeof inner === 'object' && inner !== null) inner = Object.values(inner)[0]
    return inner === name
  }
const ready = either(at('idle'), at('paused'))
const hasRead = has({ result: { id: READ.id } })
const hasKept = has({ result: { id: KEPT.id } })
const result = either(hasRead, hasKept)

export const resumeUploadProperties = {
  'a reading from a former visit is offered [RES-3]': successive(
    starting,
    both(done('recall'), at('paused'), hasKept, no(compares)),
  ),
  'a reading from a former visit is taken up at once where the address says so': successive(
    starting,
    both(done('recall'), compares, hasKept, calls('showStep', { step: 'review' })),
  ),
  'the student begins where nothing was read before': whenever(
    both(done('recall'), has({ result: isNothing })),
    both(at('idle'), no(compares)),
  ),
  'the student begins where the browser keeps nothing': whenever(failed('recall'), at('idle')),
  'taken up again, it is compared with what is there now': whenever(
    continued,
    both(compares, calls('showStep', { step: 'review' })),
  ),
  'the way forward takes it up again': successive(both(done('recall'), at('paused')), both(forward, compares)),
  'the way back does not': never(both(back, compares)),
  'the student is asked before a reading is thrown away': whenever(
    discarded,
    both(at('discarding'), result, no(calls('forget'))),
  ),
  'thrown away, it is gone [OUT-3]': whenever(confirmed, both(calls('forget'), has({ result: isNothing }), at('idle'))),
  'it can be thrown away': possible(both(at('paused'), hasKept), discarded, confirmed),
  'the reading is still there where the student cancels': successive(discarded, both(cancelled, at('paused'), result)),
  'nothing is asked any more then': successive(discarded, cancelled, both(continued, compares)),
  'the way forward takes the reading up while it is asked about': successive(discarded, both(forward, compares)),

  'the file is let go of with it': always(either(no(ready), has({ upload: isNothing }))),

  'looked at before it is sent': whenever(chosen, both(starts('inspect', SMALL), tagged('busy'))),
  'a file of 10 MB may be sent, a larger one may not [RES-3]': whenever(
    tooLarge,
    both(at('tooLarge'), no(starts('inspect'))),
  ),
  'an empty file says so, and is not sent [RES-3]': whenever(empty, both(at('empty'), no(starts('inspect')))),
  'an empty file is named': whenever(empty, has({ upload: { file: EMPTY } })),
  'one that is too large is named': whenever(tooLarge, has({ upload: { file: LARGE } })),
  'the kind is known by its content [RES-3]': onlyWith(
    starts('upload', { file: SMALL, original: 'kept' }),
    either(both(done('inspect'), on('xstate.done.actor.inspect', { output: 'document' })), retried),
  ),
  'a file that is neither pdf nor docx is not sent [RES-3]': successive(
    chosen,
    both(done('inspect', 'other'), at('badType')),
  ),
  'a document is sent': successive(chosen, both(done('inspect', 'document'), starts('upload'), tagged('busy'))),
  'a resume as JSON is read here': successive(chosen, both(done('inspect', 'json'), starts('importJson', SMALL))),
  'a file that cannot be read at all says so': whenever(
    either(failed('inspect'), failed('importJson')),
    at('unreadable'),
  ),
  'how much is sent is told [RES-3]': whenever(on('UPLOAD.SENT', { share: 0.4 }), has({ share: 0.4 })),
  'the file is being read once all of it is sent': whenever(all, both(at('parsing'), tagged('busy'))),
  'the file is being read only then': onlyWith(at('parsing'), all),
  'a new attempt begins at nothing': whenever(starts('upload'), has({ share: 0 })),

  'given up while it is looked at': successive(starts('inspect'), both(cancelled, stops('inspect'), at('idle'))),
  'given up while it is sent': successive(starts('upload'), both(cancelled, stops('upload'), at('idle'))),
  'given up while it is read': successive(all, both(cancelled, stops('upload'), at('idle'))),
  'given up while it is read here': successive(starts('importJson'), both(cancelled, stops('importJson'), ready)),
  'given up, what was read before is still there': whenever(both(cancelled, hasKept), at('paused')),

  'a wrong type says so [RES-3]': whenever(byServer(30021), at('badType')),
  'an over-large file says so [RES-3]': whenever(byServer(30022), at('tooLarge')),
  'a scanned one says so [RES-3]': whenever(byServer(30023), at('scannedNoText')),
  'an encrypted one says so [RES-3]': whenever(byServer(30024), at('encrypted')),
  'an unreadable one says so [RES-3]': whenever(byServer(30025), at('unreadable')),
  'a time-out says so [RES-3] [API-2]': whenever(on('UPLOAD.FAILED', { failure: { kind: 'timeout' } }), at('timeout')),
  'no network says so': whenever(on('UPLOAD.FAILED', { failure: { kind: 'offline' } }), at('offline')),
  'a refusal says why': whenever(byServer(20013), both(at('refused'), has({ failure: { msg: '请稍后再试' } }))),
  'a failure ends the upload': whenever(refused, both(stops('upload'), no(tagged('busy')))),
  'a file is sent again after a time-out': successive(at('timeout'), both(retried, starts('upload', { file: SMALL }))),
  'a file is sent again where there was no network': successive(
    at('offline'),
    both(retried, starts('upload', { file: SMALL })),
  ),
  'a refused one is sent again': successive(at('refused'), both(retried, starts('upload', { file: SMALL }))),
  'the same wrong file is not sent again': never(
    both(
      retried,
      either(at('empty'), at('badType'), at('tooLarge'), at('scannedNoText'), at('encrypted'), at('unreadable')),
    ),
  ),
  'another file can be chosen after a failure': successive(refused, chosen),
  'also one after one that was too large': successive(tooLarge, chosen),
  'another file can be chosen after an empty one': successive(empty, chosen),
  'a failure is put away': whenever(dismissed, both(ready, has({ failure: isNothing }))),
  'put away, what was read before is still there': possible(refused, both(dismissed, at('paused'))),
  'put away, one begins anew': possible(refused, both(dismissed, at('idle'), has({ upload: isNothing }))),
  'a failure is forgotten by the next attempt': whenever(either(chosen, retried), has({ failure: isNothing })),

  'a new reading is kept, then compared with the present resume [RES-3]': whenever(
    read,
    both(
      calls('keep', { result: READ }),
      compares,
      calls('showStep', { step: 'review' }),
      hasRead,
      has({ upload: isNothing }),
    ),
  ),
  'a file that was read here is kept and compared, too': whenever(
    done('importJson'),
    both(calls('keep', { result: READ }), compares, hasRead, no(ends())),
  ),
  'compared, it is reviewed': whenever(
    done('readPresent'),
    both(
      either(starts('resumeReview', { id: READ.id }), starts('resumeReview', { id: KEPT.id })),
      starts('resumeReview', { present: { version: 4 } }),
    ),
  ),
  'never without what is there now [RES-3]': onlyWith(looks, done('readPresent')),
  'the page says why the present resume cannot be read': whenever(
    failed('readPresent'),
    both(at('unread'), has({ failure: { kind: 'offline' } })),
  ),
  'it is read again': successive(failed('readPresent'), both(retried, compares, has({ failure: isNothing }))),
  'reading it is on its way': whenever(compares, tagged('busy')),

  'each choice is kept at once [RES-5]': whenever(
    made,
    both(has({ result: { choices: CHOICES } }), calls('keep', { result: { choices: CHOICES } })),
  ),
  'the choices are there when the reading is taken up again': possible(
    made,
    back,
    continued,
    both(looks, starts('resumeReview', { choices: CHOICES })),
  ),
  'kept only where there is something new': onlyWith(calls('keep'), either(read, done('importJson'), made)),

  'how much was left out for want of a decision is known to the end [RES-3]': possible(
    both(done('review', { changes: CHANGES }), has({ undecided: 2 })),
    both(ends(), has({ undecided: 2 })),
  ),
  'the count is that of another review after one': whenever(
    done('review', { changes: isEmpty }),
    has({ undecided: 3 }),
  ),
  'nothing is saved that was not accepted [RES-3]': onlyWith(
    starts('save'),
    either(done('review', { changes: CHANGES }), done('save'), retried),
  ),
  'the accepted pieces are saved one after another': successive(
    both(done('review'), starts('save', CHANGES[0]), tagged('busy')),
    both(done('save'), starts('save', CHANGES[1]), has({ saved: 1 })),
    both(done('save'), ends()),
  ),
  'nothing of the reading is kept once it is saved [OUT-3]': whenever(ends(), calls('forget')),
  'the upload ends only once all of it is saved': onlyWith(
    both(ends(), has({ changes: isEmpty })),
    either(done('save'), done('review', { changes: isEmpty })),
  ),
  'the upload never ends before': never(both(ends(), no(has({ changes: isEmpty })))),
  'the upload ends where nothing is left to save': possible(both(done('review', { changes: isEmpty }), ends())),
  'forgotten only when thrown away or saved': onlyWith(calls('forget'), either(confirmed, ends())),
  'left, it can be taken up again': whenever(
    both(done('review', { changes: isNothing })),
    both(at('paused'), result, calls('showStep', { step: 'start' }), no(starts('save'))),
  ),
  'the way back leaves the reading to be taken up again, too': whenever(
    back,
    both(at('paused'), result, calls('showStep', { step: 'start' })),
  ),
  'the way back ends the review': possible(both(looks), both(back, stops('review'))),

  'somebody else changed it: what was saved is told, the rest is looked at once more [RES-5]': whenever(
    failed('save', { failure: { code: 40900 } }),
    both(at('conflict'), no(starts('save'))),
  ),
  'a conflict tells, also in the middle, what was saved': possible(
    both(done('save'), has({ saved: 1 })),
    both(at('conflict'), has({ saved: 1 })),
  ),
  'looked at once more, beside what is there now': whenever(
    reviewed,
    both(compares, has({ saved: 0, changes: isEmpty, failure: isNothing })),
  ),
  'the reading is looked at once more after a conflict': successive(at('conflict'), reviewed),
  'not saved, it says why and how much is [RES-5]': whenever(
    failed('save', { failure: { kind: 'offline' } }),
    both(at('stopped'), has({ failure: { kind: 'offline' } })),
  ),
  'the saving goes on from there': successive(
    both(done('save'), has({ saved: 1 })),
    both(failed('save'), at('stopped')),
    both(retried, starts('save', CHANGES[1]), has({ saved: 1, failure: isNothing })),
  ),
  'a saving that stopped can go back to the review': successive(at('stopped'), both(reviewed, compares)),
  'the page is busy while the reading is saved': during(
    starts('save'),
    either(done('save'), failed('save'), back),
    tagged('busy'),
  ),
  'busy while a resume as JSON is read': whenever(starts('importJson'), tagged('busy')),
  'reviewed is what was read, by its name': whenever(
    looks,
    either(
      starts('resumeReview', { id: READ.id, name: '简历.pdf', parsed: nothingFound }),
      starts('resumeReview', { id: KEPT.id, name: '旧.pdf', parsed: nothingFound }),
    ),
  ),
}
