import {
  always,
  both,
  calls,
  done,
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
  successive,
  tagged,
  whenever,
  within,
} from '../../kit/properties.ts'

export const WAGE = ' 12-18K '
export const PASTED = ' 林知夏\n求职意向：嵌入式开发工程师 '

/** Typed for the question of version 1. */
export const DRAFT = { version: 1, text: ' 8K ', pasted: '林知夏' } as const

const sent = on('SENT')
const typed = on('TYPED', { text: WAGE })
const isConflict = (error: unknown) => Object(Object(error).failure).code === 40900
const lost = failed('send', (error: unknown) => !isConflict(error))
const raced = failed('send', isConflict)
const isEmpty = (list: unknown) => Array.isArray(list) && list.length === 0
const last = (outcome: string) => (turns: unknown) =>
  Array.isArray(turns) && Object(turns[turns.length - 1]).outcome === outcome
const arrived = either(done('read'), done('send'), done('readAnew'))
const answered = either(done('read'), done('send'))
const contradicting = { contradictions: (list: unknown) => !isEmpty(list) }
const over = { contradictions: isEmpty, question: nothing }
const unsaid = { contradictions: isEmpty, question: (one: unknown) => one !== null, turns: isEmpty }
const goesOn = { contradictions: isEmpty, question: (one: unknown) => one !== null, turns: last('written') }
const isOpen = either(
  has({ guided: { ...unsaid, turns: last('partly') } }),
  has({ guided: { ...unsaid, turns: last('unclear') } }),
)
const move = (name: string) => starts('send', { kind: 'move', move: name })
const offline = has({ failure: { kind: 'offline' } })

export const guidedFillingProperties = {
  'the text typed before a reload is there again': successive(
    both(starting, has({ draft: DRAFT })),
    both(done('read', { version: 1 }), has({ text: ' 8K ', pasted: '林知夏', draft: nothing })),
  ),
  'the text of another question is not there': successive(
    both(starting, has({ draft: DRAFT })),
    both(done('read', { version: 2 }), has({ text: '', pasted: '' })),
  ),
  'each key is kept for its question': whenever(
    typed,
    both(has({ text: WAGE }), calls('keepDraft', { text: WAGE, version: (version: number) => version >= 0 })),
  ),
  'each key of a pasted text, too': whenever(
    on('PASTE.TYPED', { text: PASTED }),
    calls('keepDraft', { pasted: PASTED, version: (version: number) => version >= 0 }),
  ),
  'it begins by reading how far it is': whenever(starting, both(starts('read'), within('loading'))),
  'a conversation that was not read can be read again': possible(
    both(failed('read'), within('unread'), offline),
    both(on('RETRIED'), starts('read')),
  ),
  'a student who has said nothing chooses how to begin [AIR-1]': whenever(
    both(arrived, has({ guided: unsaid })),
    within('choosing'),
  ),
  'a student who comes back goes on with the next question [AIR-1]': whenever(
    both(answered, has({ guided: goesOn })),
    both(within('asking'), within('plain')),
  ),
  'an answer that was not understood is asked for again [AIR-1]': whenever(both(answered, isOpen), within('unclear')),
  'a contradiction is decided first [AIR-1]': whenever(
    both(arrived, has({ guided: contradicting })),
    both(within('contradicted'), no(starts('send'))),
  ),
  'the conversation is over once everything has been asked': whenever(
    both(arrived, has({ guided: over })),
    within('done'),
  ),
  'the conversation by talking asks one question': whenever(on('TALK.CHOSEN'), both(within('asking'), within('plain'))),
  'an answer goes to the question that is asked, as it was typed [AIR-1]': successive(
    typed,
    both(sent, starts('send', { kind: 'answer', version: 1, question: 'salary', text: '12-18K' })),
  ),
  'an offered answer goes to its question, too': whenever(
    on('REPLY.CHOSEN'),
    starts('send', { kind: 'answer', question: 'salary', text: '8-12K' }),
  ),
  'nothing is sent of an empty answer': never(starts('send', { text: '' })),
  'nothing is sent of an answer that is too long': never(
    starts('send', { text: (text: unknown) => String(text).length > 20_000 }),
  ),
  'an answer has 2,000 characters at most': never(
    starts('send', { kind: 'answer', text: (text: unknown) => String(text).length > 2000 }),
  ),
  'nothing is sent unasked': onlyWith(
    starts('send'),
    either(
      sent,
      on('REPLY.CHOSEN'),
      on('SKIPPED'),
      on('WENT.BACK'),
      on('RESTARTED'),
      on('KEPT'),
      on('REPLACED'),
      on('RETRIED'),
    ),
  ),
  'an answer that is sent twice goes once': never(both(sent, tagged('busy'), no(starts('send')))),
  'a question can be passed over': whenever(on('SKIPPED'), both(move('skip'), within('sending'))),
  'a question can be gone back from, where there is one before': whenever(
    on('WENT.BACK'),
    both(move('back'), has({ guided: { question: { can_go_back: true } } })),
  ),
  'the former answer is there to be mended': possible(
    on('WENT.BACK'),
    both(done('send', { version: 3 }), has({ text: '林知夏' }), within('plain')),
  ),
  'the conversation can begin anew': whenever(on('RESTARTED'), move('restart')),
  'the conversation can begin anew once it is over, too': possible(
    both(done('send', over), within('done')),
    both(on('RESTARTED'), move('restart')),
    both(done('send', { version: 0 }), within('choosing')),
  ),
  'an earlier answer can be said otherwise [AIR-1]': possible(
    both(on('FIX.CHOSEN'), within('correcting'), has({ fix: { turn: 1, text: '林知夏' } })),
    both(on('FIX.TYPED', { text: ' 林之夏 ' }), has({ fix: { turn: 1, text: ' 林之夏 ' } })),
    both(sent, starts('send', { kind: 'correct', version: 1, turn: 1, text: '林之夏' })),
    both(done('send'), has({ fix: nothing })),
  ),
  'an earlier answer can be said otherwise once everything has been asked, too': possible(
    both(done('read', over), within('done')),
    both(on('FIX.CHOSEN'), within('correcting'), has({ fix: { turn: 1, text: '林知夏' } })),
    sent,
  ),
  'an answer that is to be corrected can be let be': possible(
    on('FIX.CHOSEN'),
    both(on('LEFT'), has({ fix: nothing }), within('asking')),
  ),
  'nothing that is let be is sent': never(both(on('LEFT'), starts('send'))),
  'the student leaves a correction, a paste or a failure, and nothing else': never(
    both(on('LEFT'), either(within('correcting'), within('pasting'), within('failed'))),
  ),
  'a student who leaves one is asked the question from before': whenever(
    both(on('LEFT'), has({ guided: { version: 1 } })),
    within('asking'),
  ),
  'a correction that is let be is forgotten': successive(
    on('FIX.CHOSEN'),
    both(on('LEFT'), has({ fix: nothing }), within('asking')),
  ),
  'a paste that is let be leads back': successive(
    both(on('PASTE.CHOSEN'), has({ guided: { version: 1 } })),
    both(on('LEFT'), within('asking')),
  ),
  'a failure that is left leads back, too': successive(lost, both(on('LEFT'), within('asking'))),
  'an earlier answer is corrected as it was said': whenever(
    on('FIX.CHOSEN'),
    both(within('correcting'), has({ fix: { turn: 1, text: '林知夏' } })),
  ),
  'an earlier answer is corrected once the conversation is over, too': successive(within('done'), on('FIX.CHOSEN')),
  'a text can be added once the conversation is over': successive(
    within('done'),
    both(on('PASTE.CHOSEN'), within('pasting')),
  ),
  'a text can be read instead of the first question': successive(
    both(done('read', { version: 0 }), within('choosing')),
    both(on('PASTE.CHOSEN'), within('pasting')),
  ),
  'the conversation can begin anew while something is asked': successive(
    within('asking'),
    both(on('RESTARTED'), move('restart')),
  ),
  'a conversation that is over can begin anew': successive(within('done'), both(on('RESTARTED'), move('restart'))),
  'a correction that was taken is forgotten': successive(
    both(sent, starts('send', { kind: 'correct' })),
    both(done('send'), has({ fix: nothing })),
  ),
  'a student who leaves something always has something to do': whenever(
    on('LEFT'),
    either(within('asking'), within('choosing'), within('done'), within('contradicted')),
  ),
  'a whole text can be pasted [AIR-1]': possible(
    both(on('PASTE.CHOSEN'), within('pasting')),
    both(on('PASTE.TYPED'), has({ pasted: PASTED })),
    both(sent, starts('send', { kind: 'paste', version: 1, text: PASTED.trim() })),
    both(done('send'), has({ pasted: '' })),
  ),
  'a whole text can be pasted instead of the first question, too': possible(
    both(done('read', { version: 0 }), within('choosing')),
    both(on('PASTE.CHOSEN'), within('pasting')),
    on('PASTE.TYPED'),
    both(sent, starts('send', { kind: 'paste', version: 0 })),
  ),
  'a whole text can be pasted after the last question': possible(
    both(done('read', over), within('done')),
    both(on('PASTE.CHOSEN'), within('pasting')),
  ),
  'the pasted text is still there when it was left': possible(
    on('PASTE.TYPED', { text: PASTED }),
    both(on('LEFT'), has({ pasted: PASTED }), no(within('pasting'))),
    both(on('PASTE.CHOSEN'), has({ pasted: PASTED })),
  ),
  'the former value can stay [AIR-1]': possible(both(on('KEPT'), starts('send', { move: 'keep', version: 4 }))),
  'the former value can be replaced, once that was said [AIR-1]': onlyWith(
    starts('send', { move: 'replace' }),
    either(on('REPLACED'), on('RETRIED')),
  ),
  'the former value is replaced when that was said': whenever(
    on('REPLACED'),
    starts('send', { move: 'replace', version: 4 }),
  ),
  'the former value is kept when that was said': whenever(on('KEPT'), starts('send', { move: 'keep', version: 4 })),
  'the page is told what was understood, to be seen at once': whenever(
    done('send'),
    both(calls('tellWritten'), has({ order: nothing })),
  ),
  'the page is told nothing else, but what another tab said': onlyWith(
    calls('tellWritten'),
    either(done('send'), done('readAnew')),
  ),
  'an answer that was sent is gone from the field': possible(
    typed,
    sent,
    both(done('send', { version: 2 }), has({ text: '' }), within('unclear')),
  ),
  'an answer that was lost on its way stays, and goes again as it was [AIR-1]': possible(
    typed,
    sent,
    both(lost, within('failed'), has({ text: WAGE }), offline),
    both(on('RETRIED'), starts('send', { text: '12-18K' }), has({ failure: nothing })),
  ),
  'an answer that was lost on its way can be changed first [AIR-1]': possible(
    typed,
    sent,
    lost,
    both(on('LEFT'), within('asking'), has({ text: WAGE, failure: nothing })),
  ),
  'no failure loses what was typed [AIR-1]': never(
    both(either(lost, raced), has({ text: '', order: { kind: 'answer', text: '12-18K' } })),
  ),
  'the conversation is read anew where another tab was first': whenever(
    raced,
    both(within('conflict'), starts('read')),
  ),
  'the typed text is still there then, and said to be so [AIR-1]': possible(
    typed,
    sent,
    raced,
    both(done('readAnew', { version: 1 }), within('elsewhere'), has({ text: WAGE })),
  ),
  'the typed text is there also where another tab’s answer was not understood': whenever(
    both(done('readAnew'), isOpen),
    within('elsewhere'),
  ),
  'the page shows what another tab said': whenever(done('readAnew'), calls('tellWritten')),
  'the conversation that was read is the one that is shown': whenever(
    either(done('readAnew', { version: 4 }), done('read', { version: 4 }), done('send', { version: 4 })),
    has({ guided: { version: 4 } }),
  ),
  'an answer after that goes by the new version': possible(
    both(done('readAnew', { version: 2 }), within('elsewhere')),
    both(on('SKIPPED'), starts('send', { version: 2 })),
  ),
  'the page says that the conversation could not be read anew': possible(
    both(failed('readAnew'), within('failed'), offline),
    both(on('RETRIED'), starts('send')),
  ),
  'every failure is said, and nothing is sent by itself': whenever(
    either(lost, failed('readAnew')),
    both(within('failed'), offline, no(starts('send'))),
  ),
  'failures are forgotten with what is done about them': always(
    either(has({ failure: nothing }), within('unread'), within('failed')),
  ),
  'an answer on its way is kept only while it can still be sent': always(
    either(has({ order: nothing }), within('sending'), within('failed'), within('conflict')),
  ),
  'busy exactly while something is under way': always(
    (moment) => tagged('busy')(moment) === ['loading', 'sending', 'conflict'].includes(String(moment.value)),
  ),
}
