import type { Exhibition } from './site.types.ts'

/**
 * The exhibition configuration of a site.
 * @param text JSON text, a list of {label, show, title}; '' means none
 * @returns null where the text is malformed
 */
export function parseExhibitions(text: string): readonly Exhibition[] | null {
  if (text === '') return []
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed.map(toExhibition) : null
  } catch {
    return null
  }
}

function toExhibition(entry: unknown): Exhibition {
  const { label, title, show } = Object(entry)
  return { label: String(label ?? ''), title: String(title ?? ''), show: Number(show) === 1 }
}
