import { provideDeskReview } from '../../machines/desk-review/desk-review.ports.ts'
import { takeDeskStep, undoDeskStep } from '../api/desk.ts'
import { clock } from '../app/ports/clock.ts'
import type { DeskReviewFlow } from '../features/desk/DeskReview.tsx'
import { notices } from './actors.ts'

/** What an employer decides about deliveries, with its effects. */
export const deskReview: DeskReviewFlow = {
  logic: provideDeskReview({ clock, notify: notices.notify, takeStep: takeDeskStep, undo: undoDeskStep }),
}
