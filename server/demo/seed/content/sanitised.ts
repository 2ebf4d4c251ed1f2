import { createSanitiser } from '../../../platform/html.ts'

/** The demonstration shows nothing that it has not brought along. */
const sanitiser = createSanitiser([])

const known = new Map<string, string>()

/** Sanitised, each text only once: many positions share theirs. */
export function sanitised(html: string): string {
  const there = known.get(html)
  if (there !== undefined) return there
  const clean = sanitiser.html(html)
  known.set(html, clean)
  return clean
}

export const orderedList = (lines: readonly string[]): string =>
  sanitised(`<ol>${lines.map((line) => `<li>${line}</li>`).join('')}</ol>`)

export const paragraphs = (lines: readonly string[]): string =>
  sanitised(lines.map((line) => `<p>${line}</p>`).join(''))
