import { memo } from 'react'
import * as m from '../../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { Control, TextInput } from '../../../../ui/field/Control.tsx'
import { Field } from '../../../../ui/field/Field.tsx'
import { SelectInput } from '../../../../ui/field/SelectInput.tsx'
import type { ExamplesSource } from '../examples/source.ts'
import { BulletsField } from '../fields/BulletsField.tsx'
import * as css from '../fields/Fields.css.ts'
import { fullText } from '../fields/full-text.ts'
import { MonthField } from '../fields/MonthField.tsx'
import { NoteField } from '../fields/NoteField.tsx'
import { SalaryField } from '../fields/SalaryField.tsx'
import { SuggestedField } from '../fields/SuggestedField.tsx'
import { TagsField } from '../fields/TagsField.tsx'
import type { FieldSpec } from '../specs.ts'

export type Values = Readonly<Record<string, unknown>>

export interface SpecFieldProps {
  readonly spec: FieldSpec
  /** Of the field; of a salary, all values of the form. */
  readonly value: unknown
  readonly error: string | undefined
  readonly examples: ExamplesSource | undefined
  onChange(change: Values): void
  /** It was chosen whole, and the focus may still be in it. */
  onPicked(name: string): void
  onRemoveLine(at: number): void
}

const plain = (typed: string) => typed.normalize('NFKC').trim()

/** One field of a form, as its description has it; drawn anew only for what is its own. */
export const SpecField = memo(function SpecField({
  spec,
  value,
  error,
  examples,
  onChange,
  onPicked,
  onRemoveLine,
}: SpecFieldProps) {
  usePreferences()
  const { name } = spec
  const label = spec.label()
  const change = (next: unknown) => onChange({ [name]: next })
  const common = { label, error, isRequired: spec.isRequired, onChange: change }
  const month = { ...common, onPicked: () => onPicked(name) }
  switch (spec.kind) {
    case 'text': {
      const text = { max: spec.max, placeholder: spec.placeholder?.(), value: value as string }
      if (spec.choices) return <SuggestedField {...common} {...text} choices={spec.choices} />
      return (
        <Field label={label} error={error} isRequired={spec.isRequired} hint={fullText(text.value, text.max)}>
          <Control>
            <TextInput
              value={text.value}
              maxLength={text.max}
              placeholder={text.placeholder}
              autoComplete={spec.complete ?? 'off'}
              inputMode={spec.mode ?? 'text'}
              aria-required={spec.isRequired}
              onChange={change}
              // Full width as a Chinese keyboard may have it.
              onBlur={() => spec.mode && text.value !== plain(text.value) && change(plain(text.value))}
            />
          </Control>
        </Field>
      )
    }
    case 'choice':
      return (
        <Field label={label} error={error} isRequired={spec.isRequired}>
          <Control>
            <SelectInput
              value={value as string}
              options={spec.options.map((option) => ({ value: option, label: spec.labels[option]?.() ?? option }))}
              onChange={change}
            />
          </Control>
        </Field>
      )
    case 'note':
      return (
        <NoteField
          {...common}
          value={value as string}
          max={spec.max}
          placeholder={spec.placeholder?.()}
          examples={examples}
        />
      )
    case 'month':
      return (
        <MonthField {...month} value={value as string} placeholder={spec.placeholder?.()} yearsBack={spec.yearsBack} />
      )
    case 'end':
      return (
        <MonthField
          {...month}
          value={value as string}
          present={{ value: 'present', label: m.resume_editor_present() }}
        />
      )
    case 'from':
      return <MonthField {...month} value={value as string} present={{ value: 'now', label: m.resume_editor_now() }} />
    case 'tags':
      return (
        <TagsField
          {...common}
          values={value as readonly string[]}
          most={spec.most}
          max={spec.max}
          choices={spec.choices}
          placeholder={spec.placeholder?.()}
        />
      )
    case 'salary': {
      const { salary_min, salary_max } = value as Values
      return (
        <fieldset className={css.group} aria-label={label}>
          <p className={css.legend}>{label}</p>
          <SalaryField least={salary_min as number} most={salary_max as number} error={error} onChange={onChange} />
        </fieldset>
      )
    }
    case 'bullets':
      return (
        <BulletsField
          label={label}
          lines={value as readonly string[]}
          examples={examples}
          onChange={change}
          onRemove={onRemoveLine}
        />
      )
  }
})
