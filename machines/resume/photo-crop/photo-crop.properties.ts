import {
  both,
  done,
  either,
  ends,
  has,
  type Moment,
  never,
  no,
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

export const SMALL = { name: '证件照.jpg', size: 5 * 1024 * 1024 }
export const LARGE = { name: '证件照.jpg', size: 5 * 1024 * 1024 + 1 }
/** The picture is as high as it is wide: the largest frame takes three quarters of its width. */
export const SQUARE = { url: 'blob:photo', width: 800, height: 800 }

const chosen = on('FILE.CHOSEN', { file: SMALL })
const opened = done('open', { kind: 'opened' })
const confirmed = on('CONFIRMED')
const cancelled = on('CANCELLED')
const retried = on('RETRIED')
const reframed = on('REFRAMED')
const closed = on('DIALOG.CLOSED')
const removed = on('PHOTO.REMOVED')
const sent = on('UPLOAD.DONE')
const lost = on('UPLOAD.FAILED', { failure: { kind: 'offline' } })
const refused = on('UPLOAD.FAILED', { failure: { code: 30025 } })
const isNothing = (value: unknown) => value === null
const first = has({ frame: { x: 0.125, y: 0, width: 0.75 } })
const clear = has({ failure: isNothing })
const empty = has({ file: isNothing, picture: isNothing })

/** 3 wide and 4 high, and nowhere outside of the picture. */
function isInside({ context }: Moment): boolean {
  const { x, y, width } = Reflect.get(Object(context), 'frame')
  const height = (width * 4) / 3
  return x >= 0 && y >= 0 && x + width <= 1.000001 && y + height <= 1.000001
}

export const photoCropProperties = {
  'a photo of 5 MB is opened': whenever(chosen, both(starts('open', SMALL), tagged('busy'))),
  'a larger photo says that it is too large': whenever(
    on('FILE.CHOSEN', { file: LARGE }),
    both(within('turnedDown'), has({ failure: { code: 30022 } }), no(starts('open'))),
  ),
  'the largest frame comes first': whenever(opened, both(first, has({ picture: SQUARE }), no(tagged('busy')))),
  'a file that is no picture says so': whenever(
    done('open', { kind: 'refused' }),
    both(within('turnedDown'), has({ failure: { code: 30021 } }), empty),
  ),
  'another one can be chosen then': successive(within('turnedDown'), both(chosen, clear)),
  'one turned down after another': successive(within('turnedDown'), both(on('FILE.CHOSEN'), within('turnedDown'))),
  'the frame is moved': successive(
    opened,
    both(on('FRAME.MOVED', { dx: 1 }), has({ frame: { x: 0.25, y: 0, width: 0.75 } })),
  ),
  'the frame is moved the other way': successive(
    opened,
    both(on('FRAME.MOVED', { dx: -1 }), has({ frame: { x: 0, y: 0, width: 0.75 } })),
  ),
  'it is zoomed around its middle': successive(
    opened,
    both(on('FRAME.ZOOMED', { zoom: 2 }), has({ frame: { x: 0.3125, y: 0.25, width: 0.375 } })),
  ),
  'the frame stays within the picture': never(both(within('framing'), no(isInside))),
  'sent with its cut': successive(
    both(on('FRAME.MOVED'), has({ frame: { x: 0.25, y: 0, width: 0.75 } })),
    both(confirmed, starts('upload', { file: SMALL, cut: { x: 0.25, y: 0, width: 0.75 } }), tagged('busy')),
  ),
  'sent only when it is wanted': onlyWith(starts('upload'), either(confirmed, retried)),
  'how much is sent is told': whenever(on('UPLOAD.SENT'), has({ share: 0.4 })),
  'each attempt begins at nothing': whenever(either(confirmed, retried), has({ share: 0 })),
  'sent, the new photo is told': whenever(sent, ends({ photo: 'photo-1' })),
  'given up, the frame is as it was': possible(
    confirmed,
    both(cancelled, stops('upload'), within('framing'), has({ picture: SQUARE })),
  ),
  'the frame is as it was where a photo is given up after a share, too': possible(
    on('UPLOAD.SENT'),
    both(cancelled, within('framing'), has({ share: 0 })),
  ),
  'another photo is chosen instead': successive(opened, both(cancelled, empty), chosen),
  'not sent, it says why and keeps the frame': whenever(
    lost,
    both(within('failed'), has({ failure: { kind: 'offline' }, picture: SQUARE }), no(tagged('busy'))),
  ),
  'it is sent again': successive(lost, both(retried, starts('upload', { file: SMALL }), clear)),
  'a photo that was not sent can be framed anew': successive(
    lost,
    both(reframed, within('framing'), clear, has({ picture: SQUARE })),
  ),
  'a photo that the server cannot use is not sent again': whenever(
    refused,
    both(within('turnedDown'), has({ failure: { code: 30025 } }), empty),
  ),
  'removed, the resume has none': whenever(removed, ends({ photo: '' })),
  'closed, it stays as it is': whenever(closed, ends({ photo: isNothing })),
  'the dialog ends only so': onlyWith(ends(), either(sent, removed, closed)),
  'it can be closed while it is sent': successive(confirmed, both(closed, stops('upload'))),
  'no picture at first, and nothing turned down': whenever(starting, both(within('empty'), empty, clear)),
  'thought better of, nothing is left of the picture': whenever(
    both(cancelled, within('choosing')),
    both(within('empty'), empty, has({ frame: { x: 0, y: 0, width: 1 } })),
  ),
}
