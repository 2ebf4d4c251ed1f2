import { type KeyboardEvent, useState } from 'react'
import { charactersOf } from '../../../../../contract/rules/resume-rules.ts'
import { isSame } from '../../../../../machines/resume/resume-editor/resume-editor.rules.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { fitChips, isSeparated, textsIn } from '../../../../entities/resume/chips.ts'
import { RemovableChip } from '../../../../ui/chip/RemovableChip.tsx'
import { Combobox } from '../../../../ui/combobox/Combobox.tsx'
import { Control } from '../../../../ui/field/Control.tsx'
import { Field } from '../../../../ui/field/Field.tsx'
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

/** What stands in the box, and the values that it adds: whatever is typed is kept like all else. */
interface Box {
  readonly text: string
  readonly values: readonly string[]
}

const boxOf = (rest: readonly string[]): Box => ({ text: rest.join('、'), values: rest })

/** Of letters that name Chinese choices by how they are pronounced, the first of those: suzhou is 苏州. */
function meantBy(typed: string, options: readonly string[]): string {
  const [first = ''] = options
  return /^[a-z' ]+$/i.test(typed.trim()) && /^\p{Script=Han}+$/u.test(first) ? first : typed
}

/** Several short texts, each a chip that can be taken away; Enter, a comma or leaving the field ends one. */
export function TagsField({ label, values, most, max, onChange, ...props }: TagsFieldProps) {
  const limits = { most, max }
  const [typed, setTyped] = useState(boxOf([]))
  const besides = (box: Box) => values.filter((value) => !box.values.includes(value))
  // Else something other than this field wrote them, such as a draft that came to light.
  const isOurs =
    typed.values.every((value) => values.includes(value)) && fitChips(besides(typed), limits).rest.length === 0
  const box = isOurs ? typed : boxOf(fitChips(values, limits).rest)
  const chips = besides(box)
  const { options, want } = useChoices(props.choices, box.text, chips)
  const isFull = chips.length >= most

  const change = (kept: readonly string[], next: Box) => {
    setTyped(next)
    const all = [...kept, ...next.values]
    if (!isSame(all, values)) onChange(all)
  }
  /** What there is no room for stays where it was typed. */
  const settle = (texts: readonly string[]) => {
    const { chips: kept, rest } = fitChips([...new Set(texts)], limits)
    change(kept, boxOf(rest))
  }
  const add = (text: string) => settle([...chips, ...textsIn(text)])
  const type = (text: string) => {
    if (!isFull && isSeparated(text)) add(text)
    else change(chips, { text, values: textsIn(text).filter((one) => !chips.includes(one)) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      add(meantBy(box.text, options))
    } else if (event.key === 'Backspace' && box.text === '' && chips.length > 0) change(chips.slice(0, -1), box)
  }
  const isTooLong = box.values.some((text) => charactersOf(text) > max)
  const refused = isTooLong
    ? m.resume_editor_text_long({ max })
    : isFull && box.values.length > 0 && m.resume_editor_tags_left({ most, what: box.text })
  return (
    <Field
      label={label}
      error={refused || props.error}
      isRequired={props.isRequired}
      hint={isFull ? m.resume_editor_tags_full({ most }) : undefined}
    >
      {chips.length > 0 && (
        <ul className={css.tags} aria-label={label}>
          {chips.map((value) => (
            <li key={value}>
              <RemovableChip
                removeLabel={m.resume_editor_take_away({ what: value })}
                onRemove={() => settle(values.filter((one) => one !== value))}
              >
                {value}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
      <Control>
        <Combobox
          value={box.text}
          options={isFull ? [] : options}
          placeholder={props.placeholder}
          onFocus={want}
          onChange={type}
          onPick={add}
          onKeyDown={onKeyDown}
          // What stands there was meant.
          onBlur={() => add(box.text)}
        />
      </Control>
    </Field>
  )
}
