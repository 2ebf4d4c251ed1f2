import type { PictureSize } from '../../../contract/rules/picture-size.ts'
import type { Size } from '../../../machines/resume/photo-crop/frame.ts'

/** Pixels that every browser holds of a picture at once: those of a phone no more. */
const WHOLE = 16_777_216

export interface DrawnPicture extends Size {
  readonly canvas: HTMLCanvasElement
}

/**
 * Draws a picture on white paper, upright; of one that moves, the first. Rejects where the browser cannot.
 * @param size by its head
 * @param longest pixels of the longer side, at most
 * @returns with the size of the picture itself, as it is seen
 */
export async function drawPicture(file: File, size: PictureSize, longest: number): Promise<DrawnPicture> {
  const seen = size.width * size.height > WHOLE ? await seenSize(file, size) : null
  const scale = seen ? Math.min(1, longest / Math.max(seen.width, seen.height)) : 1
  const bitmap = await createImageBitmap(
    file,
    seen ? { resizeWidth: Math.round(seen.width * scale), resizeQuality: 'high' } : {},
  )
  const { width, height } = bitmap
  const canvas = onWhite(bitmap, longest)
  bitmap.close()
  return { canvas, ...(seen ?? { width, height }) }
}

/** A head does not say how the picture is turned. */
async function seenSize(file: File, { width, height }: PictureSize): Promise<Size> {
  const small = await createImageBitmap(file, { resizeWidth: 64 })
  const isTurned = small.width > small.height !== width > height
  small.close()
  return isTurned ? { width: height, height: width } : { width, height }
}

function onWhite(bitmap: ImageBitmap, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new TypeError('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}
