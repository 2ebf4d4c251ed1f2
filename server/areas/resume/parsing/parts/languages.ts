import type { ParsedResume } from '../../../../../contract/parsed-resume.ts'
import { resumeLimits } from '../../../../../contract/resume.ts'
import { findingOf, noFinding, normalised, type Piece, slice } from '../piece.ts'

const LANGUAGE =
  /(英语|日语|韩语|法语|德语|俄语|西班牙语|葡萄牙语|阿拉伯语|意大利语|荷兰语|越南语|泰语|马来语|印尼语|印地语|土耳其语|波兰语|希腊语|维吾尔语|蒙古语|藏语|哈萨克语|朝鲜语|(?<!\p{Script=Han})[英日韩法德]文|普通话|粤语|闽南语|国语|汉语|中文|台语|客家语|\b(?:English|Mandarin|Chinese|Cantonese|Japanese|Korean|French|German|Spanish|Russian|Portuguese|Italian|Arabic|Dutch|Malay|Vietnamese|Thai|Irish|Welsh|Hindi|Urdu|Tamil|Bengali|Turkish|Polish|Ukrainian|Swedish|Danish|Norwegian|Finnish|Greek|Hebrew|Indonesian|Taiwanese|Hokkien|Hakka|Tagalog|Swahili|Yoruba|Hausa|Igbo|Persian|Romanian|Hungarian|Czech)\b)/iu
export const CERTIFICATE_OF_LANGUAGE =
  /(?:大学)?英语(?:专业)?[四六八]级|专[四八](?!业)|多益|托业|日语[一二三]级|普通话(?:水平测试)?(?:[一二三]级)?(?:[甲乙]等)?|全民英检\p{Script=Han}*|托福|雅思|(?<![a-z])(?:CET-?\s?[46]|TEM-?\s?[48]|TOEFL(?:\s?iBT)?|IELTS|TOEIC|GRE|GMAT|BEC|JLPT\s?-?\s?N?[1-5]?|N[1-3]\b|TOPIK\s?\d?|DELF\s?\w*|TestDaF|HSK\s?\d?|GEPT)(?![a-z])(?:(?<=BEC)\s?\p{Script=Han}*)?/iu
const LANGUAGE_OF: readonly (readonly [RegExp, string])[] = [
  [/CET|TEM|专[四八]|托福|TOEFL|雅思|IELTS|TOEIC|多益|托业|GRE|GMAT|BEC|英检|GEPT/i, '英语'],
  [/JLPT|\bN[1-3]\b/i, '日语'],
  [/TOPIK/i, '韩语'],
  [/DELF/i, '法语'],
  [/TestDaF/i, '德语'],
]
const SCORE = /(?<![\d.])(\d{2,3}(?:\.\d)?|\d\.\d)\s*分?(?![\d%])/
/** A language and how well somebody speaks it, and nothing more. */
export const SPOKEN = new RegExp(
  `^${LANGUAGE.source}\\s*[-:(]*\\s*(?:母语|流利|熟练|精通|良好|日常\\p{Script=Han}{0,4}|native(?: speaker)?|mother tongue|fluent|bilingual|conversational|advanced|intermediate|basic|elementary|beginner|proficient|[ABC][12])\\s*\\)?$`,
  'iu',
)
const FLUENCY =
  /(?:可|能够?)(?:熟练|流利|独立|无障碍)?(?:地)?(?:阅读|交流|沟通|书写|听说|翻译|会话)\p{Script=Han}{0,6}|母语|流利|熟练|精通|良好|日常交流|native|mother tongue|fluent|bilingual|conversational/iu

export function languageOf(piece: Piece): ParsedResume['languages'][number] | null {
  const certificate = CERTIFICATE_OF_LANGUAGE.exec(piece.plain)
  const language = LANGUAGE.exec(piece.plain)
  if (!certificate && (!language || piece.plain.length > 40)) return null
  const known = certificate && LANGUAGE_OF.find(([pattern]) => pattern.test(certificate[0]))?.[1]
  const rest = certificate
    ? slice(piece, certificate.index + certificate[0].length)
    : language
      ? slice(piece, language.index + language[0].length)
      : piece
  const score = SCORE.exec(rest.plain)
  const fluency = language && FLUENCY.exec(piece.plain)
  return {
    language: language
      ? findingOf(slice(piece, language.index, language.index + language[0].length), resumeLimits.place)
      : known
        ? normalised(known, piece, 'unlabelled')
        : noFinding,
    fluency: fluency
      ? findingOf(slice(piece, fluency.index, fluency.index + fluency[0].length), resumeLimits.heading)
      : noFinding,
    certificate: certificate
      ? findingOf(slice(piece, certificate.index, certificate.index + certificate[0].length), resumeLimits.heading)
      : noFinding,
    score: score ? findingOf(slice(rest, score.index, score.index + score[1]!.length), resumeLimits.score) : noFinding,
  }
}

const ENGLISH = /^(?:英语|英文|English)$/i
const isSameLanguage = (one: string, other: string) => one === other || (ENGLISH.test(one) && ENGLISH.test(other))

/** Whether what follows a language is a test of it. */
export function isTestOf(before: Piece, part: Piece): boolean {
  const language = LANGUAGE.exec(before.plain)?.[0]
  const certificate = CERTIFICATE_OF_LANGUAGE.exec(part.plain)?.[0]
  const isAlone = language === before.plain.trim() || SPOKEN.test(before.plain)
  if (!language || !certificate || !isAlone) return false
  const own = LANGUAGE.exec(part.plain)?.[0] ?? LANGUAGE_OF.find(([pattern]) => pattern.test(certificate))?.[1]
  return own === undefined || isSameLanguage(own, language)
}

/** A language in front, and what is said of it behind: how well, and its one test. */
export function isOneLanguage({ plain }: Piece): boolean {
  const [first, ...others] = plain.matchAll(new RegExp(LANGUAGE, 'giu'))
  const tests = [...plain.matchAll(new RegExp(CERTIFICATE_OF_LANGUAGE, 'giu'))]
  return first?.index === 0 && tests.length === 1 && others.every(([name]) => isSameLanguage(name, first[0]))
}
