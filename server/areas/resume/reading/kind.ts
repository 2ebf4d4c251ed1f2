import { fileTypeFromBuffer } from 'file-type'
import { ResumeRefused } from './refusal.ts'
import { endOfZip } from './zip.ts'

export type ResumeKind = 'pdf' | 'docx'

const mimes: Readonly<Record<string, ResumeKind>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
}

/** Readers look for a pdf's head this far into a file. */
const PDF_HEAD = 1024
/** Office keeps a document with a password in a stream of this name. */
const LOCKED = Buffer.from('EncryptedPackage', 'utf16le')

/**
 * What a file is by its content, whatever it is called.
 * @throws ResumeRefused where it is neither, is both, or is a docx behind a password
 */
export async function kindOf(file: Buffer): Promise<ResumeKind> {
  const type = await fileTypeFromBuffer(file)
  if (type?.mime === 'application/x-cfb' && file.includes(LOCKED)) throw new ResumeRefused('encrypted')
  const kind = type && mimes[type.mime]
  if (!kind) throw new ResumeRefused('wrongType')
  const isBoth = kind === 'pdf' ? endOfZip(file) >= 0 : file.subarray(0, PDF_HEAD).includes('%PDF-')
  if (isBoth) throw new ResumeRefused('wrongType')
  return kind
}
