import { BULLET_GOOD, resumeLimits } from '../../../../../contract/resume.ts'
import { charactersOf } from '../../../../../contract/rules/resume-rules.ts'
import { beginsWithDeed, isDeed, openingOf } from '../opening.ts'
import { hasQuantity } from '../quantity.ts'
import { buzzwordIn, firstPersonIn } from '../rules/empty-words.ts'
import { widthOf } from '../written.ts'
import { withQuestions } from './asking.ts'
import { chineseOpening } from './chinese.ts'
import { clausesOf, joined, withoutBuzzwords, withoutPerson } from './clean.ts'
import { foreignIn } from './foreign.ts'
import { BLANK, ENGLISH_PASTS, ENGLISH_WORDS, thenOf } from './words.ts'

const upper = (text: string): string => text.replace(/^[a-z]/, (first) => first.toUpperCase())

/** The first word, and what follows it. */
function head(text: string): readonly [string, string] {
  const [first = ''] = /^\S*/.exec(text) ?? []
  return [first, text.slice(first.length).trimStart()]
}

function doing(rest: string, before = ''): string | null {
  const [first, more] = head(rest)
  const then = first.toLowerCase().endsWith('ing') && more !== '' ? thenOf(first) : undefined
  return then ? `${before}${then} ${more}` : null
}

/** Words that may name who is helped. */
const NAMED = 4
const LINKS = /^(?:in|with|to)$/

/** Who is helped, and what was done: the QA team reproduce bugs, librarians in checking records. */
function helped(rest: string): string | null {
  const words = rest.split(' ')
  for (let at = 1; at <= NAMED && at < words.length - 1; at += 1) {
    const isLinked = LINKS.test(words[at]!)
    const then = thenOf(words[at + Number(isLinked)] ?? '')
    if (then) {
      const person = words.slice(0, at)
      const more = words.slice(at + Number(isLinked) + 1).join(' ')
      if (/^(?:in|with|to|on|a|an)$/i.test(person[0]!) || person.some((word) => /[^\w'-]/.test(word))) return null
      const end = /[,;.]/.exec(more)?.index ?? more.length
      return `${then} ${more.slice(0, end)} with ${person.join(' ')}${more.slice(end)}`
    }
    if (isLinked) return null
  }
  return null
}

function afterHelp(rest: string): string | null {
  const [first, more] = head(rest)
  const then = thenOf(first)
  return then && more !== '' ? `jointly ${then} ${more}` : helped(rest)
}

function said(weak: string, rest: string): string | null {
  const word = weak.toLowerCase().replace(/^(?:was|were|been) /, '')
  if (/^(?:responsible for|in charge of)/.test(word)) return doing(rest) ?? `handled ${rest}`
  if (/^(?:participat|took part|involved)/.test(word)) return doing(rest, 'jointly ') ?? `joined ${rest}`
  if (/^(?:contributed|worked with)/.test(word)) return doing(rest, 'jointly ')
  if (/^(?:help|assist)/.test(word)) return afterHelp(rest)
  return /^work/.test(word) ? doing(rest) : null
}

/** A line that begins with what was done, as far as it says that itself; the line as it is where it does so or does not. */
function englishOpening(line: string): string {
  const opening = openingOf(line)
  if (opening.kind !== 'weak') return line
  const found = said(line.slice(opening.from, opening.to), line.slice(opening.to).trimStart())
  if (found === null) return line
  const before = line.slice(0, opening.from)
  const text = before + (before.trim() === '' ? upper(found) : found)
  return openingOf(text).kind === 'verb' ? text : line
}

/** What says nothing that the line would miss, each with what is enough. */
const CHINESE: readonly (readonly [RegExp, string])[] = [
  [/(?:成功|顺利|积极|认真|努力|充分|有效|高效|圆满|很好|不断|切实)地(?=[一-鿿])/g, ''],
  [/(?:进一步|一系列的?|从而)/g, ''],
  [/相关(?:的)?(?=[一-鿿])/g, ''],
  [/通过(?:使用|利用|运用|借助|采用)/g, '用'],
  [/(?:使用|利用|运用|借助)了/g, '用'],
  [/并且/g, '并'],
  [/以及/g, '与'],
  [/能够/g, '能'],
  [/的(?:整个)?过程(?:当)?中/g, '中'],
  [/的时候/g, '时'],
  [/(?:进行|开展|实施)了?(?=(?:[一-鿿]{2})(?:[，,；;。]|$))/g, ''],
]

const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/\bin order to\b/gi, 'to'],
  [/\bso as to\b/gi, 'to'],
  [/\butili[sz]ing\b/g, 'using'],
  [/\butili[sz]ed\b/g, 'used'],
  [/\bUtili[sz]ed\b/g, 'Used'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bas well as\b/gi, 'and'],
  [/\bwith the help of\b/gi, 'with'],
  [/\bin the process of\s+/gi, ''],
  [/\b(?:successfully|effectively|efficiently|actively|proactively|various|very)\s+/g, ''],
  [/^(?:Successfully|Effectively|Efficiently|Actively|Proactively)\s+(?=\w)/, ''],
]

/** 对数据进行分析: what is done with it comes before it. */
const DONE_TO = /对([^，,；;。]{2,16}?)(?:进行|开展|做)了?([一-鿿]{2})(?=[，,；;。]|$)/g
/** What a clause is for rather than what was done. */
const PURPOSE = /^(?:以?方便|以便|便于|确保|保证)/
/** 在 a clause's beginning, before what was done. */
const ADVERBS = /^(?:成功|积极|主动|高效|认真|努力|圆满|顺利)(?=[一-鿿])/
const LATER = /^(?:完成|学习|参与|参加|编写|撰写|制作|设计|开发|实现|组织|整理|获得|取得|解决|提升|建立|搭建)了/

const short = (clause: string): string => {
  const bare = clause.replace(ADVERBS, '')
  const text = bare !== clause && beginsWithDeed(bare) ? bare : clause
  return text.replace(LATER, (found) => found.slice(0, -1))
}

/** A line in fewer words, what it tells kept. */
function shortened(line: string): string {
  const isChinese = /\p{Script=Han}/u.test(line)
  const patterns = isChinese ? CHINESE : ENGLISH
  const turned = line.replace(DONE_TO, (found, what: string, deed: string) => (isDeed(deed) ? `${deed}${what}` : found))
  const text = patterns.reduce((all, [long, instead]) => all.replace(long, instead), turned)
  const clauses = clausesOf(text).map(short)
  const kept = clauses.filter((clause, at) => at === 0 || !PURPOSE.test(clause) || hasQuantity(clause))
  const whole = joined(kept, line)
  return isChinese ? whole : whole.replace(/^[a-z]/, (first) => (/^[A-Z]/.test(line) ? first.toUpperCase() : first))
}

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
