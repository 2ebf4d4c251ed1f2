import type { Attachment } from '../../../contract/calls/resume.ts'

/** Characters at most, its ending among them. */
export const NAME_MAX = 120

/** Of which the name itself must leave one, else it is called like this. */
const NAMELESS = 'file'

/**
 * A file's name as it may be shown and saved under, whatever it was sent as: without a path, without what cannot be seen
 * or turns the order of letters around, and with the ending that its content has.
 */
export function fileName(sent: string, type: Attachment['type']): string {
  const ending = `.${type}`
  const last = sent.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  const stem = plain.toLowerCase().endsWith(ending) ? plain.slice(0, -ending.length) : plain
  // A name that begins with a dot is hidden on some systems; one cut in the middle of a character is none.
  const short = stem
    .replace(/^[. ]+/, '')
    .slice(0, NAME_MAX - ending.length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
  return `${short || NAMELESS}${ending}`
}
