import { useSelector } from '@xstate/react'
import type { DeskDelivery } from '../../../../contract/calls/desk.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { attachmentsAddress } from '../../../api/desk.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { StarIcon } from '../../../ui/icons/account.tsx'
import { CloseIcon } from '../../../ui/icons/controls.tsx'
import { PrintIcon } from '../../../ui/icons/pages.tsx'
import { DocumentIcon } from '../../../ui/icons/shell.tsx'
import type { DeskPrintActor, ReviewActor } from '../desk/desk-props.ts'
import { stepNames } from '../desk/desk-words.ts'
import { moveOf } from '../desk/moves.ts'
import * as css from './Bars.css.ts'

export interface BulkBarProps {
  readonly actor: ReviewActor
  readonly printing: DeskPrintActor
  /** The ticked deliveries of the page. */
  readonly selected: readonly DeskDelivery[]
}

const icons = { like: <StarIcon size={16} />, reject: <CloseIcon size={16} /> }

/** Offers the steps for all ticked deliveries; each takes the step if it may. */
export function BulkBar({ actor, printing, selected }: BulkBarProps) {
  usePreferences()
  const snapshot = useSelector(actor, (one) => one)
  const isPrinting = useSelector(printing, (one) => one.hasTag('busy'))
  if (selected.length === 0) return null
  const idsOf = (sent: DeskDelivery['sent']) => selected.filter((one) => one.sent === sent).map(({ id }) => id)
  const [resumes, attachments] = [idsOf('resume'), idsOf('attachment')]
  /** The number, where a step does not take all that are ticked. */
  const shareOf = ({ length }: readonly unknown[]) => length < selected.length && ` ${length}`
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
                {shareOf(move.applicants)}
              </button>
            )
          )
        })}
        {resumes.length > 0 && (
          <button
            type="button"
            className={css.act}
            disabled={isPrinting}
            aria-busy={isPrinting}
            onClick={() => printing.send({ type: 'PRINT.ASKED', ids: resumes })}
          >
            <PrintIcon size={16} />
            {m.review_print()}
            {shareOf(resumes)}
          </button>
        )}
        {attachments.length > 0 && (
          <a className={css.act} href={attachmentsAddress(attachments)} download>
            <DocumentIcon size={16} />
            {m.review_attachments()}
            {shareOf(attachments)}
          </a>
        )}
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
