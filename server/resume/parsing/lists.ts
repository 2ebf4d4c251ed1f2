import type { Finding, ParsedResume } from '../../../contract/parsed-resume.ts'
import { resumeLimits } from '../../../contract/resume.ts'
import { glyphLength, paragraphsOf } from './bullets.ts'
import { dateIn, isOnlyDate, withoutDate } from './dates.ts'
import { headingOf, type SectionKind } from './headings.ts'
import type { Line } from './lines.ts'
import { findingOf, join, noFinding, normalised, type Piece, slice, split } from './piece.ts'
import { trimmed } from './tokens.ts'

export interface Lists {
  readonly skills: ParsedResume['skills']
  readonly languages: ParsedResume['languages']
  readonly certificates: ParsedResume['certificates']
  readonly awards: ParsedResume['awards']
}

const LANGUAGE =
  /(英语|日语|韩语|法语|德语|俄语|西班牙语|葡萄牙语|阿拉伯语|意大利语|荷兰语|越南语|泰语|马来语|印尼语|印地语|土耳其语|波兰语|希腊语|维吾尔语|蒙古语|藏语|哈萨克语|朝鲜语|(?<!\p{Script=Han})[英日韩法德]文|普通话|粤语|闽南语|国语|汉语|中文|台语|客家语|\b(?:English|Mandarin|Chinese|Cantonese|Japanese|Korean|French|German|Spanish|Russian|Portuguese|Italian|Arabic|Dutch|Malay|Vietnamese|Thai|Irish|Welsh|Hindi|Urdu|Tamil|Bengali|Turkish|Polish|Ukrainian|Swedish|Danish|Norwegian|Finnish|Greek|Hebrew|Indonesian|Taiwanese|Hokkien|Hakka|Tagalog|Swahili|Yoruba|Hausa|Igbo|Persian|Romanian|Hungarian|Czech)\b)/iu
const CERTIFICATE_OF_LANGUAGE =
  /(?:大学)?英语(?:专业)?[四六八]级|CET-?\s?[46]|TEM-?\s?[48]|专[四八](?!业)|托福|TOEFL(?:\s?iBT)?|雅思|IELTS|TOEIC|多益|托业|GRE|GMAT|BEC\s?\p{Script=Han}*|JLPT\s?-?\s?N?[1-5]?|\bN[1-3]\b|日语[一二三]级|TOPIK\s?\d?|DELF\s?\w*|TestDaF|普通话(?:水平测试)?(?:[一二三]级)?(?:[甲乙]等)?|HSK\s?\d?|全民英检\p{Script=Han}*|GEPT/iu
const LANGUAGE_OF: readonly (readonly [RegExp, string])[] = [
  [/CET|TEM|专[四八]|托福|TOEFL|雅思|IELTS|TOEIC|多益|托业|GRE|GMAT|BEC|英检|GEPT/i, '英语'],
  [/JLPT|\bN[1-3]\b/i, '日语'],
  [/TOPIK/i, '韩语'],
  [/DELF/i, '法语'],
  [/TestDaF/i, '德语'],
]
const SCORE = /(?<![\d.])(\d{2,3}(?:\.\d)?|\d\.\d)\s*分?(?![\d%])/
const CERTIFICATE =
  /证书?$|证书|资格|执业|从业|执照|认证|驾照|驾驶证|(?:计算机|国家)[一二三四]级(?!运动员|公路)|[初中]级\p{Script=Han}{0,8}师|CPA|CFA|ACCA|FRM|CMA|PMP|\bcertifi|\blicen[sc]e|AWS |HCIA|HCIP|CCNA|软考|教师证|护士证|法考|A证/iu
const AWARD =
  /奖|荣誉|优秀|三好|先进|标兵|称号|冠军|亚军|季军|第[一二三]名|入围|award|prize|scholarship|honou?r|medal|dean'?s list|winner|finalist|champion|first place|second place|third place/i

const LEVELS: readonly (readonly [string, RegExp])[] = [
  ['expert', /精通|expert|advanced/i],
  ['proficient', /熟练|擅长|掌握|proficient|strong|fluent/i],
  ['familiar', /熟悉|familiar|intermediate|良好/i],
  ['basic', /了解|基础|入门|basic|beginner|接触过/i],
]
/** A language and how well somebody speaks it, and nothing more. */
const SPOKEN = new RegExp(
  `^${LANGUAGE.source}\\s*[-:(]*\\s*(?:母语|流利|熟练|精通|良好|日常\\p{Script=Han}{0,4}|native(?: speaker)?|mother tongue|fluent|bilingual|conversational|advanced|intermediate|basic|elementary|beginner|proficient|[ABC][12])\\s*\\)?$`,
  'iu',
)
/** Nothing but how well somebody knows what stands in front of it. */
const ONLY_LEVEL =
  /^(?:精通|熟练(?:掌握|使用)?|熟悉|掌握|了解|良好|入门|expert|advanced|proficient|intermediate|familiar|basic|beginner|[★☆●○◆◇⭐]+|\d{1,3}%)$/iu

const LEVEL_BEHIND =
  /\s*[(:]\s*(?:精通|熟练|熟悉|掌握|了解|expert|advanced|proficient|intermediate|familiar|basic)\)?$/i
/** Who gives certificates and awards, by how its name ends. */
const GIVER =
  /(?:[部厅局委会院校署社]|大学|中心|公司|集团|政府|University|College|School|Ministry|Committee|Association|Society|Foundation|Institute|Council)$/i
const FLUENCY = /母语|流利|熟练|精通|良好|日常交流|native|mother tongue|fluent|bilingual|conversational/i

const LEVEL_LEAD =
  /^(?:熟练(?:掌握|使用|运用|应用|操作)?|精通|熟悉(?:使用)?|掌握|了解|擅长|能够?(?:熟练)?(?:使用|运用)?|会(?:使用)?|具备|(?:proficient|experienced|skilled|familiar|expert) (?:in|with|at)|knowledge of)\s*:?\s*/i

const levelOf = (piece: Piece): Finding => {
  const level = LEVELS.find(([, pattern]) => pattern.test(piece.plain))?.[0]
  return level ? normalised(level, piece) : noFinding
}

function languageOf(piece: Piece): ParsedResume['languages'][number] | null {
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

function dated(piece: Piece): { name: Piece | null; date: Finding } {
  const date = dateIn(piece)
  if (!date) return { name: piece, date: noFinding }
  const rest = withoutDate(piece, date)
    .map(trimmed)
    .filter(({ text }) => text !== '')
  return {
    name: rest.length > 0 ? join(rest, ' ') : null,
    date: normalised(date.start, slice(piece, date.from, date.to)),
  }
}

type Item = { readonly piece: Piece; readonly group: Piece | null }

const LIST = /\s*[、;,，；]\s*|\s*\|\s*|\t|\s{2,}|\u3000/u
/** Also within an item, where others part the items. */
const WEAK_LIST = /\s+[/·•]\s+/u
const LABELS_APART = /\s+(?=\p{Script=Han}{2,6}\s*:)/u
const GROUP = /^([^:,，、。;]{2,16}?)\s*:\s*(?!\/\/)/u

const isGiver = (piece: Piece): boolean => {
  const { name } = dated(piece)
  return name !== null && GIVER.test(name.plain) && !AWARD.test(name.plain) && !CERTIFICATE.test(name.plain)
}

const ENGLISH = /^(?:英语|英文|English)$/i
const isSameLanguage = (one: string, other: string) => one === other || (ENGLISH.test(one) && ENGLISH.test(other))

/** Whether what follows a language is a test of it. */
function isTestOf(before: Piece, part: Piece): boolean {
  const language = LANGUAGE.exec(before.plain)?.[0]
  const certificate = CERTIFICATE_OF_LANGUAGE.exec(part.plain)?.[0]
  const isAlone = language === before.plain.trim() || SPOKEN.test(before.plain)
  if (!language || !certificate || !isAlone) return false
  const own = LANGUAGE.exec(part.plain)?.[0] ?? LANGUAGE_OF.find(([pattern]) => pattern.test(certificate))?.[1]
  return own === undefined || isSameLanguage(own, language)
}

/** A language in front, and what is said of it behind: how well, and its one test. */
function isOneLanguage({ plain }: Piece): boolean {
  const [first, ...others] = plain.matchAll(new RegExp(LANGUAGE, 'giu'))
  const tests = [...plain.matchAll(new RegExp(CERTIFICATE_OF_LANGUAGE, 'giu'))]
  return first?.index === 0 && tests.length === 1 && others.every(([name]) => isSameLanguage(name, first[0]))
}

/** What a separator stands before that goes on with the part before it, or null where it is a part of its own. */
function glueOf(before: Piece, part: Piece, kind: SectionKind): string | null {
  const isOpen = (before.plain.match(/\(/g)?.length ?? 0) > (before.plain.match(/\)/g)?.length ?? 0)
  if (isOnlyDate(part)) return ' '
  if (isOpen) return '，'
  const isGiven = kind === 'awards' || kind === 'certificates'
  if (isGiven && isGiver(part) && !isGiver(before) && dateIn(before) === null) return '  '
  return isTestOf(before, part) ? ' ' : null
}

/** Parts with what a separator parted from them: the rest of brackets, dates, who gave them, tests of a language. */
function closed(parts: readonly Piece[], kind: SectionKind): Piece[] {
  const all: Piece[] = []
  for (const part of parts) {
    const before = all.at(-1)
    const glue = before ? glueOf(before, part, kind) : null
    if (before && glue !== null) all[all.length - 1] = join([before, part], glue)
    else all.push(part)
  }
  return all
}

/** Parts between separators; slashes and dots part items only where nothing stronger does. */
function partsOf(value: Piece, kind: SectionKind): Piece[] {
  const parts = split(value, LIST)
  const isWhole = parts.length > 1 || LEVEL_BEHIND.test(value.plain)
  return closed(isWhole ? parts : parts.flatMap((part) => split(part, WEAK_LIST)), kind)
}

/** A name of a group apart from what is in it, as if a colon stood between them. */
function grouped(line: Line): Line {
  const [label, list, ...more] = line.cells
  const isGroup = label && list && more.length === 0 && /^[^:,、;|]{2,16}$/.test(label.piece.plain)
  if (!isGroup || !/[、,;]/.test(list.piece.plain)) return line
  return { ...line, cells: [{ ...label, piece: join([label.piece, list.piece], ':') }] }
}

const STACKED: ReadonlySet<SectionKind> = new Set(['awards', 'certificates', 'languages'])

const ENDS_NAME = /(?:奖|奖学金|称号|证书?|师|级)\s*$/

/** Lines with a new group where one says who gave what the line before names, however full that is. */
function givenApart(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = []
  for (const line of lines) {
    const group = groups.at(-1)
    const before = group?.at(-1)
    if (!group || (before && ENDS_NAME.test(before.piece.plain) && isGiver(line.piece))) groups.push([line])
    else group.push(line)
  }
  return groups
}

/** Paragraphs of a list; in narrow columns dates, givers and tests have lines of their own, below what they are of. */
function stackedOf(lines: readonly Line[], kind: SectionKind): Piece[] {
  const isGiven = kind === 'awards' || kind === 'certificates'
  const groups = isGiven ? givenApart(lines) : [kind === 'skills' ? lines.map(grouped) : lines]
  const pieces = groups.flatMap((group) => paragraphsOf(group).map(({ piece }) => piece))
  const isBelow = STACKED.has(kind) && pieces[0] !== undefined && !isOnlyDate(pieces[0])
  return isBelow ? closed(pieces, kind) : pieces
}

/** English awards name the place, then the contest, then the month: commas part nothing there. */
const isOneAward = ({ plain }: Piece, parts: readonly Piece[]) =>
  !/[\p{Script=Han};|]/u.test(plain) &&
  parts.filter((part) => AWARD.test(part.plain)).length === 1 &&
  parts.slice(0, -1).every((part) => dateIn(part) === null)

const isLong = ({ plain }: Piece): boolean => plain.length > 22 && !LEVEL_BEHIND.test(plain)

/** The facts of a list: whole lines where they are sentences, else what separators part. */
function itemsOf(lines: readonly Line[], kind: SectionKind): Item[] {
  const items: Item[] = []
  const hasGlyphs = lines.some(({ piece }) => glyphLength(piece) > 0)
  for (const piece of stackedOf(lines, kind).flatMap((one) => split(one, LABELS_APART))) {
    if (kind === 'languages' && isOneLanguage(piece)) {
      items.push({ piece, group: null })
      continue
    }
    const named = GROUP.exec(piece.plain)
    const isOwn = named?.[1] && (CERTIFICATE_OF_LANGUAGE.test(named[1]) || SPOKEN.test(piece.plain))
    const label = isOwn ? null : named
    if (label?.[1] && ONLY_LEVEL.test(piece.plain.slice(label[0].length).trim())) {
      items.push({ piece: slice(piece, 0, label[1].length), group: slice(piece, label[0].length) })
      continue
    }
    const group = label?.[1] ? slice(piece, 0, label[1].length) : null
    const value = label ? slice(piece, label[0].length) : piece
    const parts = partsOf(value, kind)
    const isSentence = kind === 'skills' && (/[。]/.test(value.plain) || parts.some(isLong))
    if (isSentence || (kind === 'awards' && (hasGlyphs || isOneAward(value, parts))))
      items.push({ piece: value, group })
    else for (const part of parts) items.push({ piece: part, group })
  }
  return items
    .map(({ piece, group }) => ({ piece: trimmed(piece), group }))
    .filter(({ piece }) => piece.text.length > 1 || /[A-Z]/.test(piece.text))
}

/** What an item of a list is; the section decides where no word does. */
function sortOf({ plain }: Piece, kind: SectionKind, isGrouped: boolean): 'award' | 'certificate' | 'skill' {
  const isCertificate = CERTIFICATE.test(plain)
  const isAward = AWARD.test(plain)
  if (kind === 'skills') return isCertificate && !LEVEL_LEAD.test(plain) ? 'certificate' : isAward ? 'award' : 'skill'
  if (kind === 'awards') return isCertificate && !isAward ? 'certificate' : 'award'
  if (isAward && !isCertificate) return 'award'
  if (!isCertificate && LEVEL_LEAD.test(plain)) return 'skill'
  return isGrouped && !isCertificate ? 'skill' : 'certificate'
}

/** What some lines list, each told for what it is. */
export function listsOf(sections: readonly { readonly kind: SectionKind; readonly lines: readonly Line[] }[]): Lists {
  const lists: Lists = { skills: [], languages: [], certificates: [], awards: [] }
  const items = sections.flatMap(({ kind, lines }) => itemsOf(lines, kind).map((item) => ({ ...item, kind })))
  for (const { piece, group, kind: own } of items) {
    // A group may be named as a section is.
    const kind = (group && headingOf(group.plain)) || own
    if (kind === 'unknown') continue
    const isTest = CERTIFICATE_OF_LANGUAGE.test(piece.plain)
    const language = kind === 'awards' && !isTest ? null : languageOf(piece)
    const { name, date } = dated(piece)
    const isNamedSo = group !== null && headingOf(group.plain) === 'certificates'
    const sort = sortOf(piece, kind, group !== null && !isNamedSo)
    if (language && (isTest || kind === 'languages' || piece.plain.length < 16 || SPOKEN.test(piece.plain)))
      lists.languages.push(language)
    else if (sort === 'skill') lists.skills.push(skillOf(piece, group))
    else if (name && sort === 'award') lists.awards.push(awardOf(name, date))
    else if (name) lists.certificates.push(certificateOf(name, date))
  }
  return lists
}

/** A name and who gave what it names, at its end. */
function givenBy(name: Piece): { name: Finding; giver: Finding } {
  const at = /\s{2,}(?=\S)|\s(?=\S+$)/u.exec(name.plain)
  const [what, who] = at ? [slice(name, 0, at.index), slice(name, at.index)] : [name, null]
  const isGiven = who !== null && isGiver(who) && (AWARD.test(what.plain) || CERTIFICATE.test(what.plain))
  return {
    name: findingOf(isGiven ? what : name, resumeLimits.heading),
    giver: isGiven ? findingOf(who, resumeLimits.heading) : noFinding,
  }
}

function awardOf(piece: Piece, date: Finding): Lists['awards'][number] {
  const { name, giver } = givenBy(piece)
  return { title: name, awarder: giver, date }
}

function certificateOf(piece: Piece, date: Finding): Lists['certificates'][number] {
  const { name, giver } = givenBy(piece)
  return { name, issuer: giver, date }
}

function skillOf(piece: Piece, group: Piece | null): Lists['skills'][number] {
  const lead = LEVEL_LEAD.exec(piece.plain)?.[0].length ?? 0
  const tail = isLong(piece) ? null : LEVEL_BEHIND.exec(piece.plain)
  const isShort = piece.plain.length <= 24
  const name = slice(piece, isShort ? lead : 0, tail ? tail.index : piece.text.length)
  return {
    name: findingOf(name, resumeLimits.heading),
    level: levelOf(lead || tail ? piece : (group ?? slice(piece, 0, 0))),
  }
}
