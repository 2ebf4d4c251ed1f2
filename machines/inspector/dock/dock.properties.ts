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
  'also from nowhere': successive(starting, both(popped, starts('openWindow'))),
  'and no window opens unasked': onlyWith(starts('openWindow'), popped),
  'a window that the browser refuses is told of, and it is shown beside the page': whenever(
    failed('openWindow'),
    both(shown, calls('notify', { kind: 'windowRefused' })),
  ),
  'told of only then': onlyWith(calls('notify'), failed('openWindow')),
  'its window is watched': whenever(done('openWindow'), both(starts('watchWindow'), no(calls('showDock')))),
  'there, the key brings it to the front': successive(
    done('openWindow'),
    both(toggled, calls('focusWindow'), within('popped')),
  ),
  'and nowhere else': onlyWith(calls('focusWindow'), both(toggled, within('popped'))),
  'with its window it is closed': whenever(on('WINDOW.CLOSED'), within('closed')),
}
