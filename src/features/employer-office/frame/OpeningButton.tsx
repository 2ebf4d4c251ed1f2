import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { type DeskPosition, isClosed, type PositionsProps } from './positions.ts'

interface OpeningButtonProps extends Pick<PositionsProps, 'busy' | 'onOpening'> {
  readonly position: DeskPosition
}

/** Closes a position, or opens it anew; one that is past its day can be neither. */
export function OpeningButton({ position, busy, onOpening }: OpeningButtonProps) {
  usePreferences()
  const { id, title, status, undecided } = position
  if (status === 'expired') return null
  const open = isClosed(position)
  return (
    <Button kind="secondary" size="sm" busy={busy === id} onClick={() => onOpening({ id, title, open, undecided })}>
      {open ? m.desk_open() : m.desk_close()}
    </Button>
  )
}
