import {
  both,
  calls,
  done,
  during,
  either,
  ends,
  failed,
  has,
  inOrder,
  never,
  no,
  on,
  onlyWith,
  possible,
  starting,
  starts,
  successive,
  whenever,
  within,
} from '../../kit/properties.ts'

export const SENTENCE = ' 可尽快到岗 '
/** One character takes two units of UTF-16. */
export const LONGEST = `${'好'.repeat(199)}😀`
export const LONG = '好'.repeat(201)

const isTwo = (list: readonly unknown[]) => list.length === 2
const isNothing = (value: unknown) => value === null
const typed = (message: string) => on('MESSAGE.TYPED', { message })
const chosen = (choice: string) => on('OFFER.CHOSEN', { choice })
const nobodyLeft = on('STUDENT.CHANGED', { userId: '' })
const another = on('STUDENT.CHANGED', { userId: '8' })
const confirmed = on('CONFIRMED')
const retried = on('RETRIED')
const wayTaken = on('WAY.TAKEN')
const closed = on('DIALOG.CLOSED')
const asked = on('DIALOG.ASKED')
const sends = starts('send')
const answered = either(done('send'), failed('send'))
const shows = calls('show', { id: '5' })
const hides = calls('hide')

/** A failure of the server: the code, and the reason. */
const coded = (code: number, data?: unknown) => ({ failure: { code, ...(data === undefined ? {} : { data }) } })
const loginLost = coded(20011)
const unsent = (kind: string) => failed('send', { failure: { kind } })
const refusedBy = (why: string) => failed('send', coded(20013, { why }))
const offered = (offer: unknown) => done('read', offer)
const whole = offered({ userId: '7', resume: { lacks: [] }, attachments: [{}], status: isNothing })

const refused = (refusal: unknown) => both(within('refused'), has({ refusal }), no(sends))
const unseen = within('unseen')

export const deliverProperties = {
  'the flow asks for a student first [JOB-3]': whenever(starting, both(starts('askLogin'), no(shows))),
  'the dialog opens with the student, and the flow reads what there is to deliver': whenever(
    done('askLogin', true),
    both(shows, starts('read', { id: '5' })),
  ),
  'the dialog never opens for a visitor who does not log in': whenever(
    done('askLogin', false),
    both(ends(), no(shows)),
  ),
  'the dialog never opens where the page closes': whenever(failed('askLogin'), both(ends(), no(shows))),
  'the flow reads only for a student, or anew': onlyWith(starts('read'), either(done('askLogin', true), retried)),

  'a whole resume is chosen beforehand': whenever(
    whole,
    both(within('choosing'), has({ choice: (choice: unknown) => choice === 'resume' || choice === 'file-0001' })),
  ),
  'the choice is the resume unless the student chose another': successive(
    starting,
    done('askLogin', true),
    both(whole, has({ choice: 'resume' })),
  ),
  'a resume that lacks something is not chosen beforehand, its file may be': successive(
    both(offered({ resume: { lacks: isTwo } }), within('choosing'), has({ choice: isNothing })),
    both(chosen('file-0001'), has({ choice: 'file-0001' })),
    both(confirmed, starts('send', { choice: 'file-0001' })),
  ),
  'a resume that lacks something is never chosen': never(
    both(
      has({ offer: { resume: { lacks: (lacks: readonly unknown[]) => lacks.length > 0 } } }),
      has({ choice: 'resume' }),
    ),
  ),
  'a file that is not there is never chosen': never(has({ choice: 'gone-0001' })),
  'a file that is there no longer is never chosen': never(
    both(
      has({ offer: { attachments: (files: readonly unknown[]) => files.length === 0 } }),
      has({ choice: 'file-0001' }),
    ),
  ),
  'the student may choose another file, and the resume again': successive(
    both(whole, has({ choice: 'resume' })),
    both(chosen('file-0001'), has({ choice: 'file-0001' })),
    both(chosen('resume'), has({ choice: 'resume' })),
  ),
  'nothing is sent without a choice [JOB-3]': onlyWith(sends, has({ choice: (choice: unknown) => choice !== null })),
  'nothing is sent unasked [JOB-3]': onlyWith(sends, confirmed),
  'the confirmation sends at once, of whom, to what and with what [JOB-3]': possible(
    both(confirmed, starts('send', { userId: '7', positionId: '5', choice: 'resume', message: '' })),
  ),
  'one confirmation sends once, whatever is pressed meanwhile [JOB-3]': during(
    sends,
    answered,
    (moment) => sends(moment) === confirmed(moment),
  ),
  'nothing is sent again once it is delivered': during(done('send'), asked, no(sends)),

  'the sentence is kept as it is typed': whenever(typed(SENTENCE), has({ message: SENTENCE })),
  'the sentence is sent without the blanks about it': successive(
    both(typed(SENTENCE), within('choosing')),
    both(confirmed, starts('send', { message: '可尽快到岗' })),
  ),
  '200 characters are sent': possible(
    both(typed(LONGEST), within('choosing')),
    both(confirmed, starts('send', { message: LONGEST })),
  ),
  '201 characters are never sent': never(both(sends, has({ message: LONG }))),
  'a sentence that is too long stays to be shortened': whenever(typed(LONG), has({ message: LONG })),

  'the dialog says that the resume is delivered [JOB-3]': whenever(
    both(done('send', { isKept: true }), no(ends())),
    within('delivered'),
  ),
  'a delivered sentence is not left to be sent again': whenever(done('send', { isKept: true }), has({ message: '' })),
  'the dialog says that something else went before, and when, and calls nothing delivered [JOB-3]': whenever(
    both(done('send', { isKept: false }), no(ends())),
    both(within('elsewhere'), has({ earlier: '2026-11-22T09:05:00.000Z' })),
  ),
  'the way on from that leads to what becomes of it, too': successive(
    within('elsewhere'),
    both(wayTaken, calls('goOn', { way: 'followUp' }), hides, ends()),
  ),
  'a sentence that was not sent is not forgotten': possible(
    both(typed(SENTENCE), within('choosing')),
    both(done('send', { isKept: false }), has({ message: SENTENCE })),
  ),
  'the sentence typed the last time is there again': possible(both(starting, has({ message: SENTENCE }))),
  'the sentence typed the last time is sent': possible(
    both(starting, has({ message: SENTENCE })),
    both(confirmed, starts('send', { message: '可尽快到岗' })),
  ),
  'the dialog says that it was delivered before, and nothing is sent [JOB-3]': whenever(
    offered({ status: 'viewed' }),
    both(within('already'), no(sends)),
  ),
  'the way on from a delivery leads to what becomes of it [JOB-3]': successive(
    both(done('send', { isKept: true }), within('delivered')),
    both(wayTaken, calls('goOn', { way: 'followUp' }), hides, ends()),
  ),
  'the way on from an earlier delivery leads there, too': successive(
    within('already'),
    both(wayTaken, calls('goOn', { way: 'followUp' }), hides, ends()),
  ),
  'the dialog says that a delivery was taken back': whenever(
    offered({ status: 'withdrawn' }),
    refused({ why: 'withdrawn' }),
  ),
  'the dialog says that there is no resume': whenever(offered({ resume: isNothing }), refused({ why: 'noResume' })),
  'the way on leads to where a resume is written, with what for [JOB-3]': successive(
    refused({ why: 'noResume' }),
    both(wayTaken, calls('goOn', { way: 'writeResume', positionId: '5' }), hides, ends()),
  ),
  'the dialog tells what the resume lacks where nothing else can be sent': whenever(
    offered({ resume: { lacks: ['phone'] }, status: isNothing }),
    refused({ why: 'incomplete', lacks: ['phone'] }),
  ),
  'the way on leads to what the resume lacks': successive(
    refused({ why: 'incomplete', lacks: ['phone'] }),
    both(wayTaken, calls('goOn', { way: 'completeResume', lacks: ['phone'], positionId: '5' }), hides, ends()),
  ),
  'the way on goes by what the server said last': possible(
    refused({ why: 'incomplete', lacks: ['email'] }),
    both(wayTaken, calls('goOn', { way: 'completeResume', lacks: ['email'] })),
  ),
  'also where a file could be sent': successive(
    both(offered({ resume: { lacks: isTwo } }), within('choosing')),
    both(wayTaken, calls('goOn', { way: 'completeResume' }), hides, ends()),
  ),
  'a whole resume leads nowhere else': during(
    both(whole, within('choosing')),
    either(answered, offered({})),
    no(calls('goOn')),
  ),

  'closed says so, and leads to other positions': successive(
    both(refusedBy('closed'), refused({ why: 'closed' })),
    both(wayTaken, calls('goOn', { way: 'otherPositions' }), hides, ends()),
  ),
  'a withdrawn one does, too': successive(
    refused({ why: 'withdrawn' }),
    both(wayTaken, calls('goOn', { way: 'otherPositions' })),
  ),
  'refused while it is sent, it says why': possible(
    both(refusedBy('incomplete'), refused({ why: 'incomplete', lacks: ['email'] })),
  ),
  'a file that is gone leads back to the choice': successive(
    both(refusedBy('attachmentGone'), refused({ why: 'attachmentGone' })),
    both(retried, starts('read')),
  ),
  'a student who sent too much can try again': successive(
    both(refusedBy('tooMany'), refused({ why: 'tooMany' })),
    both(retried, starts('read')),
  ),
  'a refusal that stays is not tried again': during(
    both(refusedBy('closed'), within('refused')),
    either(closed, wayTaken, asked),
    no(starts('read')),
  ),
  'a student who sent too much is not led to other positions': never(
    both(wayTaken, has({ refusal: { why: 'tooMany' } })),
  ),
  'read anew, nothing is called refused': whenever(whole, has({ refusal: isNothing })),
  'back from a refusal, what was typed is there': possible(
    both(typed(SENTENCE), within('choosing')),
    refusedBy('tooMany'),
    both(whole, has({ message: SENTENCE })),
  ),

  'not read, it says why': whenever(
    failed('read', { failure: { kind: 'offline' } }),
    both(within('unread'), has({ failure: { kind: 'offline' } })),
  ),
  'a failed read is tried again': successive(
    failed('read', { failure: { kind: 'offline' } }),
    both(retried, starts('read'), has({ failure: isNothing })),
  ),
  'not sent, it says why, and all is as it was [JOB-3]': successive(
    both(typed(SENTENCE), has({ choice: 'file-0001' })),
    both(confirmed, sends, has({ failure: isNothing })),
    both(
      unsent('timeout'),
      within('failed'),
      has({ failure: { kind: 'timeout' }, message: SENTENCE, choice: 'file-0001' }),
    ),
    both(confirmed, starts('send', { choice: 'file-0001', message: '可尽快到岗' }), has({ failure: isNothing })),
  ),
  'a failure is told until it is tried again': during(
    both(unsent('offline'), within('failed')),
    either(confirmed, closed, wayTaken, asked, nobodyLeft, another),
    within('failed'),
  ),
  'a refusal without a reason is told as a failure where nobody looked': successive(
    both(closed, unseen),
    both(failed('send', coded(20013, isNothing)), calls('notify', { kind: 'deliverFailed' }), within('aside')),
  ),
  'closed after a failure, what has been delivered is asked for anew [JOB-3]': whenever(
    both(closed, has({ failure: isNothing }), calls('review')),
    both(hides, ends()),
  ),
  'a close after a time-out has it asked anew, too [JOB-3]': successive(
    both(unsent('timeout'), within('failed')),
    both(closed, hides, calls('review'), ends()),
  ),
  'the dialog is hidden by then': inOrder(hides, calls('review')),
  'the dialog is hidden before the page goes on': inOrder(hides, calls('goOn')),
  'the dialog is hidden before a notice tells of it': inOrder(hides, calls('notify')),
  'asked for anew before somebody is told to look [JOB-3]': inOrder(calls('review'), calls('notify')),
  'asked for anew only then': onlyWith(calls('review'), either(closed, failed('send'))),
  'a resume that was never sent needs no asking': successive(within('fresh'), both(closed, no(calls('review')))),
  'a refusal that the server does not explain is a failure': possible(
    both(failed('send', coded(20013, isNothing)), within('failed')),
  ),

  'a login that was lost is asked for, and nothing is lost [JOB-3]': successive(
    both(confirmed, has({ choice: 'file-0001', message: SENTENCE })),
    both(failed('send', loginLost), starts('askLogin'), has({ message: SENTENCE })),
    both(done('askLogin', true), starts('read'), shows),
    both(whole, within('choosing'), has({ choice: 'file-0001', message: SENTENCE })),
  ),
  'a lost login is asked for also where nothing could be read': whenever(
    failed('read', loginLost),
    both(starts('askLogin'), no(ends())),
  ),
  'a lost login is asked for also where nobody looked': possible(
    both(failed('send', loginLost), starts('askLogin')),
    shows,
  ),

  'closed at any time': whenever(closed, hides),
  'closed before it is sent, it is over': whenever(both(closed, no(unseen)), ends()),
  'closed while it is sent, it goes on': successive(both(closed, unseen, no(ends())), done('send')),
  'delivered while nobody looks, it is told': successive(
    both(closed, unseen),
    both(
      done('send', { isKept: true }),
      calls('notify', { kind: 'delivered', title: '嵌入式开发工程师' }),
      ends(),
      no(shows),
    ),
  ),
  'a notice tells that something else went before where nobody looked': successive(
    both(closed, unseen),
    both(
      done('send', { isKept: false }),
      calls('notify', { kind: 'deliveredBefore', title: '嵌入式开发工程师' }),
      ends(),
      no(shows),
    ),
  ),
  'refused while nobody looks, it is told in the words of the server': successive(
    both(closed, unseen),
    both(
      refusedBy('closed'),
      calls('notify', { kind: 'warning', text: '这个职位已停止招聘，看看公司的其他职位' }),
      ends(),
    ),
  ),
  'failed while nobody looks, it is told and put aside': successive(
    both(closed, unseen),
    both(
      unsent('offline'),
      calls('notify', { kind: 'deliverUnknown', title: '嵌入式开发工程师' }),
      calls('review'),
      no(ends()),
      no(shows),
    ),
    both(asked, starts('askLogin')),
  ),
  'the sentence typed before a failure is there when the student asks again': possible(
    both(typed(SENTENCE), within('choosing')),
    both(unsent('offline'), no(shows), no(within('open'))),
    asked,
    both(whole, within('choosing'), has({ message: SENTENCE })),
  ),
  'asked for again while it is sent, it is shown': successive(
    both(closed, unseen),
    both(asked, shows, no(sends), within('seen')),
    both(done('send', { isKept: true }), within('delivered'), no(calls('notify'))),
  ),
  'asked for again where its dialog is gone, nothing is lost': successive(
    both(typed(SENTENCE), within('choosing'), has({ choice: 'file-0001' })),
    both(asked, starts('askLogin'), no(shows)),
    both(done('askLogin', true), shows, starts('read')),
    both(whole, within('choosing'), has({ choice: 'file-0001', message: SENTENCE })),
  ),
  'another student’s login ends it, and shows nothing [SESS-5]': whenever(both(another, no(within('asking'))), ends()),
  'a log-out ends it, and shows nothing [SESS-5]': whenever(
    both(nobodyLeft, no(either(within('asking'), within('reading'), within('sending')))),
    ends(),
  ),
  'the dialog is hidden when the student logs out [SESS-5]': successive(
    within('choosing'),
    both(nobodyLeft, hides, ends()),
  ),
  'a notice tells that it was not sent, whoever is there then': successive(
    within('choosing'),
    both(either(nobodyLeft, another), calls('notify', { kind: 'deliverLeft', title: '嵌入式开发工程师' })),
  ),
  'also what it was refused with [SESS-5]': successive(within('refused'), both(another, hides, ends())),
  'also while it is read, by another [SESS-5]': successive(within('reading'), both(another, hides, ends())),
  'a read under way finds itself that the login was lost [SESS-5]': successive(
    within('reading'),
    both(nobodyLeft, within('reading'), no(hides)),
    both(failed('read', loginLost), starts('askLogin')),
  ),
  'also while it is sent, by another [SESS-5]': successive(within('seen'), both(another, hides, ends())),
  'nobody sees how it goes on where nobody is [SESS-5]': successive(
    within('seen'),
    both(nobodyLeft, hides, within('unseen')),
  ),
  'a delivery that was put aside goes with its student [SESS-5]': successive(within('aside'), both(nobodyLeft, ends())),
  'another student gets nothing of what was chosen and typed before [SESS-5]': possible(
    both(typed(SENTENCE), within('choosing'), has({ choice: 'file-0001' })),
    asked,
    both(offered({ userId: '8' }), within('choosing'), has({ choice: 'resume', message: '' })),
  ),
  'told only where nobody looked, or nobody may look any more': onlyWith(
    calls('notify'),
    either(answered, nobodyLeft, another),
  ),
  'no notice tells what the student is looking at': during(
    both(confirmed, sends),
    either(closed, answered),
    no(calls('notify')),
  ),
  'shown to a student, or to who asks': onlyWith(shows, either(done('askLogin', true), asked)),
  'hidden only by who closes it, goes on or leaves': onlyWith(hides, either(closed, wayTaken, on('STUDENT.CHANGED'))),
  'read, nothing is called failed': whenever(done('read'), no(within('failed'))),
  'a sentence that one student typed is not there for another [SESS-5]': during(
    offered({ userId: '7' }),
    on('MESSAGE.TYPED'),
    no(both(offered({ userId: '8' }), has({ message: SENTENCE }))),
  ),
}
