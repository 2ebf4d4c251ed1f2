import type { Plain } from '../../../contract/plain-pages.ts'

/** What a page offers to share. */
export interface Shared {
  readonly what: Plain
  readonly id: string
  readonly title: string
}

/** What is handed on: where it is, and what it is called. */
export interface SharedLink {
  readonly address: string
  readonly title: string
}

export interface ShareContext {
  readonly link: SharedLink
  /** Whether the browser can hand a link to other apps. */
  readonly hasSystem: boolean
}

export type ShareInput = ShareContext

export type ShareEvent = { type: 'COPY.ASKED' } | { type: 'SYSTEM.ASKED' }

/** How the system's own sharing ended. */
export type SystemEnd = 'shared' | 'dismissed'
