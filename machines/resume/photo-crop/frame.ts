/** Pixels of a picture as it is seen. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The part that is cut out, 3 wide and 4 high: corner and width as shares of the picture's. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
}

export const ZOOM_MAX = 4
const RATIO = 3 / 4

/** Height of a frame as a share of the picture's. */
export const heightOf = ({ width, height }: Size, frame: Pick<Frame, 'width'>): number =>
  (frame.width * width) / RATIO / height

/** Pixels that a photo of 25 by 35 mm takes at 300 an inch. */
export const PRINT_WIDTH = 295

/** Pixels of what is cut out. */
export function pixelsOf(size: Size, frame: Frame): Size {
  const width = frame.width * size.width
  return { width: Math.round(width), height: Math.round(width / RATIO) }
}

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most)

function within(size: Size, frame: Frame): Frame {
  const most = { x: 1 - frame.width, y: 1 - heightOf(size, frame) }
  return { ...frame, x: between(0, frame.x, Math.max(most.x, 0)), y: between(0, frame.y, Math.max(most.y, 0)) }
}

/** The largest frame that the picture has room for is 1; as a share of the picture's width. */
const widthAt = ({ width, height }: Size, zoom: number) => Math.min(1, (height * RATIO) / width) / zoom

/** The largest frame: in the middle, higher up where the picture is high, since that is where faces are. */
export function firstFrame(size: Size): Frame {
  const frame = { x: 0, y: 0, width: widthAt(size, 1) }
  return { ...frame, x: (1 - frame.width) / 2, y: (1 - heightOf(size, frame)) / 4 }
}

/** @param dx share of the picture's width, `dy` of its height */
export const moved = (size: Size, frame: Frame, dx: number, dy: number): Frame =>
  within(size, { ...frame, x: frame.x + dx, y: frame.y + dy })

/**
 * The frame around the same middle.
 * @param zoom 1 for the largest frame, up to ZOOM_MAX
 */
export function zoomed(size: Size, frame: Frame, zoom: number): Frame {
  const width = widthAt(size, between(1, zoom, ZOOM_MAX))
  const narrower = { ...frame, width }
  const x = frame.x + (frame.width - width) / 2
  const y = frame.y + (heightOf(size, frame) - heightOf(size, narrower)) / 2
  return within(size, { x, y, width })
}

/** The zoom of a frame. */
export const zoomOf = (size: Size, frame: Frame): number => widthAt(size, 1) / frame.width
