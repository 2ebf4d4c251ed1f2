import { useState } from 'react'
import { typedTime } from '../../../../machines/kit/typed-moment.ts'
import { Combobox } from '../../../ui/combobox/Combobox.tsx'
import { Control } from '../../../ui/field/Control.tsx'

export interface TimeInputProps {
  readonly name: string
  /** As `14:00`; else as it was typed. */
  readonly value: string
  readonly readOnly: boolean
  onChange(value: string): void
}

/** Every half hour from eight to half past eight in the evening. */
const usual = Array.from(
  { length: 26 },
  (_, at) => `${String(8 + Math.floor(at / 2)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`,
)

/** A time, typed in whatever way or taken from the usual ones, in a Field. */
export function TimeInput({ name, value, readOnly, onChange }: TimeInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const offered = usual.filter((time) => typed === null || (time.startsWith(typed) && time !== typed))
  return (
    <Control>
      <Combobox
        name={name}
        value={typed ?? value}
        options={readOnly ? [] : offered}
        readOnly={readOnly}
        maxLength={12}
        placeholder="14:00"
        onChange={(text) => {
          setTyped(text)
          onChange(typedTime(text) ?? text.trim())
        }}
        onPick={(time) => {
          setTyped(null)
          onChange(time)
        }}
        onBlur={() => setTyped(null)}
      />
    </Control>
  )
}
