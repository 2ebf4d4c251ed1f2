import type { zoneKinds } from '../../../../areas/homes/schema.ts'
import { fields, lastFields } from './fields.ts'
import { onwards, services } from './onwards.ts'
import { lastPlaces, places, strangePlaces } from './places.ts'
import type { DemoZone } from './zone.ts'

export type Zones = Partial<Record<(typeof zoneKinds)[number], readonly DemoZone[]>>

/** One more than fits a page everywhere. */
export const fullZones: Zones = {
  companyArea: onwards,
  big_four: [...places, ...strangePlaces],
  zoneThree: services,
  zoneFour: [...fields, ...lastFields],
}

/** Of homes with less. */
export const shortZones: Zones = {
  companyArea: onwards.slice(0, 10),
  big_four: [...places, ...lastPlaces],
  zoneFour: fields.slice(0, 6),
}
