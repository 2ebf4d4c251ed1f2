import {
  after,
  both,
  during,
  either,
  has,
  never,
  no,
  on,
  onlyWith,
  starting,
  starts,
  successive,
  tagged,
  whenever,
} from '../../kit/properties.ts'

const page = (index: number) => has({ index })
const banner = has({ autoplay: true, count: 3 })
const zone = has({ autoplay: false })
const next = on('PAGE.NEXT')
const previous = on('PAGE.PREVIOUS')
const picked = (index: number) => on('PAGE.PICKED', { index })
const turned = both(banner, either(next, previous, picked(0), picked(2)))
const usual = after(3000)
const longer = after(5000)
const running = tagged('running')
const reduced = on('MOTION.REDUCED')
const allowed = on('MOTION.ALLOWED')
const started = on('STARTED')

export const carouselProperties = {
  'a banner turns every 3 s, round and round [HOME-9]': successive(
    both(starting, banner, page(0)),
    both(usual, page(1)),
    both(usual, page(2)),
    both(usual, page(0)),
  ),
  'one that was picked stays for 5 s, and 3 s each after it [HOME-9]': successive(
    both(picked(2), banner, page(2)),
    both(longer, page(0)),
    both(usual, page(1)),
  ),
  'a banner that was turned on to stays for 5 s, too': successive(
    both(starting, banner),
    both(next, page(1)),
    both(longer, page(2)),
    both(usual, page(0)),
  ),
  'a banner that was turned back to stays for 5 s, too': successive(
    both(starting, banner),
    both(previous, page(2)),
    both(longer, page(0)),
  ),
  'a banner turns no sooner': during(turned, longer, no(usual)),
  'it stays still under the pointer [HOME-9]': during(on('POINTER.ENTERED'), on('POINTER.LEFT'), no(running)),
  'a banner goes on when the pointer leaves it': successive(
    on('POINTER.ENTERED'),
    both(on('POINTER.LEFT'), running),
    usual,
  ),
  'a banner that was picked goes on when the pointer leaves it': successive(
    turned,
    on('POINTER.ENTERED'),
    both(on('POINTER.LEFT'), running),
    longer,
  ),
  'it stays still while the keyboard is in it [HOME-9]': during(on('FOCUS.ENTERED'), on('FOCUS.LEFT'), no(running)),
  'a banner goes on when the keyboard is elsewhere': successive(
    on('FOCUS.ENTERED'),
    both(on('FOCUS.LEFT'), running),
    usual,
  ),
  'it stays still in a hidden tab [HOME-9]': during(on('TAB.HIDDEN'), on('TAB.SHOWN'), no(running)),
  'a banner goes on when its tab is seen': successive(on('TAB.HIDDEN'), both(on('TAB.SHOWN'), running), usual),
  'a banner that a visitor stops stands still': during(on('STOPPED'), started, no(running)),
  'a stopped banner stands still until it is started': successive(on('STOPPED'), both(started, running), usual),
  'a banner stays still for a visitor who wants less motion': during(reduced, allowed, no(running)),
  'a banner stands still at once when less motion is wanted': successive(
    both(starting, banner),
    both(reduced, no(running)),
  ),
  'a stopped banner stays still when less motion is wanted': successive(
    on('STOPPED'),
    reduced,
    both(allowed, no(running)),
    both(started, running),
  ),
  'a banner stays still when motion is wanted again, until it is started': successive(
    both(reduced),
    both(allowed, no(running)),
    both(started, running),
  ),
  'a banner that stands still never turns by itself': never(both(either(usual, longer), no(running))),
  'a banner turns where nothing keeps it still': whenever(both(starting, banner), running),
  'a zone never turns by itself [HOME-6]': never(both(zone, running)),
  'a single page never turns by itself': never(both(has({ count: 1 }), running)),
  'a zone has no page after its last [HOME-6]': never(both(zone, next, page(0))),
  'a zone has no page before its first [HOME-6]': never(both(zone, previous, page(2))),
  'a zone turns page by page, to the last': successive(both(starting, zone), both(next, page(1)), both(next, page(2))),
  'a zone turns back page by page, to the first': successive(
    both(zone, page(2)),
    both(previous, page(1)),
    both(previous, page(0)),
  ),
  'a page that is picked is shown': whenever(both(picked(2), has({ count: 3 })), page(2)),
  'the first page is shown where it is picked': whenever(picked(0), page(0)),
  'a page of a zone is shown where it is picked': successive(
    both(zone, page(0)),
    both(zone, picked(2), page(2)),
    both(picked(0), page(0)),
  ),
  'a page that is not there is not shown': never(either(page(3), page(-1))),
  'a page alone has no other': never(both(has({ count: 1 }), no(page(0)))),
  'tab and motion are watched where something moves, and only there': onlyWith(
    either(starts('watchVisibility'), starts('watchMotion')),
    both(starting, banner),
  ),
}
