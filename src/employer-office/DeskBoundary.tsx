import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { reload } from '../browser/page/document.ts'
import { PageError } from '../shared/query/PageError.tsx'
import { notices } from './actors.ts'

const retry = () => reload().catch(() => notices.notify({ kind: 'failure', failure: { kind: 'offline' } }))

export interface DeskBoundaryProps {
  readonly children: ReactNode
}

/** What cannot be drawn, usually for a file that did not come, gives way to a word of it; the frame around it stays. */
export const DeskBoundary = ({ children }: DeskBoundaryProps) => (
  <ErrorBoundary fallback={<PageError isWhole onRetry={() => void retry()} />}>{children}</ErrorBoundary>
)
