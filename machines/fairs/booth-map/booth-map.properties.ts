import {
  both,
  calls,
  during,
  either,
  has,
  inOrder,
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

const plan = (kind: string) => both(starting, has({ plan: kind }))
const opened = (booth: string) => on('BOOTH.OPENED', { booth })
const reached = (booth: string) => on('BOOTH.REACHED', { booth })
const named = (booth: unknown) => on('ADDRESS.CHANGED', { booth })
const closed = on('BOOTH.CLOSED')
const hall = (name: string) => on('HALL.CHOSEN', { hall: name })
const enlarged = on('ZOOM.IN')
const reduced = on('ZOOM.OUT')
const reset = on('ZOOM.RESET')
const scaled = on('PLAN.SCALED', { scale: 4 })
const written = (booth: unknown) => calls('writeBooth', { booth })
const seen = (booth: string) => calls('bringIntoView', { booth })
const shows = (booth: string, where: string) =>
  both(within('open'), has({ booth, current: booth, hall: where }), seen(booth))
const browsing = both(within('browsing'), has({ booth: nothing }))
const at = (scale: number) => has({ scale })

export const boothMapProperties = {
  'a fair without a plan shows none [FAIR-1]': whenever(plan('none'), within('none')),
  'one that is not published is not shown [FAIR-1]': whenever(plan('closed'), within('closed')),
  'one that somebody drew is shown as it is': whenever(plan('image'), both(within('image'), at(1))),
  'booths are shown in their first hall, the whole of it [FAIR-1]': whenever(
    both(plan('booths'), has({ booth: nothing })),
    both(browsing, has({ hall: '1', scale: 1, search: '', industry: nothing, current: nothing })),
  ),
  'the booth of an address is open at once, in its hall [FAIR-1]': whenever(
    both(starting, has({ booth: 'E05' })),
    shows('E05', '2'),
  ),
  'the plan says that nobody stands at the booth of an address': whenever(
    both(starting, has({ booth: 'A03' })),
    within('absent'),
  ),
  'the plan follows an address that changes': whenever(named('A02'), shows('A02', '1')),
  'the plan says that nobody stands at the booth of a changed address': whenever(
    named('Z99'),
    both(within('absent'), has({ booth: 'Z99' })),
  ),
  'the plan closes its booth where a changed address names none': whenever(named(nothing), browsing),
  'the address is watched where there are booths, and only there': onlyWith(starts('watchAddress'), plan('booths')),
  'a booth that is opened is shown and stands in the address [FAIR-1]': whenever(
    opened('A01'),
    both(shows('A01', '1'), written('A01'), calls('keepFocus')),
  ),
  'a booth of another hall is shown likewise': successive(
    has({ hall: '1' }),
    both(opened('E05'), shows('E05', '2'), written('E05')),
  ),
  'another booth can be opened after one': successive(opened('A01'), both(opened('E05'), shows('E05', '2'))),
  'another booth can be opened where nobody stood': successive(
    within('absent'),
    both(opened('A01'), shows('A01', '1')),
  ),
  'a free booth opens nothing': never(both(opened('A03'), either(has({ booth: 'A03' }), within('open')))),
  'a booth that is closed leaves the address, the focus returns, and what made room for it shows the whole plan':
    successive(
      both(opened('A01'), at(1)),
      both(closed, browsing, written(nothing), calls('returnFocus'), calls('showWhole')),
    ),
  'an enlarged plan stays where it is when its booth is closed': successive(
    opened('A01'),
    scaled,
    both(closed, browsing, written(nothing), calls('returnFocus'), at(4), no(calls('showWhole'))),
  ),
  'an empty booth closes without moving the plan': successive(
    within('absent'),
    both(closed, browsing, written(nothing)),
  ),
  'the focus does not return where nobody opened a booth': successive(
    within('absent'),
    both(closed, no(calls('returnFocus'))),
  ),
  'the focus returns only where a booth is closed': onlyWith(calls('returnFocus'), closed),
  'the focus is kept only where a booth is opened': onlyWith(calls('keepFocus'), on('BOOTH.OPENED')),
  'the plan shows a booth before the address names it': inOrder(calls('bringIntoView'), calls('writeBooth')),
  'the plan shows the whole of another hall before the address names no booth': inOrder(
    calls('showWhole'),
    calls('writeBooth'),
  ),
  'the address is written by opening, closing and going elsewhere alone': onlyWith(
    calls('writeBooth'),
    either(on('BOOTH.OPENED'), closed, on('HALL.CHOSEN')),
  ),
  'another hall shows the whole of itself, and no booth': successive(
    shows('A01', '1'),
    both(hall('2'), browsing, has({ hall: '2', scale: 1, current: nothing }), calls('showWhole'), written(nothing)),
  ),
  'the other hall shows no booth, however near one was': successive(at(4), both(hall('2'), at(1))),
  'the first hall can be entered again': successive(hall('2'), both(hall('1'), has({ hall: '1' }))),
  'the hall that is shown cannot be entered': never(both(hall('1'), within('open'))),
  'a hall that is not there is never shown': never(has({ hall: '3' })),
  'a search is kept [FAIR-1]': whenever(on('SEARCHED'), has({ search: '拓岩' })),
  'a chosen industry is kept': whenever(on('INDUSTRY.CHOSEN'), has({ industry: 'semiconductor' })),
  'a search leaves an open booth open': successive(opened('A01'), both(on('SEARCHED'), within('open'))),
  'the arrow keys bring a booth into view, and open none [FAIR-1]': whenever(
    reached('A02'),
    both(has({ current: 'A02' }), seen('A02'), no(calls('writeBooth'))),
  ),
  'the keys reach only a booth where somebody stands': never(has({ current: 'A03' })),
  'the keys stay in the hall that is shown': never(both(reached('E05'), has({ hall: '1' }))),
  'the plan is enlarged twofold, to four times [FAIR-1]': successive(
    at(1),
    both(enlarged, at(2), calls('scaleTo', { scale: 2 })),
    both(enlarged, at(4), calls('scaleTo', { scale: 4 })),
  ),
  'the plan is never larger than four times': never(has({ scale: (scale: number) => scale > 4 })),
  'a plan at four times cannot be enlarged': during(both(at(4), no(enlarged)), no(at(4)), no(enlarged)),
  'a whole plan cannot be reduced': during(both(at(1), no(reduced)), no(at(1)), no(reduced)),
  'a whole plan cannot be shown whole once more': during(both(at(1), no(reset)), no(at(1)), no(reset)),
  'the plan is reduced by as much, to the whole': successive(
    at(4),
    both(reduced, at(2), calls('scaleTo', { scale: 2 })),
    both(reduced, at(1), calls('scaleTo', { scale: 1 })),
  ),
  'the plan is never smaller than the whole': never(has({ scale: (scale: number) => scale < 1 })),
  'the plan is enlarged around the booth that the keys are at': successive(
    reached('A02'),
    both(enlarged, calls('scaleTo', { scale: 2, current: 'A02' })),
  ),
  'a picture is enlarged likewise': successive(plan('image'), both(enlarged, at(2))),
  'the plan shows all of itself on demand': whenever(reset, both(at(1), calls('showWhole'))),
  'a visitor who scales the plan by hand has it so, and it is not scaled again': whenever(
    scaled,
    both(at(4), no(calls('scaleTo'))),
  ),
  'nothing else scales the plan': onlyWith(calls('scaleTo'), either(enlarged, reduced)),
}
