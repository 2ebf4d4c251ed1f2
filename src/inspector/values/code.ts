import { fingerprint, type Json } from '../../../harness/encode.ts'

export type TokenKind = 'plain' | 'text' | 'number' | 'none' | 'secret'

export interface Token {
  readonly kind: TokenKind
  readonly text: string
}

export interface CodeLine {
  readonly change: 'same' | 'added' | 'removed'
  readonly depth: number
  readonly tokens: readonly Token[]
}

/** How many fields of an object came, changed, went or stayed. */
export interface Changes {
  readonly added: number
  readonly changed: number
  readonly removed: number
  readonly same: number
}

type Fields = { readonly [name: string]: Json }
type Change = CodeLine['change']

/** Characters up to which a value stays on one line. */
const LINE_LENGTH = 34

const plain = (text: string): Token => ({ kind: 'plain', text })
const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const nameText = (name: string): string => (/^[\w$]+$/.test(name) ? name : JSON.stringify(name))

/** A value on one line, as JavaScript would write it. */
export function inline(value: Json): readonly Token[] {
  if (value === null) return [{ kind: 'none', text: 'null' }]
  if (typeof value === 'string')
    return [/^•+$/.test(value) ? { kind: 'secret', text: value } : { kind: 'text', text: JSON.stringify(value) }]
  if (typeof value !== 'object') return [{ kind: 'number', text: String(value) }]
  const list = Array.isArray(value)
  const parts = list
    ? value.map((item: Json) => inline(item))
    : Object.entries(value).map(([name, field]) => [plain(`${nameText(name)}: `), ...inline(field)])
  if (parts.length === 0) return [plain(list ? '[]' : '{}')]
  const inner = parts.flatMap((part, place) => (place > 0 ? [plain(', '), ...part] : part))
  return [plain(list ? '[' : '{ '), ...inner, plain(list ? ']' : ' }')]
}

export const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join('')

function linesOf(value: Json, depth: number, change: Change, head: readonly Token[]): CodeLine[] {
  const short = inline(value)
  const line = (tokens: readonly Token[]): CodeLine => ({ change, depth, tokens })
  if (typeof value !== 'object' || value === null || textOf(short).length <= LINE_LENGTH)
    return [line([...head, ...short])]
  const list = Array.isArray(value)
  const inner = list
    ? value.flatMap((item: Json) => linesOf(item, depth + 1, change, []))
    : Object.entries(value).flatMap(([name, field]) => labelled(name, field, depth + 1, change))
  return [line([...head, plain(list ? '[' : '{')]), ...inner, line([plain(list ? ']' : '}')])]
}

const labelled = (name: string, value: Json, depth: number, change: Change): CodeLine[] =>
  linesOf(value, depth, change, [plain(`${nameText(name)}: `)])

const isEqual = (one: Json | undefined, other: Json | undefined): boolean => fingerprint(one) === fingerprint(other)

function changedLines(name: string, before: Json, after: Json, depth: number): CodeLine[] {
  const isLong = [before, after].some((value) => textOf(inline(value)).length > LINE_LENGTH)
  if (isFields(before) && isFields(after) && isLong)
    return [
      { change: 'same', depth, tokens: [plain(`${nameText(name)}: {`)] },
      ...fieldLines(before, after, depth + 1),
      { change: 'same', depth, tokens: [plain('}')] },
    ]
  return [...labelled(name, before, depth, 'removed'), ...labelled(name, after, depth, 'added')]
}

function fieldLines(before: Fields, after: Fields, depth: number): CodeLine[] {
  const names = [...Object.keys(after), ...Object.keys(before).filter((name) => !(name in after))]
  return names.flatMap((name) => {
    const [old, now] = [before[name], after[name]]
    if (now === undefined) return labelled(name, old!, depth, 'removed')
    if (old === undefined) return labelled(name, now, depth, 'added')
    return isEqual(old, now) ? labelled(name, now, depth, 'same') : changedLines(name, old, now, depth)
  })
}

const asFields = (value: Json): Fields => (isFields(value) ? value : { value })

/** A value over several lines, one field each; with what it was before, what went and what came. */
export const codeLines = (value: Json, before?: Json): readonly CodeLine[] =>
  fieldLines(asFields(before ?? value), asFields(value), 0)

export function countChanges(before: Json, after: Json): Changes {
  const [old, now] = [asFields(before), asFields(after)]
  const names = Object.keys(now)
  const added = names.filter((name) => !(name in old)).length
  const same = names.filter((name) => name in old && isEqual(old[name], now[name])).length
  const removed = Object.keys(old).filter((name) => !(name in now)).length
  return { added, changed: names.length - added - same, removed, same }
}
