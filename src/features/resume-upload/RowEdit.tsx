import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { limitOf, wrongDraft } from '../../../machines/resume-review/draft-rules.ts'
import type { Row } from '../../../machines/resume-review/resume-review.types.ts'
import * as m from '../../../messages/compiled/messages.js'
import { Button } from '../../ui/button/Button.tsx'
import { fieldLabel, optionsOf, shownValue, wrongLabels } from './labels.ts'
import * as css from './Review.css.ts'
import type { ReviewActor } from './review-actor.ts'

const long = ['bullet', 'summary', 'note', 'skills']

export interface RowEditProps {
  readonly actor: ReviewActor
  readonly row: Row
  readonly label: string
}

/** A row while its values are changed: Enter is done, Escape cancels. */
export function RowEdit({ actor, row, label }: RowEditProps) {
  const draft = useSelector(actor, ({ context }) => context.draft)
  const first = useRef<HTMLElement | null>(null)
  const errorId = useId()
  useEffect(() => first.current?.focus(), [])
  const wrong = wrongDraft(row, draft)
  const type = (at: number, value: string) =>
    actor.send({ type: 'EDIT.TYPED', values: draft.map((old, i) => (i === at ? value : old)) })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
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
      <div className={css.fields} onKeyDown={onKeyDown}>
        {row.parts.map(({ field }, at) => {
          const options = optionsOf(field)
          const shared = {
            'aria-label': row.parts.length > 1 ? fieldLabel(row, field) : label,
            'aria-invalid': wrong !== null,
            'aria-describedby': wrong ? errorId : undefined,
            className: css.input,
            ref: (element: HTMLElement | null) => {
              if (at === 0) first.current = element
            },
          }
          const value = draft[at] ?? ''
          if (options) {
            return (
              <select key={field} {...shared} value={value} onChange={({ target }) => type(at, target.value)}>
                {Object.entries(options).map(([option, text]) => (
                  <option key={option} value={option}>
                    {text()}
                  </option>
                ))}
              </select>
            )
          }
          const props = {
            ...shared,
            value: shownValue(field, value),
            maxLength: long.includes(field) ? 1000 : limitOf(row, field) + 20,
            onChange: ({ target }: { target: { value: string } }) => type(at, target.value),
          }
          return long.includes(field) ? (
            <textarea key={field} {...props} rows={3} />
          ) : (
            <input key={field} {...props} type="text" />
          )
        })}
        <p id={errorId} role="alert" className={css.wrong}>
          {wrong && wrongLabels[wrong]()}
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
