import {
  both,
  calls,
  done,
  either,
  failed,
  no,
  on,
  onlyWith,
  starting,
  starts,
  successive,
  whenever,
  within,
} from '../../kit/properties.ts'

const toggled = on('TOGGLED')
const popped = on('POPPED_OUT')
const shown = both(within('docked'), calls('showDock'))
const hidden = calls('hideDock')

export const dockProperties = {
  'the inspector is nowhere until it is wanted': whenever(starting, both(within('closed'), no(calls('showDock')))),
  'the key shows it beside the page, and hides it': successive(
    starting,
    both(toggled, shown),
    both(toggled, within('closed'), hidden),
  ),
  'shown by the key alone, or where its window was refused': onlyWith(
    calls('showDock'),
    either(toggled, failed('openWindow')),
  ),
  'hidden by the key, or as it moves into its window': onlyWith(hidden, either(toggled, popped)),
  'it moves into a window of its own': successive(shown, both(popped, hidden, starts('openWindow'))),
  'it moves into a window of its own from nowhere, too': successive(starting, both(popped, starts('openWindow'))),
  'no window opens unasked': onlyWith(starts('openWindow'), popped),
  'a window that the browser refuses is told of, and it is shown beside the page': whenever(
    failed('openWindow'),
    both(shown, calls('notify', { kind: 'windowRefused' })),
  ),
  'the refusal is told only then': onlyWith(calls('notify'), failed('openWindow')),
  'its window is watched': whenever(done('openWindow'), both(starts('watchWindow'), no(calls('showDock')))),
  'the key brings a window of its own to the front': successive(
    done('openWindow'),
    both(toggled, calls('focusWindow'), within('popped')),
  ),
  'the key brings nothing else to the front': onlyWith(calls('focusWindow'), both(toggled, within('popped'))),
  'the inspector closes with its window': whenever(on('WINDOW.CLOSED'), within('closed')),
}
