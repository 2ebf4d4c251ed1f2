import type { SiteServices } from '../site/services.ts'
import { createMedia } from './media.ts'

export type MediaServices = SiteServices & ReturnType<typeof createMediaServices>

export const createMediaServices = ({ db, clock, sanitiser }: SiteServices) => ({
  media: createMedia(db, clock, sanitiser),
})
