import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Invitation } from '../../../../contract/calls/invitations.ts'
import type { DeskTab } from '../../../../contract/rules/delivery-steps.ts'
import type { deskPrintMachine } from '../../../../machines/employer-office/desk-print/desk-print.machine.ts'
import type { deskReviewMachine } from '../../../../machines/employer-office/desk-review/desk-review.machine.ts'
import type { LastMove } from '../../../../machines/employer-office/desk-review/desk-review.types.ts'
import type { deskSearchMachine } from '../../../../machines/employer-office/desk-search/desk-search.machine.ts'
import type { interviewDeskMachine } from '../../../../machines/employer-office/interview-desk/interview-desk.machine.ts'
import type { interviewInviteMachine } from '../../../../machines/employer-office/interview-invite/interview-invite.machine.ts'
import type {
  InviteInput,
  InviteSubject,
} from '../../../../machines/employer-office/interview-invite/interview-invite.types.ts'
import type { OpenedDelivery } from '../../../api/desk.ts'
import type { InterviewsFlow } from '../../../shared/actors/actors.ts'

export type InviteActor = ActorRefFrom<typeof interviewInviteMachine>

/** The place at the desk that the address names. */
export interface DeskPlace {
  /** Id; '' for all. */
  readonly position: string
  readonly tab: DeskTab
  readonly keyword: string
  /** The number of the page, from 1. */
  readonly page: number
  /** Id of the one that is open; '' for none. */
  readonly delivery: string
}

export type ReviewActor = ActorRefFrom<typeof deskReviewMachine>

export type DeskPrintActor = ActorRefFrom<typeof deskPrintMachine>

export type DeskSearchActor = ActorRefFrom<typeof deskSearchMachine>

export interface DeskReviewFlow {
  readonly logic: typeof deskReviewMachine
  readonly interviewLogic: typeof interviewDeskMachine
  /** Reads the decision before the page was loaded anew that can still be taken back. */
  lastMove(): LastMove | null
  /** Makes the first values of an interview's form, or those typed into it before. */
  formOf(subject: InviteSubject, invitation?: Invitation): InviteInput
  readonly ticks: InterviewsFlow['ticks']
  /** Opens the browser's own printing. @param title what a PDF is called by default */
  print(title: string): void
  readonly printing: DeskPrintActor
}

export interface DeskReviewProps {
  readonly flow: DeskReviewFlow
  readonly place: DeskPlace
  /** The title of the chosen position, or of all. */
  readonly title: string
  readonly exportButton: ReactNode
  hrefOf(next: Partial<DeskPlace>): string
  onPlace(next: Partial<DeskPlace>, how: { readonly replace: boolean }): void
}

export type InterviewDeskActor = ActorRefFrom<typeof interviewDeskMachine>

export interface InterviewsProps {
  readonly actor: InterviewDeskActor
  readonly flow: Pick<DeskReviewFlow, 'formOf' | 'ticks'>
  readonly delivery: Pick<OpenedDelivery, 'id' | 'name' | 'invitations'>
}

export interface InterviewEntryProps extends InterviewsProps {
  readonly invitation: Invitation
}
