import { sanitise } from '../../../html.ts'

const known = new Map<string, string>()

/** As `sanitise`, but each text only once: many positions share theirs. */
export function sanitised(html: string): string {
  const there = known.get(html)
  if (there !== undefined) return there
  const clean = sanitise(html)
  known.set(html, clean)
  return clean
}

export const orderedList = (lines: readonly string[]): string =>
  sanitised(`<ol>${lines.map((line) => `<li>${line}</li>`).join('')}</ol>`)

export const paragraphs = (lines: readonly string[]): string =>
  sanitised(lines.map((line) => `<p>${line}</p>`).join(''))
