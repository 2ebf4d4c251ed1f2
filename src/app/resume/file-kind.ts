const BYTES = 1024

export type FileKind = 'pdf' | 'docx' | 'json' | 'jpeg' | 'png' | 'webp' | 'other'

const startsWith = (bytes: Uint8Array, ...wanted: readonly number[]) => wanted.every((byte, at) => bytes[at] === byte)
const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

/**
 * What a file is, whatever its name says. A docx is a zip, and the server looks into it.
 * @param bytes the first of it, a thousand are enough
 */
export function kindOf(bytes: Uint8Array): FileKind {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return 'docx'
  const text = textOf(bytes)
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  // Viewers take a head that comes within the first kilobyte.
  if (text.includes('%PDF-')) return 'pdf'
  return /^(?:\xef\xbb\xbf)?\s*\{\s*"/.test(text) ? 'json' : 'other'
}

/** Rejects where the file cannot be read, as when it has gone meanwhile. */
export async function readKind(file: File): Promise<FileKind> {
  return kindOf(new Uint8Array(await file.slice(0, BYTES).arrayBuffer()))
}
