import { Close } from 'radix-ui/popover'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Locale } from '../../../../contract/calls/site.ts'
import { dateFormat } from '../../../../contract/rules/wall-clock.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { GridPicker } from '../../../ui/grid-picker/GridPicker.tsx'
import * as css from './DayPicker.css.ts'
import { dayAt, dayByKey, dayCount, monthsOn, weeksOf } from './day-grid.ts'

export interface DayPickerProps {
  /** Of its field. */
  readonly label: string
  /** As `2026-12-03`; anything else is none. */
  readonly value: string
  /** The first that may be picked, likewise. */
  readonly first: string
  onPick(day: string): void
}

const named = (count: number, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  dateFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.parse(dayAt(count)))

/** A month's days to pick one from, behind a button in the field. */
export function DayPicker({ label, value, first, onPick }: DayPickerProps) {
  const { locale } = usePreferences()
  const earliest = dayCount(first)
  const written = dayCount(value)
  const [at, setAt] = useState(earliest)
  const grid = useRef<HTMLTableElement>(null)
  const move = (to: number) => setAt(Math.max(to, earliest))
  const turn = (by: number, name: string) => ({
    name,
    isOff: by < 0 && dayAt(at).slice(0, 7) <= first.slice(0, 7),
    onTurn: () => move(monthsOn(at, by)),
  })
  return (
    <GridPicker
      label={label}
      name={m.interviews_pick_day({ label })}
      className={css.box}
      grid={grid}
      before={turn(-1, m.interviews_month_before())}
      after={turn(1, m.interviews_month_after())}
      shown={
        <span className={css.month} aria-live="polite">
          {named(at, locale, { year: 'numeric', month: 'long' })}
        </span>
      }
      onOpen={() => move(Number.isNaN(written) ? earliest : written)}
    >
      <Days grid={grid} at={at} written={written} earliest={earliest} onMove={move} onPick={onPick} />
    </GridPicker>
  )
}

interface DaysProps extends Pick<DayPickerProps, 'onPick'> {
  readonly grid: RefObject<HTMLTableElement | null>
  /** The day that the keys are at. */
  readonly at: number
  /** NaN for none. */
  readonly written: number
  readonly earliest: number
  onMove(at: number): void
}

function Days({ grid, at, written, earliest, onMove, onPick }: DaysProps) {
  const { locale } = usePreferences()
  const weeks = weeksOf(at)
  const isLed = useRef(false)
  useEffect(() => {
    // Who is in the grid goes along with the keys, also into a month that takes the place of what had the focus.
    if (isLed.current) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus()
    isLed.current = false
  }, [grid, at])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, at)
    if (next === null) return
    event.preventDefault()
    isLed.current = true
    onMove(next)
  }
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: one moves in it by keys
      role="grid"
      className={css.days}
      aria-label={named(at, locale, { year: 'numeric', month: 'long' })}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {/* A week of any kind, from a Monday on. */}
          {[4, 5, 6, 7, 8, 9, 10].map((day) => (
            <th key={day} scope="col" className={css.weekday} abbr={named(day, locale, { weekday: 'long' })}>
              {named(day, locale, { weekday: 'narrow' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, weekday) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place without a day has no other name
              <td key={weekday}>
                {day !== null && (
                  <Close
                    className={css.day}
                    data-day={day}
                    tabIndex={day === at ? 0 : -1}
                    disabled={day < earliest}
                    aria-pressed={day === written}
                    aria-label={named(day, locale, { dateStyle: 'full' })}
                    onClick={() => onPick(dayAt(day))}
                  >
                    {Number(dayAt(day).slice(8))}
                  </Close>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
