import { openingOf } from '../opening.ts'
import { thenOf } from './words.ts'

const upper = (text: string): string => text.replace(/^[a-z]/, (first) => first.toUpperCase())

/** The first word, and what follows it. */
function head(text: string): readonly [string, string] {
  const [first = ''] = /^\S*/.exec(text) ?? []
  return [first, text.slice(first.length).trimStart()]
}

function doing(rest: string, before = ''): string | null {
  const [first, more] = head(rest)
  const then = first.toLowerCase().endsWith('ing') && more !== '' ? thenOf(first) : undefined
  return then ? `${before}${then} ${more}` : null
}

/** Words that may name who is helped. */
const NAMED = 4
const LINKS = /^(?:in|with|to)$/

/** Who is helped, and what was done: the QA team reproduce bugs, librarians in checking records. */
function helped(rest: string): string | null {
  const words = rest.split(' ')
  for (let at = 1; at <= NAMED && at < words.length - 1; at += 1) {
    const isLinked = LINKS.test(words[at]!)
    const then = thenOf(words[at + Number(isLinked)] ?? '')
    if (then) {
      const person = words.slice(0, at)
      const more = words.slice(at + Number(isLinked) + 1).join(' ')
      if (/^(?:in|with|to|on|a|an)$/i.test(person[0]!) || person.some((word) => /[^\w'-]/.test(word))) return null
      const end = /[,;.]/.exec(more)?.index ?? more.length
      return `${then} ${more.slice(0, end)} with ${person.join(' ')}${more.slice(end)}`
    }
    if (isLinked) return null
  }
  return null
}

function afterHelp(rest: string): string | null {
  const [first, more] = head(rest)
  const then = thenOf(first)
  return then && more !== '' ? `jointly ${then} ${more}` : helped(rest)
}

function said(weak: string, rest: string): string | null {
  const word = weak.toLowerCase().replace(/^(?:was|were|been) /, '')
  if (/^(?:responsible for|in charge of)/.test(word)) return doing(rest) ?? `handled ${rest}`
  if (/^(?:participat|took part|involved)/.test(word)) return doing(rest, 'jointly ') ?? `joined ${rest}`
  if (/^(?:contributed|worked with)/.test(word)) return doing(rest, 'jointly ')
  if (/^(?:help|assist)/.test(word)) return afterHelp(rest)
  return /^work/.test(word) ? doing(rest) : null
}

/** A line that begins with what was done, as far as it says that itself; the line as it is where it does so or does not. */
export function englishOpening(line: string): string {
  const opening = openingOf(line)
  if (opening.kind !== 'weak') return line
  const found = said(line.slice(opening.from, opening.to), line.slice(opening.to).trimStart())
  if (found === null) return line
  const before = line.slice(0, opening.from)
  const text = before + (before.trim() === '' ? upper(found) : found)
  return openingOf(text).kind === 'verb' ? text : line
}
