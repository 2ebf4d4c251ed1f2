export interface AttachmentInput {
  /** Tab that the address names; null for whichever is found first. */
  readonly wanted: string | null
}

export interface AttachmentContext extends AttachmentInput {
  /** Tab that is, or last was, inspected. */
  readonly tab: string | null
}

/** The reports of the watch on the inspected pages. */
export type TabEvent =
  /** A tab says that it is here: when asked, and whenever its page was loaded. */
  { readonly type: 'TAB.FOUND'; readonly tab: string } | { readonly type: 'TAB.GONE'; readonly tab: string }

export type AttachmentEvent =
  | TabEvent
  /** The developer wants that tab, and no other from now on. */
  | { readonly type: 'TAB.CHOSEN'; readonly tab: string }
