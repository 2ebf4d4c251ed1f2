import * as m from '../../../messages/compiled/messages.js'
import type { FilterOption } from '../../ui/choice/filter-option.ts'

/** One thing that a list can be narrowed by. */
export interface Dimension<K extends string = string> {
  /** Name of its parameter. */
  readonly key: K
  /** What it is called while nothing is chosen. */
  readonly name: string
  readonly options: readonly FilterOption[]
  readonly chosen: readonly string[]
  readonly multiple: boolean
}

/** Something chosen, as the visitor reads it. */
export interface Chosen<K extends string = string> {
  readonly key: K | 'keyword'
  readonly value: string
  readonly text: string
}

/** What is chosen in words; what it is of, as long as nobody knows those. */
const textOf = ({ name, options }: Dimension, value: string): string =>
  options.find((option) => option.value === value)?.text ?? name

/** Their values say by themselves what they narrow. */
const plain: ReadonlySet<string> = new Set(['city', 'period', 'grade'])

/** What the button of a dimension shows. */
export function dimensionLabel(dimension: Dimension): string {
  const { key, name, chosen } = dimension
  const [first] = chosen
  if (first === undefined) return name
  const some = { first: textOf(dimension, first), count: chosen.length }
  if (key === 'city' && chosen.length > 1) return m.lists_some_cities(some)
  const text = chosen.length === 1 ? some.first : m.lists_some(some)
  return plain.has(key) ? text : m.lists_named({ name, text })
}

/** All that is chosen, in the order of the bar; what was searched for comes first. */
export function chosenOf<K extends string>(
  dimensions: readonly Dimension<K>[],
  keyword: string | undefined,
): Chosen<K>[] {
  const searched: Chosen<K>[] = keyword
    ? [{ key: 'keyword', value: keyword, text: m.lists_keyword({ text: keyword }) }]
    : []
  return searched.concat(
    dimensions.flatMap((dimension) =>
      dimension.chosen.map((value) => ({ key: dimension.key, value, text: textOf(dimension, value) })),
    ),
  )
}

/** Parameters of an address that change; undefined ones go. */
export type Change = Readonly<Record<string, string | readonly string[] | undefined>>

const given = (values: readonly string[]) => (values.length > 0 ? values : undefined)

export const choose = ({ key, multiple }: Dimension, values: readonly string[]): Change => ({
  [key]: multiple ? given(values) : values[0],
})

/** The list without one of the chosen. */
export function without(dimensions: readonly Dimension[], { key, value }: Chosen): Change {
  const dimension = dimensions.find((one) => one.key === key)
  if (!dimension) return { [key]: undefined }
  return choose(
    dimension,
    dimension.chosen.filter((one) => one !== value),
  )
}

/** The list with every filter off, still of what was searched for. */
export const unfiltered = (dimensions: readonly Dimension[]): Change =>
  Object.fromEntries(dimensions.map(({ key }) => [key, undefined]))

export const withoutAny = (dimensions: readonly Dimension[]): Change => ({
  keyword: undefined,
  ...unfiltered(dimensions),
})
