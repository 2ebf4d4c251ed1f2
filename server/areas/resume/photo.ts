import { createCanvas, type Image, loadImage } from '@napi-rs/canvas'
import { fileTypeFromBuffer } from 'file-type'
import type { Params } from '../../../contract/call.ts'
import { PHOTO_MAX, type uploadResume } from '../../../contract/calls/resume.ts'
import { codes } from '../../../contract/codes.ts'
import { photoProblem } from '../../../contract/rules/photo-rules.ts'
import { pictureSize } from '../../../contract/rules/picture-size.ts'
import { Refusal } from '../../platform/http/failures.ts'
import { createQueue } from '../../platform/queue.ts'

export type Cut = NonNullable<Params<typeof uploadResume>['cut']>

/** Pixels of what is kept, at most; three to four, as photos on resumes are. */
const WIDTH = 600
const RATIO = 4 / 3
const QUALITY = 88

const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp'])

/** Decoding fills memory outside of Node's own, so one at a time. */
const AT_WORK = 1
const WAITING = 16
const SHARE = 2

export interface Photos {
  /**
   * Makes a jpeg of three to four, upright as the picture asks to be seen, with nothing of the file but its pixels.
   * @param asker whom its waiting counts for
   * @param cut the part to take; the largest from the middle without
   * @throws Refusal where it is no picture, too large, too small, damaged, or the cut lies beside it
   * @throws Overloaded where too many wait already
   */
  develop(file: Buffer, asker: string, cut?: Cut): Promise<Buffer>
}

export function createPhotos(): Photos {
  const queue = createQueue(AT_WORK, WAITING, SHARE)
  return {
    async develop(file, asker, cut) {
      if (file.length > PHOTO_MAX) throw new Refusal(codes.fileTooLarge)
      const type = await fileTypeFromBuffer(file)
      if (!type || !TYPES.has(type.mime)) throw new Refusal(codes.fileType)
      requireModest(file)
      return queue.run(asker, async () => draw(await decode(file), cut))
    },
  }
}

/** A small file may unfold to a picture that no memory holds, or that takes minutes to decode. */
function requireModest(file: Buffer): void {
  const problem = photoProblem(pictureSize(file))
  if (problem) throw new Refusal(problem)
}

/** Turned by its mark of orientation already. */
const decode = (file: Buffer): Promise<Image> =>
  loadImage(file).catch(() => {
    throw new Refusal(codes.fileUnreadable)
  })

async function draw(image: Image, cut: Cut | undefined): Promise<Buffer> {
  const { x, y, width } = cut ? cutOf(image, cut) : middleOf(image)
  const kept = Math.min(WIDTH, 3 * Math.floor(width / 3))
  if (kept === 0) throw new Refusal(codes.badParameters)
  const canvas = createCanvas(kept, kept * RATIO)
  const context = canvas.getContext('2d')
  // Where a picture can be seen through.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, x, y, width, width * RATIO, 0, 0, canvas.width, canvas.height)
  return bare(await canvas.encode('jpeg', QUALITY))
}

interface Part {
  readonly x: number
  readonly y: number
  readonly width: number
}

function cutOf({ width, height }: Image, cut: Cut): Part {
  const part = { x: cut.x * width, y: cut.y * height, width: cut.width * width }
  // As much as is lost where shares are rounded.
  const isInside = part.x + part.width <= width + 1 && part.y + part.width * RATIO <= height + 1
  if (!isInside) throw new Refusal(codes.badParameters)
  return part
}

function middleOf({ width: all, height }: Image): Part {
  const width = Math.min(all, height / RATIO)
  return { x: (all - width) / 2, y: (height - width * RATIO) / 2, width }
}

/** Without the profile of colours that the encoder writes, which says no more than a browser assumes. */
function bare(jpeg: Buffer): Buffer {
  const parts = [jpeg.subarray(0, 2)]
  let at = 2
  for (; jpeg[at + 1] !== 0xda; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg.readUInt16BE(at)
    const isAside = (marker > 0xffe0 && marker <= 0xffef) || marker === 0xfffe
    if (!isAside) parts.push(jpeg.subarray(at, at + 2 + jpeg.readUInt16BE(at + 2)))
  }
  return Buffer.concat([...parts, jpeg.subarray(at)])
}
