import { type FocusEvent, useCallback, useState } from 'react'
import type { Why, Wrong } from '../../../../../contract/rules/resume-rules.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { useTaiwan } from '../../../../shared/preferences/taiwan.ts'
import { useSteady } from '../../../../ui/useSteady.ts'
import type { ExamplesSource } from '../examples/source.ts'
import * as css from '../fields/Fields.css.ts'
import type { FieldSpec } from '../specs.ts'
import { useAsked } from './asked.ts'
import { SpecField, type Values } from './SpecField.tsx'

const texts = {
  phone: m.resume_editor_wrong_phone,
  email: m.resume_editor_wrong_email,
  month: m.resume_editor_month_odd,
  birthAhead: m.resume_editor_wrong_birth,
  noSuchDay: m.resume_editor_wrong_day,
  endFirst: m.resume_editor_wrong_end,
  link: m.resume_editor_wrong_link,
  salary: m.resume_editor_wrong_salary,
} satisfies Partial<Record<Why, () => string>>

const isTold = (why: Why): why is keyof typeof texts => why in texts

/** What is wrong with a field, and what to write; null where the field says so itself. */
const wrongText = (why: Why): string | null => (isTold(why) ? texts[why]() : null)

export interface SpecFormProps {
  /** Names the group of fields. */
  readonly label: string
  readonly specs: readonly FieldSpec[]
  readonly values: Values
  /** What our rules say of them. */
  readonly wrong: readonly Wrong[]
  /** It was not saved for it: then also fields that nobody has been in say what is wrong. */
  readonly isRefused: boolean
  /** For what is written at length. */
  readonly examples?: ExamplesSource | undefined
  onChange(values: Values): void
  /** Where there are lines: takes one away so that it can be had back. @param at from 0 */
  onRemoveLine?(at: number): void
}

const isEmpty = (value: unknown) =>
  Array.isArray(value) ? value.length === 0 : typeof value === 'string' && value.trim() === ''

/** Also in what a field opened over the page. */
const isWithin = (field: Element, target: EventTarget | null) =>
  target instanceof Element &&
  (field.contains(target) || target.closest('[data-radix-popper-content-wrapper]') !== null)

/**
 * The fields of a section or of an entry. What is missing or wrong is said at the field once it has been left, a month was
 * picked in it, or somebody wanted to go on.
 */
export function SpecForm({ label, specs, values, wrong, isRefused, examples, onChange, onRemoveLine }: SpecFormProps) {
  const isTaiwan = useTaiwan()
  const isAsked = useAsked()
  const shown = specs.filter(({ isMainland }) => !(isMainland && isTaiwan))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  /** That is typed into; '' for none, also where the focus is on a button beside it. */
  const [current, setCurrent] = useState('')
  const errorOf = (spec: FieldSpec): string | undefined => {
    const name = spec.kind === 'salary' ? 'salary_max' : spec.name
    const found = wrong.find(({ field }) => field === name)
    const isLeft = isAsked || left.has(spec.name)
    const said = found && (isLeft || (isRefused && current !== spec.name)) ? wrongText(found.why) : null
    if (said) return said
    return spec.isRequired && isLeft && isEmpty(values[name])
      ? m.resume_editor_required({ what: spec.label() })
      : undefined
  }
  const settle = useCallback(
    (name: string) => setLeft((before) => (before.has(name) ? before : new Set([...before, name]))),
    [],
  )
  const change = useSteady((changed: Values) => onChange({ ...values, ...changed }))
  const removeLine = useSteady((at: number) => onRemoveLine?.(at))
  const leave = ({ currentTarget, relatedTarget }: FocusEvent, name: string) => {
    if (isWithin(currentTarget, relatedTarget)) return
    setCurrent('')
    settle(name)
  }
  return (
    <fieldset aria-label={label} className={css.grid}>
      {shown.map((spec) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: hears of the field within
        <div
          key={spec.name}
          data-field={spec.name}
          className={spec.isWide && css.wide}
          onFocus={({ target }) => setCurrent(target.matches('input, textarea, select') ? spec.name : '')}
          onBlur={(event) => leave(event, spec.name)}
        >
          <SpecField
            spec={spec}
            value={spec.kind === 'salary' ? values : values[spec.name]}
            error={errorOf(spec)}
            examples={examples}
            onChange={change}
            onPicked={settle}
            onRemoveLine={removeLine}
          />
        </div>
      ))}
    </fieldset>
  )
}
