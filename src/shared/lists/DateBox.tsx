import { date, day, month } from '../../ui/list/SideCard.css.ts'
import { usePreferences } from '../preferences/preferences.tsx'
import { leafOf, monthText } from '../text/time.ts'

/** Day and month as a leaf of a calendar. */
export function DateBox({ iso }: { iso: string }) {
  usePreferences()
  return (
    <time className={date} dateTime={iso}>
      <span className={day}>{leafOf(iso).day}</span>
      <span className={month}>{monthText(iso)}</span>
    </time>
  )
}
