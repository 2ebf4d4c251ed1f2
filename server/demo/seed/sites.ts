import { platforms } from './platforms.ts'
import type { DemoSite } from './site-builders.ts'
import { universities } from './universities.ts'

export const demoSites: readonly DemoSite[] = [...universities, ...platforms]
