import {
  after,
  both,
  done,
  either,
  failed,
  has,
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

const empty = (value: unknown) => Object.keys(Object(value)).length === 0
const chosen = (flow: string) => on('FLOW.CHOSEN', { flow })
const started = (...paths: readonly number[]) => on('RUN.STARTED', { paths })
const speed = (name: string) => on('SPEED.CHANGED', { speed: name })
const stepped = on('STEPPED')
const stopped = on('STOPPED')
const busy = tagged('busy')
const planned = both(done('plan'), within('ready'))
const opens = (path: number) => starts('openPath', { flow: 'qr-login', path })
const performs = (step: number) => starts('performStep', { step })
const fine = done('performStep', nothing)
const different = done('performStep', { field: 'value' })
const closes = starts('closePath')
const closed = either(done('closePath'), failed('closePath'))
const verdict = (path: number, result: unknown) => has({ results: { [path]: result } })
const passed = { verdict: 'passed', difference: nothing, message: nothing }

export const replayerProperties = {
  'nothing is replayed before a flow is chosen': whenever(
    starting,
    both(within('idle'), no(busy), has({ flow: nothing, results: empty, speed: 'walk' })),
  ),
  'the tests of a flow are planned as soon as it is chosen': whenever(
    chosen('qr-login'),
    both(
      starts('plan', { flow: 'qr-login' }),
      has({ flow: 'qr-login', message: nothing, results: empty, stepsOf: [] }),
    ),
  ),
  'the tests of another flow are planned instead': whenever(
    chosen('logout'),
    both(starts('plan', { flow: 'logout' }), has({ flow: 'logout' })),
  ),
  'another flow can be chosen while one is planned': successive(
    chosen('logout'),
    both(chosen('qr-login'), starts('plan')),
    planned,
  ),
  'another flow can be chosen where one could not be planned': successive(
    failed('plan'),
    both(chosen('qr-login'), starts('plan')),
  ),
  'another flow can be chosen once one is planned, and the results of the former are forgotten': possible(
    has({ results: { 1: {} } }),
    both(chosen('logout'), starts('plan'), has({ results: empty })),
  ),
  'another flow can be chosen before anything is run': successive(planned, both(chosen('logout'), starts('plan'))),
  'nothing else plans tests': onlyWith(starts('plan'), on('FLOW.CHOSEN')),
  'a planned flow is ready, each path with its steps': whenever(
    done('plan'),
    both(within('ready'), has({ stepsOf: [1, 0] })),
  ),
  'the replayer says that nothing could be planned, and why': whenever(
    failed('plan'),
    both(within('unplanned'), has({ message: 'no page answers' })),
  ),
  'the replayer opens the first of several paths, the others wait': successive(
    planned,
    both(started(0, 1), opens(0), busy, has({ path: 0, queue: [1], step: 0 })),
  ),
  'paths that the flow has not are not opened': onlyWith(busy, no(either(started(2), started()))),
  'the beginning of an opened path is looked at': successive(opens(0), both(done('openPath'), performs(0))),
  'a path that does not open is broken, with why, and closed': whenever(
    failed('openPath'),
    both(closes, has({ results: (results: unknown) => JSON.stringify(results).includes('the flow is busy') })),
  ),
  'a path that does not open is not said to differ': possible(
    both(failed('openPath'), verdict(0, { verdict: 'broken', difference: nothing, step: 0 })),
  ),
  'the replayer shows a step for 0.6 s at walking speed, then the next comes': successive(
    both(performs(0), has({ path: 0, speed: 'walk' })),
    both(fine, no(performs(1))),
    both(after(600), performs(1), has({ step: 1 })),
  ),
  'no other time passes': onlyWith(after(600), either(has({ speed: 'walk' }))),
  'the next step comes at once at full speed': successive(
    both(performs(0), has({ path: 0, speed: 'fast' })),
    both(fine, performs(1)),
  ),
  'the replayer waits for the developer at each step where that is wanted': successive(
    both(performs(0), has({ path: 0, speed: 'step' })),
    both(fine, within('held')),
    both(stepped, performs(1)),
  ),
  'the replayer waits only then': onlyWith(within('held'), has({ speed: 'step' })),
  'a developer who does not want to wait goes on before the time': successive(
    both(performs(0), has({ path: 0, speed: 'walk' })),
    fine,
    both(stepped, performs(1)),
  ),
  'a slower speed holds from its change on': successive(
    within('pacing'),
    both(speed('step'), within('held'), has({ speed: 'step' })),
  ),
  'a faster speed holds from its change on': successive(within('held'), both(speed('walk'), within('pacing'))),
  'the full speed holds from its change on': successive(
    both(within('held'), has({ path: 0, step: 0 })),
    both(speed('fast'), performs(1)),
  ),
  'the speed can be changed at any time': whenever(speed('step'), has({ speed: 'step' })),
  'the speed can be changed to what it was': whenever(speed('walk'), has({ speed: 'walk' })),
  'the speed can be changed to full': whenever(speed('fast'), has({ speed: 'fast' })),
  'changed while a step is performed, it holds after it': successive(
    both(speed('fast'), within('performing'), has({ path: 0, step: 0 })),
    both(fine, performs(1)),
  ),
  'a path passes at its last step, which is to be seen': successive(
    both(performs(1), has({ path: 0 })),
    both(fine, verdict(0, { ...passed, step: 1 }), no(closes)),
    both(either(after(600), stepped), closes),
  ),
  'no path passes before it': whenever(both(fine, has({ path: 0, step: 0, stepsOf: [1, 0] })), no(verdict(0, passed))),
  'a difference fails the path at its step, and is to be seen': successive(
    both(performs(0), has({ path: 0, speed: 'walk' })),
    both(
      different,
      verdict(0, {
        verdict: 'failed',
        step: 0,
        difference: { field: 'value', expected: 'live', seen: 'failed' },
        message: nothing,
      }),
      no(closes),
    ),
    both(after(600), closes),
  ),
  'a difference fails the path at its last step, too': possible(
    both(different, verdict(0, { verdict: 'failed', step: 1 })),
  ),
  'a page that goes away breaks it, and it is closed': successive(
    both(performs(0), has({ path: 0 })),
    both(failed('performStep'), verdict(0, { verdict: 'broken', step: 0, message: 'the page is gone' }), closes),
  ),
  'the next path is opened once one is closed': successive(
    both(closes, has({ queue: [1] })),
    both(done('closePath'), opens(1), has({ path: 1, queue: [], step: 0 })),
  ),
  'the next path is opened where closing failed, too': successive(
    both(closes, has({ queue: [1] })),
    both(failed('closePath'), opens(1)),
  ),
  'the result of the path before is kept': possible(
    both(verdict(0, { verdict: 'failed' }), closes),
    both(opens(1), verdict(0, { verdict: 'failed' })),
  ),
  'the replayer is ready after the last path, and nothing is on the page': successive(
    both(closes, has({ queue: [] })),
    both(done('closePath'), within('ready'), no(busy), has({ path: nothing, step: 0 })),
  ),
  'the replayer is ready where the last path could not be closed, too': successive(
    both(closes, has({ queue: [] })),
    both(failed('closePath'), within('ready'), no(busy)),
  ),
  'the replayer can run again, and the former verdict is gone': possible(
    both(verdict(0, { verdict: 'failed' }), closed, within('ready')),
    both(started(0, 1), opens(0), has({ results: (results: object) => !(0 in results) })),
  ),
  'the replayer can be stopped while a path opens': successive(
    opens(0),
    both(stopped, closes, stops('openPath'), has({ queue: [] })),
  ),
  'the replayer can be stopped while a step is performed': successive(
    performs(0),
    both(stopped, closes, stops('performStep'), has({ queue: [] })),
  ),
  'the replayer can be stopped while a step is shown': successive(
    within('pacing'),
    both(stopped, closes, has({ queue: [] })),
  ),
  'the replayer can be stopped while a path is closed: the others are not opened': successive(
    both(closes, has({ queue: [1] })),
    both(stopped, within('closing'), has({ queue: [] })),
    both(closed, within('ready')),
  ),
  'ready, no step is counted': whenever(within('ready'), has({ step: 0 })),
}
