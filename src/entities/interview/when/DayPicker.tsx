import { Close, Content, Portal, Root, Trigger } from 'radix-ui/popover'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { Locale } from '../../../../contract/calls/site.ts'
import { dateFormat } from '../../../../contract/rules/wall-clock.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { iconAction } from '../../../ui/field/Field.css.ts'
import { CalendarIcon } from '../../../ui/icons/CalendarIcon.tsx'
import { LeftIcon } from '../../../ui/icons/LeftIcon.tsx'
import { RightIcon } from '../../../ui/icons/RightIcon.tsx'
import { media } from '../../../ui/style.ts'
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
  const step = (by: number, name: string, icon: ReactNode) => (
    <Button
      kind="ghost"
      size="sm"
      square
      aria-label={name}
      disabled={by < 0 && dayAt(at).slice(0, 7) <= first.slice(0, 7)}
      onClick={() => move(monthsOn(at, by))}
    >
      {icon}
    </Button>
  )
  return (
    <Root onOpenChange={(isOpen) => isOpen && move(Number.isNaN(written) ? earliest : written)}>
      <Trigger className={iconAction} aria-label={m.interviews_pick_day({ label })}>
        <CalendarIcon />
      </Trigger>
      <Portal>
        <Content
          className={css.box}
          align="end"
          // Its button stands so far within the field.
          alignOffset={matchMedia(media.phone).matches ? -1 : -7}
          sideOffset={8}
          collisionPadding={16}
          aria-label={label}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
          }}
        >
          <div className={css.head}>
            {step(-1, m.interviews_month_before(), <LeftIcon size={16} />)}
            <span className={css.month} aria-live="polite">
              {named(at, locale, { year: 'numeric', month: 'long' })}
            </span>
            {step(1, m.interviews_month_after(), <RightIcon size={16} />)}
          </div>
          <Days grid={grid} at={at} written={written} earliest={earliest} onMove={move} onPick={onPick} />
        </Content>
      </Portal>
    </Root>
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
