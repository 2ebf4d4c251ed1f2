import { type Code, codes } from '../codes.ts'
import type { PictureSize } from './picture-size.ts'

/** Pixels of the shorter and of the longer side at least: fewer show nobody. */
const LEAST = [60, 80] as const
/** Each takes four bytes while it is decoded. */
const PIXELS = 40_000_000
const SIDE = 16_384
/** An honest progressive picture has a dozen. */
const PASSES = 40

/** Why the server takes no photo of a picture, by what its head says; null where it does. */
export function photoProblem(size: PictureSize | null): Code | null {
  if (!size) return codes.fileUnreadable
  const [short, long] = [Math.min(size.width, size.height), Math.max(size.width, size.height)]
  if (long > SIDE || short * long > PIXELS) return codes.pictureTooLarge
  if (short < LEAST[0] || long < LEAST[1]) return codes.pictureTooSmall
  return size.passes > PASSES ? codes.fileUnreadable : null
}
