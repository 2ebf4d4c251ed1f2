import { readFileSync } from 'node:fs'

type Dictionary = Readonly<Record<string, readonly (readonly string[])[]>>

/** What the dictionary of skills names among them, and what is no software. */
const CERTIFICATES = '证书'
const METHOD = /\b(?:sigma|lean|management|diligence|capital)\b/i

let loaded: ReadonlySet<string> | null = null

/** Of Latin letters, some of them small: in capitals alone names of certificates are written, too. */
function names(): ReadonlySet<string> {
  if (loaded) return loaded
  const text = readFileSync(new URL('../assistant/skills.json', import.meta.url), 'utf8')
  const { [CERTIFICATES]: _, ...fields } = JSON.parse(text) as Dictionary
  const all = Object.values(fields).flat(2)
  const written = all.filter((name) => /^[\x20-\x7e]+$/.test(name) && /[a-z]/.test(name) && !METHOD.test(name))
  loaded = new Set(written.map(folded))
  return loaded
}

const folded = (name: string): string => name.toLowerCase().replaceAll(' ', '')

/** Whether a text is a name of software or of a technique, and nothing more. */
export const isSoftware = (text: string): boolean => /^[a-z]/i.test(text) && names().has(folded(text))
