/** What a picture says of itself before anybody decodes it. */
export interface PictureSize {
  /** The most that any of its heads says. */
  readonly width: number
  readonly height: number
  /** Times that a decoder goes over all of it. */
  readonly passes: number
}

/** Null for what is none of the kinds, or breaks off before it says how large it is. */
export function pictureSize(file: Uint8Array): PictureSize | null {
  try {
    const [width, height, passes] = sizeOf(new DataView(file.buffer, file.byteOffset, file.byteLength))
    return width > 0 && height > 0 ? { width, height, passes } : null
  } catch (error) {
    // What a head says lies beyond the file's end.
    if (error instanceof RangeError) return null
    throw error
  }
}

type Size = readonly [width: number, height: number, passes: number]

const textAt = (file: DataView, at: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, index) => file.getUint8(at + index)))

/** Three bytes, the smallest first. */
const tripleAt = (file: DataView, at: number) => file.getUint16(at, true) + file.getUint8(at + 2) * 0x1_00_00

function sizeOf(file: DataView): Size {
  if (file.getUint16(0) === 0xffd8) return jpegSize(file)
  if (textAt(file, 0, 8) === '\x89PNG\r\n\x1a\n') return pngSize(file)
  if (textAt(file, 0, 4) === 'RIFF' && textAt(file, 8, 4) === 'WEBP') return webpSize(file)
  return [0, 0, 0]
}

/** The head's chunk is the first one. */
const pngSize = (file: DataView): Size =>
  textAt(file, 12, 4) === 'IHDR' ? [file.getUint32(16), file.getUint32(20), 1] : [0, 0, 0]

const SCAN = 0xda
const END = 0xd9

function jpegSize(file: DataView): Size {
  let [width, height, passes] = [0, 0, 0]
  for (let at = 2; at + 4 <= file.byteLength; ) {
    const marker = file.getUint16(at) - 0xff00
    if (marker === END) break
    if (marker < 0xc0 || marker === 0xff || isBare(marker)) {
      at += isBare(marker) ? 2 : 1
      continue
    }
    if (isFrame(marker)) {
      height = Math.max(height, file.getUint16(at + 5))
      width = Math.max(width, file.getUint16(at + 7))
    }
    if (marker === SCAN) passes += 1
    at += 2 + file.getUint16(at + 2)
    if (marker === SCAN) at = endOfScan(file, at)
  }
  return [width, height, passes]
}

/** SOF0 to SOF15, without the three numbers in between that are something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Beginning and restarts have nothing to themselves. */
const isBare = (marker: number) => marker >= 0xd0 && marker <= 0xd8

/** Where the next marker stands that is neither a stuffed byte nor a restart. */
function endOfScan(file: DataView, from: number): number {
  const bytes = new Uint8Array(file.buffer, file.byteOffset, file.byteLength)
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return file.byteLength
}

/** The canvas, and every frame, which may say something else. */
function webpSize(file: DataView): Size {
  let [width, height, passes] = [0, 0, 0]
  const take = (size: readonly [number, number]) => {
    width = Math.max(width, size[0])
    height = Math.max(height, size[1])
  }
  for (let at = 12; at + 8 <= file.byteLength; ) {
    const name = textAt(file, at, 4)
    const length = file.getUint32(at + 4, true)
    const data = at + 8
    if (name === 'VP8X') take([tripleAt(file, data + 4) + 1, tripleAt(file, data + 7) + 1])
    if (name === 'ANMF') take([tripleAt(file, data + 6) + 1, tripleAt(file, data + 9) + 1])
    if (name === 'VP8 ') take([file.getUint16(data + 6, true) & 0x3fff, file.getUint16(data + 8, true) & 0x3fff])
    if (name === 'VP8L') take(losslessSize(file.getUint32(data + 1, true)))
    if (name === 'VP8 ' || name === 'VP8L') passes += 1
    // A frame's own chunks follow its head.
    at = name === 'ANMF' ? data + 16 : data + length + (length % 2)
  }
  return [width, height, passes]
}

const losslessSize = (bits: number): readonly [number, number] => [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1]
