import {
  after,
  both,
  calls,
  during,
  either,
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

const found = (tab: string) => on('TAB.FOUND', { tab })
const gone = (tab: string) => on('TAB.GONE', { tab })
const chosen = (tab: string) => on('TAB.CHOSEN', { tab })
const attached = (tab: string) => both(within('attached'), has({ tab }), calls('attach', { tab }))
const certain = has({ wanted: 'first' })
const any = has({ wanted: nothing })

export const attachmentProperties = {
  'every tab is asked at once': whenever(starting, both(within('seeking'), starts('watchTabs'), has({ tab: nothing }))),
  'the gallery comes after a second without an answer': successive(starting, both(after(1000), within('alone'))),
  'the gallery comes no sooner': onlyWith(within('alone'), no(either(starting, on('TAB.FOUND'), on('TAB.CHOSEN')))),
  'the first tab that answers is inspected': successive(both(starting, any), both(found('second'), attached('second'))),
  'also one that comes later': successive(both(any, after(1000)), both(found('first'), attached('first'))),
  'a certain one waits for that': successive(both(starting, certain), both(found('first'), attached('first'))),
  'a tab that is waited for is attached whoever else answers': never(both(certain, has({ tab: 'second' }))),
  'another can be chosen': successive(
    attached('first'),
    both(chosen('second'), attached('second'), has({ wanted: 'second' })),
  ),
  'another tab can be chosen before any answered': successive(starting, both(chosen('second'), attached('second'))),
  'another tab can be chosen in the gallery': successive(within('alone'), both(chosen('second'), attached('second'))),
  'another tab can be chosen where one is gone': successive(within('lost'), both(chosen('second'), attached('second'))),
  'the one that is chosen is not chosen again': during(
    both(has({ wanted: 'second' }), no(chosen('second'))),
    no(has({ wanted: 'second' })),
    no(chosen('second')),
  ),
  'a tab that is gone is lost, and what it recorded stays': successive(
    attached('first'),
    both(gone('first'), within('lost'), has({ tab: 'first' })),
  ),
  'a tab that is not inspected is not missed': never(both(within('lost'), has({ tab: 'first' }), gone('second'))),
  'the next tab that comes takes the place of a lost one, where none was wanted': successive(
    both(any, gone('first'), within('lost')),
    both(found('second'), attached('second')),
  ),
  'a reload brings it back': successive(both(gone('first'), within('lost')), both(found('first'), attached('first'))),
  'attached by nothing else': onlyWith(calls('attach'), either(on('TAB.FOUND'), on('TAB.CHOSEN'))),
  'the tabs are heard by one watcher': onlyWith(starts('watchTabs'), starting),
}
