import type { Position } from '../../../contract/content.ts'
import * as m from '../../../messages/compiled/messages.js'
import { Badge } from '../../ui/badge/Badge.tsx'

/** What sets a position apart at a glance: that it is over, urgent, an internship or for a year's graduates. */
export function PositionBadge({ position: { status, is_urgent, period, graduation_year } }: { position: Position }) {
  if (status === 'closed') return <Badge>{m.lists_closed()}</Badge>
  if (status === 'expired') return <Badge>{m.lists_expired()}</Badge>
  if (is_urgent) return <Badge kind="hot">{m.lists_urgent()}</Badge>
  if (period === 'internship') return <Badge kind="ok">{m.content_internship()}</Badge>
  return graduation_year > 0 ? <Badge kind="brand">{m.lists_campus()}</Badge> : null
}
