import {
  after,
  both,
  calls,
  during,
  either,
  has,
  never,
  no,
  on,
  onlyWith,
  starting,
  successive,
  whenever,
  within,
} from '../../kit/properties.ts'

const opened = (id: string) => on('LAYER.OPENED', { id })
const closed = (id: string) => on('LAYER.CLOSED', { id })
const entry = (depth: number) => on('ENTRY.SHOWN', { depth })
const replaced = on('ENTRY.REPLACED')
const open = (...ids: readonly string[]) => has({ open: ids })
const pushes = (from: number, to: number) => calls('pushEntries', { from, to })
const level = within('level')
const settled = after(20)
const closes = (...ids: readonly string[]) => calls('closeLayers', { ids })
const back = (by: number) => calls('goBack', { by })

export const layersProperties = {
  'an entry of before a reload, whose layer is gone, is left': successive(
    both(starting, has({ depth: 1 })),
    both(settled, back(1)),
    both(entry(0), level, has({ depth: 0 })),
  ),
  'the history stays as it is where there is no layer': successive(
    both(starting, has({ depth: 0 })),
    both(settled, level, no(calls('goBack'))),
  ),
  'a layer that opens has an entry of the history at once': successive(
    both(level, open()),
    both(opened('login'), level, open('login'), pushes(0, 1), has({ depth: 1 })),
  ),
  'one above it another': successive(
    both(level, open('login')),
    both(opened('captcha'), open('login', 'captcha'), pushes(1, 2), has({ depth: 2 })),
  ),
  'Back closes the topmost one and stays on the page': successive(
    both(level, open('login', 'captcha')),
    both(entry(1), closes('captcha')),
    both(closed('captcha'), open('login')),
    both(settled, level, no(calls('goBack')), no(calls('pushEntries'))),
  ),
  'Back by several closes several, the topmost first': successive(
    both(level, open('login', 'captcha')),
    both(entry(0), closes('captcha', 'login')),
  ),
  'one that closes by other means takes its entry with it': successive(
    both(level, open('login')),
    both(closed('login'), open()),
    both(settled, back(1)),
    both(entry(0), level, has({ depth: 0 })),
  ),
  'two that close take two': successive(
    both(level, open('login', 'captcha')),
    closed('captcha'),
    closed('login'),
    both(settled, back(2)),
  ),
  'a layer that leads to another hands its entry on': successive(
    both(level, open('login')),
    closed('login'),
    both(opened('captcha'), open('captcha')),
    both(settled, level, no(calls('goBack')), no(calls('pushEntries'))),
  ),
  'nothing is decided within 20 ms of a close': during(
    either(closed('login'), closed('captcha')),
    either(settled, on('ENTRY.SHOWN'), after(1000)),
    both(no(calls('goBack')), no(calls('pushEntries'))),
  ),
  'Forward to an entry whose layer is gone leads back': successive(
    both(level, open()),
    both(entry(1), has({ depth: 1 })),
    both(settled, back(1)),
  ),
  'a page in the place of another has no entries, and open layers get theirs': successive(
    both(level, open('login')),
    both(replaced, has({ depth: 0 })),
    both(settled, pushes(0, 1)),
  ),
  'a layer that is opened while the history goes back waits for it': successive(
    back(1),
    both(opened('login'), open('login'), no(calls('pushEntries'))),
    both(entry(0), pushes(0, 1), level),
  ),
  'a layer that is closed meanwhile is closed': successive(
    both(within('receding'), open('login')),
    both(closed('login'), within('receding'), open()),
  ),
  'a history that does not go back within a second is let be': successive(
    back(1),
    both(after(1000), level, has({ depth: 0 })),
  ),
  'a history is not let be before a second is over': whenever(after(1000), level),
  'back by as many as there are too many': whenever(back(2), has({ depth: 2, open: [] })),
  'nothing is closed but by the history': onlyWith(calls('closeLayers'), on('ENTRY.SHOWN')),
  'one goes back only where something is left over': never(both(calls('goBack'), open('login', 'captcha'))),
}
