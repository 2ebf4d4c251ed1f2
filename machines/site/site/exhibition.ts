import type { LocalText } from '../../../contract/calls/site.ts'
import type { Exhibition } from './site.types.ts'

/**
 * The exhibition configuration of a site.
 * @param text JSON text, a list of {label, show, title} and, in other languages, {titles: {zh-TW, en}}; '' means none
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
  const { label, title, titles, show } = Object(entry)
  return { label: String(label ?? ''), title: wordsOf(title, titles), show: Number(show) === 1 }
}

function wordsOf(title: unknown, titles: unknown): LocalText {
  const others = (['zh-TW', 'en'] as const).flatMap((locale) => {
    const text: unknown = Object(titles)[locale]
    return typeof text === 'string' && text !== '' ? [[locale, text]] : []
  })
  return { 'zh-CN': String(title ?? ''), ...Object.fromEntries(others) }
}
