import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import * as m from '../../../messages/compiled/messages.js'
import { actorId, clockTime, eventText, isIgnored, movement, payload, senderText } from '../panel/panel-words.ts'
import { nameOf } from '../stores/choose.ts'
import { go, useInspector, useJournal, usePlace } from '../stores/hooks.tsx'
import { InlineCode } from '../values/Code.tsx'
import type { RecordedStep } from '../wire.ts'
import {
  columns,
  dim,
  ignored,
  kinds,
  later,
  none,
  ROW,
  roomy,
  row,
  scroller,
  step as stepCell,
  strong,
  table,
} from './Log.css.ts'
import { filterSteps, type LogFilter } from './log-filter.ts'

/** Rows drawn above and below those in sight. */
const MARGIN = 8

/** Every event, newest last; those in sight are drawn. */
export function Log({ filter }: { readonly filter: LogFilter }) {
  const { actors, steps } = useJournal()
  const { step: looked } = usePlace()
  const list = useRef<HTMLDivElement>(null)
  const [sight, setSight] = useState({ top: 0, height: 400 })
  const shown = useMemo(() => filterSteps(steps, actors, filter), [steps, actors, filter])
  const now = looked ?? steps.at(-1)?.step
  const place = shown.findLastIndex(({ step }) => now !== undefined && step <= now)

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => setSight({ top: element.scrollTop, height: element.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])

  useLayoutEffect(() => {
    const element = list.current
    if (!element || place < 0) return
    const top = place * ROW
    const room = element.clientHeight - 2 * ROW
    if (top < element.scrollTop) element.scrollTop = top
    if (top > element.scrollTop + room) element.scrollTop = top - room
  }, [place])

  const first = Math.max(0, Math.floor(sight.top / ROW) - MARGIN)
  const drawn = shown.slice(first, first + Math.ceil(sight.height / ROW) + 2 * MARGIN)
  return (
    <div
      className={scroller}
      ref={list}
      onScroll={({ currentTarget }) => setSight((before) => ({ ...before, top: currentTarget.scrollTop }))}
    >
      <table className={table} aria-label={m.inspector_drawer_log()} aria-rowcount={shown.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th className={columns.step}>{m.inspector_col_step()}</th>
            <th className={`${columns.time} ${roomy}`}>{m.inspector_col_time()}</th>
            <th className={columns.who}>{m.inspector_col_who()}</th>
            <th className={columns.event}>{m.inspector_col_event()}</th>
            <th className={`${columns.payload} ${roomy}`}>{m.inspector_col_payload()}</th>
            <th className={columns.result}>{m.inspector_col_result()}</th>
          </tr>
        </thead>
        <tbody>
          <Gap rows={first} />
          {drawn.map((step, index) => (
            <Row key={step.step} step={step} place={first + index} now={shown[place]?.step} />
          ))}
          <Gap rows={shown.length - first - drawn.length} />
        </tbody>
      </table>
      {shown.length === 0 && (
        <p className={none}>{steps.length === 0 ? m.inspector_log_empty() : m.inspector_log_filtered()}</p>
      )}
    </div>
  )
}

/** Room of rows that are not drawn. */
const Gap = ({ rows }: { readonly rows: number }) =>
  rows > 0 && (
    <tr>
      <td style={{ height: `${rows * ROW}px` }} />
    </tr>
  )

interface RowProps {
  readonly step: RecordedStep
  readonly place: number
  readonly now: number | undefined
}

function Row({ step, place, now }: RowProps) {
  const { recorder } = useInspector()
  const { actors } = useJournal()
  const { from, to } = movement(step)
  const carried = payload(step)
  const look = () => {
    recorder.send({ type: 'STEP.CHOSEN', step: step.step })
    const actor = actors.find(({ key }) => key === step.actor)
    if (actor) go({ actor: nameOf(actor), step: step.step, state: null })
  }
  return (
    <tr
      className={now !== undefined && step.step > now ? `${row} ${later}` : row}
      aria-rowindex={place + 2}
      aria-current={step.step === now}
    >
      <td>
        <button type="button" className={stepCell} aria-label={m.inspector_row({ step: step.step })} onClick={look}>
          {step.step}
        </button>
      </td>
      <td className={`${roomy} ${dim}`}>{clockTime(step.at)}</td>
      <td>
        <span className={dim}>{senderText(actors, step)} → </span>
        {actorId(actors, step.actor)}
      </td>
      <td className={kinds[step.kind]}>{eventText(step.event.type)}</td>
      <td className={roomy}>{carried !== null && <InlineCode value={carried} />}</td>
      <td className={dim}>
        {isIgnored(step) ? (
          <span className={ignored}>{m.inspector_ignored()}</span>
        ) : (
          <>
            {from !== '' && `${from} → `}
            <span className={step.step === now ? strong : undefined}>{to}</span>
          </>
        )}
      </td>
    </tr>
  )
}
