import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useId, useRef } from 'react'
import { resumeExamplesView } from '../../../../../machines/resume/resume-examples/resume-examples.selectors.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { Button } from '../../../../ui/button/Button.tsx'
import * as css from './Examples.css.ts'
import { type ExamplesActor, ExamplesPanel } from './ExamplesPanel.tsx'

export interface ExamplesDisclosureProps {
  readonly actor: ExamplesActor
  /** What they are examples of, as the student reads it. */
  readonly what: string
  fieldOfStudy(): string
  /** Whether there is room for it. */
  canUse?(outline: string): boolean
  /** Takes a line over as an outline; without it examples are there to be read. */
  onUse?(outline: string): void
}

const always = () => true

/** A button that shows good examples, and the examples. */
export function ExamplesDisclosure({ actor, what, fieldOfStudy, canUse = always, onUse }: ExamplesDisclosureProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const view = useSelector(actor, resumeExamplesView)
  const close = () => {
    actor.send({ type: 'CLOSED' })
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  return (
    <>
      <Button
        ref={button}
        kind="link"
        size="sm"
        className={css.button}
        aria-label={m.resume_editor_examples_for({ what })}
        aria-expanded={view !== 'closed'}
        aria-controls={view === 'closed' ? undefined : id}
        onClick={() => actor.send(view === 'closed' ? { type: 'OPENED', field: fieldOfStudy() } : { type: 'CLOSED' })}
      >
        {m.resume_editor_examples()}
      </Button>
      {view !== 'closed' && (
        <section
          id={id}
          className={css.panel}
          aria-label={m.resume_editor_examples_title({ what })}
          onKeyDown={onKeyDown}
        >
          <ExamplesPanel actor={actor} what={what} view={view} canUse={canUse} onUse={onUse} onClose={close} />
        </section>
      )}
    </>
  )
}
