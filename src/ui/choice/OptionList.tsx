import { Fragment, useId, useRef, useState } from 'react'
import * as css from './FilterSurface.css.ts'
import type { FilterOption } from './filter-option.ts'
import { OptionText } from './OptionText.tsx'
import { toggled } from './toggled.ts'

/** Options that are taken in at a glance; more are searched. */
export const MANY = 20

/** Those that a text finds, by themselves or by their group. */
export function soughtOf<T extends Pick<FilterOption, 'text' | 'group'>>(
  options: readonly T[],
  typed: string,
): readonly T[] {
  const sought = typed.trim().toLowerCase()
  return options.filter(
    ({ text, group = '' }) => text.toLowerCase().includes(sought) || group.toLowerCase().includes(sought),
  )
}

export interface OptionListProps {
  /** Accessible name of the group. */
  readonly label: string
  readonly options: readonly FilterOption[]
  readonly chosen: readonly string[]
  /** Check boxes instead of radio buttons. */
  readonly multiple: boolean
  /** Of the field that narrows a long list. */
  readonly searchLabel: string
  /** Where none of a long list is left. */
  readonly noneLabel: string
  onChange(values: string[]): void
  /** One of the radio buttons was pressed, not merely reached by the arrow keys. */
  onPicked(): void
}

/** The options of a filter, by the system's own controls. */
export function OptionList({ label, options, chosen, multiple, onChange, onPicked, ...labels }: OptionListProps) {
  const name = useId()
  const pressed = useRef(false)
  const [wanted, setWanted] = useState('')
  const isLong = options.length > MANY
  const shown = soughtOf(options, wanted)
  return (
    <>
      {isLong && (
        <input
          className={css.search}
          type="search"
          autoComplete="off"
          aria-label={labels.searchLabel}
          placeholder={labels.searchLabel}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      <fieldset
        className={css.list}
        role={multiple ? undefined : 'radiogroup'}
        aria-label={label}
        onPointerDown={() => {
          pressed.current = true
        }}
        onKeyDown={() => {
          pressed.current = false
        }}
      >
        {shown.map(({ value, text, group, count }, at) => (
          <Fragment key={value}>
            {group !== undefined && group !== shown[at - 1]?.group && <p className={css.group}>{group}</p>}
            <label className={css.option}>
              <input
                className={css.input}
                type={multiple ? 'checkbox' : 'radio'}
                name={name}
                checked={chosen.includes(value)}
                onChange={() => onChange(multiple ? toggled(options, chosen, value) : [value])}
                onClick={() => !multiple && pressed.current && onPicked()}
              />
              <OptionText text={text} count={count} />
            </label>
          </Fragment>
        ))}
      </fieldset>
      {shown.length === 0 && (
        <p role="status" className={css.none}>
          {labels.noneLabel}
        </p>
      )}
    </>
  )
}
