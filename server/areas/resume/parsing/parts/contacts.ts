import type { Finding, ParsedResume } from '../../../../../contract/parsed-resume.ts'
import { resumeLimits } from '../../../../../contract/resume.ts'
import { choiceIn, hasMark, optionsOf } from '../choices.ts'
import { dateIn, isOnlyDate } from '../dates.ts'
import type { Line } from '../lines.ts'
import { findingOf, noFinding, normalised, type Piece, slice, split } from '../piece.ts'
import { isCity, TOWN } from '../words.ts'
import { AIM, aheadOfLabels, positionsIn } from './intention.ts'
import { nameOf } from './name.ts'

type Basic = ParsedResume['basic']

const PHONES: readonly RegExp[] = [
  /(?<![\d@.])\+(?!\s?\(?(?:86|886))\d{1,3}[-\s.]?(?:\(\d{1,4}\)[-\s.]?)?\d{1,5}(?:[-\s.]?\d{2,8}){1,4}(?!\d)/,
  /(?<![\d@.])(?:\(?\+?\s?86\)?[-\s]*)?(1[3-9]\d(?:[-\s.]?\d{4}[-\s.]?\d{4}|[-\s.]?\d{3}[-\s.]?\d{5}))(?!\d)/,
  /(?<![\d@.])(?:\(?\+?886\)?[-\s]*\(?0?\)?9\d{2}[-\s]?\d{3}[-\s]?\d{3}|09\d{2}[-\s]?\d{3}[-\s]?\d{3})(?!\d)/,
  /(?<![\d@.])\+\d{1,3}[-\s.]?(?:\(\d{1,4}\)[-\s.]?)?\d{2,4}(?:[-\s.]?\d{2,4}){1,3}(?!\d)/,
  /(?<![\d@.])(?:0\d{2,3}[-\s]\d{7,8}|\(0\d{1,3}\)\s?\d{3,4}[-\s]?\d{4}|07\d{3}\s?\d{3}\s?\d{3}|\(\d{3}\)\s?\d{3}[-\s]\d{4}|\d{3}-\d{3}-\d{4})(?!\d)/,
]
const EMAIL = /[A-Z0-9](?:[A-Z0-9._%+-]*[A-Z0-9_])?\s?@\s?[A-Z0-9-]+(?:\.[A-Z0-9-]+)*\.[A-Z]{2,}/i

export function phoneIn(piece: Piece): Finding {
  for (const pattern of PHONES) {
    const match = pattern.exec(piece.plain)
    if (!match) continue
    const found = slice(piece, match.index, match.index + match[0].length)
    if (match[1]) return normalised(match[1].replace(/\D/g, ''), found)
    const value = /^\(?\+?886/.test(match[0])
      ? `0${match[0].replace(/\D/g, '').replace(/^8860?/, '')}`
      : match[0].startsWith('09')
        ? match[0].replace(/\D/g, '')
        : match[0].replace(/\s+/g, ' ')
    return normalised(value.slice(0, 20), found)
  }
  return noFinding
}

export function emailIn(piece: Piece): Finding {
  const match = EMAIL.exec(piece.plain)
  if (!match) return noFinding
  const found = slice(piece, match.index, match.index + match[0].length)
  return normalised(match[0].replace(/\s/g, '').slice(0, 100), found)
}

/** A value with its label in front, or in the cell before. */
const LABELS = {
  name: /(?:姓\s*名|名\s*字|Name|Full Name)/,
  sex: /(?:性\s*别|Gender|Sex)/,
  birth:
    /(?:出\s*生\s*(?:年\s*月\s*日?|日\s*期|时\s*间)?|生\s*日|出生年月|Date of Birth|Birth\s?(?:day|date)?|DOB|Born)/,
  city: /(?:现?居住?\s*(?:地\s*址?|城\s*市)?|所在(?:地|城市)|现所在地|现居(?:住?地|城市)?|常住地|(?:家庭|联系|通讯|居住|通信)?(?:住|地)\s*址|住\s*址|城\s*市|现住址|坐标|位置|Location|Address|City|Based in|Residence)/,
  political: /(?:政\s*治\s*面\s*貌|政治身份|党派|Political(?: Status| Affiliation)?)/,
  hometown:
    /(?:籍\s*贯|户\s*籍(?:所在地|地)?|户\s*口(?:所在地)?|生\s*源\s*地|家\s*乡|出生地|Hometown|Native Place|Place of Birth|Birthplace|From(?=\s+\p{Script=Han}))/u,
  position: AIM,
} as const
type Labelled = keyof typeof LABELS

const CONTACT =
  /(?:联\s*系|移\s*动|手\s*机|电\s*子|常\s*用|个\s*人)*(?:电\s*话|手\s*机|号\s*码|邮\s*箱|邮\s*件|方\s*式|微\s*信|QQ)号?|E-?mail|Tel(?:ephone)?|Phone|Mobile|WeChat/
const ALONE = new RegExp(
  `^[^\\p{L}]*(?:${[...Object.values(LABELS), CONTACT].map(({ source }) => source).join('|')})\\s*:?\\s*$`,
  'iu',
)
/** Whether a text names what somebody is asked for, and does not say it. */
export const isLabel = (plain: string): boolean => ALONE.test(plain)

const ANY_LABEL = /(?<=[\s|,;])(?:\p{Script=Han}\s*){2,7}:|(?<=[\s|,;])[A-Z][A-Za-z. ]{2,20}:/u

export type Labels = Readonly<Record<Labelled, Piece | null>>

/** What stands behind each label. */
export function labelsOf(lines: readonly Line[]): Labels {
  const found: Record<Labelled, Piece | null> = {
    name: null,
    sex: null,
    birth: null,
    city: null,
    political: null,
    hometown: null,
    position: null,
  }
  for (const line of lines) {
    const pieces = line.cells.flatMap(({ piece }) => split(piece, /\s*\|\s*/))
    pieces.forEach((piece, i) => {
      for (const [name, pattern] of Object.entries(LABELS) as [Labelled, RegExp][]) {
        if (found[name]) continue
        found[name] = behind(piece, pattern, pieces[i + 1] ?? null)
      }
    })
  }
  return found
}

function behind(piece: Piece, label: RegExp, next: Piece | null): Piece | null {
  const alone = new RegExp(`^[^\\p{L}]*${label.source}\\s*[:：]?\\s*$`, 'iu')
  if (alone.test(piece.plain)) return next
  const within = new RegExp(`(?<![\\p{L}])${label.source}\\s*[:】\\]]\\s*`, 'iu').exec(piece.plain)
  if (!within) {
    // Next to it without a colon, as in "籍贯 江苏南京".
    const spaced = new RegExp(`^[^\\p{L}]*${label.source}\\s+(?=\\S)`, 'u').exec(piece.plain)
    return spaced && piece.plain.length < 24 ? slice(piece, spaced[0].length) : null
  }
  const rest = slice(piece, within.index + within[0].length)
  const stop = ANY_LABEL.exec(rest.plain)
  const value = split(stop && stop.index > 0 ? slice(rest, 0, stop.index) : rest, /\s{2,}|\t|\s*[|;]\s*|\u3000/u)[0]
  return value ?? (rest.text === '' ? next : null)
}

interface Options {
  readonly pattern: RegExp
  readonly values: readonly (readonly [value: string, whole: RegExp])[]
}
const optionsFrom = (all: readonly (readonly [value: string, pattern: string])[]): Options => ({
  pattern: optionsOf(all.map(([, pattern]) => pattern).join('|')),
  values: all.map(([value, pattern]) => [value, new RegExp(`^(?:${pattern})$`, 'iu')]),
})

const SEXES = optionsFrom([
  ['0', '男(?:性|生|士)?|(?<![a-z])male(?![a-z])'],
  ['1', '女(?:性|生|士)?|(?<![a-z])female(?![a-z])'],
])
const POLITICAL = optionsFrom([
  [
    'other',
    '(?:中国)?(?:民革|民盟|民建|民进|农工(?:民主)?党|致公党|九三学社|台盟|国民党革命委员会|民主同盟|民主建国会|民主促进会)(?:党员|盟员|会员|社员|成员)?|民主党派(?:人士|成员)?|无党派(?:民主)?(?:人士)?|其他',
  ],
  [
    'probationary',
    '(?:中共|中国共产党)?预备党员|(?:中共|中国共产党)?党员\\s*\\(预备\\)|probationary(?: party)?(?: member)?',
  ],
  ['member', '(?:中共|中国共产党)?(?:正式)?党员(?:\\s*\\(正式\\))?|CPC member|party member'],
  ['league', '(?:中国)?(?:共青|共产主义青年)?团员|共青团(?!\\p{Script=Han})|(?:youth )?league member'],
  ['masses', '群众'],
])

const DENIED = /^\s*[:(]?\s*(?:否|不|非|未|无|曾|原|已?退)/
/** Where a fact ends, or a form's next label begins. */
const ENDS_FACT = /^(?:$|[^\p{L}\p{N}:]|\p{Script=Han}{2,5}\s*:)/u

/** The one option that a piece begins with and means; none where several may be meant, null where it begins with none. */
function optionIn(piece: Piece, options: Options): Finding | null {
  const choice = choiceIn(piece, options.pattern)
  const rest = piece.plain.slice(choice?.to)
  if (!choice || DENIED.test(rest) || !(ENDS_FACT.test(rest) || /[^\p{L}]$/u.test(piece.plain.slice(0, choice.to))))
    return null
  const values = choice.meant.map(({ plain }) => options.values.find(([, whole]) => whole.test(plain))?.[0])
  const [value] = values
  return value && values.every((one) => one === value) ? normalised(value, slice(piece, 0, choice.to)) : noFinding
}

/** What all of them say; nothing where they differ, as where a PDF draws what is ticked. */
const agreed = (findings: readonly Finding[]): Finding =>
  findings.every(({ value }) => value === findings[0]?.value) ? (findings[0] ?? noFinding) : noFinding

/** Options of a form, with those that it goes on with on the lines below. */
function listedIn(pieces: readonly Piece[], options: Options): Finding {
  const [first = noFinding, ...more] = pieces.map((piece) => optionIn(piece, options))
  const end = more.indexOf(null)
  const all = [first ?? noFinding, ...more.slice(0, end < 0 ? more.length : end).map((one) => one ?? noFinding)]
  return agreed(all.filter(({ value }, i) => value !== '' || !hasMark(pieces[i]!.plain)))
}

/** Places where a fact may begin. */
const BEGINS_FACT = /(?<=^|[\s|,;·•/(])(?=\S)/gu

/** The option that lines say: behind a label, else where it is a fact of its own. */
function chosenIn(lines: readonly Line[], label: RegExp, options: Options): Finding {
  const labelled = new RegExp(`(?<!\\p{L})${label.source}(?:\\s*[:】\\]]\\s*|\\s+|(?=\\P{L}))`, 'iu')
  for (const [i, { piece }] of lines.entries()) {
    const match = labelled.exec(piece.plain)
    const said = match && slice(piece, match.index + match[0].length)
    if (said && said.text !== '') return listedIn([said, ...lines.slice(i + 1).map((line) => line.piece)], options)
  }
  const found: Finding[] = []
  for (const { piece } of lines) {
    let read = 0
    for (const { index } of piece.plain.matchAll(BEGINS_FACT)) {
      if (index < read) continue
      const rest = slice(piece, index)
      const choice = choiceIn(rest, options.pattern)
      if (!choice) continue
      read = index + choice.to
      const option = optionIn(rest, options)
      if (option && option.value !== '') found.push(option)
    }
  }
  return agreed(found)
}

function birthIn(piece: Piece | null): Finding {
  const date = piece && dateIn(piece)
  return date ? normalised(date.start, slice(piece, date.from, date.to)) : noFinding
}

/** Born at what it says, though it has no label. */
function isBirth(piece: Piece): boolean {
  const moment = slice(piece, 0, /\s*出?生$/.exec(piece.plain)?.index)
  const date = dateIn(moment)
  return isOnlyDate(moment) && date?.isSpan === false && /^(?:19|20[01])\d+-/.test(date.start)
}

/** A town and what it is in, as English addresses have it. */
function townIn(piece: Piece): Piece[] {
  const match = TOWN.exec(piece.plain)
  return match ? [slice(piece, match.index, match.index + match[0].length)] : []
}

/** A fact without the icon in front of it, which fonts give as some other character. */
const unmarked = (piece: Piece): Piece => slice(piece, /^[^\p{L}\p{N}(+]*/u.exec(piece.plain)![0].length)

const first = (findings: readonly Finding[]): Finding => findings.find(({ value }) => value !== '') ?? noFinding

/** The first, in doubt where others say something else. */
function onlyOne(findings: readonly Finding[]): Finding {
  const found = first(findings)
  const isOnly = findings.every(({ value }) => value === '' || value === found.value)
  return isOnly ? found : { ...found, doubt: 'twoCandidates' }
}

/** Where a hope begins: a town in it is none where somebody lives. */
const AIMED = new RegExp(`${AIM.source}\\s*:`, 'i')

/** A place without what leads away from it, as a post code. */
function placeIn(piece: Piece | null): Finding {
  if (!piece || /@|\d{6}/.test(piece.plain) || !/\p{L}{2}/u.test(piece.plain)) return noFinding
  return findingOf(split(piece, /\s*[/|;]\s*|\s{2,}/u)[0], resumeLimits.place)
}

/**
 * Who it is about.
 * @param head lines before the first section, and those of a section about the person
 * @param all for what may stand anywhere, as in a foot or beside
 */
export function basicOf(head: readonly Line[], all: readonly Line[], labels: Labels): Basic {
  const factsIn = (pieces: readonly Piece[]) =>
    pieces.flatMap((piece) =>
      split(piece, /\t|\s*[|,;·•/]\s*|\s{2,}|\u3000|(?<=\p{Script=Han})\s(?=[\p{Script=Han}A-Z])/u).map(unmarked),
    )
  const facts = factsIn(head.map(({ piece }) => piece))
  const unaimed = factsIn(head.map(({ piece }) => slice(piece, 0, AIMED.exec(piece.plain)?.index)))
  const abroad = head.flatMap(({ cells }) => cells.flatMap(({ piece }) => townIn(piece)))[0]
  const pieces = (lines: readonly Line[]) =>
    lines.flatMap(({ cells, piece }) => [...cells.map((cell) => cell.piece), piece])
  const contacts = pieces(head).flatMap((piece) => [piece, ...split(piece, /\s*[/|,;、]\s*|\s{2,}|\t/u)])
  return {
    name: nameOf(head, labels.name),
    sex: chosenIn(head, LABELS.sex, SEXES),
    birth: first([birthIn(labels.birth), birthIn(facts.find(isBirth) ?? null)]),
    phone: first([onlyOne(contacts.map(phoneIn)), ...pieces(all).map(phoneIn)]),
    email: first([onlyOne(contacts.map(emailIn)), ...pieces(all).map(emailIn)]),
    city: first([
      placeIn(labels.city),
      findingOf(abroad, resumeLimits.place),
      findingOf(unaimed.find(({ plain }) => isCity(plain)) ?? null, resumeLimits.place, 'unlabelled'),
    ]),
    political: chosenIn(head, LABELS.political, POLITICAL),
    hometown: placeIn(labels.hometown),
  }
}

const MOST_POSITIONS = 3

/** The positions somebody wants. */
export function positionsOf(labels: Labels, lines: readonly Line[]): Finding[] {
  const said = labels.position ?? positionLine(lines)
  if (!said) return []
  return positionsIn(said)
    .filter(({ plain }) => plain.length > 1 && plain.length <= 30 && !/[:。]|到岗|面议|全职|薪|城市|\d{3}/.test(plain))
    .slice(0, MOST_POSITIONS)
    .map((piece) => findingOf(piece, resumeLimits.heading))
}

const positionLine = (lines: readonly Line[]): Piece | null => {
  const labelled = lines.flatMap(({ cells }, i) =>
    cells.map(({ piece }, k) =>
      behind(piece, /(?:职\s*位|岗\s*位|方\s*向|Position|Role)/, lines[i]!.cells[k + 1]?.piece ?? null),
    ),
  )
  const short = lines
    .map(({ piece }) => aheadOfLabels(piece))
    .find(({ text, plain }) => plain !== '' && text.length <= 40 && !/[:。]/.test(plain))
  return labelled.find((piece) => piece !== null) ?? short ?? null
}
