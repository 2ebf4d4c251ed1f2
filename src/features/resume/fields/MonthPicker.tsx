import { Close, Content, Portal, Root, Trigger } from 'radix-ui/popover'
import { useState } from 'react'
import * as m from '../../../../messages/compiled/messages.js'
import { Button } from '../../../ui/button/Button.tsx'
import { iconAction } from '../../../ui/field/Field.css.ts'
import { CalendarIcon } from '../../../ui/icons/CalendarIcon.tsx'
import { LeftIcon } from '../../../ui/icons/LeftIcon.tsx'
import { RightIcon } from '../../../ui/icons/RightIcon.tsx'
import type { MonthFieldProps } from './MonthField.tsx'
import * as css from './MonthPicker.css.ts'

export interface MonthPickerProps extends Pick<MonthFieldProps, 'label' | 'value' | 'present' | 'yearsBack'> {
  onPick(value: string): void
}

const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const
const EARLIEST = 1950
const LATEST = 2049
const YEARS = Array.from({ length: LATEST - EARLIEST + 1 }, (_, at) => LATEST - at)

/** A year's months to pick one from, behind a button in the field. */
export function MonthPicker({ label, value, present, yearsBack = 0, onPick }: MonthPickerProps) {
  const [year, setYear] = useState(0)
  const written = Number(/^(?:19|20)\d\d/.exec(value)?.[0])
  const own = written >= EARLIEST && written <= LATEST ? written : new Date().getFullYear() - yearsBack
  const step = (by: number, name: string, icon: React.ReactNode) => (
    <Button
      kind="ghost"
      size="sm"
      square
      aria-label={name}
      disabled={year + by < EARLIEST || year + by > LATEST}
      onClick={() => setYear(year + by)}
    >
      {icon}
    </Button>
  )
  return (
    <Root onOpenChange={(isOpen) => isOpen && setYear(own)}>
      <Trigger className={iconAction} aria-label={m.resume_editor_pick_month({ label })}>
        <CalendarIcon />
      </Trigger>
      <Portal>
        <Content className={css.box} align="end" sideOffset={8} collisionPadding={16} aria-label={label}>
          <div className={css.head}>
            {step(-1, m.resume_editor_year_before(), <LeftIcon size={16} />)}
            <select
              className={css.year}
              aria-label={m.resume_editor_pick_year()}
              value={year}
              onChange={(event) => setYear(Number(event.target.value))}
            >
              {YEARS.map((one) => (
                <option key={one} value={one}>
                  {m.resume_editor_year({ year: one })}
                </option>
              ))}
            </select>
            {step(1, m.resume_editor_year_after(), <RightIcon size={16} />)}
          </div>
          <div className={css.months}>
            {MONTHS.map((month) => (
              <Close
                key={month}
                className={css.month}
                aria-pressed={value.startsWith(`${year}-${month}`)}
                onClick={() => onPick(`${year}-${month}`)}
              >
                {m.resume_editor_month({ month: Number(month) })}
              </Close>
            ))}
          </div>
          {present && (
            <Close className={css.present} aria-pressed={value === present.value} onClick={() => onPick(present.value)}>
              {present.label}
            </Close>
          )}
        </Content>
      </Portal>
    </Root>
  )
}
