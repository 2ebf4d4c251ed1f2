import { useState } from 'react'
import { typedDay, typedMoment } from '../../../../machines/kit/typed-moment.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { Control, TextInput } from '../../../ui/field/Control.tsx'
import { DayPicker } from './DayPicker.tsx'

export interface MomentInputProps {
  /** A day, or a day with a time. */
  readonly kind: 'day' | 'moment'
  readonly name: string
  /** Of its field. */
  readonly label: string
  /** As `2026-12-03`, with a time `2026-12-03T14:00`; else as it was typed. */
  readonly value: string
  /** The first day that may be picked, as `2026-11-23`. */
  readonly first: string
  readonly readOnly: boolean
  onChange(value: string): void
}

const meanings = { day: typedDay, moment: typedMoment }
const examples = { day: m.interviews_day_example, moment: m.interviews_moment_example }

/** Of a moment whose day is picked before its time is typed. */
const USUAL = '10:00'

const shownOf = (value: string) =>
  /^\d{4}-\d\d-\d\d(T|$)/.test(value) ? value.replace('T', ' ').replaceAll('-', '.') : value

/** A day or moment, typed in whatever way or picked, in a Field. What is none stays as it was typed: our rules say that it is wrong. */
export function MomentInput({ kind, name, label, value, first, readOnly, onChange }: MomentInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    setTyped(text)
    onChange(meanings[kind](text, first) ?? text.trim())
  }
  const pick = (day: string) => {
    setTyped(null)
    onChange(kind === 'day' ? day : `${day}T${value.slice(11) || USUAL}`)
  }
  return (
    <Control>
      <TextInput
        name={name}
        value={typed ?? shownOf(value)}
        readOnly={readOnly}
        required
        autoComplete="off"
        maxLength={30}
        placeholder={examples[kind]()}
        onChange={type}
        onBlur={() => setTyped(null)}
      />
      {!readOnly && <DayPicker label={label} value={value.slice(0, 10)} first={first} onPick={pick} />}
    </Control>
  )
}
