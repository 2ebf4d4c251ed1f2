import type { Position } from '../../../contract/content.ts'
import * as m from '../../../messages/compiled/messages.js'
import { usePreferences } from '../../shared/preferences/preferences.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'

/** That a position is for the students of one school alone. */
export function SchoolBadge({ position: { only_school } }: { readonly position: Pick<Position, 'only_school'> }) {
  usePreferences()
  return only_school ? <Badge kind="warning">{m.lists_only_school({ school: only_school })}</Badge> : null
}
