import * as m from '../../../messages/compiled/messages.js'
import { Button } from '../../ui/button/Button.tsx'
import { RemovableChip } from '../../ui/chip/RemovableChip.tsx'
import { FilterMenu } from '../../ui/choice/FilterMenu.tsx'
import { usePreferences } from '../preferences.tsx'
import { type Change, type Chosen, choose, type Dimension, dimensionLabel, without, withoutAny } from './dimensions.ts'
import * as css from './FilterBar.css.ts'

export interface FilterBarProps {
  readonly dimensions: readonly Dimension[]
  readonly chosen: readonly Chosen[]
  onChange(change: Change): void
}

/** Filters of a list, and what is chosen of them. */
export function FilterBar({ dimensions, chosen, onChange }: FilterBarProps) {
  usePreferences()
  return (
    <>
      <search className={css.bar} aria-label={m.lists_filters()}>
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
          />
        ))}
      </search>
      {chosen.length > 0 && (
        <div className={css.chips}>
          <span className={css.chosen}>{m.lists_chosen()}</span>
          {chosen.map((one) => (
            <RemovableChip
              key={`${one.key} ${one.value}`}
              removeLabel={m.lists_remove({ text: one.text })}
              onRemove={() => onChange(without(dimensions, one))}
            >
              {one.text}
            </RemovableChip>
          ))}
          <Button kind="link" size="sm" onClick={() => onChange(withoutAny(dimensions))}>
            {m.lists_clear()}
          </Button>
        </div>
      )}
    </>
  )
}
