import { type ChangeEvent, type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { useFieldAttributes } from '../field/context.ts'
import * as css from './OneTimeCode.css.ts'

export interface OneTimeCodeProps {
  /** Digits so far. */
  readonly value: string
  /** What was typed, pasted or filled in, as it is: clean it outside. */
  onChange(raw: string): void
  onBlur?(): void
  readonly disabled?: boolean
  readonly ref?: Ref<HTMLInputElement>
}

/** As the style sheet divides the field. */
const LENGTH = 6

interface Selection {
  readonly start: number
  readonly end: number
}

const selectionOf = ({ selectionStart, selectionEnd, value }: HTMLInputElement): Selection => ({
  start: selectionStart ?? value.length,
  end: selectionEnd ?? value.length,
})

const digitsIn = (text: string) => text.normalize('NFKC').replace(/\D/g, '').length

/** Pasted, dropped, or a whole code from a keyboard's suggestions: nobody adds such a thing to a code. */
const replaces = ({ data, inputType }: InputEvent): boolean =>
  digitsIn(data ?? '') >= (/^insertFrom(?:Paste|Drop)$/.test(inputType) ? 1 : LENGTH)

/** Where the caret stands in a cell. */
function caretIn(at: number, { start, end }: Selection): 'before' | 'after' | undefined {
  if (start !== end) return undefined
  if (at === start) return 'before'
  return start === LENGTH && at === LENGTH - 1 ? 'after' : undefined
}

/**
 * One text field for a one-time code, drawn as cells; stands in a Field. Its text is laid out so that each digit lies
 * over its cell, unseen: presses, arrows, selection and paste are the browser's own, the cells draw what comes of them.
 */
export function OneTimeCode({ value, onChange, onBlur, disabled, ref }: OneTimeCodeProps) {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  const [selection, setSelection] = useState<Selection>({ start: 0, end: 0 })
  /** What an input method is composing: cleaning it would break it off. */
  const [composed, setComposed] = useState<string | null>(null)
  /** Digits before the caret of what was just typed: they stay there when the rest is cleaned away. */
  const typedBefore = useRef<number | null>(null)

  /** @param toCaret what of it stands before the caret */
  function take(typed: string, toCaret: string): void {
    const before = Math.min(digitsIn(toCaret), LENGTH)
    typedBefore.current = before
    setSelection({ start: before, end: before })
    onChange(typed)
  }
  const takeAll = (field: HTMLInputElement) => take(field.value, field.value.slice(0, selectionOf(field).start))
  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    if (!(nativeEvent instanceof InputEvent)) takeAll(target)
    else if (nativeEvent.isComposing) setComposed(target.value)
    else if (nativeEvent.data && replaces(nativeEvent)) take(nativeEvent.data, nativeEvent.data)
    else takeAll(target)
  }

  const shown = composed ?? value
  useLayoutEffect(() => {
    const before = typedBefore.current
    typedBefore.current = null
    if (before !== null && document.activeElement === input.current) input.current?.setSelectionRange(before, before)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another selection
  useLayoutEffect(() => {
    if (input.current) setSelection(selectionOf(input.current))
  }, [shown])

  return (
    <div className={css.code}>
      <input
        {...useFieldAttributes()}
        ref={input}
        className={css.input}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={shown}
        disabled={disabled}
        onChange={change}
        onCompositionEnd={({ currentTarget }) => {
          setComposed(null)
          takeAll(currentTarget)
        }}
        onSelect={({ currentTarget }) => setSelection(selectionOf(currentTarget))}
        onBlur={onBlur}
      />
      <div className={css.cells} aria-hidden="true">
        {Array.from({ length: LENGTH }, (_, at) => at).map((at) => (
          <span
            key={at}
            className={css.cell}
            data-filled={at < shown.length || undefined}
            data-selected={(at >= selection.start && at < selection.end) || undefined}
            data-caret={caretIn(at, selection)}
          >
            {shown[at]}
          </span>
        ))}
      </div>
    </div>
  )
}
