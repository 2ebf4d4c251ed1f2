import { applications } from './areas/applications/area.ts'
import { crawlers } from './areas/crawlers/area.ts'
import { employerOffice } from './areas/employer-office/area.ts'
import { fairs } from './areas/fairs/area.ts'
import { homes } from './areas/homes/area.ts'
import { jobs } from './areas/jobs/area.ts'
import { login } from './areas/login/area.ts'
import { media } from './areas/media/area.ts'
import { notices } from './areas/notices/area.ts'
import { practice } from './areas/practice/area.ts'
import { resume } from './areas/resume/area.ts'
import { site } from './areas/site/area.ts'
import type { Base } from './areas/site/services.ts'
import { areasOn, type ServicesOf } from './platform/area.ts'

/** Each area works with those above it. */
export const areas = areasOn<Base>()
  .with(site)
  .with(login)
  .with(jobs)
  .with(fairs)
  .with(homes)
  .with(media)
  .with(resume)
  .with(applications)
  .with(notices)
  .with(practice)
  .with(employerOffice)
  .with(crawlers)

export type Services = ServicesOf<typeof areas>
