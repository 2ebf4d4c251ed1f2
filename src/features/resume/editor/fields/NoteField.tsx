import { useRef } from 'react'
import { charactersOf } from '../../../../../contract/rules/resume-rules.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { lengthOf } from '../../../../entities/resume/bullet-hints.ts'
import { Field } from '../../../../ui/field/Field.tsx'
import { TextArea } from '../../../../ui/field/TextArea.tsx'
import { TextCount } from '../../../../ui/field/TextCount.tsx'
import { useAnnounce } from '../announcing/useAnnounce.ts'
import { FieldExamples } from '../examples/FieldExamples.tsx'
import { selectPlaceholder } from '../examples/select-placeholder.ts'
import type { ExamplesSource } from '../examples/source.ts'
import * as css from './Fields.css.ts'

export interface NoteFieldProps {
  readonly label: string
  readonly value: string
  readonly max: number
  readonly placeholder?: string | undefined
  readonly error?: string | undefined
  readonly rows?: number
  readonly examples?: ExamplesSource | undefined
  onChange(value: string): void
}

/** Text of several lines with the count of its characters; what is too long stays, and says so. */
export function NoteField({ label, value, max, placeholder, error, rows = 3, examples, onChange }: NoteFieldProps) {
  const box = useRef<HTMLDivElement>(null)
  const announce = useAnnounce()
  const isLong = charactersOf(value) > max
  const withOutline = (outline: string) => [value.trimEnd(), outline].filter(Boolean).join('\n')
  const use = (outline: string) => {
    onChange(withOutline(outline))
    announce(m.resume_editor_examples_used())
    requestAnimationFrame(() => selectPlaceholder(box.current?.querySelector('textarea')))
  }
  return (
    <div ref={box} className={css.note}>
      <Field
        label={label}
        error={isLong ? m.resume_editor_text_long({ max }) : error}
        hint={<TextCount count={isLong ? charactersOf(value) : lengthOf(value)} max={max} />}
      >
        <TextArea value={value} rows={rows} placeholder={placeholder} onChange={onChange} />
      </Field>
      {examples && (
        <FieldExamples
          source={examples}
          what={label}
          canUse={(outline) => withOutline(outline).length <= max}
          onUse={use}
        />
      )}
    </div>
  )
}
