import { idIn, textIn } from './-search.ts'

type Raw = Record<string, unknown>

export interface PracticeSearch {
  /** Of the practice. */
  readonly id?: string | undefined
}

export const practiceSearch = (raw: Raw): PracticeSearch => ({ id: idIn(raw['id']) })

export interface SetupSearch {
  /** Title of the position that the student comes from. */
  readonly position?: string | undefined
  /** Of the application whose interview the student comes from. */
  readonly delivery?: string | undefined
}

export const setupSearch = (raw: Raw): SetupSearch => ({
  position: textIn(raw['position']) || undefined,
  delivery: idIn(raw['delivery']),
})
