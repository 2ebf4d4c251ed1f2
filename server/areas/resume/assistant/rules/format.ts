import type { ResumeContent } from '../../../../../contract/resume.ts'
import { isLink } from '../../../../../contract/rules/resume-rules.ts'
import { type Entry, entryPlace, type Line, sectionPlace, textOf, widthOf } from '../written.ts'
import { type Found, found, whole } from './found.ts'

/** Lines of one entry that somebody still reads. */
const LINES = 6
/** Wide characters on two pages. */
const PAGES = 2600

/** A half-width sign between Chinese characters. */
const HALF_WIDTH = /(?<=[一-鿿”’）】》])[,;:?!](?=\s?[一-鿿“‘（【《])|(?<=[一-鿿])[,;?!](?=$)/

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Those that say what another line said before, whatever their signs. */
export function twiceIn(lines: readonly Line[]): Line[] {
  const seen = new Set<string>()
  return lines.filter(({ text }) => {
    const key = bare(text)
    const isSeen = key !== '' && seen.has(key)
    seen.add(key)
    return isSeen
  })
}

function signIn({ text, place }: Line): Found[] {
  const sign = HALF_WIDTH.exec(text)
  if (!sign) return []
  const quote = { text, from: Math.max(0, sign.index - 1), to: Math.min(text.length, sign.index + 2) }
  return [found('punctuation', place, { format: 1 }, { quote })]
}

/** What makes it hard to read: 5 points. */
export function format(
  content: ResumeContent,
  entries: readonly Entry[],
  lines: readonly Line[],
  twice: readonly Line[],
): Found[] {
  const links = [
    ...content.links.map(({ id, url }, index) => ({ url, place: entryPlaceOf('links', id, index) })),
    ...content.project.map(({ id, link }, index) => ({
      url: link,
      place: entryPlace({ section: 'project', id, index }, 'link'),
    })),
  ]
  return [
    ...twice.map(({ text, place }) => found('duplicate', place, { format: 2 }, { quote: whole(text) })),
    ...[...lines, { text: content.summary.trim(), place: sectionPlace('summary') }].flatMap(signIn),
    ...links
      .filter(({ url }) => url.trim() !== '' && !isLink(url.trim()))
      .map(({ url, place }) => found('link-invalid', place, { format: 1 }, { quote: whole(url) })),
    ...entries
      .filter((entry) => entry.lines.length > LINES)
      .map((entry) => found('lines-many', entryPlace(entry), { format: 1 })),
    ...(widthOf(textOf(content)) > PAGES ? [found('resume-long', sectionPlace('basic'), { format: 2 })] : []),
  ]
}

const entryPlaceOf = (section: 'links', entry: string, index: number) => ({ ...sectionPlace(section), entry, index })
