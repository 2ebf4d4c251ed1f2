import { useId, useState } from 'react'
import { DownIcon } from '../icons/DownIcon.tsx'
import * as css from './FilterChips.css.ts'
import type { FilterOption } from './OptionList.tsx'
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
}

/** A filter with its name above its options, of which a long one shows the first few and those that are chosen. */
export function FilterChips({ name, options, chosen, multiple, onChange, ...labels }: FilterChipsProps) {
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  // What is no longer chosen stays until the group is folded anew: nothing goes away under the finger.
  const [kept, setKept] = useState(chosen)
  const isLong = options.length > FEW
  const shown = isLong && !isWhole ? options.filter(({ value }, at) => at < FEW || kept.includes(value)) : options
  const toggle = () => {
    setWhole(!isWhole)
    setKept(chosen)
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
      <fieldset className={css.chips} role={multiple ? undefined : 'radiogroup'} aria-labelledby={id}>
        {!multiple && chip({ value: null, text: labels.anyLabel }, chosen.length === 0, [])}
        {shown.map((option) =>
          chip(
            option,
            chosen.includes(option.value),
            multiple ? toggled(options, chosen, option.value) : [option.value],
          ),
        )}
      </fieldset>
    </section>
  )
}
