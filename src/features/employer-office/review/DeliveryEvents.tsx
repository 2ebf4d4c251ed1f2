import type { DeskInvitationEvent } from '../../../../contract/calls/desk.ts'
import type { Locale } from '../../../../contract/calls/site.ts'
import * as m from '../../../../messages/compiled/messages.js'
import type { OpenedDelivery } from '../../../api/desk.ts'
import { eventNames } from '../../../entities/delivery/delivery-words.ts'
import { inOrder } from '../../../entities/delivery/in-order.ts'
import { roundNames } from '../../../entities/interview/interview-words.ts'
import { offerText } from '../../../entities/interview/offer-text.ts'
import { zonedText } from '../../../entities/interview/zoned.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { dayTimeText } from '../../../shared/text/time.ts'
import { interviewStepNames } from '../desk/desk-words.ts'
import * as css from './DeliveryPane.css.ts'

export interface DeliveryEventsProps {
  readonly delivery: Pick<OpenedDelivery, 'events' | 'invitation_events'>
}

type DeliveryEvent = OpenedDelivery['events'][number]

function nameOf(line: DeliveryEvent | DeskInvitationEvent, locale: Locale): string {
  if (!('round' in line)) return eventNames[line.kind]()
  const { kind, round, starts_at, zone } = line
  const time = starts_at === null ? '' : zonedText({ starts_at, zone }, locale)
  return interviewStepNames[kind]({ round: roundNames[round](), time })
}

/** All that happened to a delivery, the latest last, and what was said with it. */
export function DeliveryEvents({ delivery }: DeliveryEventsProps) {
  const { locale } = usePreferences()
  const lines = inOrder<DeliveryEvent, DeskInvitationEvent>(delivery.events, delivery.invitation_events)
  return (
    <section className={css.part}>
      <h3 className={css.label}>{m.review_timeline()}</h3>
      <ol className={css.events}>
        {lines.map((line) => (
          <li key={`${'round' in line} ${line.kind} ${line.at}`} className={css.event}>
            <time className={css.when} dateTime={line.at}>
              {dayTimeText(line.at)}
            </time>
            <span>
              {nameOf(line, locale)}
              {line.by !== '' && <span className={css.by}>{m.desk_by({ phone: line.by })}</span>}
            </span>
            {'offer' in line && line.offer && <span className={css.note}>{offerText(line.offer, locale)}</span>}
            {line.note !== '' && <span className={css.note}>{line.note}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
