import { Close } from 'radix-ui/popover'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import * as m from '../../../../../messages/compiled/messages.js'
import { monthAt, monthByKey, monthCount, ROW, YEARS, yearOf } from '../../../../entities/resume/month-grid.ts'
import { GridPicker } from '../../../../ui/grid-picker/GridPicker.tsx'
import * as css from './MonthPicker.css.ts'
import type { MonthFieldProps } from './month-field-props.ts'

export interface MonthPickerProps extends Pick<MonthFieldProps, 'label' | 'value' | 'present' | 'yearsBack'> {
  onPick(value: string): void
}

const years = Array.from({ length: YEARS.last - YEARS.first + 1 }, (_, at) => YEARS.last - at)

/** The month that is written, or where one begins to look for it. */
function begunAt(value: string, yearsBack: number): number {
  const [, year, month = '1'] = /^(\d{4})(?:-(\d\d))?/.exec(value) ?? []
  const now = new Date()
  const isListed = Number(year) >= YEARS.first && Number(year) <= YEARS.last
  return isListed
    ? monthCount(Number(year), Number(month))
    : monthCount(now.getFullYear() - yearsBack, now.getMonth() + 1)
}

/** A year's months to pick one from, behind a button in the field. */
export function MonthPicker({ label, value, present, yearsBack = 0, onPick }: MonthPickerProps) {
  const [at, setAt] = useState(0)
  const year = yearOf(at)
  const grid = useRef<HTMLTableElement>(null)
  const toYear = (one: number) => setAt(monthCount(one, (at % 12) + 1))
  const turn = (by: number, name: string) => ({
    name,
    isOff: year + by < YEARS.first || year + by > YEARS.last,
    onTurn: () => toYear(year + by),
  })
  return (
    <GridPicker
      label={label}
      name={m.resume_editor_pick_month({ label })}
      className={css.box}
      grid={grid}
      before={turn(-1, m.resume_editor_year_before())}
      after={turn(1, m.resume_editor_year_after())}
      shown={
        <select
          className={css.year}
          aria-label={m.resume_editor_pick_year()}
          value={year}
          onChange={(event) => toYear(Number(event.target.value))}
        >
          {years.map((one) => (
            <option key={one} value={one}>
              {m.resume_editor_year({ year: one })}
            </option>
          ))}
        </select>
      }
      onOpen={() => setAt(begunAt(value, yearsBack))}
    >
      <Months grid={grid} at={at} value={value} onMove={setAt} onPick={onPick} />
      {present && (
        <Close className={css.present} aria-pressed={value === present.value} onClick={() => onPick(present.value)}>
          {present.label}
        </Close>
      )}
    </GridPicker>
  )
}

interface MonthsProps extends Pick<MonthPickerProps, 'value' | 'onPick'> {
  readonly grid: RefObject<HTMLTableElement | null>
  /** The month that the keys are at. */
  readonly at: number
  onMove(at: number): void
}

const ROWS = Array.from({ length: 12 / ROW }, (_, row) =>
  Array.from({ length: ROW }, (_, column) => row * ROW + column),
)

function Months({ grid, at, value, onMove, onPick }: MonthsProps) {
  const year = yearOf(at)
  useEffect(() => {
    const { current } = grid
    // Who is in the grid goes along with the keys.
    if (current?.contains(document.activeElement))
      current.querySelector<HTMLElement>(`[data-month="${at % 12}"]`)?.focus()
  }, [grid, at])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = monthByKey(event.key, at)
    if (next === null) return
    event.preventDefault()
    onMove(next)
  }
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: one moves in it by keys
      role="grid"
      className={css.months}
      aria-label={m.resume_editor_year({ year })}
      onKeyDown={onKeyDown}
    >
      <tbody>
        {ROWS.map((row) => (
          <tr key={row[0]}>
            {row.map((month) => {
              const own = monthAt(year * 12 + month)
              return (
                <td key={month}>
                  <Close
                    className={css.month}
                    data-month={month}
                    tabIndex={month === at % 12 ? 0 : -1}
                    aria-pressed={value.startsWith(own)}
                    onClick={() => onPick(own)}
                  >
                    {m.resume_editor_month({ month: month + 1 })}
                  </Close>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
