import type { SnapshotFrom } from 'xstate'
import type { Booth } from '../../../contract/calls/fairs.ts'
import type { boothMapMachine } from './booth-map.machine.ts'
import type { BoothMapContext } from './booth-map.types.ts'

export type BoothMapSnapshot = SnapshotFrom<typeof boothMapMachine>
export type BoothMapView = 'none' | 'closed' | 'image' | 'browsing' | 'open' | 'absent'

/** A booth with somebody in it. */
export type TakenBooth = Booth & { readonly company: NonNullable<Booth['company']> }

export function boothMapView(snapshot: BoothMapSnapshot): BoothMapView {
  for (const view of ['none', 'closed'] as const) if (snapshot.matches(view)) return view
  if (snapshot.matches({ shown: 'image' })) return 'image'
  for (const view of ['open', 'absent'] as const) if (snapshot.matches({ shown: { booths: view } })) return view
  return 'browsing'
}

export const isTaken = (booth: Booth): booth is TakenBooth => booth.company !== null

/** The booth whose company is shown. */
export const openBooth = (snapshot: BoothMapSnapshot): TakenBooth | undefined =>
  snapshot.matches({ shown: { booths: 'open' } })
    ? snapshot.context.booths.filter(isTaken).find(({ no }) => no === snapshot.context.booth)
    : undefined

/** Numbers of booths that the server found by the text. */
export interface Found {
  has(no: string): boolean
}

/** Whether a booth is one of those looked for: its number or its company's name holds the text, or the server found it by that; its industry is the chosen one. */
export function isWanted({ no, company }: TakenBooth, { search, industry }: BoothMapContext, found: Found): boolean {
  const text = search.trim().toLowerCase()
  return (
    (industry === null || company.industry === industry) &&
    (no.toLowerCase().startsWith(text) || company.company_name.toLowerCase().includes(text) || found.has(no))
  )
}

/** The booths of the list: those of the hall, or of all halls where a text is looked for. */
export const listedBooths = (context: BoothMapContext, found: Found): readonly TakenBooth[] =>
  context.booths
    .filter(isTaken)
    .filter((booth) => (context.search.trim() !== '' || booth.hall === context.hall) && isWanted(booth, context, found))
