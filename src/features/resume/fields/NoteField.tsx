import { lengthOf } from '../../../entities/resume/bullet-hints.ts'
import { Field } from '../../../ui/field/Field.tsx'
import { TextArea } from '../../../ui/field/TextArea.tsx'
import * as css from './Fields.css.ts'

export interface NoteFieldProps {
  readonly label: string
  readonly value: string
  readonly max: number
  readonly placeholder?: string | undefined
  readonly error?: string | undefined
  readonly rows?: number
  onChange(value: string): void
}

/** Text of several lines with the count of its characters. */
export function NoteField({ label, value, max, placeholder, error, rows = 3, onChange }: NoteFieldProps) {
  const length = lengthOf(value)
  return (
    <Field label={label} error={error} hint={<span className={css.count}>{`${length} / ${max}`}</span>}>
      <TextArea value={value} rows={rows} maxLength={max} placeholder={placeholder} onChange={onChange} />
    </Field>
  )
}
