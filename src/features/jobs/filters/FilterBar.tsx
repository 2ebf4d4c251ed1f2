import { type UseQueryOptions, useQueries } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import type { ChoiceCount } from '../../../../contract/content.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { queryClient } from '../../../api/query-client.ts'
import { countText } from '../../../shared/lists/count-text.ts'
import {
  type Change,
  type Chosen,
  choose,
  type Dimension,
  dimensionLabel,
  unfiltered,
  without,
  withoutAny,
} from '../../../shared/lists/dimensions.ts'
import { useCodeFailure } from '../../../shared/notices/useCodeFailure.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { isLacking, PartFailed } from '../../../shared/query/PartFailed.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { RemovableChip } from '../../../ui/chip/RemovableChip.tsx'
import { AllFilters } from '../../../ui/choice/AllFilters.tsx'
import { FilterMenu } from '../../../ui/choice/FilterMenu.tsx'
import * as css from './FilterBar.css.ts'

export interface FilterBarProps<K extends string> {
  readonly dimensions: readonly Dimension<K>[]
  readonly chosen: readonly Chosen[]
  /** The number of rows under these filters; undefined while that is on its way. */
  readonly found: number | undefined
  readonly foundTexts: { some(inputs: { count: string }): string; none(): string }
  /** Counts the rows with each choice of a dimension; absent where that is not counted. */
  countsOf?(key: K): CountsQuery
  /** Reads anew what the dimensions offer; null unless that failed. */
  readonly onRetry: (() => void) | null
  /** @param isAgain part of the same decision as the change before it */
  onChange(change: Change, isAgain?: boolean): void
  /** A control of another kind at the end of the bar. */
  readonly end?: ReactNode
}

/** Filters of a list, and what is chosen of them. */
export function FilterBar<K extends string>(props: FilterBarProps<K>) {
  const { chosen, found, foundTexts, countsOf, onRetry, onChange, end } = props
  usePreferences()
  const tellCodeFailure = useCodeFailure()
  const { setOpen, dimensions, query } = useCounted(props.dimensions, countsOf)
  const note = <PartFailed query={query} what={m.lists_what_counts()} />
  const foundLabel = () => {
    if (found === undefined) return m.lists_see_found()
    return found === 0 ? foundTexts.none() : foundTexts.some({ count: countText(found) })
  }
  const bar = useRef<HTMLElement>(null)
  const chips = useRef<HTMLDivElement>(null)
  // The pressed button goes away with its filter, so the focus goes to what comes next.
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
          onChange={(key, values, isAgain) => {
            const dimension = dimensions.find((one) => one.key === key)
            if (dimension) onChange(choose(dimension, values), isAgain)
          }}
          onClear={(isAgain) => onChange(unfiltered(dimensions), isAgain)}
          onToggle={(isOpen) => setOpen(isOpen ? 'all' : null)}
          anyLabel={m.lists_any()}
          moreLabel={m.lists_more()}
          lessLabel={m.lists_less()}
          searchLabelOf={(name) => m.lists_options_search({ name })}
          noneLabel={m.lists_options_none()}
          clearLabel={m.lists_clear()}
          closeLabel={m.lists_close()}
          foundLabel={foundLabel()}
          onFailure={tellCodeFailure}
          note={note}
        />
        {dimensions
          .filter(({ options }) => onRetry === null || options.length > 0)
          .map((dimension) => (
            <FilterMenu
              key={dimension.key}
              label={dimensionLabel(dimension)}
              options={dimension.options}
              chosen={dimension.chosen}
              multiple={dimension.multiple}
              onChange={(values, isAgain) => onChange(choose(dimension, values), isAgain)}
              onToggle={(isOpen) => setOpen(isOpen ? dimension.key : null)}
              clearLabel={m.lists_clear()}
              closeLabel={m.lists_close()}
              foundLabel={foundLabel()}
              searchLabel={m.lists_options_search({ name: dimension.name })}
              noneLabel={dimension.options.length === 0 ? m.content_loading() : m.lists_options_none()}
              onFailure={tellCodeFailure}
              note={note}
            />
          ))}
        {onRetry && (
          <p role="alert" className={css.failed}>
            {m.lists_filters_failed()}
            <Button kind="link" size="sm" onClick={onRetry}>
              {m.content_retry()}
            </Button>
          </p>
        )}
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

// biome-ignore lint/suspicious/noExplicitAny: each list has a key of its own
type CountsQuery = UseQueryOptions<ChoiceCount[], Error, ChoiceCount[], any>

/** The dimensions of a list, those that are looked at with how many there are with each choice. */
function useCounted<K extends string>(
  dimensions: readonly Dimension<K>[],
  countsOf: ((key: K) => CountsQuery) | undefined,
) {
  /** Key of the dimension whose choices are looked at, or all of them. */
  const [open, setOpen] = useState<K | 'all' | null>(null)
  const counts = useQueries(
    {
      queries: countsOf
        ? dimensions.map(({ key }) => ({ ...countsOf(key), enabled: open === key || open === 'all' }))
        : [],
    },
    queryClient,
  )
  const lacking = counts.filter(isLacking)
  return {
    setOpen,
    /** The query of the numbers that are shown. */
    query: {
      data: lacking.length === 0 ? counts : undefined,
      error: lacking.find(({ error }) => error)?.error ?? null,
      errorUpdateCount: lacking.length,
      refetch: () => Promise.all(lacking.map(({ refetch }) => refetch())),
    },
    dimensions: dimensions.map((dimension, at) => {
      const known = counts[at]?.data
      if (!known) return dimension
      const countOf = new Map(known.map(({ value, count }) => [value, count]))
      return { ...dimension, options: dimension.options.map((one) => ({ ...one, count: countOf.get(one.value) ?? 0 })) }
    }),
  }
}
