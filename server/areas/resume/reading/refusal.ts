export const refusals = [
  /** Neither a pdf nor a docx by its content, or more than one thing at once. */
  'wrongType',
  /** Opens with a password only. */
  'encrypted',
  /** Pictures of text, or text that was turned into shapes or into a code of its own. */
  'scanned',
  'damaged',
  'tooManyPages',
  /** Holds more than it seems to. */
  'tooMuchData',
  'tooLong',
  'tooMuchMemory',
] as const
export type Refusal = (typeof refusals)[number]

/** A file that is not read, and why. */
export class ResumeRefused extends Error {
  readonly reason: Refusal
  constructor(reason: Refusal) {
    super(`resume not read: ${reason}`)
    this.reason = reason
  }
}
