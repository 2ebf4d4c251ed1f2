import { useState } from 'react'
import { typedDate } from '../../../../../machines/resume/typed-date.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { isFarMonth } from '../../../../entities/resume/far-month.ts'
import { monthShown } from '../../../../entities/resume/month-typing.ts'
import { Control, TextInput } from '../../../../ui/field/Control.tsx'
import { Field } from '../../../../ui/field/Field.tsx'
import { MonthPicker } from './MonthPicker.tsx'
import type { MonthFieldProps } from './month-field-props.ts'

/** A month, typed in whatever way or picked. What is no month stays as it was typed: our rules say that it is wrong. */
export function MonthField({ label, value, present, error, onChange, onPicked, ...looks }: MonthFieldProps) {
  const { isRequired, placeholder, yearsBack } = looks
  const [typed, setTyped] = useState<string | null>(null)
  const meantBy = (text: string) => {
    if (present && text.trim() === present.label) return present.value
    const month = typedDate(text, present !== undefined)
    return month === 'present' && present ? present.value : month
  }
  const shown = present && value === present.value ? present.label : monthShown(value)
  const type = (text: string) => {
    setTyped(text)
    onChange(meantBy(text) ?? text.trim())
  }
  const pick = (month: string) => {
    setTyped(null)
    onChange(month)
    onPicked?.()
  }
  return (
    <Field
      label={label}
      error={error}
      isRequired={isRequired}
      hint={isFarMonth(value, new Date().getFullYear()) && m.resume_editor_far_month()}
    >
      <Control>
        <TextInput
          value={typed ?? shown}
          autoComplete="off"
          maxLength={20}
          placeholder={placeholder ?? m.resume_editor_month_example()}
          onChange={type}
          onBlur={() => setTyped(null)}
        />
        <MonthPicker label={label} value={value} present={present} yearsBack={yearsBack} onPick={pick} />
      </Control>
    </Field>
  )
}
