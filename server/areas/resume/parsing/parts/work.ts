import type { Finding, ParsedResume } from '../../../../../contract/parsed-resume.ts'
import { resumeLimits } from '../../../../../contract/resume.ts'
import { bulletsOf } from '../bullets.ts'
import { type Entry, entriesOf, unbulleted } from '../entries.ts'
import type { Line } from '../lines.ts'
import { findingOf, join, noFinding, normalised, type Piece, slice } from '../piece.ts'
import { spanOf } from '../span.ts'
import { factsOf, type Token } from '../tokens.ts'
import { isCity, isCompany, isPosition, STARTS_TELLING } from '../words.ts'

type Work = ParsedResume['work'][number]

export interface Employed {
  /** Company or organisation. */
  at: Piece | null
  as: Piece | null
  city: Piece | null
  /** What no word tells for a town, but where it stands. */
  town: Piece | null
  rest: Token[]
}

const labels = {
  at: /^(?:公司|单位|企业|公司名称|单位名称|实习单位|工作单位|实习公司|所在公司|机构|组织|社团|医院|company|employer|organi[sz]ation)$/,
  as: /^(?:职位|岗位|职务|担任|担任职务|实习岗位|工作岗位|岗位名称|职位名称|实习职位|角色|position|title|role|jobtitle)$/,
  city: /^(?:地点|城市|工作地点|所在地|实习地点|location|city)$/,
  ignored: /^(?:部门|所在部门|时间|公司规模|行业|薪资|证明人|department|行业类别|公司性质|单位性质)$/,
}

/** Words that say nothing but what kind of employment it is. */
const KIND_ONLY =
  /^(?:实习|全职|兼职|远程|校招|暑期实习|寒假实习|full[- ]?time|part[- ]?time|internship|remote|contract|onsite|hybrid)$/i
const DEPARTMENT = /(?:部|部门|事业群|事业部|组|科室?|中心|科|处|department|dept\.?|team|division|group)$/i

/** How English words for those who do something end. */
const PROFESSION = /^[A-Z][a-z]+(?: [A-Z]?[a-z]+)*(?:er|or|ist|ant|ian)$/

/** A company and a position in one go: after its suffix, at a dash, or as English says it. */
function cut(piece: Piece): [Piece, Piece] | null {
  const english = /^(.+?)\s+(?:at|@)\s+(.+)$/i.exec(piece.plain)
  if (english && isPosition(english[1]!))
    return [slice(piece, piece.plain.length - english[2]!.length), slice(piece, 0, english[1]!.length)]
  for (const match of piece.plain.matchAll(/[-·/@:]/g)) {
    const [left, right] = [slice(piece, 0, match.index), slice(piece, match.index + 1)]
    if (
      isPosition(right.plain) &&
      left.plain.length > 1 &&
      (isCompany(left.plain) || !isPosition(left.plain)) &&
      /\p{Script=Han}/u.test(left.plain)
    )
      return [left, right]
  }
  const suffix =
    /^(.*(?:公司|集团|银行|医院|事务所|研究院|研究所|法院|检察院|中心|学校|小学|中学|大学|电视台|报社|出版社|协会|学生会|团委|委员会|社团|联合会|工作室|俱乐部|志愿者协会|支部|[^部社]部|社))([^)）].{1,15})$/u.exec(
      piece.plain,
    )
  if (suffix && isPosition(suffix[2]!) && !/^(?:部|系|院|\()/.test(suffix[2]!))
    return [slice(piece, 0, suffix[1]!.length), slice(piece, suffix[1]!.length)]
  return null
}

const looksLikeBoth = (plain: string) => isCompany(plain) && isPosition(plain)
/** What both words for companies and for positions are in goes by how it ends. */
const endsAsPosition = (plain: string) =>
  /(?:实习生?|师|员|理|监|生|长|助教|干事|负责人|家教|顾问|运营|开发|策划|Intern|Engineer|Assistant|Analyst|Manager|Developer|Consultant|Designer|Teacher|Nurse|Trainee|Researcher|Volunteer|Tutor)(?:\s*\(.*\))?$/i.test(
    plain,
  )

function takeOne(token: Token, draft: Employed): void {
  const { piece, label } = token
  const plain = piece.plain
  if (labels.at.test(label)) draft.at = piece
  else if (labels.as.test(label)) draft.as = piece
  else if (labels.city.test(label)) draft.city = piece
  else if (labels.ignored.test(label) || KIND_ONLY.test(plain)) return
  else if (isCity(plain)) draft.city ??= piece
  else {
    const parts = !draft.at && !draft.as ? cut(piece) : null
    if (parts) {
      draft.at = parts[0]
      draft.as = parts[1]
    } else if (looksLikeBoth(plain) ? !endsAsPosition(plain) : isCompany(plain)) {
      if (!draft.at) draft.at = piece
      else draft.rest.push(token)
    } else if (isPosition(plain)) {
      if (!draft.as || DEPARTMENT.test(draft.as.plain)) draft.as = withLead(token, draft)
      else draft.rest.push(token)
    } else if (isTown(token, draft)) draft.town = piece
    else draft.rest.push(token)
  }
}

/** A short name at a dot behind company and position: nobody knows all towns. */
const isTown = ({ piece: { plain }, separator }: Token, { at, as, rest }: Employed): boolean =>
  (at !== null || rest.length > 0) &&
  as !== null &&
  separator === 'dot' &&
  /^\p{Script=Han}{2,3}$/u.test(plain) &&
  !DEPARTMENT.test(plain)

/** "Java 开发实习生": a word before a space belongs to the position once the company is known. */
function withLead(token: Token, draft: Employed): Piece {
  const before = draft.rest.at(-1)
  const isCompanyKnown = draft.at !== null || draft.rest.length > 1
  const isWord = before && /^[\w+#./ ]+$/.test(before.piece.plain) && !before.label
  if (token.separator !== 'space' || !isWord || !isCompanyKnown) return token.piece
  draft.rest.pop()
  return join([before.piece, token.piece], ' ')
}

export function employedOf(tokens: readonly Token[]): Employed {
  const draft: Employed = { at: null, as: null, city: null, town: null, rest: [] }
  for (const token of tokens) takeOne(token, draft)
  return draft
}

/** Gives what no word told apart its place: companies stand before positions. */
export function settle(draft: Employed): { at: Finding; as: Finding; city: Finding } {
  const isGuessed = (!draft.at || !draft.as) && draft.rest.length > 0
  const rest = draft.rest.filter(({ piece }) => /\p{L}{2}/u.test(piece.plain))
  const nonDepartment = () => {
    const at = rest.findIndex(({ piece }) => !DEPARTMENT.test(piece.plain))
    return rest.splice(Math.max(0, at), 1)[0]?.piece ?? null
  }
  const profession = () => {
    const found = rest.findIndex(({ piece }) => PROFESSION.test(piece.plain))
    return found >= 0 && rest.length > 1 ? (rest.splice(found, 1)[0]?.piece ?? null) : null
  }
  const guessed = draft.as ?? (draft.at ? null : profession())
  const at = draft.at ?? nonDepartment()
  const as = guessed ?? nonDepartment()
  return {
    at: findingOf(at, resumeLimits.heading, !draft.at && isGuessed ? 'unlabelled' : null),
    as: findingOf(as, resumeLimits.heading, !draft.as && isGuessed ? 'unlabelled' : null),
    city: findingOf(draft.city ?? draft.town, resumeLimits.place, draft.city ? null : 'unlabelled'),
  }
}

function kindOf(lines: readonly Line[], heading: Line | null): Finding {
  for (const { piece } of [...lines, ...(heading ? [heading] : [])]) {
    if (/实习|见习|临床|intern|trainee|placement|clinical/i.test(piece.plain)) return normalised('internship', piece)
    if (/兼职|家教|part[- ]?time|tutor/i.test(piece.plain)) return normalised('parttime', piece)
    if (/全职|full[- ]?time/i.test(piece.plain)) return normalised('fulltime', piece)
  }
  return noFinding
}

/** Heading lines of an entry, those among `more` that still give what is missing, and the lines that are left. */
export function namedBy({ heads, more, body }: Entry, isNamed: (draft: Employed) => boolean) {
  const lines = heads.map(unbulleted)
  const left = [...more]
  const facts = lines.map(factsOf)
  while (left.length > 0) {
    const line = left[0]!
    const draft = employedOf(facts.flatMap(({ tokens }) => tokens))
    const isShort = line.piece.text.length < 50 && !STARTS_TELLING.test(line.piece.plain)
    const own = factsOf(unbulleted(line))
    // A ward or a team was named above, and this says where it is.
    const isWhere =
      !draft.at && own.tokens.length < 3 && own.tokens[0] !== undefined && isCompany(own.tokens[0].piece.plain)
    const isPlace = draft.city === null && isCity(unbulleted(line).piece.plain)
    if (!isShort || (isNamed(draft) && !isWhere && !isPlace)) break
    facts.push(own)
    lines.push(line)
    left.shift()
  }
  return { facts, lines, body: [...left, ...body], draft: employedOf(facts.flatMap(({ tokens }) => tokens)) }
}

function workOf(entry: Entry, heading: Line | null): Work | null {
  const { facts, lines, body, draft } = namedBy(
    entry,
    ({ at, as, rest }) => (at !== null || rest.length > 0) && (as !== null || (at !== null && rest.length > 0)),
  )
  const { at, as, city } = settle(draft)
  const bullets = bulletsOf(body)
  if (at.value === '' && as.value === '') return null
  return { kind: kindOf(lines, heading), company: at, position: as, city, ...spanOf(facts, 'start'), bullets }
}

/** Which company roles below each other are of: one named above its role's own line, or alone on a line with all its time. */
const namesForMore = ({ heads }: Entry, { company, position }: Work): boolean =>
  company.value !== '' && (heads.length > 1 || position.value === '')

const isWithin = (role: Work, { start, end }: Work): boolean =>
  role.start.value >= start.value && (end.value === 'present' || (role.end.value <= end.value && role.end.value !== ''))

/** On somebody's own account, so at no company. */
const ON_OWN = /自由|独立|自主|freelance|self-employed|independent/i

/** Several roles at one company, which is named but once: each has it, the later ones with a doubt. */
function shared(all: readonly { readonly entry: Entry; readonly work: Work }[]): Work[] {
  const works: Work[] = []
  let above: Work | null = null
  for (const { entry, work } of all) {
    const isRole = work.company.value === '' && entry.heads.length === 1 && !ON_OWN.test(work.position.value)
    const isHead: boolean = above !== null && above.position.value === '' && above.bullets.length === 0
    if (above && isRole && (!isHead || isWithin(work, above))) {
      if (works.at(-1) === above && isHead) works.pop()
      works.push({ ...work, company: { ...above.company, doubt: 'unlabelled' } })
      continue
    }
    works.push(work)
    above = namesForMore(entry, work) ? work : null
  }
  return works
}

export const worksOf = (lines: readonly Line[], heading: Line | null): Work[] =>
  shared(
    entriesOf(lines).flatMap((entry) => {
      const work = workOf(entry, heading)
      return work ? [{ entry, work }] : []
    }),
  )
