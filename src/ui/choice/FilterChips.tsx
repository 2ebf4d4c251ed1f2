import { Fragment, useId, useState } from 'react'
import { DownIcon } from '../icons/shell.tsx'
import * as css from './FilterChips.css.ts'
import type { FilterOption } from './filter-option.ts'
import { MANY, soughtOf } from './OptionList.tsx'
import { OptionText } from './OptionText.tsx'
import { toggled } from './toggled.ts'

type Chip = Pick<FilterOption, 'text' | 'count'> & { readonly value: string | null }

/** Options that a long group shows at first. */
const FEW = 8

export interface FilterGroup {
  readonly key: string
  readonly name: string
  readonly options: readonly FilterOption[]
  /** Values of those chosen. */
  readonly chosen: readonly string[]
  readonly multiple: boolean
}

export interface FilterChipsProps extends Omit<FilterGroup, 'key'> {
  onChange(values: string[]): void
  readonly anyLabel: string
  readonly moreLabel: string
  readonly lessLabel: string
  /** Of the field that narrows a long group. */
  searchLabelOf(name: string): string
  /** Where none of a long group is left. */
  readonly noneLabel: string
}

/** A filter with its name above its options, of which a long one shows the first few and those that are chosen. */
export function FilterChips({ name, options, chosen, multiple, onChange, ...labels }: FilterChipsProps) {
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  // What is no longer chosen stays until the group is folded anew: nothing goes away under the finger.
  const [kept, setKept] = useState(chosen)
  const isLong = options.length > FEW
  const [wanted, setWanted] = useState('')
  const isSearched = isWhole && options.length > MANY
  const some = options.filter(({ value }, at) => at < FEW || kept.includes(value))
  const shown = isLong && !isWhole ? some : soughtOf(options, isSearched ? wanted : '')
  const toggle = () => {
    setWhole(!isWhole)
    setKept(chosen)
    setWanted('')
  }
  const chip = ({ value, ...said }: Chip, isChosen: boolean, next: string[]) => (
    <label key={value} className={css.chip}>
      <input
        className={css.input}
        type={multiple ? 'checkbox' : 'radio'}
        name={id}
        checked={isChosen}
        onChange={() => onChange(next)}
      />
      <OptionText {...said} />
    </label>
  )
  return (
    <section>
      <div className={css.head}>
        <h3 id={id} className={css.name}>
          {name}
        </h3>
        {isLong && (
          <button type="button" className={css.more} aria-expanded={isWhole} aria-describedby={id} onClick={toggle}>
            {isWhole ? labels.lessLabel : labels.moreLabel}
            <DownIcon size={16} className={css.arrow} />
          </button>
        )}
      </div>
      {isSearched && (
        <input
          className={css.search}
          type="search"
          autoComplete="off"
          aria-label={labels.searchLabelOf(name)}
          placeholder={labels.searchLabelOf(name)}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      <fieldset className={css.chips} role={multiple ? undefined : 'radiogroup'} aria-labelledby={id}>
        {!multiple && chip({ value: null, text: labels.anyLabel }, chosen.length === 0, [])}
        {shown.map((option, at) => (
          <Fragment key={option.value}>
            {isWhole && option.group !== undefined && option.group !== shown[at - 1]?.group && (
              <p className={css.group}>{option.group}</p>
            )}
            {chip(
              option,
              chosen.includes(option.value),
              multiple ? toggled(options, chosen, option.value) : [option.value],
            )}
          </Fragment>
        ))}
      </fieldset>
      {shown.length === 0 && (
        <p role="status" className={css.none}>
          {labels.noneLabel}
        </p>
      )}
    </section>
  )
}
