import type { Locale } from '../../contract/calls/site.ts'
import * as m from '../../messages/compiled/messages.js'
import { wordsIn } from '../crawlers/words.ts'
import type { Markup } from '../http/markup.ts'
import type { Services } from '../services.ts'
import { localise } from '../sites.ts'

/** What a visitor came for. */
export interface WantedPage {
  readonly kind: string
  readonly title: string
  readonly facts: readonly (readonly [string, string | Markup])[]
}

const ID = /^[1-9]\d{0,8}$/

/**
 * @param path of a page of ours, as the address has it behind its #
 * @returns null where it is no page of one position, company, fair, article or video, or that is not there
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
  const id = searchParams.get('id') ?? ''
  if (!ID.test(id)) return null
  switch (pathname) {
    case '/job': {
      const found = await positionDetails.find(id)
      return (
        found && {
          kind: m.content_what_position({}, say),
          title: found.title,
          facts: [
            [m.server_crawler_company({}, say), found.company.company_name],
            [m.server_crawler_salary({}, say), words.pay(found.salary)],
            [m.server_crawler_place({}, say), localise(found.city.label, locale)],
            [m.server_crawler_until({}, say), words.date(found.expires_at)],
          ],
        }
      )
    }
    case '/companyDetailPage': {
      const found = await companies.find(id)
      return (
        found && {
          kind: m.content_what_company({}, say),
          title: found.company_name,
          facts: [
            [m.server_crawler_industry({}, say), localise(found.industry_label, locale)],
            [m.server_crawler_size({}, say), words.size(found.insize)],
            [m.server_crawler_city({}, say), localise(found.city.label, locale)],
          ],
        }
      )
    }
    case '/jobFair':
    case '/floorplan': {
      const found = await fairs.find(id, host)
      return (
        found && {
          kind: m.content_what_fair({}, say),
          title: found.title,
          facts: [
            [m.server_miniprogram_date({}, say), words.date(found.starts_at)],
            [m.server_miniprogram_place({}, say), found.place],
          ],
        }
      )
    }
    case '/wenDetail':
    case '/videoDetail': {
      const found = await media.find(id, host)
      if (!found) return null
      const kinds = { article: m.content_what_article, video: m.content_what_video }
      return {
        kind: kinds[found.kind]({}, say),
        title: found.title,
        facts: [
          [m.server_miniprogram_source({}, say), found.source],
          [m.server_crawler_published({}, say), words.date(found.published_at)],
        ],
      }
    }
    default:
      return null
  }
}
