import {
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
  starting,
  starts,
  successive,
  whenever,
  within,
} from '../../kit/properties.ts'

const recorded = (first: number, last: number) => on('STEPS.RECORDED', { first, last })
const chosen = (step: number) => on('STEP.CHOSEN', { step })
const back = on('STEP.BACK')
const forth = on('STEP.FORTH')
const toFirst = on('STEP.FIRST')
const resumed = on('LIVE.RESUMED')
const cleared = on('LOG.CLEARED')
const fileChosen = on('FILE.CHOSEN')
const read = done('readTrace')
const at = (step: number) => has({ at: step })
const live = both(within('live'), has({ at: nothing, trace: nothing }))
const looking = (step: number) => both(within('looking'), at(step))
const loaded = (step: number) => both(within('loaded'), at(step), has({ trace: { first: 7, last: 9 } }))
const kept = (first: number, last: number) => has({ first, last })

export const recorderProperties = {
  'it begins live, with nothing recorded, and records': whenever(starting, both(live, kept(0, 0), within('recording'))),
  'the recorder keeps what the page does': successive(starting, both(recorded(1, 3), kept(1, 3), live)),
  'the earliest steps give way': successive(recorded(1, 3), both(recorded(3, 5), kept(3, 5))),
  'a step that is kept can be looked at': successive(recorded(1, 3), both(chosen(1), looking(1), kept(1, 3))),
  'another step can be looked at after one': successive(both(chosen(1), looking(1)), both(chosen(3), looking(3))),
  'a step that is not kept cannot be looked at': never(both(at(8), no(within('loaded')))),
  'a step that is no longer kept cannot be looked at': never(both(chosen(1), looking(1), has({ first: 3 }))),
  'one goes back step by step, from the last': successive(
    recorded(1, 3),
    both(back, looking(2)),
    both(back, looking(1)),
  ),
  'not before the first, and nothing where nothing is recorded': never(at(0)),
  'one goes on again step by step, to what is live': successive(
    looking(1),
    both(forth, looking(2)),
    both(forth, looking(3)),
    both(forth, live),
  ),
  'one goes to the first step at once': successive(recorded(1, 3), both(toFirst, looking(1))),
  'one goes to the first step from another step, too': successive(looking(3), both(toFirst, looking(1))),
  'the page goes on meanwhile': successive(looking(3), both(recorded(3, 5), looking(3), kept(3, 5))),
  'a step that gave way hands over to the first that is kept': successive(looking(1), both(recorded(3, 5), looking(3))),
  'a developer who looks back can have it live again': successive(within('looking'), both(resumed, live)),
  'the live view is at no step': never(both(within('live'), no(live))),
  'a log that is cleared holds nothing, and goes on': whenever(cleared, kept(0, 0)),
  'the step that is looked at goes where the log is cleared': successive(within('looking'), both(cleared, live)),
  'a trace is looked at all the same': successive(within('loaded'), both(cleared, loaded(9))),
  'cleared, it records on': successive(cleared, both(recorded(1, 3), kept(1, 3))),
  'nothing is taken in while it is paused': never(both(within('paused'), on('STEPS.RECORDED'))),
  'paused on demand, and only then': successive(within('recording'), both(on('INTAKE.PAUSED'), within('paused'))),
  'it goes on on demand': successive(within('paused'), both(on('INTAKE.RESUMED'), within('recording')), recorded(1, 3)),
  'paused, one looks as before': successive(
    recorded(1, 3),
    on('INTAKE.PAUSED'),
    both(chosen(1), looking(1), within('paused')),
  ),
  'a file is read as soon as it is chosen': whenever(
    fileChosen,
    both(within('reading'), starts('readTrace', { file: { name: 'trace.json' } })),
  ),
  'a file is read only when it is chosen': onlyWith(starts('readTrace'), fileChosen),
  'another instead of one that is being read': successive(fileChosen, both(fileChosen, starts('readTrace')), read),
  'the view stays until a file is read': successive(both(chosen(1), looking(1)), both(fileChosen, looking(1))),
  'read, its last step is shown': whenever(read, both(loaded(9), within('none'))),
  'a file is shown whatever was looked at': successive(within('looking'), read),
  'a file is shown after another trace, too': successive(within('loaded'), fileChosen, both(read, loaded(9))),
  'read once': successive(read, both(fileChosen, within('reading'))),
  'one that cannot be read is told of, and what was shown stays': whenever(
    failed('readTrace'),
    both(calls('notify', { kind: 'traceUnreadable' }), within('none')),
  ),
  'told of only then': onlyWith(calls('notify'), failed('readTrace')),
  'it changes nothing that is shown': successive(looking(1), fileChosen, both(failed('readTrace'), looking(1))),
  'one walks through a trace, to both of its ends': successive(
    loaded(9),
    both(back, loaded(8)),
    both(back, loaded(7)),
    both(forth, loaded(8)),
    both(forth, loaded(9)),
  ),
  'one goes to the first step of a trace at once': successive(loaded(9), both(toFirst, loaded(7))),
  'one goes no further than the ends of a trace': never(both(within('loaded'), no(either(at(7), at(8), at(9))))),
  'the steps of the page are not those of a trace': never(both(within('loaded'), either(chosen(1), chosen(3)), at(1))),
  'the page records on beside it, unseen': successive(loaded(9), both(recorded(1, 3), loaded(9), kept(1, 3))),
  'out of a trace one is live again': successive(within('loaded'), both(resumed, live)),
  'a trace goes with it': never(both(no(within('loaded')), no(has({ trace: nothing })))),
  'a pause holds while a trace is read': during(on('INTAKE.PAUSED'), on('INTAKE.RESUMED'), within('paused')),
}
