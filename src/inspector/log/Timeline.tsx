import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { recorderView } from '../../../machines/inspector/recorder/recorder.selectors.ts'
import * as m from '../../../messages/compiled/messages.js'
import { BackIcon, FirstIcon, ForthIcon, LastIcon, PauseIcon, PlayIcon } from '../panel/icons.tsx'
import { clockTime, leafNames, movement } from '../panel/panel-words.ts'
import { useChosen, useInspector, useJournal } from '../stores/hooks.tsx'
import type { RecordedStep, StepKind } from '../wire.ts'
import { bar, count, cursors, key, lanes, play, slider, tickKinds, ticks, time, track } from './Timeline.css.ts'

const percent = (part: number, whole: number): string => `${(100 * part) / Math.max(1, whole)}%`

/** Steps from first to last with the chosen actor's states below; its keys lead to an earlier step and back. */
export function Timeline() {
  const { recorder } = useInspector()
  const { steps } = useJournal()
  const { actor } = useChosen()
  const { mode, step: at } = useSelector(recorder, recorderView)
  const spans = useMemo(() => spansOf(steps, actor?.key), [steps, actor?.key])
  const paths = useMemo(() => tickPaths(steps), [steps])
  const [first, last] = [steps[0]?.step ?? 0, steps.at(-1)?.step ?? 0]
  const now = at ?? last
  const place = steps.findLastIndex(({ step }) => step <= now)
  const isLive = mode === 'live'
  const send = (type: 'STEP.FIRST' | 'STEP.BACK' | 'STEP.FORTH' | 'LIVE.RESUMED') => () => recorder.send({ type })
  const look = (step: number) => recorder.send({ type: 'STEP.CHOSEN', step })
  const keys = [
    { label: m.inspector_step_first(), icon: <FirstIcon />, press: send('STEP.FIRST'), isOff: now <= first },
    { label: m.inspector_step_back(), icon: <BackIcon />, press: send('STEP.BACK'), isOff: now <= first },
    isLive
      ? { label: m.inspector_hold(), icon: <PauseIcon />, press: () => look(last), isOff: last === 0, isPressed: true }
      : {
          label: m.inspector_follow(),
          icon: <PlayIcon />,
          press: send('LIVE.RESUMED'),
          isOff: false,
          isPressed: false,
        },
    {
      label: m.inspector_step_forth(),
      icon: <ForthIcon />,
      press: send('STEP.FORTH'),
      isOff: isLive || (mode === 'loaded' && now >= last),
    },
    {
      label: m.inspector_step_last(),
      icon: <LastIcon />,
      press: mode === 'loaded' ? () => look(last) : send('LIVE.RESUMED'),
      isOff: isLive,
    },
  ]
  return (
    <section className={bar} aria-label={m.inspector_timeline()}>
      <div className={play}>
        {keys.map(({ label, icon, press, isOff, isPressed }) => (
          <button
            key={label}
            type="button"
            className={key}
            aria-label={label}
            title={label}
            aria-pressed={isPressed}
            disabled={isOff}
            onClick={press}
          >
            {icon}
          </button>
        ))}
      </div>
      <span className={count}>{m.inspector_step_count({ step: now, last })}</span>
      <div className={track}>
        <svg
          className={ticks}
          viewBox={`0 0 ${Math.max(1, steps.length)} 10`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {paths.map(([kind, path]) => (
            <path key={kind} className={tickKinds[kind]} d={path} />
          ))}
        </svg>
        {spans.slice(-80).map(({ from, to, text }) => (
          <span
            key={from}
            className={lanes[from <= place && place < to ? 'now' : 'past']}
            style={{ left: percent(from, steps.length), width: `calc(${percent(to - from, steps.length)} - 1px)` }}
            aria-hidden="true"
          >
            {text}
          </span>
        ))}
        {place >= 0 && (
          <span className={cursors[isLive ? 'live' : 'past']} style={{ left: percent(place + 0.5, steps.length) }} />
        )}
        <input
          className={slider}
          type="range"
          aria-label={m.inspector_timeline()}
          aria-valuetext={m.inspector_step_count({ step: now, last })}
          min={first}
          max={last}
          value={now}
          disabled={last === 0}
          onChange={({ target }) => look(Number(target.value))}
        />
      </div>
      <span className={time}>{steps[place] ? clockTime(steps[place].at) : ''}</span>
    </section>
  )
}

/** A stretch of the log during which an actor stayed in one state; places among the steps. */
interface Span {
  readonly from: number
  readonly to: number
  /** States entered when it began. */
  readonly text: string
}

function spansOf(steps: readonly RecordedStep[], actor: string | undefined): readonly Span[] {
  const spans: { from: number; to: number; text: string }[] = []
  let now = ''
  steps.forEach((step, place) => {
    if (step.actor !== actor) return
    const value = leafNames(step.value)
    if (value === now) return
    now = value
    const last = spans.at(-1)
    if (last) last.to = place
    spans.push({ from: place, to: steps.length, text: movement(step).to || value })
  })
  return spans
}

/** One SVG path for the steps of each kind, a stroke a step. */
function tickPaths(steps: readonly RecordedStep[]): readonly (readonly [StepKind, string])[] {
  const paths = new Map<StepKind, string>()
  for (const [place, { kind }] of steps.entries()) paths.set(kind, `${paths.get(kind) ?? ''}M${place + 0.5} 0V10`)
  return [...paths]
}
