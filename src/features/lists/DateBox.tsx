import { usePreferences } from '../preferences.tsx'
import { date, day, month } from './SideCard.css.ts'

/** Day and month as a leaf of a calendar. */
export function DateBox({ iso }: { iso: string }) {
  const { locale } = usePreferences()
  const moment = new Date(iso)
  return (
    <time className={date} dateTime={iso}>
      <span className={day}>{String(moment.getDate()).padStart(2, '0')}</span>
      <span className={month}>{new Intl.DateTimeFormat(locale, { month: 'short' }).format(moment)}</span>
    </time>
  )
}
