import type { GuidedMove } from '../../../contract/calls/guided.ts'
import type { Failure } from '../../../contract/failures.ts'
import type { Guided, GuidedQuestion } from '../../../contract/guided.ts'

interface OnVersion {
  readonly version: number
}

/** The order, as it was when it was sent. */
export type GuidedOrder =
  | (OnVersion & { readonly kind: 'answer'; readonly question: GuidedQuestion; readonly text: string })
  | (OnVersion & { readonly kind: 'correct'; readonly turn: number; readonly text: string })
  | (OnVersion & { readonly kind: 'paste'; readonly text: string })
  | (OnVersion & { readonly kind: 'move'; readonly move: GuidedMove })

/** The text that was typed and not sent, as a tab keeps it. */
export interface GuidedDraft extends OnVersion {
  /** The answer to the question that is asked. */
  readonly text: string
  readonly pasted: string
}

export interface GuidedFillingInput {
  /** The draft of the same tab before the page was left; null for none. */
  readonly draft: GuidedDraft | null
}

export interface GuidedFillingContext extends GuidedFillingInput {
  /** Null before it was read. */
  readonly guided: Guided | null
  /** Typed for the question that is asked. */
  readonly text: string
  /** An earlier answer as it is to be. */
  readonly fix: { readonly turn: number; readonly text: string } | null
  readonly pasted: string
  /** The order on its way, or back from it without an answer. */
  readonly order: GuidedOrder | null
  readonly failure: Failure | null
}

export type GuidedFillingEvent =
  | { type: 'RETRIED' }
  /** The student leaves what failed; the typed text stays. */
  | { type: 'LEFT' }
  | { type: 'TALK.CHOSEN' }
  | { type: 'TYPED'; text: string }
  | { type: 'SENT' }
  /** The student chooses one of the answers that are offered. */
  | { type: 'REPLY.CHOSEN'; text: string }
  | { type: 'SKIPPED' }
  | { type: 'WENT.BACK' }
  | { type: 'RESTARTED' }
  | { type: 'FIX.CHOSEN'; turn: number; text: string }
  | { type: 'FIX.TYPED'; text: string }
  | { type: 'PASTE.CHOSEN' }
  | { type: 'PASTE.TYPED'; text: string }
  | { type: 'KEPT' }
  | { type: 'REPLACED' }
