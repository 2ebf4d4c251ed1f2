import { createCanvas, loadImage } from '@napi-rs/canvas'
import jsQR from 'jsqr'

/** Pixels at which a code is read: a vector picture has no size of its own. */
const SIZE = 480

/** What a picture of a code says. @param picture its bytes, or its data URL */
export async function readQrCode(picture: Buffer | string): Promise<string> {
  const brush = createCanvas(SIZE, SIZE).getContext('2d')
  brush.drawImage(await loadImage(picture), 0, 0, SIZE, SIZE)
  const { data } = brush.getImageData(0, 0, SIZE, SIZE)
  const found = jsQR(new Uint8ClampedArray(data.buffer), SIZE, SIZE)
  if (!found) throw new Error('the picture holds no readable code')
  return found.data
}
