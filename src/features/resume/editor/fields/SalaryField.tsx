import { resumeLimits } from '../../../../../contract/resume.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { Control, TextInput } from '../../../../ui/field/Control.tsx'
import { Field } from '../../../../ui/field/Field.tsx'
import * as css from './Fields.css.ts'

export interface SalaryFieldProps {
  /** Thousand yuan a month; 0 where not said. */
  readonly least: number
  readonly most: number
  readonly error?: string | undefined
  onChange(change: { readonly salary_min?: number; readonly salary_max?: number }): void
}

const thousandsOf = (typed: string) =>
  Math.min(Number(typed.normalize('NFKC').replace(/\D/g, '').slice(0, 3)), resumeLimits.salary)

/** From how much to how much a month. */
export function SalaryField({ least, most, error, onChange }: SalaryFieldProps) {
  const amount = (label: string, value: number, change: (thousands: number) => void, wrong?: string) => (
    <Field label={label} error={wrong}>
      <Control>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          value={value === 0 ? '' : String(value)}
          onChange={(typed) => change(thousandsOf(typed))}
        />
        <span className={css.unit}>{m.resume_editor_salary_unit()}</span>
      </Control>
    </Field>
  )
  return (
    <div className={css.salary}>
      {amount(m.resume_editor_salary_least(), least, (salary_min) => onChange({ salary_min }))}
      <span className={css.dash}>–</span>
      {amount(m.resume_editor_salary_most(), most, (salary_max) => onChange({ salary_max }), error)}
    </div>
  )
}
