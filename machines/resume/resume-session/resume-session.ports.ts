import { fromCallback, sendParent } from 'xstate'
import type { NoticePort } from '../../kit/notice.ts'
import { provideResumeDraft, type ResumeDraftPorts } from '../resume-draft/resume-draft.ports.ts'
import type { PieceKey } from '../resume-editor/resume-editor.types.ts'
import { provideResumeOrder, type ResumeOrderPorts } from '../resume-order/resume-order.ports.ts'
import { resumeSessionMachine } from './resume-session.machine.ts'
import type {
  Deleting,
  DeletionEvent,
  DeletionsEvent,
  PieceCall,
  PieceEvent,
  PiecesEvent,
  ResumeSessionInput,
  ServerEvent,
} from './resume-session.types.ts'

export interface ResumeSessionPorts extends NoticePort, Omit<ResumeOrderPorts, 'notify'> {
  /** @returns a function that ends that */
  watchServer(studentId: string, report: (event: ServerEvent) => void): () => void
  /** The editors of pieces; each is begun with a report of how it stands. */
  readonly pieces: {
    call(calls: readonly PieceCall[]): void
    /** @returns a function that ends all of them */
    begin(report: (event: PieceEvent) => void): () => void
  }
  /** Likewise of what is deleted. */
  readonly deletions: {
    add(deletion: Deleting): void
    begin(report: (event: DeletionEvent) => void): () => void
  }
  readonly drafts: Pick<ResumeDraftPorts, 'readDrafts' | 'writeDrafts'>
  /** To the other tabs. */
  tellTyped(key: PieceKey): void
}

const keepDrafts = (ports: ResumeSessionPorts['drafts']) =>
  provideResumeDraft({ ...ports, restore() {}, revert() {} }).provide({
    actions: {
      restore: sendParent((_, { drafts }) => ({ type: 'DRAFTS.FOUND', drafts })),
      revert: sendParent((_, { drafts }) => ({ type: 'DRAFTS.REVERTED', drafts })),
    },
  })

export const provideResumeSession = ({ pieces, deletions, ...ports }: ResumeSessionPorts) =>
  resumeSessionMachine.provide({
    actors: {
      watchServer: fromCallback<ServerEvent, ResumeSessionInput>(({ input, sendBack }) =>
        ports.watchServer(input.studentId, sendBack),
      ),
      keepPieces: fromCallback<PiecesEvent | PieceEvent>(({ sendBack, receive }) => {
        receive((event) => event.type === 'PIECES.CALLED' && pieces.call(event.calls))
        return pieces.begin(sendBack)
      }),
      undoDeletions: fromCallback<DeletionsEvent | DeletionEvent>(({ sendBack, receive }) => {
        receive((event) => event.type === 'DELETIONS.BEGUN' && event.deletions.map(deletions.add))
        return deletions.begin(sendBack)
      }),
      keepDrafts: keepDrafts(ports.drafts),
      sendOrders: provideResumeOrder(ports),
    },
    actions: {
      notify: (_, notice) => ports.notify(notice),
      tellTyped: (_, { key }) => ports.tellTyped(key),
    },
  })
