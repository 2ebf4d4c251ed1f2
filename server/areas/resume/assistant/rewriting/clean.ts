import { hasQuantity } from '../quantity.ts'
import { buzzwordIn, firstPersonIn } from '../rules/empty-words.ts'

const without = (text: string, from: number, to: number, instead = ''): string =>
  `${text.slice(0, from)}${instead}${text.slice(to)}`

/** Behind these it is somebody that something is done to or with. */
const OBJECT = /[让使给对帮教跟向带由把为令和与比像]$/
const WE = '我们'

function chinesePerson(text: string, from: number, to: number): string | null {
  const [said, before, after] = [text.slice(from, to), text.slice(0, from), text.slice(to)]
  if (OBJECT.test(before)) return null
  if (after.startsWith('的')) return without(text, from, to + 1)
  const isTogether = said === WE && !/^(?:团队|小组|组|班|部门|一起|共同)/.test(after)
  return without(text, from, to, isTogether ? '共同' : '')
}

function englishPerson(text: string, from: number, to: number): string | null {
  const said = text.slice(from, to)
  if (/^my$/i.test(said)) return without(text, from, to, from === 0 ? 'The' : 'the')
  if (said !== 'I' && !said.startsWith("I'")) return null
  const isSubject = from === 0 || /(?:[,;.]|\band)\s+$/.test(text.slice(0, from))
  const rest = /^\s+(?:(?:also|have|had|was|am)\s+)*/.exec(text.slice(to))?.[0].length ?? 0
  return isSubject && rest > 0 ? without(text, from, to + rest) : null
}

/** A line that speaks of nobody in particular, as resumes do. */
export function withoutPerson(line: string): string {
  let text = line.replace(/^We\s+(?:(?:also|have|had)\s+)*(?=[a-z])/, 'Jointly ')
  for (let found = firstPersonIn(text); found; found = firstPersonIn(text)) {
    const { from, to } = found
    const next = /\p{Script=Han}/u.test(text.slice(from, to))
      ? chinesePerson(text, from, to)
      : englishPerson(text, from, to)
    if (next === null) break
    text = next
  }
  return text
}

/** What somebody is said to have shown. */
const SHOWN =
  /(?:体现|展现|展示|彰显|发挥|锻炼|培养|提升|提高|具备|具有|拥有|增强|养成)(?:出|了|自身)*[^，,；;。]{0,4}$/
const LITTLE = /^(?:和|与|及|、|并|且|有|很|是|,|，|;|；|。|\.|\s|\b(?:and|a|an|as|with|being)\b)*$/i

/** A clause without what everybody says of themselves; '' where nothing is left of it. */
function clauseWithout(clause: string): string {
  let text = clause
  for (let found = buzzwordIn(text); found; found = buzzwordIn(text)) {
    const { from, to } = found
    const [before, after] = [text.slice(0, from), text.slice(to)]
    if (after.startsWith('地')) text = before + after.slice(1)
    else if (LITTLE.test(after) && (LITTLE.test(before) || (SHOWN.test(before) && !hasQuantity(text)))) return ''
    else if (LITTLE.test(before) && /^(?:和|与|、)/.test(after)) text = after.slice(1)
    else break
  }
  return text
}

export const clausesOf = (text: string): string[] => text.split(/(?<=[，；。]|[,;](?=\s|$))/)

/** Clauses put together again, ended as the line was. */
export function joined(clauses: readonly string[], line: string): string {
  const text = clauses.join('').trim()
  const end = /[。.]$/.exec(line.trim())?.[0] ?? ''
  const bare = text.replace(/[，；,;。.]+$/, '')
  return bare === '' ? '' : bare + end
}

/** A line without empty words; the line itself where nothing else is in it. */
export function withoutBuzzwords(line: string): string {
  const all = clausesOf(line)
  const kept = all.map(clauseWithout).filter((clause) => clause.trim() !== '')
  if (kept.join('') === line) return line
  return joined(kept, line) || line
}
