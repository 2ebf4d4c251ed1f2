import * as m from '../../../messages/compiled/messages.js'
import type { OpenedDelivery } from '../../api/desk.ts'
import { dayText, timeText } from '../content/time.ts'
import { eventNames } from '../delivery-feedback/words.ts'
import { usePreferences } from '../preferences.tsx'
import * as css from './DeliveryPane.css.ts'

export interface DeliveryEventsProps {
  readonly events: OpenedDelivery['events']
}

/** All that happened to a delivery, the latest last, and what was said with it. */
export function DeliveryEvents({ events }: DeliveryEventsProps) {
  usePreferences()
  return (
    <section className={css.part}>
      <h3 className={css.label}>{m.review_timeline()}</h3>
      <ol className={css.events}>
        {events.map(({ kind, at, note }) => (
          <li key={kind + at} className={css.event}>
            <time className={css.when} dateTime={at}>
              {`${dayText(at)} ${timeText(at)}`}
            </time>
            <span>{eventNames[kind]()}</span>
            {note !== '' && <span className={css.note}>{note}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
