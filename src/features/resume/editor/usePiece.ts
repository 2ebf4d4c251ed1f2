import { useSelector } from '@xstate/react'
import { useEffect, useSyncExternalStore } from 'react'
import type { PieceKey } from '../../../../machines/resume/resume-editor/resume-editor.types.ts'
import type { Piece, ResumeDesk } from '../../../shared/actors/resume-desk.ts'

/** The actor of a piece, kept while the view shows it; null where there is no such entry any more. */
export function usePiece(desk: ResumeDesk, key: PieceKey): Piece | null {
  useEffect(() => desk.hold(key), [desk, key])
  return useSyncExternalStore(desk.subscribe, () => desk.piece(key))
}

export const useStanding = (desk: Pick<ResumeDesk, 'subscribe' | 'standing'>) =>
  useSyncExternalStore(desk.subscribe, desk.standing)

export const usePieceContent = (piece: Piece): unknown => useSelector(piece, ({ context }) => context.content)
