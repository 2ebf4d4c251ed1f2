import { PLACEHOLDER } from './outline.ts'

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Whether a line is what a language model wrote, its blanks filled in or not.
 * @param written what a language model wrote
 */
export function ofModel(written: readonly string[]): (line: string) => boolean {
  const patterns = written.map(
    (text) => new RegExp(`^${text.trim().split(PLACEHOLDER).map(escaped).join('.{1,40}')}$`, 'u'),
  )
  return (line) => patterns.some((pattern) => pattern.test(line.trim()))
}
