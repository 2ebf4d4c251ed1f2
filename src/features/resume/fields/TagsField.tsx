import { type KeyboardEvent, useState } from 'react'
import * as m from '../../../../messages/compiled/messages.js'
import { RemovableChip } from '../../../ui/chip/RemovableChip.tsx'
import { Combobox } from '../../../ui/combobox/Combobox.tsx'
import { Control } from '../../../ui/field/Control.tsx'
import { Field } from '../../../ui/field/Field.tsx'
import * as css from './Fields.css.ts'
import { type Choices, useChoices } from './useChoices.ts'

export interface TagsFieldProps {
  readonly label: string
  readonly values: readonly string[]
  readonly most: number
  /** Characters of one. */
  readonly max: number
  readonly choices?: Choices | undefined
  readonly placeholder?: string | undefined
  readonly error?: string | undefined
  readonly isRequired?: boolean | undefined
  onChange(values: readonly string[]): void
}

const SEPARATORS = /[,，、;；\n]/

/** Several short texts, each a chip that can be taken away; Enter or a comma ends one. */
export function TagsField({ label, values, most, max, onChange, ...props }: TagsFieldProps) {
  const [typed, setTyped] = useState('')
  const { options, want } = useChoices(props.choices, typed, values)
  const isFull = values.length >= most
  const add = (texts: readonly string[]) => {
    const added = texts.map((text) => text.trim().slice(0, max)).filter((text) => text !== '')
    const next = [...new Set([...values, ...added])]
    if (values.length < Math.min(next.length, most)) onChange(next.slice(0, most))
    // What there is no room for stays where it was typed.
    setTyped(next.slice(Math.max(most, values.length)).join('、'))
  }
  const type = (text: string) => (SEPARATORS.test(text) ? add(text.split(SEPARATORS)) : setTyped(text))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      add([typed])
    } else if (event.key === 'Backspace' && typed === '' && values.length > 0) onChange(values.slice(0, -1))
  }
  return (
    <Field
      label={label}
      error={isFull && typed !== '' ? m.resume_editor_tags_left({ most, what: typed }) : props.error}
      isRequired={props.isRequired}
      hint={isFull ? m.resume_editor_tags_full({ most }) : undefined}
    >
      {values.length > 0 && (
        <ul className={css.tags} aria-label={label}>
          {values.map((value) => (
            <li key={value}>
              <RemovableChip
                removeLabel={m.resume_editor_take_away({ what: value })}
                onRemove={() => onChange(values.filter((one) => one !== value))}
              >
                {value}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
      <Control>
        <Combobox
          value={typed}
          options={isFull ? [] : options}
          maxLength={max}
          placeholder={props.placeholder}
          onFocus={want}
          onChange={type}
          onPick={(option) => add([option])}
          onKeyDown={onKeyDown}
          // What stands there was meant.
          onBlur={() => add([typed])}
        />
      </Control>
    </Field>
  )
}
