import { useSelector } from '@xstate/react'
import type { DeskDelivery } from '../../../../contract/calls/desk.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { CloseIcon } from '../../../ui/icons/CloseIcon.tsx'
import { StarIcon } from '../../../ui/icons/StarIcon.tsx'
import type { ReviewActor } from '../desk/desk-props.ts'
import { stepNames } from '../desk/desk-words.ts'
import { moveOf } from '../desk/moves.ts'
import * as css from './Bars.css.ts'

export interface BulkBarProps {
  readonly actor: ReviewActor
  /** Those of the page that are ticked. */
  readonly selected: readonly DeskDelivery[]
}

const icons = { like: <StarIcon size={16} />, reject: <CloseIcon size={16} /> }

/** What can be done about all that are ticked; each goes on as it may. */
export function BulkBar({ actor, selected }: BulkBarProps) {
  usePreferences()
  const snapshot = useSelector(actor, (one) => one)
  if (selected.length === 0) return null
  return (
    <div className={css.bulkPlace}>
      <div className={css.bulk} role="toolbar" aria-label={m.review_bulk()}>
        <span className={css.count}>{m.review_selected({ count: selected.length })}</span>
        {(['like', 'reject'] as const).map((step) => {
          const move = moveOf(step, selected)
          return (
            move.applicants.length > 0 && (
              <button
                key={step}
                type="button"
                className={css.act}
                disabled={!snapshot.can(move)}
                onClick={() => actor.send(move)}
              >
                {icons[step]}
                {stepNames[step]()}
                {move.applicants.length < selected.length && ` ${move.applicants.length}`}
              </button>
            )
          )
        })}
        <button
          type="button"
          className={css.act}
          aria-label={m.review_unselect()}
          onClick={() => actor.send({ type: 'ROWS.CHOSEN', ids: [] })}
        >
          <CloseIcon size={16} />
        </button>
      </div>
    </div>
  )
}
