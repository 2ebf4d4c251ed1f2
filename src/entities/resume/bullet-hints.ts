import { BULLET_GOOD } from '../../../contract/resume.ts'
import { charactersOf } from '../../../contract/rules/resume-rules.ts'
import { placeholdersIn } from './outline.ts'

/** What a line about what somebody did may lack; `good` where it lacks nothing. */
export type BulletHint = 'placeholder' | 'short' | 'long' | 'weak' | 'firstPerson' | 'numberless'

/** Words at the beginning that say that somebody was there, not what he did. */
const WEAK =
  /^(?:主要)?(参与|参加|协助|负责|帮助|配合|了解|熟悉|參與|參加|協助|負責|幫助|assisted|helped|participated|involved|responsible)/i
const FIRST_PERSON = /^(?:我们?|本人|我們|I |my |we )/i
/** No ordinal: what came first says no amount. */
const NUMBER =
  /\d|(?<![第一二两三四五六七八九十百千万])[一二两三四五六七八九十百千万]+(?:[个项次人份篇家场种名台条天周月年倍]|%)/

/** Characters without the blanks about them. */
export const lengthOf = (text: string): number => charactersOf(text.trim())

/** The weak word that a line begins with; '' where there is none. */
export const weakWordOf = (line: string): string => line.trim().match(WEAK)?.[1] ?? ''

/** What could be better in a line, the most telling first; none for an empty one. */
export function hintsOf(line: string): readonly BulletHint[] {
  const text = line.trim()
  const length = lengthOf(text)
  if (length === 0) return []
  return [
    ...(placeholdersIn(text) > 0 ? (['placeholder'] as const) : []),
    ...(weakWordOf(text) ? (['weak'] as const) : []),
    ...(FIRST_PERSON.test(text) ? (['firstPerson'] as const) : []),
    ...(length < BULLET_GOOD.min ? (['short'] as const) : []),
    ...(length > BULLET_GOOD.max ? (['long'] as const) : []),
    ...(NUMBER.test(text) ? [] : (['numberless'] as const)),
  ]
}

const BEFORE_LINE = /^\s*(?:[-–—•·●▪*■◆○]|\d{1,2}[.、)）](?!\d)|[(（]\d{1,2}[)）])\s*/

/** Lines of a pasted text, without what numbers or marks them. */
export const linesOf = (pasted: string): string[] =>
  pasted
    .split(/\r?\n/)
    .map((line) => line.replace(BEFORE_LINE, '').trim())
    .filter((line) => line !== '')
