export interface Size {
  readonly width: number
  readonly height: number
}
export interface Area extends Size {
  readonly x: number
  readonly y: number
}
export interface Transform {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Units around a hall, for doors and their names. */
const MARGIN = 16
/** Pixels that stay free around what is brought into view. */
const AIR = 12

/** The area that a drawing of a hall shows, in the hall's units. */
export const viewOf = ({ width, height }: Size): Area => ({
  x: -MARGIN,
  y: -MARGIN,
  width: width + 2 * MARGIN,
  height: height + 2 * MARGIN,
})

/** The place of an area of a hall in the frame that shows the whole hall, in pixels. */
export function placeOf(area: Area, view: Area, frame: Size): Area {
  const unit = Math.min(frame.width / view.width, frame.height / view.height)
  const left = (frame.width - view.width * unit) / 2
  const top = (frame.height - view.height * unit) / 2
  return {
    x: left + (area.x - view.x) * unit,
    y: top + (area.y - view.y) * unit,
    width: area.width * unit,
    height: area.height * unit,
  }
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

const centred = (start: number, length: number, scale: number, room: number, whole: number): number =>
  clamp(room / 2 - (start + length / 2) * scale, Math.min(room - whole * scale, 0), 0)

/** The transform after which the middle of the frame shows what it showed before, at another scale. */
export function scaledTo(scale: number, from: Transform, frame: Size): Transform {
  const factor = scale / from.scale
  const along = (at: number, room: number) => clamp(room / 2 - (room / 2 - at) * factor, room - room * scale, 0)
  return { x: along(from.x, frame.width), y: along(from.y, frame.height), scale }
}

/** The transform at that scale with a place in the middle of what nothing lies over, as far as the plan reaches. */
const centredOn = (place: Area, scale: number, frame: Size, covered: number): Transform => ({
  x: centred(place.x, place.width, scale, frame.width - covered, frame.width),
  y: centred(place.y, place.height, scale, frame.height, frame.height),
  scale,
})

/**
 * The transform that shows a place, moving as little as nothing where it is in sight already.
 * @param place in the frame at scale 1, pixels
 * @param covered pixels of the frame's right that something lies over
 */
export function showing(place: Area, from: Transform, frame: Size, covered: number): Transform {
  const { scale } = from
  const room = frame.width - covered
  const [left, top] = [from.x + place.x * scale, from.y + place.y * scale]
  const isSeen =
    left >= AIR &&
    top >= AIR &&
    left + place.width * scale <= room - AIR &&
    top + place.height * scale <= frame.height - AIR
  if (isSeen) return from
  return centredOn(place, scale, frame, covered)
}

const within = (value: number, most: number): boolean => value >= 0 && value <= most

const isMiddleSeen = ({ x, y, width, height }: Area, from: Transform, frame: Size): boolean =>
  within(from.x + (x + width / 2) * from.scale, frame.width) &&
  within(from.y + (y + height / 2) * from.scale, frame.height)

/** Finds the place nearest to the frame's middle. */
function midmost(places: readonly Area[], frame: Size): Area | undefined {
  const away = ({ x, y, width, height }: Area) =>
    Math.hypot(x + (width - frame.width) / 2, y + (height - frame.height) / 2)
  return places.toSorted((a, b) => away(a) - away(b))[0]
}

/**
 * The transform after a press on a zoom button: the booth that the visitor is at stays in sight where it is, else the
 * middle stays in the middle; from the whole plan, whose middle may be an aisle, it leads to the stand nearest to that.
 * @param at place of that booth, in the frame at scale 1, pixels
 * @param stands places of those with somebody in them, likewise
 * @param covered pixels of the frame's right that something lies over
 */
export function zoomedTo(
  scale: number,
  from: Transform,
  frame: Size,
  { at, stands, covered }: { at: Area | undefined; stands: readonly Area[]; covered: number },
): Transform {
  const scaled = scaledTo(scale, from, frame)
  if (at && isMiddleSeen(at, from, frame)) return showing(at, scaled, frame, covered)
  const nearest = from.scale === 1 ? midmost(stands, frame) : undefined
  return nearest ? centredOn(nearest, scale, frame, covered) : scaled
}
