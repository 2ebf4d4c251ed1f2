import type { Salary } from '../../../../contract/content.ts'

/** Thousands, to the half. */
const thousands = (yuan: number): number => Math.round(yuan / 500) / 2

/** Pay as Chinese readers write it: `16–24K` a month, `200–260/天` a day. */
export function salaryText({ min, max, unit }: Pick<Salary, 'min' | 'max' | 'unit'>): string {
  return unit === 'month' ? `${range(thousands(min), thousands(max))}K` : `${range(min, max)}/天`
}

const range = (min: number, max: number): string => (min === max ? String(max) : `${min}–${max}`)
