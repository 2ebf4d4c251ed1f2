import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { isDateField, limitOf, wrongDraft } from '../../../../../machines/resume/resume-review/draft-rules.ts'
import type { Row } from '../../../../../machines/resume/resume-review/resume-review.types.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { BIRTH_YEARS_BACK } from '../../../../entities/resume/month-grid.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { MonthField } from '../../editor/fields/MonthField.tsx'
import { fieldLabel, optionsOf, shownValue, wrongLabels } from './labels.ts'
import * as css from './Review.css.ts'
import type { ReviewActor } from './review-actor.ts'

const long = ['bullet', 'summary', 'note', 'skills', 'keywords']
const isMonth = (field: string) => isDateField(field) || field === 'from'

/** What a month may be besides: what goes on, or what can begin at any time. */
function openEnd(field: string) {
  if (field === 'end') return { value: 'present', label: m.resume_upload_present() }
  return field === 'from' ? { value: 'now', label: m.resume_upload_value_now() } : undefined
}

interface PartEditProps {
  readonly row: Row
  readonly field: string
  readonly label: string
  readonly value: string
  /** What is wrong with it; '' where nothing is. */
  readonly wrong: string
  /** Of where that stands. */
  readonly errorId: string
  onType(value: string): void
}

function PartEdit({ row, field, label, value, wrong, errorId, onType }: PartEditProps) {
  if (isMonth(field)) {
    return (
      <MonthField
        label={label}
        value={value}
        present={openEnd(field)}
        error={wrong}
        yearsBack={field === 'birth' ? BIRTH_YEARS_BACK : 0}
        onChange={onType}
      />
    )
  }
  const shared = {
    'aria-label': label,
    'aria-invalid': wrong !== '',
    'aria-describedby': wrong ? errorId : undefined,
    className: css.input,
    onChange: ({ target }: { target: { value: string } }) => onType(target.value),
  }
  const options = optionsOf(field)
  if (options) {
    return (
      <select {...shared} value={value}>
        {Object.entries(options).map(([option, text]) => (
          <option key={option} value={option}>
            {text()}
          </option>
        ))}
      </select>
    )
  }
  const texts = {
    ...shared,
    value: shownValue(field, value),
    maxLength: long.includes(field) ? 1000 : limitOf(row, field) + 20,
  }
  return long.includes(field) ? <textarea {...texts} rows={3} /> : <input {...texts} type="text" />
}

export interface RowEditProps {
  readonly actor: ReviewActor
  readonly row: Row
  readonly label: string
}

/** A row while its values are changed: Enter is done, Escape cancels. */
export function RowEdit({ actor, row, label }: RowEditProps) {
  const draft = useSelector(actor, ({ context }) => context.draft)
  const fields = useRef<HTMLDivElement>(null)
  const errorId = useId()
  useEffect(() => fields.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), [])
  const wrong = wrongDraft(row, draft)
  const said = wrong ? wrongLabels[wrong.why]() : ''
  const isSaidThere = wrong !== null && isMonth(row.parts[wrong.at]?.field ?? '')
  const type = (at: number, value: string) =>
    actor.send({ type: 'EDIT.TYPED', values: draft.map((old, i) => (i === at ? value : old)) })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event
    // The box of months is elsewhere on the page, and its button is pressed by Enter.
    const isHere = target instanceof Element && currentTarget.contains(target) && !target.closest('button')
    if (!isHere) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      actor.send({ type: 'EDIT.DONE' })
    }
    if (event.key === 'Escape') {
      event.stopPropagation()
      actor.send({ type: 'EDIT.CANCELLED' })
    }
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields within */}
      <div ref={fields} className={css.fields} onKeyDown={onKeyDown}>
        {row.parts.map(({ field }, at) => (
          <PartEdit
            key={field}
            row={row}
            field={field}
            label={row.parts.length > 1 ? fieldLabel(row, field) : label}
            value={draft[at] ?? ''}
            wrong={wrong?.at === at ? said : ''}
            errorId={errorId}
            onType={(value) => type(at, value)}
          />
        ))}
        <p id={errorId} role="alert" className={css.wrong}>
          {!isSaidThere && said}
        </p>
      </div>
      <span className={css.acts}>
        <Button size="sm" disabled={wrong !== null} onClick={() => actor.send({ type: 'EDIT.DONE' })}>
          {m.resume_upload_done()}
        </Button>
        <Button kind="ghost" size="sm" onClick={() => actor.send({ type: 'EDIT.CANCELLED' })}>
          {m.resume_upload_cancel()}
        </Button>
      </span>
    </>
  )
}
