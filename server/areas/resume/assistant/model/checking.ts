import * as v from 'valibot'
import type { RewriteVariant } from '../../../../../contract/calls/rewriting.ts'
import { resumeLimits } from '../../../../../contract/resume.ts'
import { charactersOf } from '../../../../../contract/rules/resume-rules.ts'
import { cut, tagged } from '../../../jobs/search/segments.ts'
import { isDeed } from '../opening.ts'
import { foreignIn } from '../rewriting/foreign.ts'
import { BLANK, CHINESE_WORDS, ENGLISH_PASTS, ENGLISH_WORDS } from '../rewriting/words.ts'
import { objectIn } from './asking.ts'

const schema = v.object({ text: v.string() })

/** The text so far of an answer that still comes. */
function textSoFar(answer: string): string {
  const begun = /"text"\s*:\s*"((?:[^"\\]|\\.)*)/s.exec(answer)?.[1] ?? ''
  try {
    return String(JSON.parse(`"${begun.replace(/\\(?:u[\da-f]{0,3})?$/i, '')}"`)).trimStart()
  } catch {
    return ''
  }
}

/** Words at the end of what still comes that may become others. */
const UNSURE = 2

function withoutEnd(text: string): string {
  const end = /(\p{Script=Han}*)(?:\[X\]|[^\p{Script=Han}\s])*\s*$/u.exec(text)!
  return text.slice(0, end.index) + cut(end[1]!).slice(0, -UNSURE).join('')
}

/** What no line of a resume is: an address, code, or several lines. */
const NO_LINE = /[\n\r<>{}]|https?:|www\.|⟦|⟧/i
const HAN = /\p{Script=Han}/u

const WORDS = /\[X\]|[\p{Script=Latin}\p{N}]+(?:[.,'’+#/-]+[\p{Script=Latin}\p{N}]+)*|\p{Script=Han}+|./gsu
const ALLOWED = new Set<string>([...CHINESE_WORDS, ...ENGLISH_WORDS, ...ENGLISH_PASTS])

/** Amounts in Chinese figures, and what is called after somebody or something of its own. */
const AMOUNT =
  /[〇零一二两三四五六七八九十百千万亿数几半][余多]?(?:成|倍|名|人|次|场|份|篇|家|台|套|项|个|天|周|月|年|小时|分钟|万|亿|千|百|条|款|期|组|位|届|等奖)/
const ORGANISATION =
  /(?:公司|集团|大学|学院|银行|研究院|研究所|实验室|医院|协会|委员会|事务所|部门|政府|奖|证书|专利|论文)$/

/** Words of a Chinese run that name or count something, and that the line has not. */
function known(run: string, line: string): { readonly text: string; readonly strange: number } {
  const words: string[] = []
  let strange = 0
  /** Nouns of its own that stand at the end so far: before an organisation they are its name. */
  let nouns = 0
  for (const { word, tag } of tagged(run)) {
    const isOwn = line.includes(word) || ALLOWED.has(word)
    const isOrganisation = ORGANISATION.test(word)
    const isBlank = !isOwn && (/^(?:nr|ns|nt|nz|nw|m|t|x)/.test(tag) || AMOUNT.test(word) || isOrganisation)
    const isNoun = !isOwn && !isBlank && /^n/.test(tag) && !isDeed(word)
    if (isBlank && isOrganisation) {
      words.splice(words.length - nouns, nouns)
      strange -= nouns
    }
    words.push(isBlank ? BLANK : word)
    nouns = isNoun ? nouns + 1 : 0
    if (isNoun) strange += 1
  }
  return { text: words.join(''), strange }
}

/** Nouns of its own that a wording may bring. */
const STRANGE = 2

function inChinese(text: string, line: string): string | null {
  const own = new Set(foreignIn(line))
  let strange = 0
  const pieces = (text.match(WORDS) ?? []).map((piece) => {
    if (HAN.test(piece)) {
      const said = known(piece, line)
      strange += said.strange
      return said.text
    }
    const foreign = foreignIn(piece)
    return piece !== BLANK && foreign.some((word) => !own.has(word)) ? BLANK : piece
  })
  return strange > STRANGE ? null : pieces.join('')
}

const SPELT =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|dozens?|hundreds?|thousands?|millions?)$/
const COMMON =
  /^(?:a|an|the|and|or|of|in|on|at|to|for|from|by|with|into|as|using|via|through|across|per|its|their|that|which|was|were|is|are|be|been|it|this|these|all)$/

/** English of a line: numbers and what is written large are the line's own; so is every word where that is English. */
function inEnglish(text: string, line: string): string | null {
  if (HAN.test(text)) return null
  const own = new Set(foreignIn(line))
  const isTranslated = HAN.test(line)
  let strange = 0
  let isFirst = true
  const pieces = (text.match(WORDS) ?? []).map((piece) => {
    const [word] = piece === BLANK ? [] : foreignIn(piece)
    if (word === undefined) return piece
    const begins = isFirst
    isFirst = false
    if (own.has(word)) return piece
    if (/\p{N}/u.test(piece) || (/\p{Lu}/u.test(piece) && !begins)) return BLANK
    if (SPELT.test(word)) return BLANK
    if (!isTranslated && !COMMON.test(word) && !ALLOWED.has(word)) strange += 1
    return piece
  })
  return strange > STRANGE + 1 ? null : pieces.join('')
}

/** Whether a wording is about the line at all: most of what the line says is in it. */
function isAbout(text: string, line: string): boolean {
  const pieces = HAN.test(line) ? [...line].filter((one) => HAN.test(one)) : foreignIn(line)
  const said = HAN.test(line) ? new Set<string>(text) : new Set(foreignIn(text))
  const kept = pieces.filter((piece) => said.has(piece)).length
  return kept * 2 >= pieces.length
}

const isEnglishFor = (line: string, variant: RewriteVariant): boolean => variant === 'english' || !HAN.test(line)

const filled = (text: string, line: string, variant: RewriteVariant): string | null =>
  (isEnglishFor(line, variant) ? inEnglish(text, line) : inChinese(text, line))
    ?.replace(/(?:\[X\]\s*){2,}/g, `${BLANK} `)
    .trim() ?? null

/** What of an answer that still comes may be shown, by the same rules; '' for nothing. */
export function checkedSoFar(answer: string, line: string, variant: RewriteVariant): string {
  const text = textSoFar(answer)
  return text === '' || NO_LINE.test(text) ? '' : withoutEnd(filled(text, line, variant) ?? '')
}

/**
 * What of a model's answer may be shown: every number, name, date and organisation that the line has not has become
 * `[X]`. Null where it did not answer as asked, or is about something else.
 */
export function checkedAnswer(answer: string, line: string, variant: RewriteVariant): string | null {
  const text = objectIn(answer, schema)?.text.trim() ?? ''
  if (text === '' || NO_LINE.test(text)) return null
  const whole = filled(text, line, variant)
  if (whole === null) return null
  if (charactersOf(whole) > resumeLimits.bullet || whole.replaceAll(BLANK, '').trim() === '' || whole === line.trim())
    return null
  return variant === 'english' && HAN.test(line) ? whole : isAbout(whole, line) ? whole : null
}

const DATE = /[年月日号周]|星期/
/** Asks for an amount, and names none. */
const OPEN = /几/g

/** Whether a Chinese word names somebody, a place, an organisation, a date or an amount. */
const isName = (word: string, tag: string): boolean =>
  /^n[rstzw]/.test(tag) ||
  // A name that no dictionary has, maybe with what is done.
  (tag === 'x' && word.length > 2) ||
  (tag === 't' && DATE.test(word)) ||
  AMOUNT.test(word.replace(OPEN, '')) ||
  (ORGANISATION.test(word) && word.length > 2)

/** Whether what a model asks or says names nothing that the texts which it is about have not. */
export function namesNothingNew(said: string, about: string): boolean {
  if (NO_LINE.test(said)) return false
  const own = new Set(foreignIn(about))
  return (said.match(WORDS) ?? []).every((piece, at) => {
    if (HAN.test(piece)) return tagged(piece).every(({ word, tag }) => about.includes(word) || !isName(word, tag))
    return foreignIn(piece).every(
      (word) =>
        own.has(word) ||
        !(/\p{N}/u.test(word) || SPELT.test(word) || (/\p{Lu}/u.test(piece) && at > 0 && piece !== 'I')),
    )
  })
}
