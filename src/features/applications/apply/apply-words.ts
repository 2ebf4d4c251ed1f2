import type { DeliverRefusal, ResumeLack } from '../../../../contract/calls/deliveries.ts'
import type { Locale } from '../../../../contract/calls/site.ts'
import type { Failure } from '../../../../contract/failures.ts'
import { DELIVERIES_AN_HOUR } from '../../../../contract/rules/delivery-steps.ts'
import { isOutcomeUnknown } from '../../../../machines/applications/deliver/deliver.rules.ts'
import type { Way } from '../../../../machines/applications/deliver/deliver.types.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { timeText } from '../../../shared/text/time.ts'

const lackWords = {
  name: m.deliver_lack_name,
  phone: m.deliver_lack_phone,
  email: m.deliver_lack_email,
  education: m.deliver_lack_education,
} satisfies Record<ResumeLack, () => string>

export const lacksText = (lacks: readonly ResumeLack[], locale: Locale): string =>
  new Intl.ListFormat(locale).format(lacks.map((lack) => lackWords[lack]()))

export interface Said {
  readonly title: string
  readonly text: string
}

/** Says why it cannot be delivered, and what to do. */
export function refusalWords(refusal: DeliverRefusal, locale: Locale): Said {
  switch (refusal.why) {
    case 'closed':
      return { title: m.deliver_refused_closed_title(), text: m.deliver_refused_closed_text() }
    case 'expired':
      return { title: m.deliver_refused_expired_title(), text: m.deliver_refused_expired_text() }
    case 'otherSchool':
      return {
        title: m.deliver_refused_school_title(),
        text: m.deliver_refused_school_text({ school: refusal.school }),
      }
    case 'withdrawn':
      return { title: m.deliver_refused_withdrawn_title(), text: m.deliver_refused_withdrawn_text() }
    case 'noResume':
      return { title: m.deliver_refused_none_title(), text: m.deliver_refused_none_text() }
    case 'incomplete':
      return {
        title: m.deliver_refused_incomplete_title({ lacks: lacksText(refusal.lacks, locale) }),
        text: m.deliver_refused_incomplete_text(),
      }
    case 'attachmentGone':
      return { title: m.deliver_refused_gone_title(), text: m.deliver_refused_gone_text() }
    case 'tooMany':
      return {
        title: m.deliver_refused_many_title(),
        text: m.deliver_refused_many_text({ count: DELIVERIES_AN_HOUR, time: timeText(refusal.retry_at) }),
      }
  }
}

const wayWords = {
  writeResume: m.deliver_way_write,
  completeResume: m.deliver_way_complete,
  otherPositions: m.deliver_way_others,
  followUp: m.deliver_way_follow,
} satisfies Record<Way, () => string>

export const wayText = (way: Way): string => wayWords[way]()

/** Says what became of the delivery, and what to do. */
export function failureText(failure: Failure): string {
  if (failure.kind === 'offline') return m.deliver_failed_offline()
  if (failure.kind === 'timeout') return m.deliver_failed_timeout()
  return isOutcomeUnknown(failure) ? m.deliver_failed_lost() : m.deliver_failed_server()
}
