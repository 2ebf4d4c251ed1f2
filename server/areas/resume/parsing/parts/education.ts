import type { Finding, ParsedResume } from '../../../../../contract/parsed-resume.ts'
import { resumeLimits } from '../../../../../contract/resume.ts'
import { paragraphsOf } from '../bullets.ts'
import { choiceIn, hasMark, optionsOf } from '../choices.ts'
import { type Entry, entriesOf, unbulleted } from '../entries.ts'
import type { Line } from '../lines.ts'
import { findingOf, join, noFinding, normalised, type Piece, slice } from '../piece.ts'
import { spanOf } from '../span.ts'
import { type Facts, factsOf, type Token, trimmed } from '../tokens.ts'
import { DEGREES, isCity, isFaculty, isSchool, SCORE } from '../words.ts'

type Education = ParsedResume['education'][number]

interface Draft {
  school: Piece | null
  major: Piece | null
  /** A field so wide that a nearer one stands before it. */
  wide: Piece | null
  degree: Finding
  scores: Piece[]
  notes: Piece[]
}

const labels = {
  school: /^(?:学校|院校|毕业院校|毕业学校|学校名称|就读学校|校名|school|university|institution)(?:名称)?$/,
  major:
    /^(?:专业|主修|所学专业|专业名称|就读专业|major|field|fieldofstudy|program(?:me)?|specialization|concentration)$/,
  degree: /^(?:学历|学位|学历学位|最高学历|学历\/学位|degree|qualification)$/,
  score:
    /^(?:gpa|绩点|平均分|均分|加权平均分|加权均分|平均绩点|学分绩点|成绩|成绩排名|专业排名|排名|综合排名|学业成绩|学习成绩|平均成绩|rank|ranking|classrank|cgpa|grade|overallgpa|cumulativegpa|average)$/,
  faculty: /^(?:学院|院系|所在学院|系别|学部|faculty|department)$/,
  ignored: /^(?:导师|城市|地点|所在地|时间|学制|培养方式|学习形式|location|advisor|supervisor|minor)$/,
}

const DEGREE_WORDS =
  /(?:全日制|统招|非全日制|大学|在读|学历|学位|学术型|专业型|攻读|直博|硕博连读|应届)*(?:博士研究生|硕士研究生|博士|硕士|研究生|本科生?|学士|专科|大专|高职|高中|专硕|学硕|中专)(?:在读|学历|学位|毕业|生|\(在读\))*|\b(?:Ph\.?\s?D\.?|Doctor(?:ate)?|Master(?:'?s)?(?: Degree)?|Bachelor(?:'?s)?(?: Degree)?|Associate(?:'?s)?(?: Degree)?|B\.?\s?(?:Sc|Eng|Ed|A|S|B\.?A|Com|Arch|Mus|F\.?A|N)\b\.?|M\.?\s?(?:Sc|Eng|Phil|Ed|A|S|B\.?A|F\.?A)\b\.?|LL\.?[BM]\.?|Undergraduate|Diploma|Candidate|Student|Degree)(?:\s*\((?:Hons?|Honours|Honors)\.?\))?/giu

const SUBJECT = /^(?:of|in)\s+/i
const WIDE =
  /^(?:of )?(?:工学|理学|文学|法学|管理学|经济学|医学|农学|教育学|艺术学|历史学|哲学|(?:Science|Arts?|Engineering|Laws?|Business Administration|Fine Arts|Management|Economics|Education|Medicine|Nursing|Commerce|Philosophy|Design))$/i

const OPTIONS = optionsOf('(?:博士|硕士|本科|学士|大学|大专|专科|高职|高中|中专|研究生)(?:研究生|生)?')

/** Degrees of a form to choose from are taken as one that is ticked, or not at all. */
function takeChosen(piece: Piece, draft: Draft): boolean {
  const choice = choiceIn(piece, OPTIONS)
  if (!choice || choice.to < piece.plain.trimEnd().length) return false
  const values = new Set(choice.meant.map(({ plain }) => degreeOf(plain)))
  const [value] = values
  const areSaid = hasMark(piece.plain) || values.size > 1
  if (areSaid && value && values.size === 1) setDegree(value, piece, draft)
  return areSaid
}

/** The first that is said, in doubt where others are said too. */
function setDegree(degree: string, piece: Piece, draft: Draft): void {
  if (draft.degree.value === '') draft.degree = normalised(degree, piece)
  else if (draft.degree.value !== degree) draft.degree = { ...draft.degree, doubt: 'twoCandidates' }
}

const degreeOf = (plain: string) => DEGREES.find(([, pattern]) => pattern.test(plain))?.[0]

/** A degree and what is said of it beside, as its field. */
function takeDegree(piece: Piece, draft: Draft): boolean {
  if (takeChosen(piece, draft)) return true
  const degree = degreeOf(piece.plain)
  if (!degree) return false
  setDegree(degree, piece, draft)
  const match = [...piece.plain.matchAll(DEGREE_WORDS)]
  const last = match.at(-1)
  if (!last) return true
  const subject = /\bin\s+(.+)$/i.exec(piece.plain)
  const rests = subject
    ? [slice(piece, piece.plain.length - subject[1]!.length)]
    : [slice(piece, 0, match[0]!.index), slice(piece, last.index + last[0].length)]
  for (const rest of rests) takeMajor(trimmed(rest), draft)
  return true
}

function takeMajor(raw: Piece, draft: Draft): void {
  const lead = SUBJECT.exec(raw.plain)?.[0].length ?? 0
  const honours = /\s*\((?:Hons?|Honours|Honors)\.?\)$/i.exec(raw.plain)
  const bare = slice(raw, lead, honours?.index)
  const major = /[^学]专业$/.test(bare.plain) && bare.plain.length > 3 ? slice(bare, 0, bare.text.length - 2) : bare
  if (
    !/\p{L}{2}/u.test(major.plain) ||
    isHonour(major.plain) ||
    /^(?:Hons?|Honours|Honors|candidate|在读|毕业|学历|学位|专业|非?全日制|统招|学制.*|应届.*|211|985|双一流|exchange|交换|访学)$/i.test(
      major.plain,
    )
  )
    return
  if (WIDE.test(raw.plain) || WIDE.test(major.plain)) draft.wide ??= major
  else draft.major ??= major
}

/** The class of a scholarship is none of a degree. */
const isScore = (plain: string) => SCORE.test(plain) && !/scholarship|奖学金/i.test(plain)

const isHonour = (plain: string) => /奖|荣誉|三好|优秀|award|scholarship|honou?rs\b|dean'?s list/i.test(plain)

/** A school whose name goes on with a field or a faculty. */
function takeSchool(piece: Piece, draft: Draft): void {
  const longer = /^(.+?大学(?:\([^)]*\))?)(?:.{2,14}?(?:学院|系))?(?:[-·\s]*)(\p{Script=Han}{2,12}(?:专业)?)$/u.exec(
    piece.plain,
  )
  const rest = longer?.[2]
  if (longer?.[1] && rest && !/(?:学院|学部|分校|校区|研究生院|医学部|书院|系|中学)$/.test(rest)) {
    draft.school = slice(piece, 0, longer[1].length)
    takeMajor(slice(piece, piece.plain.length - rest.length), draft)
  } else draft.school = piece
}

function take(token: Token, draft: Draft): void {
  const { piece, label } = token
  const plain = piece.plain
  if (labels.ignored.test(label) || labels.faculty.test(label)) return
  if (labels.school.test(label)) draft.school = piece
  else if (labels.major.test(label)) draft.major = piece
  else if (labels.degree.test(label)) takeDegree(piece, draft)
  else if (labels.score.test(label) || (isScore(token.whole.plain.replace(/\([^()]*\)/g, '')) && !isSchool(plain)))
    draft.scores.push(token.whole)
  else if (label && !/^(?:degree|major)/.test(label)) draft.notes.push(token.whole)
  else takeUnlabelled(piece, draft)
}

function takeUnlabelled(piece: Piece, draft: Draft): void {
  const inside = /^(.+?)\s*\(([^()]+)\)\s*(.*)$/.exec(piece.plain)
  if (
    inside?.[2] &&
    (DEGREES.some(([, pattern]) => pattern.test(inside[2]!)) ||
      isFaculty(inside[2]) ||
      SCORE.test(inside[2]) ||
      /^(?:985|211|双一流|QS)/.test(inside[2]))
  ) {
    takeUnlabelled(slice(piece, 0, inside[1]!.length), draft)
    const from = piece.plain.indexOf('(', inside[1]!.length) + 1
    if (!/^(?:985|211|双一流|QS)/.test(inside[2])) takeUnlabelled(slice(piece, from, from + inside[2].length), draft)
    if (inside[3]) takeUnlabelled(slice(piece, piece.plain.length - inside[3].length), draft)
    return
  }
  const plain = piece.plain
  if (/^(?:985|211|双一流|全日制|统招|QS.*|中国|China)(?:[/、]|$)/.test(plain) || isCity(plain)) return
  if (isScore(plain)) draft.scores.push(piece)
  else if (isFaculty(plain) && draft.school) {
    if (/系$/.test(plain)) draft.wide ??= piece
  } else if (isSchool(plain) && !draft.school && !/^(?:bachelor|master|b\.|m\.)/i.test(plain)) takeSchool(piece, draft)
  else if (!takeDegree(piece, draft) && plain.length <= 60 && !isFaculty(plain)) takeMajor(piece, draft)
}

const APART = /[,;。|]\s*|\t|\s{2,}|(?<=[)%\d])\s(?![分名人])(?=\p{Script=Han})/gu

interface Told {
  readonly scores: readonly Piece[]
  readonly notes: readonly Piece[]
}

/** What a line of text tells of scores, and what else. */
function toldIn(piece: Piece): Told {
  const cuts = [...piece.plain.matchAll(APART)].map(({ index, 0: cut }) => ({ from: index, to: index + cut.length }))
  const ends = [...cuts, { from: piece.plain.length, to: piece.plain.length }]
  const [scores, notes]: [Piece[], Piece[]] = [[], []]
  let [from, begun] = [0, 0]
  const endNote = (to: number) => notes.push(slice(piece, begun, to))
  for (const [i, end] of ends.entries()) {
    const part = slice(piece, from, end.from)
    if (isScore(part.plain) && part.plain.length <= resumeLimits.score) {
      scores.push(part)
      endNote(cuts[i - 1]?.from ?? 0)
      begun = end.to
    }
    from = end.to
  }
  endNote(piece.plain.length)
  return { scores, notes: notes.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)) }
}

function bodyOf(lines: readonly Line[], draft: Draft): void {
  for (const { piece } of paragraphsOf(lines)) {
    const { scores, notes } = toldIn(piece)
    draft.scores.push(...scores)
    draft.notes.push(...notes)
  }
}

const isSchoolLine = (facts: Facts) =>
  facts.tokens.some(
    ({ piece, label }) =>
      labels.school.test(label) ||
      isSchool(piece.plain) ||
      DEGREES.some(([, pattern]) => pattern.test(piece.plain) && piece.plain.length < 40) ||
      labels.major.test(label),
  )

function educationOf({ heads, more, body }: Entry): Education | null {
  const draft: Draft = { school: null, major: null, wide: null, degree: noFinding, scores: [], notes: [] }
  const facts = heads.map((line) => factsOf(unbulleted(line)))
  const left: Line[] = []
  for (const { tokens } of facts) for (const token of tokens) take(token, draft)
  for (const line of more) {
    const own = factsOf(line)
    const isWanted = (!draft.school || !draft.major || draft.degree.value === '') && left.length === 0
    const areFacts = own.tokens.length > 1 && own.tokens.every(({ piece }) => piece.text.length < 45)
    const isShort =
      (line.piece.text.length < 60 || areFacts) && !own.tokens.some(({ label }) => /课程|course/.test(label))
    if (isWanted && isShort && (isSchoolLine(own) || !draft.major || !draft.school)) {
      facts.push(own)
      for (const token of own.tokens) take(token, draft)
    } else left.push(line)
  }
  bodyOf([...left, ...body], draft)
  const major = draft.major ?? draft.wide
  if (!draft.school && !major && draft.degree.value === '') return null
  return {
    school: findingOf(draft.school, resumeLimits.heading),
    major: findingOf(major, resumeLimits.heading),
    degree: draft.degree,
    ...spanOf(facts, 'end'),
    score: findingOf(draft.scores.length > 0 ? join(draft.scores, '，') : null, resumeLimits.score),
    note: findingOf(draft.notes.length > 0 ? join(draft.notes, '；') : null, resumeLimits.note),
  }
}

export function educationsOf(lines: readonly Line[]): Education[] {
  return entriesOf(lines)
    .map(educationOf)
    .filter((entry) => entry !== null)
}
