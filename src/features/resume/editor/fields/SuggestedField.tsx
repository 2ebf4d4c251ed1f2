import { Combobox } from '../../../../ui/combobox/Combobox.tsx'
import { Control } from '../../../../ui/field/Control.tsx'
import { Field } from '../../../../ui/field/Field.tsx'
import { fullText } from './full-text.ts'
import { type Choices, useChoices } from './useChoices.ts'

export interface SuggestedFieldProps {
  readonly label: string
  readonly value: string
  readonly max: number
  readonly choices: Choices
  readonly placeholder?: string | undefined
  readonly error?: string | undefined
  readonly isRequired?: boolean | undefined
  onChange(value: string): void
}

/** One line of text with a list searched while it is typed; anything else may stand there. */
export function SuggestedField({ label, value, max, choices, onChange, ...looks }: SuggestedFieldProps) {
  const { placeholder, error, isRequired } = looks
  const { options, want } = useChoices(choices, value)
  return (
    <Field label={label} error={error} isRequired={isRequired} hint={fullText(value, max)}>
      <Control>
        <Combobox
          value={value}
          options={options.length === 1 && options[0] === value ? [] : options}
          maxLength={max}
          placeholder={placeholder}
          onFocus={want}
          onChange={onChange}
        />
      </Control>
    </Field>
  )
}
