import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import * as m from '../../../messages/compiled/messages.js'
import { lastName, nameless } from '../coverage/test-words.ts'
import { chip, kbd, primary } from '../panel/controls.css.ts'
import { PlayIcon } from '../panel/icons.tsx'
import { type Example, eventOf, examplesOf, type Field, firstTyped, type Offer, textOf } from '../samples.ts'
import { chips, fieldLabel, form, input, lead, submit, wrong } from './SendPane.css.ts'

interface Props {
  readonly offer: Offer
  onSend(event: Example): void
}

/** Ctrl+Enter sends from anywhere in a form. */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

/** One event with its payload, and where it leads. */
export function SendForm({ offer, onSend }: Props) {
  const { form: made, targets, guards } = offer
  const [typed, setTyped] = useState(() => firstTyped(made))
  const [wrongField, setWrongField] = useState<string | null>(null)
  const type = (name: string, text: string) => {
    setTyped({ ...typed, [name]: text })
    setWrongField(null)
  }
  const submitForm = (event: FormEvent) => {
    event.preventDefault()
    const read = eventOf(made, typed)
    if ('event' in read) onSend(read.event)
    else setWrongField(read.wrong)
  }
  return (
    <form className={form} onSubmit={submitForm} onKeyDown={submitOnCtrlEnter} aria-label={made.type}>
      {made.fields.map((field) => (
        <FieldOf
          key={field.name}
          field={field}
          text={typed[field.name] ?? ''}
          examples={examplesOf(made, field.name, typed).map((value) => textOf(field, value))}
          isWrong={wrongField === field.name}
          onType={(text) => type(field.name, text)}
        />
      ))}
      <div className={submit}>
        <button type="submit" className={primary}>
          <PlayIcon />
          {m.inspector_tests_send_button()}
        </button>
        <span className={lead}>
          {targets.length === 0 ? (
            m.inspector_tests_send_stays()
          ) : (
            <>
              {targets.length > 1 || guards.length > 0
                ? m.inspector_tests_send_may_lead()
                : m.inspector_tests_send_leads()}{' '}
              <code>{targets.map(lastName).join(' | ')}</code>
            </>
          )}
        </span>
        <kbd className={kbd}>Ctrl ↵</kbd>
      </div>
      {guards.length > 0 && (
        <p className={lead}>
          {nameless(guards)
            ? m.inspector_tests_send_may_refuse()
            : m.inspector_tests_send_may_refuse_named({ guards: guards.join(', ') })}
        </p>
      )}
    </form>
  )
}

interface FieldProps {
  readonly field: Field
  readonly text: string
  readonly examples: readonly string[]
  readonly isWrong: boolean
  onType(text: string): void
}

/** Longest example that a chip shows whole, characters. */
const CHIP = 22

function FieldOf({ field: { name, kind }, text, examples, isWrong, onType }: FieldProps) {
  const id = useId()
  return (
    <div>
      <label className={fieldLabel} htmlFor={id}>
        <code>{name}</code> {kind}
      </label>
      <input
        id={id}
        className={input}
        value={text}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={({ target }) => onType(target.value)}
      />
      {isWrong && (
        <p className={wrong} id={`${id}-wrong`} role="alert">
          {m.inspector_tests_send_field_wrong({ field: name, kind })}
        </p>
      )}
      <div className={chips}>
        {examples.map((example) => (
          <button
            key={example}
            type="button"
            className={chip}
            aria-pressed={example === text}
            title={example}
            onClick={() => onType(example)}
          >
            {example === '' ? '""' : example.length > CHIP ? `${example.slice(0, CHIP - 1)}…` : example}
          </button>
        ))}
      </div>
    </div>
  )
}
