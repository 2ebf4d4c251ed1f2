import { useState } from 'react'
import * as m from '../../../../messages/compiled/messages.js'
import { monthOf, monthText } from '../../../entities/resume/month-typing.ts'
import { Control, TextInput } from '../../../ui/field/Control.tsx'
import { Field } from '../../../ui/field/Field.tsx'
import { MonthPicker } from './MonthPicker.tsx'

export interface MonthFieldProps {
  readonly label: string
  /** As the contract has it; '' for none. */
  readonly value: string
  /** May also be what goes on; what that is called. */
  readonly present?: { readonly value: string; readonly label: string } | undefined
  readonly error?: string | undefined
  onChange(value: string): void
}

/** A month, typed in whatever way or picked. What is no month stays as it was typed, and says so. */
export function MonthField({ label, value, present, error, onChange }: MonthFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(true)
  const meantBy = (text: string) => {
    if (present && text.trim() === present.label) return present.value
    const month = monthOf(text, present !== undefined)
    return month === 'present' && present ? present.value : month
  }
  const shown = present && value === present.value ? present.label : monthText(value)
  const isOdd = typed !== null && meantBy(typed) === null
  const type = (text: string) => {
    setTyped(text)
    const month = meantBy(text)
    if (month !== null) onChange(month)
  }
  const leave = () => {
    setLeft(true)
    if (!isOdd) setTyped(null)
  }
  const pick = (month: string) => {
    setTyped(null)
    onChange(month)
  }
  return (
    <Field label={label} error={isOdd && isLeft ? m.resume_editor_month_odd() : error}>
      <Control>
        <TextInput
          value={typed ?? shown}
          autoComplete="off"
          maxLength={20}
          placeholder={m.resume_editor_month_example()}
          onChange={type}
          onFocus={() => setLeft(false)}
          onBlur={leave}
        />
        <MonthPicker label={label} value={value} present={present} onPick={pick} />
      </Control>
    </Field>
  )
}
