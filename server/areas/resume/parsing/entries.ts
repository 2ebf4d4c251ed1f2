import { glyphLength, goesOn, isBulleted } from './bullets.ts'
import { dateIn } from './dates.ts'
import { joinCells, type Line } from './lines.ts'
import { join, type Piece, slice } from './piece.ts'
import { isSchool, SCORE, STARTS_TELLING } from './words.ts'

/** One school, company or project: the lines that name it, and those that tell of it. */
export interface Entry {
  /** Up to and with the line that has its date, if any. */
  readonly heads: Line[]
  /** Lines after it that may still name it. */
  readonly more: Line[]
  readonly body: Line[]
}

const OPEN = /\s*(?:-|至|到|to)\s*$/i
const NOW = /^\s*(?:至今|现在|目前|今|present|now|current)/i

/** Whether a cell ends within a range of dates. */
function isOpen({ plain }: Piece): boolean {
  const joint = OPEN.exec(plain)
  if (!joint || joint[0] === '') return false
  const date = dateIn({ text: plain, plain: plain.slice(0, joint.index), marks: [] })
  return date !== null && joint.index - date.to < 2
}

const isEnd = (piece: Piece): boolean => NOW.test(piece.plain) || dateIn(piece)?.from === 0

/** A line with the rest of its date, which a document's paragraph has on its next one; null where there is no such. */
function withRest(line: Line, { cells: [first, ...others], continues }: Line): Line | null {
  const last = line.cells.at(-1)!
  if (!first || others.length > 0 || !continues || dateIn(last.piece)?.isSpan) return null
  const piece = join([last.piece, first.piece], ' ')
  const date = dateIn(piece)
  if (!date?.isSpan || date.to < piece.plain.trimEnd().length) return null
  const cells = [...line.cells.slice(0, -1), { ...last, piece }]
  return { ...line, cells, piece: joinCells(cells) }
}

/** A date of two lines, as narrow columns break it, on one. */
export function mended(lines: readonly Line[]): Line[] {
  const all: Line[] = []
  for (const line of lines) {
    const before = all.at(-1)
    const whole = before ? withRest(before, line) : null
    if (whole) {
      all[all.length - 1] = whole
      continue
    }
    const at = before?.cells.findIndex(({ piece }) => isOpen(piece)) ?? -1
    const open = before?.cells[at]
    const own = open ? line.cells.findIndex(({ piece, x }) => isEnd(piece) && Math.abs(x - open.x) < 14) : -1
    if (!before || !open || own < 0) {
      all.push(line)
      continue
    }
    const joined = { ...open, piece: join([open.piece, line.cells[own]!.piece], '') }
    const others = line.cells.filter((_, i) => i !== own)
    const cells = before.cells.map((cell, i) => (i === at ? joined : cell))
    all[all.length - 1] = { ...before, cells, piece: joinCells(cells) }
    // What stands beside the date's second half is a line of its own.
    if (others.length > 0)
      all.push({ ...line, cells: others, x: others[0]!.x, isBold: others[0]!.isBold, piece: joinCells(others) })
  }
  return all
}

type Kind = 'date' | 'head' | 'tell'

const TELLING_LABEL =
  /^\s*(?:[\p{Script=Han}]{0,4}(?:内容|职责|描述|简介|介绍|成果|业绩|背景|任务|收获|技术栈?|工具|亮点|难点|要点|工作|成就|课程|荣誉|奖项|获奖)|(?:key |main |project |job )*(?:responsibilit(?:y|ies)|description|achievements?|tech(?:nologies| stack)?|tools|coursework|courses|relevant \w+|honou?rs|awards|duties|highlights|summary))\s*:/iu
const SENTENCE_END = /[。；;!]\s*$|[a-z]{3,}\.\s*$/
/** Characters beside a date that a heading line has at most. */
const HEAD_MOST = 90
const BULLET_HEAD_MOST = 36

function hasOwnDate(line: Line): boolean {
  const date = dateIn(line.piece)
  if (!date) return false
  const plain = line.piece.plain
  const glyph = glyphLength(line.piece)
  const rest = plain.length - (date.to - date.from) - glyph
  const ahead = plain.slice(glyph, date.from)
  const behind = plain.slice(date.to)
  const isAtEdge =
    /^[\s([,:|]*$|(?:时间|日期|duration|date|period)\s*:?\s*$/i.test(ahead) || /^[\s)\],.|]*$/.test(behind)
  const stands =
    isAtEdge ||
    line.cells.some(({ piece }) => {
      const own = dateIn(piece)
      return own !== null && piece.plain.length - (own.to - own.from) <= 4
    })
  if (SENTENCE_END.test(plain) || TELLING_LABEL.test(plain)) return false
  // A score goes with what was named above it, whenever the prize beside it was given.
  if (!date.isSpan && SCORE.test(ahead) && !isSchool(ahead)) return false
  if (!date.isSpan && (rest > 60 || STARTS_TELLING.test(behind.trim()) || (glyph > 0 && /[,，]/.test(behind))))
    return false
  if (glyph > 0 && (rest > BULLET_HEAD_MOST || !isAtEdge)) return false
  return rest <= HEAD_MOST && (stands || date.isSpan)
}

function kindsOf(lines: readonly Line[]): Kind[] {
  const isListed = lines.some((line) => isBulleted(line) && !hasOwnDate(line))
  const edge = Math.max(0, ...lines.map(({ edge: own }) => own))
  const left = Math.min(...lines.map(({ x }) => x))
  const kinds: Kind[] = []
  lines.forEach((line, i) => {
    const before = lines[i - 1]
    const plain = line.piece.plain.trim()
    const tells = () => {
      if (glyphLength(line.piece) > 0 || SENTENCE_END.test(plain) || TELLING_LABEL.test(plain)) return true
      if (STARTS_TELLING.test(plain) && plain.length > 9 && !line.isBold && line.cells.length === 1) return true
      if (line.cells.length === 1 && line.right - line.x > 0.8 * (edge - left) && plain.length > 24) return true
      if (!before || kinds[i - 1] !== 'tell') return false
      if (line.isBold && !before.isBold) return false
      if (isListed && glyphLength(before.piece) > 0 && line.x > before.x + 0.7 * line.size && line.page === before.page)
        return true
      return goesOn(line, before, edge, isListed)
    }
    kinds.push(hasOwnDate(line) ? 'date' : tells() ? 'tell' : 'head')
  })
  return kinds
}

/** Lines that may still name what a line with a date began. */
const MORE = 3

function entryOf(lines: readonly Line[], kinds: readonly Kind[], from: number, date: number, to: number): Entry {
  let end = date + 1
  while (end < to && end <= date + MORE && kinds[end] === 'head') end += 1
  return { heads: lines.slice(from, date + 1), more: lines.slice(date + 1, end), body: lines.slice(end, to) }
}

/** Without dates an entry begins where a line that names follows one that tells. */
function undated(lines: readonly Line[], kinds: readonly Kind[], from: number, to: number): Entry[] {
  const entries: Entry[] = []
  let start = from
  for (let i = from + 1; i <= to; i += 1) {
    const isNew =
      kinds[i] === 'head' && kinds[i - 1] === 'tell' && !goesOn(lines[i]!, lines[i - 1]!, lines[i]!.edge, true)
    const isStyled =
      kinds[i] === 'head' && lines[i]!.isBold && !lines[i - 1]!.isBold && kinds[i - 1] === 'head' && i > start
    if (i < to && !isNew && !isStyled) continue
    const firstTell = kinds.findIndex((kind, at) => at >= start && at < i && kind === 'tell')
    const end = firstTell < 0 ? i : firstTell
    if (end > start || entries.length === 0)
      entries.push({
        heads: lines.slice(start, Math.min(end, start + 1)),
        more: lines.slice(Math.min(end, start + 1), end),
        body: lines.slice(end, i),
      })
    else entries.at(-1)!.body.push(...lines.slice(start, i))
    start = i
  }
  return entries
}

const COLUMN =
  /^(?:学校(?:名称)?|院校|科系|系所|院系|专业|学位|学历|公司(?:名称)?|单位|机构|职称|职位|职务|岗位|部门|起止时间|期间|时间|年份|地点|项目(?:名称)?|角色|school|major|degree|company|organi[sz]ation|position|title|role|period|dates?|duration|location)$/i

/** Names of a table's columns, above its rows. */
const isTableHead = ({ cells }: Line): boolean =>
  cells.length > 1 && cells.every(({ piece }) => COLUMN.test(piece.plain.replace(/\s/g, '')))

/** The entries of a section. */
export function entriesOf(all: readonly Line[]): Entry[] {
  const lines = mended(all).filter((line) => !isTableHead(line))
  const kinds = kindsOf(lines)
  const dates = kinds.flatMap((kind, i) => (kind === 'date' ? [i] : []))
  if (lines.length === 0) return []
  if (dates.length === 0) return undated(lines, kinds, 0, lines.length)
  const first = dates[0]!
  let lead = 0
  while (lead < 2 && lead < first && kinds[first - 1 - lead] === 'head') lead += 1
  const starts = dates.map((date, k) => {
    const floor = k === 0 ? 0 : dates[k - 1]! + 1
    let start = date
    while (date - start < lead && start > floor && kinds[start - 1] === 'head') start -= 1
    return start
  })
  const before = starts[0]! > 0 ? undated(lines, kinds, 0, starts[0]!) : []
  return [...before, ...dates.map((date, k) => entryOf(lines, kinds, starts[k]!, date, starts[k + 1] ?? lines.length))]
}

/** A line without the bullet it begins with. */
export function unbulleted(line: Line): Line {
  const glyph = glyphLength(line.piece)
  const first = line.cells[0]!
  if (glyph === 0) return line
  const rest = slice(first.piece, Math.min(glyph, first.piece.text.length))
  const cells = rest.text === '' ? line.cells.slice(1) : [{ ...first, piece: rest }, ...line.cells.slice(1)]
  if (cells.length === 0) return line
  return { ...line, cells, piece: joinCells(cells) }
}
