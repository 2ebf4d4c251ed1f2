import type { LocalText } from '../../../../../contract/calls/site.ts'
import type { TakenBooth } from '../../../../../machines/fairs/booth-map/booth-map.selectors.ts'
import { SHAPES, TONES } from './Industry.css.ts'

export interface Industry {
  readonly value: string
  readonly label: LocalText
  /** Index of its colour, and of the shape that tells it from others without colour. */
  readonly tone: number
  readonly shape: number
}

/** Industries of a fair's booths, those of most booths first; no two with the same colour and shape. */
export function industriesOf(booths: readonly TakenBooth[]): readonly Industry[] {
  const counts = new Map<string, { label: LocalText; count: number }>()
  for (const { company } of booths) {
    const known = counts.get(company.industry)
    counts.set(company.industry, { label: company.industry_label, count: (known?.count ?? 0) + 1 })
  }
  return [...counts]
    .sort(([, a], [, b]) => b.count - a.count)
    .map(([value, { label }], at) => ({ value, label, tone: at % TONES, shape: at % SHAPES }))
}
