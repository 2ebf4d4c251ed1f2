import * as m from '../../../../../messages/compiled/messages.js'
import { CheckIcon } from '../../../../ui/icons/account.tsx'
import * as css from './illustrations.css.ts'

/** An application on its way. */
export function Progress() {
  const steps = [
    { kind: 'done', text: m.home_track_sent(), time: '11-17 09:12' },
    { kind: 'done', text: m.home_track_viewed(), time: '11-17 15:40' },
    { kind: 'done', text: m.home_track_invited(), time: '11-19 10:05' },
    { kind: 'next', text: m.home_track_interview(), time: '11-24 14:00' },
    { kind: 'todo', text: m.home_track_offer(), time: m.home_track_pending() },
  ] as const
  return (
    <div className={css.steps}>
      {steps.map(({ kind, text, time }) => (
        <div key={time} className={css.step[kind]}>
          <span className={css.dot[kind]}>{kind === 'done' && <CheckIcon size={12} />}</span>
          <span className={css.line}>{text}</span>
          <span className={css.time}>{time}</span>
        </div>
      ))}
    </div>
  )
}
