import { useSyncExternalStore } from 'react'
import * as m from '../../../../messages/compiled/messages.js'
import type { InterviewsFlow } from '../../../shared/actors/actors.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import * as css from './NextInterview.css.ts'

export interface CountdownProps {
  /** ISO 8601. */
  readonly startsAt: string
  readonly ticks: InterviewsFlow['ticks']
}

/** Shows how long it is until an interview begins: to the minute, and within a day to the second. */
export function Countdown({ startsAt, ticks }: CountdownProps) {
  usePreferences()
  const now = useSyncExternalStore(ticks.subscribe, ticks.now)
  const rest = Math.ceil((Date.parse(startsAt) - now) / 1000)
  if (rest <= 0) return <p className={css.begun}>{m.interviews_going_on()}</p>
  const [days, hours, minutes] = [Math.floor(rest / 86_400), Math.floor(rest / 3600) % 24, Math.floor(rest / 60) % 60]
  const parts: [number, string][] =
    days > 0
      ? [
          [days, m.interviews_days()],
          [hours, m.interviews_hours()],
          [minutes, m.interviews_minutes_unit()],
        ]
      : [
          [hours, m.interviews_hours()],
          [minutes, m.interviews_minutes_unit()],
          [rest % 60, m.interviews_seconds()],
        ]
  return (
    <div className={css.countdown} role="timer" aria-label={m.interviews_until({ days, hours, minutes })}>
      <p className={css.until}>{m.interviews_begins_in()}</p>
      <p className={css.parts} aria-hidden="true">
        {parts.map(([count, unit]) => (
          <span key={unit} className={css.part}>
            <b className={css.number}>{count}</b>
            {unit}
          </span>
        ))}
      </p>
    </div>
  )
}
