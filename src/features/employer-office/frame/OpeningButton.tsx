import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import * as css from './Positions.css.ts'
import { type DeskPosition, isClosed, type PositionsProps } from './positions.ts'

interface OpeningButtonProps extends Pick<PositionsProps, 'busy' | 'onOpening'> {
  readonly position: DeskPosition
}

/** Closes a position, or opens it anew; of one that is past its day it says what can be done, and ends what waits there. */
export function OpeningButton({ position, busy, onOpening }: OpeningButtonProps) {
  usePreferences()
  const { id, title, status, undecided } = position
  const isExpired = status === 'expired'
  const open = isClosed(position)
  return (
    <>
      {isExpired && <p className={css.hint}>{m.desk_expired_hint()}</p>}
      {(!isExpired || undecided > 0) && (
        <Button kind="secondary" size="sm" busy={busy === id} onClick={() => onOpening({ id, title, open, undecided })}>
          {open ? m.desk_open() : m.desk_close()}
        </Button>
      )}
    </>
  )
}
