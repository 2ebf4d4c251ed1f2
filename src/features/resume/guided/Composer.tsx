import type { KeyboardEvent, ReactNode } from 'react'
import * as m from '../../../../messages/compiled/messages.js'
import { Button } from '../../../ui/button/Button.tsx'
import { SendIcon } from '../../../ui/icons/login.tsx'
import * as css from './Guided.css.ts'

export interface ComposerProps {
  readonly label: string
  /** Id of what says more about it. */
  readonly describedBy?: string
  readonly text: string
  readonly sendText: string
  readonly isBusy: boolean
  /** Not sent, and to be decided on first. */
  readonly isLocked: boolean
  readonly canSend: boolean
  /** Enter sends; a text of many lines is sent by its button alone. */
  readonly sendsOnEnter?: boolean
  onText(text: string): void
  onSend(): void
  readonly children?: ReactNode
}

/** A field with what can be done with what is typed in it. */
export function Composer({
  label,
  describedBy,
  text,
  sendText,
  isBusy,
  isLocked,
  canSend,
  sendsOnEnter = true,
  onText,
  onSend,
  children,
}: ComposerProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Whoever chooses a word of an input method presses Enter too.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !sendsOnEnter) return
    event.preventDefault()
    if (canSend && !isBusy && !isLocked) onSend()
  }
  return (
    <div className={css.box}>
      <textarea
        data-leads
        className={css.area}
        aria-label={label}
        aria-describedby={describedBy}
        rows={2}
        value={text}
        readOnly={isBusy || isLocked}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={css.acts}>
        {children}
        <span className={css.end}>
          {sendsOnEnter && (
            <span className={css.keys} aria-hidden="true">
              <kbd className={css.key}>Shift</kbd> <kbd className={css.key}>Enter</kbd> {m.guided_newline()}
            </span>
          )}
          <Button size="sm" busy={isBusy} disabled={!isBusy && (isLocked || !canSend)} onClick={onSend}>
            <SendIcon size={16} />
            {sendText}
          </Button>
        </span>
      </div>
    </div>
  )
}
