import { type FormEvent, useId, useState } from 'react'
import * as m from '../../../messages/compiled/messages.js'
import { kbd, primary } from '../panel/controls.css.ts'
import { PlayIcon } from '../panel/icons.tsx'
import { type Example, readEvent } from '../samples.ts'
import { submitOnCtrlEnter } from './SendForm.tsx'
import { area, fieldLabel, form, json, jsonName, right, submit, wrong } from './SendPane.css.ts'

interface Props {
  /** Whether there is no other way to send something. */
  readonly isOnly: boolean
  /** Event to begin with. */
  readonly first: string
  onSend(event: Example): void
}

/** Any event, typed as JSON. */
export function SendJson({ isOnly, first, onSend }: Props) {
  const id = useId()
  const [text, setText] = useState(() => JSON.stringify({ type: first }, null, 2))
  const read = readEvent(text)
  const problem = typeof read === 'string' ? read : null
  const submitForm = (event: FormEvent) => {
    event.preventDefault()
    if (typeof read !== 'string') onSend(read)
  }
  return (
    <details className={json} open={isOnly}>
      <summary className={jsonName}>{m.inspector_tests_send_json()}</summary>
      <form
        className={form}
        onSubmit={submitForm}
        onKeyDown={submitOnCtrlEnter}
        aria-label={m.inspector_tests_send_json()}
      >
        <label className={fieldLabel} htmlFor={id}>
          {m.inspector_tests_send_json_label()}
        </label>
        <textarea
          id={id}
          className={area}
          value={text}
          rows={4}
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-says`}
          onChange={({ target }) => setText(target.value)}
        />
        <div className={submit}>
          <button type="submit" className={primary} disabled={problem !== null}>
            <PlayIcon />
            {m.inspector_tests_send_button()}
          </button>
          <span id={`${id}-says`} className={problem ? wrong : right}>
            {problem === 'noJson' && m.inspector_tests_send_json_invalid()}
            {problem === 'noType' && m.inspector_tests_send_json_no_type()}
            {problem === null && m.inspector_tests_send_json_valid()}
          </span>
          <kbd className={kbd}>Ctrl ↵</kbd>
        </div>
      </form>
    </details>
  )
}
