import { createCanvas, loadImage } from '@napi-rs/canvas'
import jsQR from 'jsqr'

/** Pixels that a picture is enlarged to at least. */
const SIZE = 400
/** Of each size, one code in some hundred is not read, each time another. */
const TRIES = 3

/** What a picture of a code says. @param picture its bytes, or its data URL */
export async function readQrCode(picture: Buffer | string): Promise<string> {
  const image = await loadImage(picture)
  // A whole number of times: what is stretched unevenly, one code in eighty is not read.
  const least = Math.ceil(SIZE / image.width)
  for (let times = least; times < least + TRIES; times += 1) {
    const [width, height] = [image.width * times, image.height * times]
    const brush = createCanvas(width, height).getContext('2d')
    brush.drawImage(image, 0, 0, width, height)
    const { data } = brush.getImageData(0, 0, width, height)
    const found = jsQR(new Uint8ClampedArray(data.buffer), width, height)
    if (found) return found.data
  }
  throw new Error('the picture holds no readable code')
}
