import type { SiteInfo } from '../../../contract/calls/site.ts'
import { university as withFair } from '../../../machines/site/site/site.paths.ts'

/** A university with everything switched on but the job fair. */
export const university: SiteInfo = { ...withFair, exhibition: '[]' }

export const faculty: SiteInfo = { ...university, school: { ...university.school!, school_type: 2 } }
