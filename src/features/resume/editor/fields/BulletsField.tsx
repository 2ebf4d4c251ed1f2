import { type ClipboardEvent, type KeyboardEvent, memo, useId, useRef, useState } from 'react'
import { BULLET_GOOD, resumeLimits } from '../../../../../contract/resume.ts'
import { charactersOf } from '../../../../../contract/rules/resume-rules.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { hintsOf, lengthOf, linesOf, weakWordOf } from '../../../../entities/resume/bullet-hints.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import { FieldContext } from '../../../../ui/field/context.ts'
import { TextArea } from '../../../../ui/field/TextArea.tsx'
import { CheckCircleIcon } from '../../../../ui/icons/controls.tsx'
import { BinIcon, PlusIcon } from '../../../../ui/icons/pages.tsx'
import { AlertIcon } from '../../../../ui/icons/shell.tsx'
import { useSteady } from '../../../../ui/useSteady.ts'
import { LineRewrite } from '../../suggestion/LineRewrite.tsx'
import { useAnnounce } from '../announcing/useAnnounce.ts'
import { FieldExamples } from '../examples/FieldExamples.tsx'
import { selectPlaceholder } from '../examples/select-placeholder.ts'
import type { ExamplesSource } from '../examples/source.ts'
import { Handle } from '../sorting/Handle.tsx'
import { moved } from '../sorting/moved.ts'
import { useSortable } from '../sorting/useSortable.ts'
import * as css from './Bullets.css.ts'

export interface BulletsFieldProps {
  readonly label: string
  readonly lines: readonly string[]
  readonly examples?: ExamplesSource | undefined
  onChange(lines: readonly string[]): void
  /** Takes a line away so that it can be had back. @param at from 0 */
  onRemove(at: number): void
}

const MOST = resumeLimits.bullets

/** Lines about what somebody did, each with its count and an honest hint. Enter begins the next one; a pasted text becomes lines. */
export function BulletsField({ label, lines, examples, onChange, onRemove }: BulletsFieldProps) {
  const id = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  const announce = useAnnounce()
  const [over, setOver] = useState(0)
  const shown = lines.length === 0 ? [''] : lines
  const focus = (at: number) => requestAnimationFrame(() => box.current?.querySelectorAll('textarea')[at]?.focus())
  const insert = (at: number, added: readonly string[]) => {
    const next = [...shown.slice(0, at), ...added, ...shown.slice(at)].slice(0, MOST)
    if (next.length === shown.length) return
    onChange(next)
    focus(at + added.length - 1)
  }
  const remove = (at: number) => {
    onChange(shown.filter((_, one) => one !== at))
    focus(Math.max(0, at - 1))
  }
  const move = (from: number, to: number) => {
    onChange(moved(shown, from, to))
    announce(
      m.resume_editor_moved({ what: m.resume_editor_line({ number: from + 1 }), place: to + 1, count: shown.length }),
    )
    requestAnimationFrame(() => box.current?.querySelectorAll<HTMLElement>('[data-line] > button')[to]?.focus())
  }
  const free = shown.findIndex((line) => line.trim() === '')
  const use = (outline: string) => {
    const at = free < 0 ? shown.length : free
    onChange(shown.toSpliced(at, 1, outline))
    announce(m.resume_editor_examples_used())
    requestAnimationFrame(() => selectPlaceholder(box.current?.querySelectorAll('textarea')[at]))
  }
  const onPaste = useSteady((at: number, event: ClipboardEvent) => {
    const pasted = linesOf(event.clipboardData.getData('text'))
    if (pasted.length < 2) return
    event.preventDefault()
    const own = shown[at] ?? ''
    const kept = own.trim() === '' ? [] : [own]
    const next = [...shown.slice(0, at), ...kept, ...pasted, ...shown.slice(at + 1)]
    setOver(next.length > MOST ? next.length : 0)
    if (next.length > MOST) return
    onChange(next)
    focus(at + kept.length + pasted.length - 1)
  })
  const onKeyDown = useSteady((at: number, event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      insert(at + 1, [''])
    } else if (event.key === 'Backspace' && shown[at] === '' && shown.length > 1) {
      event.preventDefault()
      remove(at)
    }
  })
  const onLine = useSteady((at: number, text: string) => {
    setOver(0)
    onChange(shown.map((one, other) => (other === at ? text : one)))
  })
  const onMove = useSteady(move)
  const onLineRemoved = useSteady((at: number) => (shown[at]?.trim() === '' ? remove(at) : onRemove(at)))
  return (
    <fieldset ref={box} className={css.group} aria-labelledby={id}>
      <div className={css.head}>
        <span id={id}>{label}</span>
        <span className={css.lines}>
          {m.resume_editor_lines({ count: lines.filter((line) => line.trim() !== '').length })}
        </span>
        {examples && (
          <FieldExamples source={examples} what={label} canUse={() => free >= 0 || shown.length < MOST} onUse={use} />
        )}
      </div>
      {shown.map((line, at) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else that tells them apart
          key={at}
          list={id}
          label={label}
          line={line}
          at={at}
          count={shown.length}
          onChange={onLine}
          onMove={onMove}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
          onRemove={onLineRemoved}
        />
      ))}
      <div role="alert">
        {over > 0 && <p className={css.over}>{m.resume_editor_lines_over({ count: over, most: MOST })}</p>}
      </div>
      <Button
        kind="link"
        className={css.add}
        disabled={shown.length >= MOST}
        onClick={() => insert(shown.length, [''])}
      >
        <PlusIcon size={16} />
        {m.resume_editor_add_line()}
      </Button>
    </fieldset>
  )
}

interface LineProps {
  readonly list: string
  readonly label: string
  readonly line: string
  readonly at: number
  readonly count: number
  onChange(at: number, line: string): void
  onMove(from: number, to: number): void
  onPaste(at: number, event: ClipboardEvent): void
  onKeyDown(at: number, event: KeyboardEvent): void
  onRemove(at: number): void
}

const Line = memo(function Line({ list, label, line, at, count, onMove, onRemove, ...field }: LineProps) {
  usePreferences()
  const id = useId()
  const change = (text: string) => field.onChange(at, text)
  const sortable = useSortable<HTMLDivElement>({ list, at, count, onMove })
  const what = m.resume_editor_line({ number: at + 1 })
  const isLong = charactersOf(line) > resumeLimits.bullet
  const length = isLong ? charactersOf(line) : lengthOf(line)
  const most = isLong ? resumeLimits.bullet : BULLET_GOOD.max
  return (
    <div ref={sortable.element} className={css.line} data-line data-state={sortable.state}>
      <Handle sortable={sortable} what={what} />
      <div className={css.text}>
        <FieldContext value={{ id, labelId: id, describedBy: `${id}-hint`, invalid: isLong }}>
          <TextArea
            aria-label={m.resume_editor_line_of({ label, number: at + 1 })}
            value={line}
            placeholder={at === 0 ? m.resume_editor_line_example() : undefined}
            onChange={change}
            onPaste={(event) => field.onPaste(at, event)}
            onKeyDown={(event) => field.onKeyDown(at, event)}
          />
        </FieldContext>
        <LineRewrite line={line} number={at + 1} onTake={change}>
          {(button) => (
            <div className={css.under}>
              <div id={`${id}-hint`} className={css.hints}>
                <div role="alert">
                  {isLong && (
                    <span className={css.wrong}>
                      <AlertIcon size={16} />
                      {m.resume_editor_line_long({ max: most })}
                    </span>
                  )}
                </div>
                {!isLong && <Hint line={line} />}
                <span className={css.count} data-over={isLong ? 'wrong' : length > most ? 'weak' : undefined}>
                  {`${length} / ${most}`}
                </span>
              </div>
              {button}
            </div>
          )}
        </LineRewrite>
      </div>
      <Button
        kind="ghost"
        size="sm"
        square
        aria-label={m.resume_editor_delete_what({ what })}
        onClick={() => onRemove(at)}
      >
        <BinIcon size={16} />
      </Button>
    </div>
  )
})

const hintTexts = {
  placeholder: m.resume_editor_hint_placeholder,
  firstPerson: m.resume_editor_hint_first_person,
  short: m.resume_editor_hint_short,
  long: m.resume_editor_hint_long,
  numberless: m.resume_editor_hint_numberless,
}

/** What a line lacks; the most telling first. */
function Hint({ line }: { readonly line: string }) {
  const [hint] = hintsOf(line)
  if (hint === undefined) {
    return line.trim() === '' ? null : (
      <span className={css.good}>
        <CheckCircleIcon size={16} />
        {m.resume_editor_hint_good()}
      </span>
    )
  }
  return (
    <span className={css.weak}>
      <AlertIcon size={16} />
      {hint === 'weak' ? m.resume_editor_hint_weak({ word: weakWordOf(line) }) : hintTexts[hint]()}
    </span>
  )
}
