import { type ReactNode, useId } from 'react'
import { AlertIcon } from '../icons/shell.tsx'
import { FieldContext } from './context.ts'
import * as css from './Field.css.ts'

export interface FieldProps {
  readonly label: string
  readonly hint?: ReactNode
  /** Marked so; the control itself says it to screen readers. */
  readonly isRequired?: boolean | undefined
  /** What is wrong and what to do; announced as soon as it appears. */
  readonly error?: ReactNode
  /** A TextInput in a Control, a OneTimeCode, … */
  readonly children: ReactNode
}

/** A labelled control with hint and error, tied together for screen readers. */
export function Field({ label, hint, isRequired, error, children }: FieldProps) {
  const id = useId()
  const [labelId, hintId, errorId] = [`${id}-label`, `${id}-hint`, `${id}-error`]
  const invalid = Boolean(error)
  const describedBy = [invalid && errorId, hint && hintId].filter(Boolean).join(' ') || undefined
  return (
    <div className={css.field}>
      <label id={labelId} htmlFor={id} className={css.label} data-required={isRequired || undefined}>
        {label}
      </label>
      <FieldContext value={{ id, labelId, describedBy, invalid }}>{children}</FieldContext>
      <div role="alert">
        {error && (
          <p id={errorId} className={css.error}>
            <AlertIcon size={16} className={css.errorIcon} />
            {error}
          </p>
        )}
      </div>
      {hint && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
