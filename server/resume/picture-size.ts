/** What a picture says of itself before anybody decodes it. */
export interface PictureSize {
  /** The most that any of its heads says. */
  readonly width: number
  readonly height: number
  /** Times that a decoder goes over all of it. */
  readonly passes: number
}

/** Null for what is none of the kinds, or breaks off before it says how large it is. */
export function pictureSize(file: Buffer): PictureSize | null {
  try {
    const [width, height, passes] = sizeOf(file)
    return width > 0 && height > 0 ? { width, height, passes } : null
  } catch (error) {
    // What a head says lies beyond the file's end.
    if (error instanceof RangeError) return null
    throw error
  }
}

type Size = readonly [width: number, height: number, passes: number]

function sizeOf(file: Buffer): Size {
  if (file.readUInt16BE(0) === 0xffd8) return jpegSize(file)
  if (file.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n') return pngSize(file)
  if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP') return webpSize(file)
  return [0, 0, 0]
}

/** The head's chunk is the first one. */
const pngSize = (file: Buffer): Size =>
  file.toString('latin1', 12, 16) === 'IHDR' ? [file.readUInt32BE(16), file.readUInt32BE(20), 1] : [0, 0, 0]

const SCAN = 0xda
const END = 0xd9

function jpegSize(file: Buffer): Size {
  let [width, height, passes] = [0, 0, 0]
  for (let at = 2; at + 4 <= file.length; ) {
    const marker = file.readUInt16BE(at) - 0xff00
    if (marker === END) break
    if (marker < 0xc0 || marker === 0xff || isBare(marker)) {
      at += isBare(marker) ? 2 : 1
      continue
    }
    if (isFrame(marker)) {
      height = Math.max(height, file.readUInt16BE(at + 5))
      width = Math.max(width, file.readUInt16BE(at + 7))
    }
    if (marker === SCAN) passes += 1
    at += 2 + file.readUInt16BE(at + 2)
    if (marker === SCAN) at = endOfScan(file, at)
  }
  return [width, height, passes]
}

/** SOF0 to SOF15, without the three numbers in between that are something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Beginning and restarts have nothing to themselves. */
const isBare = (marker: number) => marker >= 0xd0 && marker <= 0xd8

/** Where the next marker stands that is neither a stuffed byte nor a restart. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0 && at + 1 < file.length; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return file.length
}

/** The canvas, and every frame, which may say something else. */
function webpSize(file: Buffer): Size {
  let [width, height, passes] = [0, 0, 0]
  const take = (size: readonly [number, number]) => {
    width = Math.max(width, size[0])
    height = Math.max(height, size[1])
  }
  for (let at = 12; at + 8 <= file.length; ) {
    const name = file.toString('latin1', at, at + 4)
    const length = file.readUInt32LE(at + 4)
    const data = at + 8
    if (name === 'VP8X') take([file.readUIntLE(data + 4, 3) + 1, file.readUIntLE(data + 7, 3) + 1])
    if (name === 'ANMF') take([file.readUIntLE(data + 6, 3) + 1, file.readUIntLE(data + 9, 3) + 1])
    if (name === 'VP8 ') take([file.readUInt16LE(data + 6) & 0x3fff, file.readUInt16LE(data + 8) & 0x3fff])
    if (name === 'VP8L') take(losslessSize(file.readUInt32LE(data + 1)))
    if (name === 'VP8 ' || name === 'VP8L') passes += 1
    // A frame's own chunks follow its head.
    at = name === 'ANMF' ? data + 16 : data + length + (length % 2)
  }
  return [width, height, passes]
}

const losslessSize = (bits: number): readonly [number, number] => [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1]
