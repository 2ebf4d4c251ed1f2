import type { Answer } from '../../../contract/call.ts'
import type { getDelivery } from '../../../contract/calls/deliveries.ts'
import * as m from '../../../messages/compiled/messages.js'
import { CheckIcon } from '../../ui/icons/CheckIcon.tsx'
import { dayText } from '../content/time.ts'
import { usePreferences } from '../preferences.tsx'
import { daysSince, weekdayText } from './moments.ts'
import * as css from './Timeline.css.ts'
import { eventNames, eventTexts, isOver, statusLooks } from './words.ts'

export type DetailedDelivery = Answer<typeof getDelivery>

export interface TimelineProps {
  readonly delivery: DetailedDelivery
  /** Milliseconds since the epoch, when it was read. */
  readonly now: number
}

/** All that happened to a delivery, with its time, and what usually comes next. */
export function Timeline({ delivery, now }: TimelineProps) {
  const { locale } = usePreferences()
  const { events, status, changed_at } = delivery
  const days = daysSince(changed_at, now)
  return (
    <ol className={css.events} aria-label={m.deliveries_timeline()}>
      {events.map(({ kind, at, note }, index) => {
        const isLast = index === events.length - 1
        return (
          <li key={kind + at} className={css.event}>
            <time className={css.when} dateTime={at}>
              <b>{dayText(at)}</b> {weekdayText(at, locale)}
            </time>
            <span className={isLast ? css.lastDot : css.dot} aria-hidden="true">
              {!isLast && <CheckIcon size={12} />}
            </span>
            <div className={css.what}>
              <p className={isLast ? css.lastName : css.name}>{eventNames[kind]()}</p>
              <p className={css.text}>{eventTexts[kind]()}</p>
              {note !== '' && <blockquote className={css.note}>{note}</blockquote>}
            </div>
          </li>
        )
      })}
      <li className={css.event}>
        <span className={css.when}>{isOver(status) ? '' : m.deliveries_pending()}</span>
        <span className={css.openDot} aria-hidden="true" />
        <div className={css.what}>
          <p className={css.name}>{isOver(status) ? m.deliveries_over() : m.deliveries_next()}</p>
          <p className={css.text}>{statusLooks[status].next()}</p>
          {!isOver(status) && days > 0 && <p className={css.text}>{m.deliveries_since({ days })}</p>}
        </div>
      </li>
    </ol>
  )
}
