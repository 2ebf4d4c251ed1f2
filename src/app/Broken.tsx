import { rootRouteId, useMatch } from '@tanstack/react-router'
import { reload } from '../browser/page/document.ts'
import { PageError } from '../shared/query/PageError.tsx'
import { notices } from './actors.ts'

const retry = () => reload().catch(() => notices.notify({ kind: 'failure', failure: { kind: 'offline' } }))

/**
 * A page that could not be drawn, usually for a file that did not come. Browsers may keep that it did not, and after a new
 * version it is gone: only a new document helps.
 */
export function Broken() {
  const isWhole = useMatch({ strict: false, select: ({ routeId }) => routeId === rootRouteId })
  return <PageError isWhole={isWhole} onRetry={() => void retry()} />
}
