import type { Locale } from '../../../contract/calls/site.ts'
import type { OfferTerms } from '../../../contract/offer.ts'
import * as m from '../../../messages/compiled/messages.js'
import { zonedText } from './zoned.ts'

/** What is offered, and until when it waits for the answer. */
export const offerText = ({ salary, place, starts_on, answer_by, zone }: OfferTerms, locale: Locale): string =>
  m.deliveries_offer_terms({
    salary,
    place,
    day: starts_on.replaceAll('-', '.'),
    time: zonedText({ starts_at: answer_by, zone }, locale),
  })
