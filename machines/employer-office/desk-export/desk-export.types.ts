import type { DeskTab } from '../../../contract/rules/delivery-steps.ts'

/** The filter of the list, with all of its pages: the table holds the same. */
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
