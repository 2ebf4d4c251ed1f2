import { BULLET_GOOD, resumeLimits } from '../../../../../contract/resume.ts'
import { charactersOf } from '../../../../../contract/rules/resume-rules.ts'
import { openingOf } from '../opening.ts'
import { hasQuantity } from '../quantity.ts'
import { buzzwordIn, firstPersonIn } from '../rules/empty-words.ts'
import { widthOf } from '../written.ts'
import { withQuestions } from './asking.ts'
import { chineseOpening } from './chinese.ts'
import { withoutBuzzwords, withoutPerson } from './clean.ts'
import { englishOpening } from './english.ts'
import { foreignIn } from './foreign.ts'
import { shortened } from './shorten.ts'
import { BLANK, ENGLISH_PASTS, ENGLISH_WORDS } from './words.ts'

/** What a line is to become, by rules: 英文 takes somebody who can translate. */
export const ruleVariants = ['stronger', 'concise', 'quantified'] as const
export type RuleVariant = (typeof ruleVariants)[number]

/** `good`: there is nothing to mend. `unable`: rules see what is wrong, and not how it would be right. */
export type RuleAnswer = { readonly text: string } | { readonly why: 'good' | 'unable' }

const BEFORE_LINE = /^[\s•·\-—–*●◆▪]+/u

const ALLOWED = [...foreignIn(BLANK), ...ENGLISH_WORDS, ...ENGLISH_PASTS]

/** Whether there is a number or a foreign word in it that the line has not: two words have come together. */
function hasForeign(text: string, line: string): boolean {
  const own = new Set([...foreignIn(line), ...ALLOWED])
  return foreignIn(text).some((word) => !own.has(word))
}

const bare = (text: string): string => text.replace(/[\s。.，,；;]/g, '').toLowerCase()

function isGood(line: string, variant: RuleVariant): boolean {
  const width = widthOf(line)
  if (variant === 'concise') return width <= BULLET_GOOD.max
  if (variant === 'quantified') return hasQuantity(line) || line.includes(BLANK)
  return (
    openingOf(line).kind === 'verb' &&
    (hasQuantity(line) || line.includes(BLANK)) &&
    width >= BULLET_GOOD.min &&
    width <= BULLET_GOOD.max &&
    !firstPersonIn(line) &&
    !buzzwordIn(line)
  )
}

function changed(line: string, variant: RuleVariant): string {
  const isChinese = /\p{Script=Han}/u.test(line)
  const clean = withoutBuzzwords(withoutPerson(line))
  const opened = isChinese ? chineseOpening(clean, variant === 'concise') : englishOpening(clean)
  const text = isChinese ? opened : opened.replace(/^[a-z]/, (first) => first.toUpperCase())
  if (variant === 'concise') return shortened(text)
  if (openingOf(text).kind === 'none') return text
  const asking = withQuestions(text, isChinese, variant === 'quantified')
  return charactersOf(asking) > resumeLimits.bullet ? text : asking
}

/**
 * Rewrites a line about what somebody did: what was done comes first, without person and empty words, and what is not
 * told is asked for. Nothing is in the answer that is not in the line but words that tell of nothing by themselves.
 */
export function rewriteLine(given: string, variant: RuleVariant): RuleAnswer {
  const line = given.trim().replace(BEFORE_LINE, '')
  if (isGood(line, variant) && variant !== 'concise') return { why: 'good' }
  const text = changed(line, variant)
  const isOther = bare(text) !== bare(line) && text !== '' && charactersOf(text) <= resumeLimits.bullet
  const isWanted = variant !== 'concise' || widthOf(text) < widthOf(line)
  const isWorse = hasForeign(text, line) || (openingOf(line).kind === 'verb' && openingOf(text).kind !== 'verb')
  if (isOther && isWanted && !isWorse) return { text }
  return { why: isGood(line, variant) ? 'good' : 'unable' }
}
