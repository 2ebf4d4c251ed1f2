import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import * as m from '../../../messages/compiled/messages.js'
import * as panel from '../panel/controls.css.ts'
import { clockTime } from '../panel/panel-words.ts'
import type { ActorInfo, RecordedStep } from '../wire.ts'
import { drawing } from './Drawing.css.ts'
import { Heads, Rows } from './Drawing.tsx'
import { type Block, blockOf, HEAD_HEIGHT, type Layout, layOut } from './layout.ts'
import * as css from './SequenceDiagram.css.ts'
import { type SequenceOptions, sequenceOf } from './sequence.ts'
import { wordFor } from './sequence-words.ts'

export interface SequenceDiagramProps {
  readonly steps: readonly RecordedStep[]
  readonly actors: readonly ActorInfo[]
  /** Step looked at; null keeps to the newest. */
  readonly shownStep: number | null
  readonly options: SequenceOptions
  readonly onStep: (step: number) => void
}

/** Pixels drawn beyond either edge of what is seen. */
const BEYOND = 200

/** The messages between actors, of which only the visible part is drawn. */
export function SequenceDiagram({ steps, actors, shownStep, options, onStep }: SequenceDiagramProps) {
  const { fold, withEnded, only } = options
  const layout = useMemo(
    () => layOut(sequenceOf(steps, actors, { fold, withEnded, only }), wordFor),
    [steps, actors, fold, withEnded, only],
  )
  const scroller = useRef<HTMLElement>(null)
  const view = useView(scroller)
  useShownInView(scroller, layout, shownStep)

  if (layout.blocks.length === 0) return <p className={panel.empty}>{m.inspector_files_sequence_none()}</p>

  const width = Math.max(layout.width, view.width)
  const top = Math.max(0, view.top - BEYOND)
  const bottom = Math.min(layout.height, view.top + view.height + BEYOND)
  const visible = layout.blocks.filter((block) => block.bottom >= top && block.top <= bottom)
  const shown = shownStep === null ? layout.blocks.at(-1) : blockOf(layout, shownStep)
  const entry = shown && visible.includes(shown) ? shown : visible[0]

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // The step looked at, not the button in focus: keys may come faster than the focus moves.
    const { step } = (event.target as HTMLElement).dataset
    const at = layout.blocks.findIndex(({ first }) => first === (shownStep === null ? Number(step) : shown?.first))
    const place = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: layout.blocks.length - 1 }[event.key]
    const next = place === undefined ? undefined : layout.blocks[place]
    if (place === undefined) return
    event.preventDefault()
    if (!next) return
    onStep(next.first)
    scrollTo(event.currentTarget.closest('section')!, layout, next)
    requestAnimationFrame(() => {
      scroller.current?.querySelector<HTMLElement>(`[data-step="${next.first}"]`)?.focus({ preventScroll: true })
    })
  }

  return (
    <section ref={scroller} className={css.scroller} aria-label={m.inspector_files_sequence()} onScroll={view.measure}>
      <div className={css.heads} style={{ width }}>
        <svg className={drawing} width={width} height={HEAD_HEIGHT} aria-hidden="true">
          <Heads layout={layout} width={width} />
        </svg>
      </div>
      <div className={css.body} style={{ width, height: layout.height }}>
        <svg
          className={`${drawing} ${css.rows}`}
          style={{ top }}
          width={width}
          height={bottom - top}
          viewBox={`0 ${top} ${width} ${bottom - top}`}
          aria-hidden="true"
        >
          <Rows layout={layout} width={width} top={top} bottom={bottom} shownStep={shown?.first ?? null} />
        </svg>
        <ol className={css.steps} onKeyDown={onKeyDown}>
          {visible.map((block) => (
            <li key={block.first}>
              <button
                type="button"
                className={css.step}
                style={{ top: block.top, height: block.bottom - block.top }}
                data-step={block.first}
                tabIndex={block === entry ? 0 : -1}
                aria-current={block === shown ? 'step' : undefined}
                aria-label={nameOf(block, layout)}
                onClick={() => onStep(block.first)}
              />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function nameOf({ first, at, main, times }: Block, { columns }: Layout): string {
  const nameAt = (key: string): string => columns.find((column) => column.key === key)!.name
  const [from, to] = main.kind === 'note' ? [main.lifeline, main.lifeline] : [main.from, main.to]
  const name = m.inspector_files_sequence_step({
    step: first,
    time: clockTime(at),
    from: nameAt(from),
    to: nameAt(to),
    text: main.text,
  })
  return times === 1 ? name : `${name} · ${m.inspector_files_sequence_fold({ count: times })}`
}

/** What of the scroller is seen. */
function useView(scroller: React.RefObject<HTMLElement | null>) {
  const [view, setView] = useState({ top: 0, width: 0, height: 600 })
  const measure = () => {
    const { scrollTop: top, clientWidth: width, clientHeight } = scroller.current!
    const height = clientHeight - HEAD_HEIGHT
    setView((old) => (old.top === top && old.width === width && old.height === height ? old : { top, width, height }))
  }
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  })
  return { ...view, measure }
}

/** Brings a block into view: its height, and the lines that its first message joins. */
function scrollTo(scroller: HTMLElement, { columns }: Layout, { top, bottom, main }: Block): void {
  const { scrollTop, clientHeight, scrollLeft, clientWidth } = scroller
  const ends = main.kind === 'note' ? [main.lifeline] : [main.from, main.to]
  const [left = 0, right = 0] = columns
    .filter(({ key }) => ends.includes(key))
    .flatMap(({ x, width }) => [x - width / 2, x + width / 2])
    .toSorted((a, b) => a - b)
    .filter((_, at, all) => at === 0 || at === all.length - 1)
  if (left < scrollLeft || right > scrollLeft + clientWidth) scroller.scrollLeft = (left + right - clientWidth) / 2
  const seen = clientHeight - HEAD_HEIGHT
  if (top < scrollTop) scroller.scrollTop = Math.max(0, top - 8)
  else if (bottom > scrollTop + seen) scroller.scrollTop = Math.min(top - 8, bottom - seen + 8)
}

/** Keeps the step looked at, or the newest, in view. */
function useShownInView(scroller: React.RefObject<HTMLElement | null>, layout: Layout, shownStep: number | null) {
  useLayoutEffect(() => {
    const block = shownStep === null ? layout.blocks.at(-1) : blockOf(layout, shownStep)
    if (scroller.current && block) scrollTo(scroller.current, layout, block)
  }, [scroller, layout, shownStep])
}
