import type { HintKey, SearchHints } from '../../../../contract/calls/search.ts'
import type { Locale } from '../../../../contract/calls/site.ts'
import type { Position } from '../../../../contract/content.ts'
import type { SearchFilter } from '../../../../contract/searches.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { localise } from '../../../shared/preferences/localise.ts'
import { educationText, natureText, sizeText, termText } from '../../../shared/text/format.ts'

const DAY = 86_400_000

/** The words for a position's or company's own value in a dimension. */
function ownText(
  key: Exclude<HintKey, 'keyword' | 'salary' | 'within' | 'value' | 'major'>,
  { position, company }: SearchHints['near'][number],
  locale: Locale,
): string {
  const of = company ?? position!.company
  const texts = {
    city: () => localise((company ?? position!).city.label, locale),
    education: () => m.nothing_education({ degree: educationText(position!.education) }),
    period: () => termText(position!),
    grade: () => termText(position!),
    industry: () => localise(of.industry_label, locale),
    insize: () => sizeText(of.insize),
    nature: () => natureText(of.nature),
  }
  return texts[key]()
}

const daysAgo = ({ published_at }: Position, now: number) => Math.floor((now - Date.parse(published_at)) / DAY)

/**
 * In what something that nearly fits differs from what was asked for.
 * @param textOf what a choice of a filter is called
 * @param now milliseconds since the epoch
 */
export function differenceOf(
  near: SearchHints['near'][number],
  filter: SearchFilter,
  textOf: (key: string, value: string) => string,
  locale: Locale,
  now: number,
): string {
  const { differs, position, word } = near
  if (differs === 'keyword') return m.nothing_no_keyword({ keyword: word ?? filter.keyword ?? '' })
  if (differs === 'salary') return m.nothing_pay({ floor: filter.salary ?? '' })
  if (differs === 'within') return m.nothing_days({ days: position ? daysAgo(position, now) : 0 })
  if (differs === 'value' || differs === 'major') return position ? localise(position.position.label, locale) : ''
  const own = ownText(differs, near, locale)
  const [wanted, ...others] = filter[differs] ?? []
  if (differs !== 'city' || wanted === undefined || others.length > 0) return own
  return m.nothing_city({ city: own, wanted: textOf('city', wanted) })
}
