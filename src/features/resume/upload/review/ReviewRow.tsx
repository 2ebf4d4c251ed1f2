import { Fragment, useEffect, useRef } from 'react'
import { valuesOf } from '../../../../../machines/resume/resume-review/changes.ts'
import { isEditable } from '../../../../../machines/resume/resume-review/draft-rules.ts'
import type { Choice, Row } from '../../../../../machines/resume/resume-review/resume-review.types.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { Badge } from '../../../../ui/badge/Badge.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import { CheckIcon } from '../../../../ui/icons/account.tsx'
import { PencilIcon, SkipIcon } from '../../../../ui/icons/pages.tsx'
import { differing } from './differing.ts'
import { doubtLabels, rowLabel, shownParts } from './labels.ts'
import * as css from './Review.css.ts'
import { RowEdit } from './RowEdit.tsx'
import type { ReviewActor } from './review-actor.ts'

const isAnother = (changed: string, whole: string) => changed.length * 2 > whole.length

function Changed({
  text,
  other,
  isMarked,
}: {
  readonly text: string
  readonly other: string
  readonly isMarked: boolean
}) {
  if (!isMarked) return text
  const [before, changed, after] = differing(text, other)
  // Of another text every letter differs: to mark them all would say nothing, and to mark one alone nothing either.
  if (isAnother(changed, text) || isAnother(differing(other, text)[1], other)) return text
  return (
    <>
      {before}
      {changed && <mark className={css.changed}>{changed}</mark>}
      {after}
    </>
  )
}

const taken = { accepted: m.resume_upload_accepted, edited: m.resume_upload_edited, skipped: m.resume_upload_skipped }

interface ActsProps {
  readonly row: Row
  readonly choice: Choice | undefined
  readonly label: string
  act(type: 'ROW.ACCEPTED' | 'ROW.SKIPPED' | 'CHOICE.UNDONE' | 'EDIT.BEGUN'): void
}

function Acts({ row, choice, label, act }: ActsProps) {
  if (row.kind === 'same') {
    return (
      <span className={css.decided}>
        <CheckIcon size={16} />
        {m.resume_upload_same()}
      </span>
    )
  }
  if (choice) {
    return (
      // Of its own: a button that was pressed does not become another under the finger.
      <Fragment key="decided">
        <span className={choice.kind === 'skipped' ? css.passed : css.decided}>
          {choice.kind !== 'skipped' && <CheckIcon size={16} />}
          {taken[choice.kind]()}
        </span>
        <Button
          kind="link"
          size="sm"
          aria-label={`${m.resume_upload_undo()} ${label}`}
          onClick={() => act('CHOICE.UNDONE')}
        >
          {m.resume_upload_undo()}
        </Button>
      </Fragment>
    )
  }
  return (
    <Fragment key="open">
      <Button
        kind="soft"
        size="sm"
        aria-label={`${m.resume_upload_accept()} ${label}`}
        onClick={() => act('ROW.ACCEPTED')}
      >
        {m.resume_upload_accept()}
      </Button>
      {isEditable(row) && (
        <Button
          kind="ghost"
          size="sm"
          square
          aria-label={`${m.resume_upload_edit()} ${label}`}
          title={m.resume_upload_edit()}
          onClick={() => act('EDIT.BEGUN')}
        >
          <PencilIcon size={16} />
        </Button>
      )}
      <Button
        kind="ghost"
        size="sm"
        square
        aria-label={`${m.resume_upload_skip()} ${label}`}
        title={m.resume_upload_skip()}
        onClick={() => act('ROW.SKIPPED')}
      >
        <SkipIcon size={16} />
      </Button>
    </Fragment>
  )
}

export interface ReviewRowProps {
  readonly actor: ReviewActor
  readonly row: Row
  readonly choice: Choice | undefined
  readonly isCurrent: boolean
  readonly isEditing: boolean
  /** In the file and beside the row, of what has to be looked at; undefined for the rest. */
  readonly number: number | undefined
}

/** Found beside present, and what becomes of it. */
export function ReviewRow({ actor, row, choice, isCurrent, isEditing, number }: ReviewRowProps) {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isCurrent && !isEditing) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent, isEditing])
  const label = rowLabel(row)
  const present = shownParts(
    row,
    row.parts.map((part) => part.present),
  )
  const found = shownParts(row, valuesOf(row, choice ? { [row.id]: choice } : {}))
  const act: ActsProps['act'] = (type) => {
    actor.send({ type: 'ROW.CHOSEN', row: row.id })
    actor.send({ type })
  }
  const isMarked = row.kind === 'change' && choice === undefined
  const classes = [css.row, isCurrent && css.current, choice?.kind === 'skipped' && css.skipped]
    .filter(Boolean)
    .join(' ')
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: J and K choose rows
    <li
      ref={item}
      className={classes}
      tabIndex={-1}
      aria-current={isCurrent || undefined}
      onClick={({ target }) => {
        const isButton = target instanceof Element && target.closest('button') !== null
        if (!isCurrent && !isButton) actor.send({ type: 'ROW.CHOSEN', row: row.id })
      }}
    >
      <span className={css.rowName}>
        {label}
        {number !== undefined && (
          <span className={isCurrent ? css.numberNow : css.number} aria-hidden="true">
            {number}
          </span>
        )}
      </span>
      <span className={css.present}>
        <span className={css.phoneLabel}>{m.resume_upload_column_present()}</span>
        {present === '' ? m.resume_upload_empty() : <Changed text={present} other={found} isMarked={isMarked} />}
      </span>
      {isCurrent && isEditing ? (
        <RowEdit actor={actor} row={row} label={label} />
      ) : (
        <>
          <div className={css.found}>
            <span className={row.kind === 'same' ? undefined : css.news}>
              <Changed text={found} other={present} isMarked={isMarked} />
            </span>
            {!choice && (row.doubt || row.kind === 'change') && (
              <p className={css.doubt}>
                {row.doubt && <Badge kind="warning">{m.resume_upload_doubtful()}</Badge>}
                {row.doubt ? doubtLabels[row.doubt]() : m.resume_upload_replaces()}
              </p>
            )}
          </div>
          <span className={css.acts}>
            <Acts row={row} choice={choice} label={label} act={act} />
          </span>
        </>
      )}
    </li>
  )
}
