import { type ReactNode, use, useId, useRef, useState } from 'react'
import { isLine } from '../../../../machines/resume/suggestion/suggestion.rules.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { LatePane } from '../../../shared/late/LatePane.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Tag } from '../../../ui/chip/Tag.tsx'
import { SparkIcon } from '../../../ui/icons/shell.tsx'
import { lateCode } from '../../../ui/late-code.ts'
import * as css from './LineRewrite.css.ts'
import { LinesOf, Rewriting } from './rewriting.ts'

const code = lateCode(() => import('./LineSuggestion.tsx'))

export interface LineRewriteProps {
  readonly line: string
  /** From 1. */
  readonly number: number
  onTake(text: string): void
  /** What stands under the field, with the button in it. */
  children(button: ReactNode): ReactNode
}

/** A button that asks for another wording of a line, and what comes of it; neither where the site offers none. */
export function LineRewrite({ line, number, onTake, children }: LineRewriteProps) {
  const [rewriter, place] = [use(Rewriting), use(LinesOf)]
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  /** How often it was asked for; the code comes with the first time. */
  const [times, setTimes] = useState(0)
  const [isOpen, setOpen] = useState(false)
  if (!rewriter || !place) return children(null)
  const ask = () => {
    if (!isOpen) setTimes(times + 1)
  }
  return (
    <>
      {children(
        <>
          {rewriter.isOfModel(line) && <Tag tone="brand">{m.suggestion_line_by_model()}</Tag>}
          <Button
            ref={button}
            kind="link"
            size="sm"
            className={css.button}
            aria-label={m.suggestion_ask_line({ number })}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            disabled={!isOpen && !isLine(line)}
            onClick={ask}
          >
            <SparkIcon size={16} />
            {m.suggestion_ask()}
          </Button>
        </>,
      )}
      {times > 0 && (
        <LatePane
          code={code}
          props={{
            ...place,
            id,
            load: rewriter.load,
            line,
            times,
            onTake,
            onShown: setOpen,
            onClosed: () => button.current?.focus(),
          }}
        />
      )}
    </>
  )
}
