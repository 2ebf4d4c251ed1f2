import type { Finding, ParsedResume } from '../../../../../contract/parsed-resume.ts'
import { resumeLimits } from '../../../../../contract/resume.ts'
import { type Cell, joinCells, type Line } from '../lines.ts'
import { alsoAt, findingOf, join, noFinding, normalised, type Piece, slice } from '../piece.ts'

const LEVELS: readonly (readonly [string, RegExp])[] = [
  ['expert', /精通|expert|advanced/i],
  ['proficient', /熟练|擅长|掌握|proficient|strong|fluent/i],
  ['familiar', /熟悉|familiar|intermediate|良好/i],
  ['basic', /了解|基础|入门|basic|beginner|接触过/i],
]
/** Nothing but how well somebody knows what stands in front of it. */
export const ONLY_LEVEL =
  /^(?:精通|熟练(?:掌握|使用)?|熟悉|掌握|了解|良好|入门|expert|advanced|proficient|intermediate|familiar|basic|beginner|[★☆●○◆◇⭐]+|\d{1,3}%)$/iu

/** Words for how well that stand behind what they are of. */
const BEHIND = '精通|熟练|熟悉|掌握|了解|入门|expert|advanced|proficient|intermediate|familiar|basic|beginner'
export const LEVEL_BEHIND = new RegExp(`\\s*[(:]\\s*(?:${BEHIND})\\)?$`, 'i')
/** Between such a word in brackets, and what comes next. */
export const BEHIND_LEVEL = new RegExp(
  `(?<=\\((?i:${BEHIND})\\))(?:\\s*(?:以及|和|与|及|and)\\s*|\\s+|(?=[A-Za-z]))(?=[\\p{L}\\p{N}])`,
  'iu',
)
export const LEVEL_LEAD =
  /^(?:熟练(?:掌握|使用|运用|应用|操作)?|精通|熟悉(?:使用)?|掌握|了解|擅长|能够?(?:熟练)?(?:使用|运用)?|会(?:使用)?|具备|(?:proficient|experienced|skilled|familiar|expert) (?:in|with|at)|knowledge of)\s*:?\s*/i

/** In front of a part, and behind. */
const SAYS_LEVEL = new RegExp(
  `(?:^|[,;、。]\\s*)(?:能够?|会)?\\s*(?:精通|熟练|擅长|熟悉|掌握|了解|(?:proficient|familiar|expert) (?:in|with|at))|[(:]\\s*(?:${BEHIND})\\s*(?=[)]|$)`,
  'giu',
)

/** What a resume says by the same word; what another word says is next to it. */
const SAME_WORD = /精通|熟练|熟悉|了解|expert|proficient|familiar|basic/i

/** How well a piece says that somebody knows something, in doubt where it says more than one, or in other words. */
function levelOf(piece: Piece): Finding {
  const words = ONLY_LEVEL.test(piece.plain) ? [piece.plain] : (piece.plain.match(SAYS_LEVEL) ?? [])
  const levels = new Set(words.flatMap((word) => LEVELS.find(([, pattern]) => pattern.test(word))?.[0] ?? []))
  const [level] = levels
  if (!level) return noFinding
  const isSame = words.some((word) => SAME_WORD.test(word))
  return normalised(level, piece, levels.size > 1 ? 'twoCandidates' : isSame ? null : 'nearest')
}

export const isLong = ({ plain }: Piece): boolean => plain.length > 22 && !LEVEL_BEHIND.test(plain)

/** Points. */
const SAME_EDGE = 4

const LABEL = /^[^:,、;|]{2,24}$/
/** What names a group, even where there is but one thing in it. */
const NAMES_GROUP =
  /(?:语言|工具|框架|平台|软件|硬件|数据库|系统|技术|方向|前端|后端|tools?|languages?|frameworks?|databases?|platforms?)(?:\s*\([^()]*\))?$/i

const isGroup = (label: Piece, list: Piece): boolean =>
  LABEL.test(label.plain) && (/[、,;]/.test(list.plain) || NAMES_GROUP.test(label.plain))

const withColon = (label: Piece, list: Piece): Piece => join([label, list], ':')
const oneCell = (line: Line, piece: Piece): Line => ({ ...line, cells: [{ ...line.cells[0]!, piece }], piece })

/** A line that names its group: in a cell of its own, in a line above in bold, or before a wide space. */
function labelled(line: Line, above: Line | undefined): { line: Line; isBelow: boolean } {
  const [first, second, ...more] = line.cells
  if (first && second && more.length === 0 && isGroup(first.piece, second.piece))
    return { line: oneCell(line, withColon(first.piece, second.piece)), isBelow: false }
  const isBelow =
    above?.isBold === true && !line.isBold && above.cells.length === 1 && Math.abs(above.x - line.x) < SAME_EDGE
  if (isBelow && isGroup(above.piece, line.piece))
    return { line: oneCell(line, withColon(above.piece, line.piece)), isBelow }
  const space = /\s{2,}/.exec(line.piece.plain)
  const [label, list] = space ? [slice(line.piece, 0, space.index), slice(line.piece, space.index)] : []
  const isSpaced = second === undefined && label && list && /^[^:,、;|]+$/.test(label.plain) && isGroup(label, list)
  return { line: isSpaced ? oneCell(line, withColon(label, list)) : line, isBelow: false }
}

/** A level in brackets that a narrow cell has below the name of a group. */
function withLevel(lines: readonly Line[]): Line[] {
  const all: Line[] = []
  for (const line of lines) {
    const before = all.at(-1)
    const inside = /^\(([^()]+)\)$/.exec(line.piece.plain.trim())?.[1]
    if (before?.cells.length === 2 && inside && ONLY_LEVEL.test(inside) && Math.abs(before.x - line.x) < SAME_EDGE) {
      const [label, list] = before.cells as [Cell, Cell]
      const cells = [{ ...label, piece: join([label.piece, line.piece], ' ') }, list]
      all[all.length - 1] = { ...before, cells, piece: joinCells(cells) }
    } else all.push(line)
  }
  return all
}

/** Names of groups apart from what is in them, as if a colon stood between them. */
export function grouped(lines: readonly Line[]): Line[] {
  const all: Line[] = []
  for (const one of withLevel(lines)) {
    const { line, isBelow } = labelled(one, all.at(-1))
    if (isBelow) all[all.length - 1] = line
    else all.push(line)
  }
  return all
}

export function skillOf(piece: Piece, group: Piece | null): ParsedResume['skills'][number] {
  const lead = LEVEL_LEAD.exec(piece.plain)?.[0].length ?? 0
  const tail = isLong(piece) ? null : LEVEL_BEHIND.exec(piece.plain)
  const isShort = piece.plain.length <= 24
  const name = slice(piece, isShort ? lead : 0, tail ? tail.index : piece.text.length)
  const own = levelOf(piece)
  return {
    name: alsoAt(findingOf(name, resumeLimits.heading), group ? [group] : []),
    level: own.value === '' && group ? levelOf(group) : own,
  }
}
