/** What many Chinese names begin with, and so tells none of them apart: the country, a province, a city. */
const COMMON = /^(\u4e2d[\u56fd\u570b]|\p{L}{2,3}[\u7701\u5e02](?=\p{L}{2}))+/u

/** First telling character of a name, in upper case; '' where there is none. */
export function monogramOf(name: string): string {
  const telling = name.replace(/[^\p{L}\p{N}]/gu, '')
  const [first = ''] = telling.replace(COMMON, '') || telling
  return first.toUpperCase()
}

/** FNV-1a: the same name looks the same everywhere and always. */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return (hash ^ (hash >>> 15)) >>> 0
}
