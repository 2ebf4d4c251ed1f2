import type { Finding, ParsedResume } from '../../../../../contract/parsed-resume.ts'
import { resumeLimits } from '../../../../../contract/resume.ts'
import { dateIn } from '../dates.ts'
import type { Line } from '../lines.ts'
import { findingOf, noFinding, normalised, type Piece, slice, split } from '../piece.ts'
import { isCity, isPosition } from '../words.ts'

type Hopes = NonNullable<ParsedResume['hopes']>

/** What stands in front of the positions that somebody wants. */
export const AIM =
  /(?:求\s*职\s*意\s*向|求职(?:目标|岗位|方向|职位)|意向(?:岗位|职位|职业|方向)|应聘(?:岗位|职位|方向)?|目标(?:岗位|职位|职业)|期望(?:职位|岗位|职业|从事职业)|职业意向|申请职位|Objective|Target (?:Position|Role)|Desired (?:Position|Role)|Applying for|Job Intention|Career Objective|Position Applied)/

type Sort = 'aim' | 'cities' | 'salary' | 'hope' | 'from'

const LABELS: readonly (readonly [Sort, RegExp])[] = [
  ['aim', new RegExp(`^${AIM.source}$`, 'i')],
  [
    'cities',
    /^(?:(?:期望|意向|目标|求职)(?:工作)?(?:城市|地点|地区|地)|工作(?:城市|地点)|(?:preferred|target) (?:city|location)s?)$/i,
  ],
  [
    'salary',
    /^(?:(?:期望|意向|目标|要求)?(?:薪资|月薪|薪酬|待遇|工资|薪水)(?:要求|范围)?|(?:expected|desired) salary)$/i,
  ],
  ['hope', /^(?:(?:工作|求职|岗位|职位|期望|意向)(?:性质|类型|类别)|(?:job|employment) type)$/i],
  ['from', /^(?:(?:最快|预计|可)?(?:到岗|入职)(?:时间|日期)?|availab(?:le|ility)(?: from)?)$/i],
]
/** Before a colon, or one that says itself what follows. */
const LABEL =
  /(?<=^|[\s|,;·•])(?:((?:\p{Script=Han}\s*){2,8}|[A-Za-z][A-Za-z ]{2,24}):|((?:期望|意向)(?:工作)?(?:城市|地点|地区|薪资|月薪|薪酬)))\s*/gu

const GROUPS = /\s*[·•|;]\s*|\t|\s{2,}/u
/** Words of a wish: dates and salaries stay whole. */
const ATOMS = /\s*[·•|;、,]\s*|\s*(?<!\d)\/\s*|\s*\/(?!\d)\s*|\t|\s{2,}/u

interface Stretch {
  readonly sort: Sort | null
  readonly piece: Piece
}

/** What stands behind each label of a piece, and what stands in front of all of them. */
function stretchesOf(piece: Piece, first: Sort | null): Stretch[] {
  const labels = [...piece.plain.matchAll(LABEL)]
  const ahead = { sort: first, piece: slice(piece, 0, labels[0]?.index) }
  const behind = labels.map((label, i) => {
    const name = (label[1] ?? label[2]!).trim()
    const sort = LABELS.find(([, pattern]) => pattern.test(name))?.[0] ?? null
    return { sort, piece: slice(piece, label.index + label[0].length, labels[i + 1]?.index) }
  })
  return [ahead, ...behind]
}

/** What stands in front of all labels of a wish. */
export const aheadOfLabels = (piece: Piece): Piece =>
  split(stretchesOf(piece, null)[0]!.piece, /\s*[,;]\s*$/u)[0] ?? slice(piece, 0, 0)

/** Thousand yuan a month. */
function thousandsOf(figure: string, unit: string): number {
  const value = Number(figure) * (unit === '万' ? 10 : 1)
  return Math.round(unit === '元' || (unit === '' && value >= 1000) ? value / 1000 : value)
}

const FIGURE = '(\\d+(?:\\.\\d+)?)\\s*(k|千|万|元)?'
const RANGE = new RegExp(`^\\D{0,6}${FIGURE}\\s*(?:-|到|至|to)\\s*${FIGURE}(?![\\d.])`, 'i')
const ONE = new RegExp(`${FIGURE}(?![\\d.])`, 'i')
const YEARLY = /年薪|\/\s*年|per (?:year|annum)/i

type Salary = readonly [least: Finding, most: Finding]

function salaryIn(piece: Piece, isLabelled: boolean): Salary | null {
  const text = piece.plain.toLowerCase()
  if (YEARLY.test(text) || (!isLabelled && !/\d\s*(?:k|千|万|元)/.test(text))) return null
  const range = RANGE.exec(text)
  const one = ONE.exec(text)
  const unit = range?.[4] ?? range?.[2] ?? one?.[2] ?? ''
  const figure = (digits: string, own = unit): Finding => {
    const value = thousandsOf(digits, own)
    return value > 0 && value <= resumeLimits.salary ? normalised(String(value), piece) : noFinding
  }
  if (range) return [figure(range[1]!, range[2]), figure(range[3]!, range[4])]
  if (!one) return null
  if (/以上|起|from|\+/.test(text)) return [figure(one[1]!), noFinding]
  if (/以内|以下|up to/.test(text)) return [noFinding, figure(one[1]!)]
  return [figure(one[1]!), figure(one[1]!)]
}

const KINDS: readonly (readonly [string, RegExp])[] = [
  ['both', /^(?:全职[或/、及和]实习|实习[或/、及和]全职|full[- ]?time or internship)$/i],
  ['fulltime', /^(?:全职|full[- ]?time)(?:工作)?$/i],
  ['internship', /^(?:(?:日常|暑期|寒假)?实习|intern(?:ship)?)$/i],
]
const kindIn = (piece: Piece): Finding => {
  const kind = KINDS.find(([, pattern]) => pattern.test(piece.plain))?.[0]
  return kind ? normalised(kind, piece) : noFinding
}

function fromIn(piece: Piece, isLabelled: boolean): Finding {
  if (/随时|立即|即时|available now|immediate/i.test(piece.plain)) return normalised('now', piece)
  const date = isLabelled || /到岗|入职|available/i.test(piece.plain) ? dateIn(piece) : null
  return date?.start.includes('-') ? normalised(date.start, piece) : noFinding
}

interface Draft {
  readonly cities: Piece[]
  readonly positions: Piece[]
  readonly kinds: Finding[]
  from: Finding
  salary: Salary | null
}

/** Of a wish in some words, each told for what it is. */
function takeAim(piece: Piece, draft: Draft): void {
  for (const group of split(piece, GROUPS)) takeGroup(split(group, ATOMS), draft)
}

/** Towns that nobody knows stand beside those that one does. */
function takeGroup(atoms: readonly Piece[], draft: Draft): void {
  const areTowns = atoms.some(({ plain }) => isCity(plain)) && !atoms.some(({ plain }) => isPosition(plain))
  for (const atom of atoms) {
    const [salary, kind, from] = [salaryIn(atom, false), kindIn(atom), fromIn(atom, false)]
    if (salary) draft.salary ??= salary
    else if (kind.value !== '') draft.kinds.push(kind)
    else if (from.value !== '') draft.from = from
    else if (areTowns || isCity(atom.plain)) draft.cities.push(atom)
    else draft.positions.push(atom)
  }
}

function take({ sort, piece }: Stretch, draft: Draft): void {
  if (sort === 'aim') takeAim(piece, draft)
  else if (sort === 'cities') draft.cities.push(...split(piece, ATOMS).filter(({ plain }) => !/\d/.test(plain)))
  else if (sort === 'salary') draft.salary ??= salaryIn(piece, true)
  else if (sort === 'hope') draft.kinds.push(...[piece, ...split(piece, ATOMS)].map(kindIn))
  else if (sort === 'from' && draft.from.value === '') draft.from = fromIn(piece, true)
}

function draftOf(head: readonly Line[], section: readonly Line[]): Draft {
  const draft: Draft = { cities: [], positions: [], kinds: [], from: noFinding, salary: null }
  const cells = (lines: readonly Line[]) => lines.flatMap((line) => line.cells.map(({ piece }) => piece))
  for (const piece of cells(head)) for (const stretch of stretchesOf(piece, null)) take(stretch, draft)
  for (const { piece } of section) for (const stretch of stretchesOf(piece, 'aim')) take(stretch, draft)
  return draft
}

function kindOf(kinds: readonly Finding[]): Finding {
  const told = kinds.filter(({ value }) => value !== '')
  const [first = noFinding] = told
  const isBoth = told.some(({ value }) => value !== first.value)
  return isBoth ? { ...first, value: 'both', places: told.flatMap(({ places }) => places) } : first
}

/**
 * What somebody hopes for beside the position, or undefined where nothing of it is said.
 * @param head lines about the person, in which a hope has its label or that of the position
 * @param section lines of a section about nothing else
 */
export function hopesOf(head: readonly Line[], section: readonly Line[]): Hopes | undefined {
  const draft = draftOf(head, section)
  const [least, most] = draft.salary ?? [noFinding, noFinding]
  const hopes = {
    cities: draft.cities.slice(0, resumeLimits.cities).map((piece) => findingOf(piece, resumeLimits.place)),
    hope: kindOf(draft.kinds),
    from: draft.from,
    salary_min: least,
    salary_max: most,
  }
  const isSaid = Object.values(hopes).some((one) => (Array.isArray(one) ? one.length > 0 : one.value !== ''))
  return isSaid ? hopes : undefined
}

/** The parts of what stands behind the label of an aim that name a position. */
export function positionsIn(piece: Piece): Piece[] {
  const draft: Draft = { cities: [], positions: [], kinds: [], from: noFinding, salary: null }
  takeAim(piece, draft)
  return draft.positions
}
