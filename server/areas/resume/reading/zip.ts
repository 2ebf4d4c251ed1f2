import { inflateRawSync } from 'node:zlib'
import { ResumeRefused } from './refusal.ts'

/** A docx of text and a few pictures has a few dozen entries and unpacks to a few megabytes. */
const ENTRIES_MAX = 1000
const UNPACKED_MAX = 64 * 1024 * 1024
const XML_MAX = 16 * 1024 * 1024

const END = 0x06054b50
const END_SIZE = 22
const COMMENT_MAX = 0xffff
const ENTRY = 0x02014b50
const ENTRY_SIZE = 46
const LOCAL = 0x04034b50
const LOCAL_SIZE = 30

interface Entry {
  readonly name: string
  readonly isEncrypted: boolean
  readonly method: number
  readonly packed: number
  readonly unpacked: number
  readonly at: number
}

/** Where a zip's end record stands that ends where the file ends; -1 where there is none. */
export function endOfZip(file: Buffer): number {
  const first = Math.max(0, file.length - END_SIZE - COMMENT_MAX)
  for (let at = file.length - END_SIZE; at >= first; at -= 1) {
    if (file.readUInt32LE(at) === END && at + END_SIZE + file.readUInt16LE(at + 20) === file.length) return at
  }
  return -1
}

function entriesOf(file: Buffer): readonly Entry[] {
  const end = endOfZip(file)
  if (end < 0) throw new ResumeRefused('damaged')
  const count = file.readUInt16LE(end + 10)
  if (count > ENTRIES_MAX) throw new ResumeRefused('tooMuchData')
  const entries: Entry[] = []
  let at = file.readUInt32LE(end + 16)
  for (let i = 0; i < count; i += 1) {
    if (at + ENTRY_SIZE > end || file.readUInt32LE(at) !== ENTRY) throw new ResumeRefused('damaged')
    const nameLength = file.readUInt16LE(at + 28)
    entries.push({
      name: file.toString('utf8', at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength),
      isEncrypted: (file.readUInt16LE(at + 8) & 1) === 1,
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      unpacked: file.readUInt32LE(at + 24),
      at: file.readUInt32LE(at + 42),
    })
    at += ENTRY_SIZE + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return entries
}

function packedBytes(file: Buffer, entry: Entry): Buffer {
  if (entry.at + LOCAL_SIZE > file.length || file.readUInt32LE(entry.at) !== LOCAL) throw new ResumeRefused('damaged')
  const from = entry.at + LOCAL_SIZE + file.readUInt16LE(entry.at + 26) + file.readUInt16LE(entry.at + 28)
  if (from + entry.packed > file.length) throw new ResumeRefused('damaged')
  return file.subarray(from, from + entry.packed)
}

/** Bytes that an entry really unpacks to, not more than it says. */
function unpackedSize(file: Buffer, entry: Entry): number {
  const packed = packedBytes(file, entry)
  if (entry.method === 0) return packed.length
  if (entry.method !== 8) throw new ResumeRefused('damaged')
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.unpacked) }).length
  } catch (error) {
    const isMore = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw new ResumeRefused(isMore ? 'tooMuchData' : 'damaged')
  }
}

/**
 * Looks through a zip before anything unpacks it: how much it says it holds, and how much it really does.
 * @throws ResumeRefused
 */
export function checkZip(file: Buffer): void {
  const entries = entriesOf(file)
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw new ResumeRefused('encrypted')
  const said = entries.reduce((sum, { unpacked }) => sum + unpacked, 0)
  const isXmlTooLarge = entries.some(({ name, unpacked }) => /\.(?:xml|rels)$/i.test(name) && unpacked > XML_MAX)
  if (said > UNPACKED_MAX || isXmlTooLarge) throw new ResumeRefused('tooMuchData')
  for (const entry of entries) {
    if (unpackedSize(file, entry) !== entry.unpacked) throw new ResumeRefused('damaged')
  }
}

/** An entry of a zip that was looked through, as text; '' where there is none of that name. */
export function entryText(file: Buffer, name: string): string {
  const entry = entriesOf(file).find((one) => one.name === name)
  if (!entry) return ''
  const packed = packedBytes(file, entry)
  return (entry.method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: XML_MAX })).toString('utf8')
}

/** Whether a zip that was looked through has an entry of a name. */
export const hasEntry = (file: Buffer, name: string): boolean => entriesOf(file).some((one) => one.name === name)
