import { type ReactNode, useRef } from 'react'
import * as m from '../../../messages/compiled/messages.js'
import { Button } from '../../ui/button/Button.tsx'
import { RemovableChip } from '../../ui/chip/RemovableChip.tsx'
import { AllFilters } from '../../ui/choice/AllFilters.tsx'
import { FilterMenu } from '../../ui/choice/FilterMenu.tsx'
import { useCodeFailure } from '../notices/useCodeFailure.ts'
import { usePreferences } from '../preferences.tsx'
import { countText } from './count-text.ts'
import {
  type Change,
  type Chosen,
  choose,
  type Dimension,
  dimensionLabel,
  unfiltered,
  without,
  withoutAny,
} from './dimensions.ts'
import * as css from './FilterBar.css.ts'

export interface FilterBarProps {
  readonly dimensions: readonly Dimension[]
  readonly chosen: readonly Chosen[]
  /** How many the list holds under these; undefined while that is on its way. */
  readonly found: number | undefined
  readonly foundTexts: { some(inputs: { count: string }): string; none(): string }
  onChange(change: Change): void
  /** A control of another kind at the end of the bar. */
  readonly end?: ReactNode
}

/** Filters of a list, and what is chosen of them. */
export function FilterBar({ dimensions, chosen, found, foundTexts, onChange, end }: FilterBarProps) {
  usePreferences()
  const tellCodeFailure = useCodeFailure()
  const foundLabel = () => {
    if (found === undefined) return m.lists_done()
    return found === 0 ? foundTexts.none() : foundTexts.some({ count: countText(found) })
  }
  const bar = useRef<HTMLElement>(null)
  const chips = useRef<HTMLDivElement>(null)
  // What is pressed goes away with what it takes back: the focus goes to what comes next.
  const focusBar = () => {
    const buttons = bar.current?.querySelectorAll('button') ?? []
    Array.from(buttons)
      .find((button) => button.offsetParent)
      ?.focus()
  }
  const remove = (one: Chosen, at: number) => {
    if (chosen.length === 1) focusBar()
    else chips.current?.querySelectorAll('button')[at + 1]?.focus()
    onChange(without(dimensions, one))
  }
  return (
    <>
      <search ref={bar} className={css.bar} aria-label={m.lists_filters()}>
        <AllFilters
          label={m.lists_filters()}
          groups={dimensions}
          onChange={(key, values) => {
            const dimension = dimensions.find((one) => one.key === key)
            if (dimension) onChange(choose(dimension, values))
          }}
          onClear={() => onChange(unfiltered(dimensions))}
          anyLabel={m.lists_any()}
          moreLabel={m.lists_more()}
          lessLabel={m.lists_less()}
          clearLabel={m.lists_clear()}
          doneLabel={m.lists_done()}
          foundLabel={foundLabel()}
          onFailure={tellCodeFailure}
        />
        {dimensions.map((dimension) => (
          <FilterMenu
            key={dimension.key}
            label={dimensionLabel(dimension)}
            options={dimension.options}
            chosen={dimension.chosen}
            multiple={dimension.multiple}
            onChange={(values) => onChange(choose(dimension, values))}
            clearLabel={m.lists_clear()}
            doneLabel={m.lists_done()}
            onFailure={tellCodeFailure}
          />
        ))}
        {end}
      </search>
      {chosen.length > 0 && (
        <div ref={chips} className={css.chips}>
          <span className={css.chosen}>{m.lists_chosen()}</span>
          {chosen.map((one, at) => (
            <RemovableChip
              key={`${one.key} ${one.value}`}
              removeLabel={m.lists_remove({ text: one.text })}
              onRemove={() => remove(one, at)}
            >
              {one.text}
            </RemovableChip>
          ))}
          <Button
            kind="link"
            size="sm"
            onClick={() => {
              focusBar()
              onChange(withoutAny(dimensions))
            }}
          >
            {m.lists_clear()}
          </Button>
        </div>
      )}
    </>
  )
}
