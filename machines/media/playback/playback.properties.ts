import {
  both,
  calls,
  done,
  during,
  either,
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

const loaded = on('FILM.LOADED')
const played = on('FILM.PLAYED')
const paused = on('FILM.PAUSED', { place: 6 })
const ended = on('FILM.ENDED')
const moved = (place: number) => on('FILM.MOVED', { place })
const asked = on('PLAY.ASKED')
const restarted = on('RESTARTED')
const reports = starts('reportWatched', { id: '7' })
const kept = (place: number) => calls('remember', { id: '7', place })

export const playbackProperties = {
  'left at 12 s, it goes on there [FAIR-2]': successive(has({ place: 12 }), both(loaded, calls('seek', { place: 12 }))),
  'left within 3 s of its end, or never begun, it begins anew': never(
    both(loaded, either(has({ place: 28 }), has({ place: 0 })), calls('seek')),
  ),
  'nothing is sought but what was left, or the beginning that somebody wants': onlyWith(
    calls('seek'),
    either(loaded, restarted),
  ),
  'asked to play, it plays, and only then': onlyWith(calls('play'), either(asked, restarted)),
  'it can be asked to play as soon as it is there': successive(
    both(loaded, has({ place: 0 })),
    both(asked, calls('play')),
  ),
  'a film that was left can be asked to play': successive(both(loaded, has({ place: 12 })), both(asked, calls('play'))),
  'a film that plays lies open': successive(both(loaded, has({ place: 0 })), both(played, within('open'))),
  'a film that was left plays on as it was asked to': successive(
    both(loaded, has({ place: 12 })),
    both(played, within('open')),
  ),
  'a film that is there is not broken': during(loaded, on('FILM.FAILED'), no(within('broken'))),
  'a film that was left can be seen from the beginning': successive(
    both(loaded, has({ place: 12 })),
    both(restarted, calls('seek', { place: 0 }), calls('play')),
  ),
  'nothing of where it was left is played before': inOrder(calls('seek', { place: 0 }), calls('play')),
  'nothing can be begun anew that was not left': onlyWith(
    calls('seek', { place: 0 }),
    has({ place: (place: number) => place > 0 }),
  ),
  'a place is kept every 5 s [FAIR-2]': successive(
    both(played, has({ place: 0 })),
    both(moved(14), kept(14), has({ place: 14 })),
    both(moved(20), kept(20)),
  ),
  'a visitor who moved on by less leaves no place': during(
    both(starting, has({ place: 0 })),
    either(moved(14), moved(20), paused),
    no(calls('remember')),
  ),
  'the place is kept where the film is paused': whenever(paused, both(kept(6), has({ place: 6 }))),
  'seen to its end, it is forgotten, so that it begins anew': whenever(
    ended,
    both(calls('forget', { id: '7' }), has({ place: 0 })),
  ),
  'forgotten only then': onlyWith(calls('forget'), ended),
  'kept only while it plays': onlyWith(calls('remember'), either(on('FILM.MOVED'), paused)),
  'a film that fails is said to be broken, whenever that is': whenever(on('FILM.FAILED'), within('broken')),
  'broken until somebody wants it anew': during(on('FILM.FAILED'), on('RETRIED'), within('broken')),
  'a broken film can be loaded anew, and be seen then': successive(
    on('FILM.FAILED'),
    both(on('RETRIED'), calls('reload'), within('loading')),
    loaded,
    played,
    moved(14),
  ),
  'loaded anew only then': onlyWith(calls('reload'), on('RETRIED')),
  '10 s of it make it watched, which is told [FAIR-2]': possible(
    both(played, within('counting')),
    both(moved(20), reports),
  ),
  'less does not': never(both(either(moved(4), moved(14)), reports)),
  'told by nothing else': onlyWith(reports, moved(20)),
  'told once': never(both(within('reported'), starts('reportWatched'))),
  'told, it stays told': successive(
    both(done('reportWatched'), within('reported')),
    both(on('FILM.PAUSED'), within('reported')),
  ),
  'a report that failed is made again when the film is next played': possible(
    failed('reportWatched'),
    both(played, within('counting')),
    both(moved(20), reports),
  ),
  'the report is not made again before': never(both(moved(20), within('refused'), reports)),
  'loading at first': whenever(starting, within('loading')),
  'watched is reported once, whatever becomes of the film': during(
    done('reportWatched'),
    starting,
    no(starts('reportWatched')),
  ),
}
