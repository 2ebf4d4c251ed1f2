/** Control characters but tab and line ends, and what is no character at all: neither JSON in PostgreSQL nor a page or a document carries them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is they that go.
const UNPRINTABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]/gu

/** What somebody sent as JSON, every text without what nothing can show; whatever else he typed stays as it is. */
export function printable<T>(content: T): T {
  return clean(content) as T
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(UNPRINTABLE, '')
  if (Array.isArray(value)) return value.map(clean)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, clean(inner)]))
}
