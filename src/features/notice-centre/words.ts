import type { Notice } from '../../../contract/calls/notices.ts'
import type { Locale } from '../../../contract/calls/site.ts'
import type { NoticeKind } from '../../../contract/notices.ts'
import * as m from '../../../messages/compiled/messages.js'
import { addressOf } from '../content/links.ts'
import { localise } from '../localise.ts'
import { searchHref } from '../subscription/search-href.ts'

/** What a company did, after its name. */
const deeds = {
  view: m.notices_view,
  like: m.notices_like,
  invite: m.notices_invite,
  offer: m.notices_offer,
  reject: m.notices_reject,
  close: m.notices_close,
} satisfies Record<Exclude<NoticeKind, 'searchHits'>, () => string>

interface NoticeWords {
  /** Whose deed it is; '' where it is nobody's. */
  readonly who: string
  readonly what: string
  readonly about: string
  readonly href: string
}

/**
 * What a notice says, and where it leads.
 * @param originOf of another of our sites
 */
export function wordsOf(
  { kind, delivery, search }: Notice,
  locale: Locale,
  originOf: (host: string) => string,
): NoticeWords {
  if (kind === 'searchHits') {
    return {
      who: '',
      what: m.notices_search({ count: search?.count ?? 0 }),
      about: search ? localise(search.label, locale) : '',
      href: search ? searchHref(search, originOf) : addressOf('/positionList'),
    }
  }
  return {
    who: delivery?.company.company_name ?? '',
    what: deeds[kind](),
    about: delivery?.position.title ?? '',
    href: addressOf('/deliveryFeedback', { from: 3, id: delivery?.id }),
  }
}
