import { nextFair } from '../../contract/calls/fairs.ts'
import type { Locale } from '../../contract/calls/site.ts'
import { isId } from '../../contract/content.ts'
import * as m from '../../messages/compiled/messages.js'
import { fairOver } from '../areas/crawlers/fair-page.ts'
import { jobOver } from '../areas/crawlers/job-page.ts'
import { wordsIn } from '../areas/jobs/job-words.ts'
import { localise } from '../areas/site/sites.ts'
import type { Services } from '../areas.ts'
import type { Markup } from '../platform/http/markup.ts'

/** What a visitor came for. */
export interface WantedPage {
  /** '' of a list. */
  readonly kind: string
  readonly title: string
  /** That it is over, or not there; '' while it is. */
  readonly over: string
  readonly facts: readonly (readonly [string, string | Markup])[]
}

const lists: Readonly<Record<string, typeof m.pages_position_list>> = {
  '/positionList': m.pages_position_list,
  '/jobRecommend': m.pages_job_recommend,
  '/companyList': m.pages_company_list,
  '/collegePosition': m.pages_college_positions,
  '/collegeCompany': m.pages_college_companies,
  '/collegeJobfair': m.pages_college_fairs,
  '/wenList': m.pages_articles,
  '/contentListNew': m.pages_contents,
}

/** What a list is searched for, as its page says it. */
function searchedFor(keyword: string, say: { locale: Locale }): WantedPage['facts'] {
  return keyword === '' ? [] : [[m.lists_search({}, say), m.lists_keyword({ text: keyword }, say)]]
}

/**
 * @param path of a page of ours, as the address has it behind its #
 * @returns null where it is neither a list nor a page of one position, company, fair, article or video
 */
export async function wantedPage(
  { positionDetails, companies, fairs, media }: Services,
  path: string,
  host: string,
  locale: Locale,
): Promise<WantedPage | null> {
  const say = { locale }
  const words = wordsIn(locale)
  const { pathname, searchParams } = new URL(path, 'http://page')
  const list = lists[pathname]
  if (list) {
    return {
      kind: '',
      title: list({}, say),
      over: '',
      facts: searchedFor((searchParams.get('keyword') ?? '').trim(), say),
    }
  }
  const missing = (what: string): WantedPage => ({
    kind: '',
    title: m.content_missing({ what }, say),
    over: m.content_missing_text({}, say),
    facts: [],
  })
  const find = async <T>(read: (id: string) => Promise<T | null>, id = searchParams.get('id') ?? '') =>
    isId(id) ? read(id) : null
  switch (pathname) {
    case '/job': {
      const kind = m.content_what_position({}, say)
      const found = await find(positionDetails.find)
      if (!found) return missing(kind)
      return {
        kind,
        title: found.title,
        over: jobOver(found, locale),
        facts: [
          [m.server_crawler_company({}, say), found.company.company_name],
          [m.server_crawler_salary({}, say), words.pay(found.salary)],
          [m.server_crawler_place({}, say), localise(found.city.label, locale)],
          [m.server_crawler_until({}, say), words.date(found.expires_at)],
        ],
      }
    }
    case '/companyDetailPage': {
      const kind = m.content_what_company({}, say)
      const found = await find(companies.find)
      if (!found) return missing(kind)
      return {
        kind,
        title: found.company_name,
        over: '',
        facts: [
          [m.server_crawler_industry({}, say), localise(found.industry_label, locale)],
          [m.server_crawler_size({}, say), words.size(found.insize)],
          [m.server_crawler_city({}, say), localise(found.city.label, locale)],
        ],
      }
    }
    case '/jobFair':
    case '/floorplan': {
      const kind = m.content_what_fair({}, say)
      const id = searchParams.get('id') ?? nextFair((await fairs.list({}, host)).list)?.id
      if (id === undefined) return { kind: '', title: m.pages_fair({}, say), over: '', facts: [] }
      const found = await find((known) => fairs.find(known, host), id)
      if (!found) return missing(kind)
      return {
        kind,
        title: found.title,
        over: fairOver(found, locale),
        facts: [
          [m.server_crawler_when({}, say), words.days(found.starts_at, found.ends_at)],
          [m.server_crawler_venue({}, say), found.place],
        ],
      }
    }
    case '/wenDetail':
    case '/videoDetail': {
      const kinds = { article: m.content_what_article, video: m.content_what_video }
      const found = await find((known) => media.find(known, host))
      if (!found) return missing(kinds[pathname === '/wenDetail' ? 'article' : 'video']({}, say))
      return {
        kind: kinds[found.kind]({}, say),
        title: found.title,
        over: '',
        facts: [
          [m.server_crawler_source({}, say), found.source],
          [m.server_crawler_published({}, say), words.date(found.published_at)],
        ],
      }
    }
    default:
      return null
  }
}
