import type { ParsedResume } from '../../../../../contract/parsed-resume.ts'
import { resumeLimits } from '../../../../../contract/resume.ts'
import { bulletsOf } from '../bullets.ts'
import { type Entry, entriesOf, unbulleted } from '../entries.ts'
import type { Line } from '../lines.ts'
import { findingOf, join, type Piece, slice } from '../piece.ts'
import { spanOf } from '../span.ts'
import { factsOf, type Token, trimmed } from '../tokens.ts'
import { isCity, isRole, STARTS_TELLING } from '../words.ts'

type Project = ParsedResume['project'][number]

const labels = {
  name: /^(?:项目|项目名称|课题|课题名称|题目|论文题目|作品|作品名称|名称|project|projectname|title|topic)$/,
  role: /^(?:角色|项目角色|担任角色|担任|职务|项目职务|本人角色|项目职责|职位|role|position|myrole)$/,
  link: /^(?:链接|项目链接|项目地址|地址|网址|github|link|url|demo|repo|repository|website)$/,
  ignored: /^(?:时间|项目时间|地点|指导老师|导师|团队规模|人数|advisor|supervisor|项目来源|来源)$/,
}
export const URL_LIKE =
  /(?:https?:\/\/|www\.)[^\s()]+|\b(?:github|gitee|gitlab|linkedin|behance|dribbble|zhihu|juejin|bilibili)\.\w+\/[^\s()]+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|cn|io|me|dev|net|org|site|example|page|app|tw)(?:\/[^\s()]*)?(?=$|[\s,;|)])/i

const ONLY_URL = new RegExp(`^(?:${URL_LIKE.source})$`, 'i')

interface Draft {
  name: Piece | null
  role: Piece | null
  link: Piece | null
}

/** An address, and the name that it stands beside in brackets. */
function takeLink(token: Token, draft: Draft): void {
  const match = URL_LIKE.exec(token.piece.plain)
  const before = match ? trimmed(slice(token.piece, 0, match.index)) : token.piece
  const name = slice(before, 0, before.text.length - (/[(\s]*$/.exec(before.plain)?.[0].length ?? 0))
  draft.link = match ? slice(token.piece, match.index, match.index + match[0].length) : token.piece
  if (match && name.text !== '') take({ ...token, piece: name, whole: name }, draft)
}

const IN_BRACKETS = /^(.{2,}?)\s*\(([^()]{2,12})\)$/

/** A name and in brackets what somebody was in it. */
function takeBracketed(token: Token, draft: Draft): void {
  const { piece } = token
  const [, name = '', inside = ''] = IN_BRACKETS.exec(piece.plain) ?? []
  if (!isRole(inside)) {
    draft.name = token.whole
    return
  }
  const from = piece.plain.lastIndexOf(inside)
  draft.name = slice(piece, 0, name.length)
  draft.role = slice(piece, from, from + inside.length)
}

/** What goes on with a name after a space or a dash is part of it, unless it is a role. */
function take(token: Token, draft: Draft): void {
  const { piece, label, separator } = token
  const plain = piece.plain
  if (labels.ignored.test(label)) return
  if (labels.name.test(label)) draft.name = piece
  else if (labels.role.test(label)) draft.role = piece
  else if (labels.link.test(label)) draft.link = piece
  else if (URL_LIKE.test(token.whole.plain) && !plain.includes('@')) takeLink(token, draft)
  else if (!draft.name && !draft.role && IN_BRACKETS.test(plain)) takeBracketed(token, draft)
  else if (!draft.name && !draft.role && isRole(plain) && plain.length <= 6) draft.role = piece
  else if (!draft.name) draft.name = token.whole
  else if (isRole(plain) && !draft.role) draft.role = piece
  else if (separator === 'space' || separator === 'dash') {
    if (!draft.role) draft.name = join([draft.name, piece], separator === 'dash' ? ' - ' : ' ')
  } else if (
    !draft.role &&
    !isCity(plain) &&
    (separator === 'hard' || separator === 'dot') &&
    /^\p{Script=Han}{2,8}$/u.test(plain)
  )
    draft.role = piece
}

function projectOf({ heads, more, body }: Entry): Project | null {
  const draft: Draft = { name: null, role: null, link: null }
  const facts = heads.map((line) => factsOf(unbulleted(line)))
  for (const { tokens } of facts) for (const token of tokens) take(token, draft)
  const left = [...more]
  while (left.length > 0) {
    const line = left[0]!
    const own = factsOf(line)
    const isNamed = own.tokens.some(
      ({ label }) => labels.role.test(label) || labels.link.test(label) || labels.ignored.test(label),
    )
    const isMissing = !draft.name && !STARTS_TELLING.test(line.piece.plain)
    const isRoleLine =
      !draft.role && own.tokens.length === 1 && isRole(line.piece.plain) && line.piece.plain.length <= 20
    const isLink = !draft.link && ONLY_URL.test(line.piece.plain)
    if (!isNamed && !isMissing && !isRoleLine && !isLink) break
    for (const token of own.tokens) take(token, draft)
    facts.push(own)
    left.shift()
  }
  if (!draft.name) return null
  return {
    name: findingOf(draft.name, resumeLimits.heading),
    role: findingOf(draft.role, resumeLimits.heading),
    link: findingOf(draft.link, resumeLimits.address),
    ...spanOf(facts, 'start'),
    bullets: bulletsOf([...left, ...body]),
  }
}

export const projectsOf = (lines: readonly Line[]): Project[] =>
  entriesOf(lines)
    .map(projectOf)
    .filter((entry) => entry !== null)
