import type { DeskTab } from '../../../contract/rules/delivery-steps.ts'

/** What the table is to hold: what the list shows, all of its pages. */
export interface ExportFilter {
  /** '' for all of them. */
  readonly position: string
  readonly tab: DeskTab
  readonly keyword: string
}

export interface DeskExportContext {
  readonly filter: ExportFilter | null
}

export type DeskExportEvent = { type: 'EXPORT.ASKED'; filter: ExportFilter }
