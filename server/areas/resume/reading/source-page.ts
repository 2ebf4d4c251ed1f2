import type { ParsedPage, Run } from '../../../../contract/parsed-resume.ts'

/** A run that says more than its place where the file did. */
export interface SourceRun extends Run {
  /** Whether it goes on with the paragraph of the line before. */
  readonly continues?: boolean
}

/** What stands for something that cannot be read. */
export const UNREADABLE = '\ufffc'

export interface SourcePage extends ParsedPage {
  readonly runs: SourceRun[]
  readonly pictures: (Box & { readonly isUnreadable?: boolean })[]
}

export type Box = ParsedPage['pictures'][number]

/** Characters as a line of 10 pt sets them: Chinese ones are as wide as high, Latin ones about half. */
export const widthOf = (text: string, size: number): number => {
  let width = 0
  for (const character of text) width += character > '\u2e7f' ? size : size * 0.52
  return width
}
