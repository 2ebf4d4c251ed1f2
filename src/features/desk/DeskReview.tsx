import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { DeskDelivery } from '../../../contract/calls/desk.ts'
import type { DeskTab } from '../../../contract/delivery-steps.ts'
import type { deskReviewMachine } from '../../../machines/desk-review/desk-review.machine.ts'
import { useOwnActor } from '../useOwnActor.ts'
import { ReviewPanes } from './ReviewPanes.tsx'

export type ReviewActor = ActorRefFrom<typeof deskReviewMachine>

export interface DeskReviewFlow {
  readonly logic: typeof deskReviewMachine
}

/** Where an employer is at the desk, as the address has it. */
export interface DeskPlace {
  /** Id; '' for all. */
  readonly position: string
  readonly tab: DeskTab
  readonly keyword: string
  /** From 1. */
  readonly page: number
  /** Id of the one that is open; '' for none. */
  readonly delivery: string
}

export interface DeskReviewProps {
  readonly flow: DeskReviewFlow
  readonly place: DeskPlace
  /** Of the chosen position, or of all. */
  readonly title: string
  readonly exportButton: ReactNode
  /** What is known of a delivery's interviews; null where there are none. */
  readonly interviews: ((delivery: DeskDelivery) => ReactNode) | null
  /** Asks for an interview, and calls `done` once that is sent; null where it cannot be asked for. */
  readonly onInvite: ((delivery: DeskDelivery, done: () => void) => void) | null
  hrefOf(next: Partial<DeskPlace>): string
  onPlace(next: Partial<DeskPlace>, how: { readonly replace: boolean }): void
}

const nothing = () => {}

/** Deliveries of a position, or of all, and what an employer decides about them. */
export function DeskReview({ flow, ...rest }: DeskReviewProps) {
  const actor = useOwnActor(
    () => flow.logic,
    () => undefined,
    nothing,
  )
  return <ReviewPanes actor={actor} {...rest} />
}
