import { provideGuidedFilling } from '../../../../machines/resume/guided-filling/guided-filling.ports.ts'
import { answerGuided, correctGuided, getGuided, moveGuided, pasteGuided } from '../../../api/guided.ts'
import { readRecordAnew } from '../../../api/resume.ts'
import { guidedDrafts } from '../../../browser/storage/guided-drafts.ts'
import type { GuidedFlow } from '../../../shared/actors/actors.ts'
import { session } from '../../actors.ts'
import { today } from '../today.ts'

const owner = () => session.getSnapshot().context.userId

/** A student's resume filled in by answering questions, with its effects. */
export const guidedFilling: GuidedFlow = {
  logic: provideGuidedFilling({
    read: (signal) => getGuided({}, signal),
    send(order, signal) {
      const on = { user_id: owner(), version: String(order.version) }
      switch (order.kind) {
        case 'answer':
          return answerGuided({ ...on, question: order.question, text: order.text }, signal)
        case 'correct':
          return correctGuided({ ...on, turn: String(order.turn), text: order.text }, signal)
        case 'paste':
          return pasteGuided({ ...on, text: order.text }, signal)
        case 'move':
          return moveGuided({ ...on, move: order.move }, signal)
      }
    },
    tellWritten: () => readRecordAnew(owner()),
    keepDraft: guidedDrafts.keep,
  }),
  draft: guidedDrafts.read,
  today,
}
