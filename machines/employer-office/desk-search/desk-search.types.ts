export interface DeskSearchContext {
  /** The typed text, without blanks around it. */
  readonly text: string
}

export type DeskSearchEvent =
  /** The text has changed, and is not being composed. */
  | { type: 'TEXT.TYPED'; text: string }
  /** An input method composes a text. */
  | { type: 'TEXT.COMPOSED' }
  | { type: 'SEARCH.SUBMITTED'; text: string }

/** '' for all. */
export type DeskSearchEmitted = { type: 'SEARCH.WANTED'; text: string }
