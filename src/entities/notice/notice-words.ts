import type { Notice } from '../../../contract/calls/notices.ts'
import type { Locale } from '../../../contract/calls/site.ts'
import type { NoticeKind } from '../../../contract/notices.ts'
import * as m from '../../../messages/compiled/messages.js'
import { addressOf } from '../../shared/links/links.ts'
import { localise } from '../../shared/preferences/localise.ts'
import { zonedText } from '../interview/zoned.ts'
import { searchHref } from '../saved-search/search-href.ts'

/** What a company did, after its name. */
const deeds = {
  view: m.notices_view,
  like: m.notices_like,
  invite: m.notices_invite,
  move: m.notices_move,
  cancel: m.notices_cancel,
  dayBefore: m.notices_day_before,
  hourBefore: m.notices_hour_before,
  offerEnds: m.notices_offer_ends,
  offer: m.notices_offer,
  revise: m.notices_revise,
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
  { kind, delivery, interview, search }: Notice,
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
  const [who, title] = [delivery?.company.company_name ?? '', delivery?.position.title ?? '']
  if (!interview)
    return {
      who,
      what: deeds[kind](),
      about: title,
      href: addressOf('/deliveryFeedback', { from: 3, id: delivery?.id }),
    }
  const isUnanswered = kind === 'dayBefore' && !interview.is_accepted
  const isAgreed = kind === 'move' && interview.is_accepted
  return {
    who,
    what: isAgreed ? m.notices_agree() : isUnanswered ? m.notices_day_before_open() : deeds[kind](),
    about: [zonedText(interview, locale), title, interview.contact].filter(Boolean).join(' · '),
    href: addressOf('/myInterviewList', { delivery: delivery?.id }),
  }
}
