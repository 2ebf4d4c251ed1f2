import type { FilterOption } from './filter-option.ts'

/** Those chosen once one of several is pressed, in the order of the options. */
export const toggled = (options: readonly FilterOption[], chosen: readonly string[], pressed: string): string[] =>
  options.map(({ value }) => value).filter((value) => chosen.includes(value) !== (value === pressed))
