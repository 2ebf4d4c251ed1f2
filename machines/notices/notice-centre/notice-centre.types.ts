/** The notice to mark as looked at, by its id, or all of them. */
export type Mark = string
export const ALL: Mark = 'all'

export interface NoticeCentreContext {
  readonly userId: string
  /** The marks on their way, in their order. */
  readonly marks: readonly Mark[]
}

export type NoticeCentreEvent =
  /** It leads on. */
  { type: 'NOTICE.OPENED'; id: string; isRead: boolean } | { type: 'ALL.READ' }

export interface NoticeCentreInput {
  readonly userId: string
}
