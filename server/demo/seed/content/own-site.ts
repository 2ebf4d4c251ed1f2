import type { DemoSite } from '../site-builders.ts'

/** A site of the demonstration and its row. */
export interface OwnSite {
  readonly id: number
  readonly site: DemoSite
}
