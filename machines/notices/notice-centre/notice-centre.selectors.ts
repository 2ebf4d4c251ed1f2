import type { SnapshotFrom } from 'xstate'
import type { noticeCentreMachine } from './notice-centre.machine.ts'
import { ALL, type Mark } from './notice-centre.types.ts'

type NoticeCentreSnapshot = SnapshotFrom<typeof noticeCentreMachine>

export const marksOf = ({ context }: NoticeCentreSnapshot): readonly Mark[] => context.marks

/** Whether one is drawn as looked at. */
export const isMarked = (marks: readonly Mark[], id: string): boolean => marks.includes(ALL) || marks.includes(id)

/** The number of notices that are drawn as new. */
export const unreadBut = (marks: readonly Mark[], unread: number): number =>
  marks.includes(ALL) ? 0 : Math.max(0, unread - marks.length)
