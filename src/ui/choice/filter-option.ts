export interface FilterOption {
  readonly value: string
  readonly text: string
  /** Of a long list; stands above the first that it holds. */
  readonly group?: string
  /** How many there are with it, once that is known. */
  readonly count?: number | undefined
}
