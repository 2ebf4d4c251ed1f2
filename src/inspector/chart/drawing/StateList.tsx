import { type KeyboardEvent, useEffect, useRef } from 'react'
import * as m from '../../../../messages/compiled/messages.js'
import { kindName } from '../kinds.ts'
import type { Chart, ChartState, ChartTransition } from '../types.ts'
import * as style from './StateList.css.ts'

interface StateListProps {
  readonly chart: Chart
  /** Ids of the active states. */
  readonly active?: readonly string[]
  /** Keys of the transitions that can be taken now. */
  readonly open?: readonly string[]
  /** Id of the chosen state. */
  readonly selected?: string | null
  onSelect(state: string): void
}

/** The states of a chart one after the other, with what leads out of them and into them. */
export function StateList({ chart, active = [], open = [], selected = null, onSelect }: StateListProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (selected === null) return
    const chosen = list.current?.querySelector<HTMLElement>(`[data-state="${CSS.escape(selected)}"]`)
    chosen?.scrollIntoView({ block: 'nearest' })
    if (list.current?.contains(document.activeElement)) chosen?.querySelector('button')?.focus({ preventScroll: true })
  }, [selected])

  function walk(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((button) => button.matches(':focus'))
    const next = buttons[at + (event.key === 'ArrowDown' ? 1 : -1)]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <ul
      ref={list}
      className={style.list}
      aria-label={m.inspector_chart_list({ flow: chart.flow })}
      aria-description={m.inspector_chart_keys()}
      onKeyDown={walk}
    >
      {chart.states.map((state) => (
        <li
          key={state.id}
          className={selected === state.id ? `${style.state} ${style.selected}` : style.state}
          data-state={state.id}
        >
          <State
            chart={chart}
            state={state}
            isActive={active.includes(state.id)}
            isSelected={selected === state.id}
            open={open}
            onSelect={onSelect}
          />
        </li>
      ))}
    </ul>
  )
}

interface StateProps {
  readonly chart: Chart
  readonly state: ChartState
  readonly isActive: boolean
  readonly isSelected: boolean
  readonly open: readonly string[]
  onSelect(state: string): void
}

function State({ chart, state, isActive, isSelected, open, onSelect }: StateProps) {
  const { id, name, description, tags, invokes, entry, exit } = state
  const leaving = chart.transitions.filter(({ source }) => source === id)
  const entering = chart.transitions.filter(({ source, targets }) => source !== id && targets.includes(id))
  return (
    <>
      <div className={style.heading}>
        <button type="button" className={style.name} aria-pressed={isSelected} onClick={() => onSelect(id)}>
          {name}
        </button>
        {isActive && <span className={style.badge}>{m.inspector_chart_active()}</span>}
        {tags.map((tag) => (
          <span key={tag} className={style.tag}>
            {tag}
          </span>
        ))}
        <span className={style.kind}>{kindName(state)}</span>
      </div>
      {description && <p className={style.text}>{description}</p>}
      <Effects title={m.inspector_chart_invokes()} names={invokes.map(({ src }) => src)} />
      <Effects title={m.inspector_chart_entry()} names={entry} />
      <Effects title={m.inspector_chart_exit()} names={exit} />
      <Transitions
        title={m.inspector_chart_leaving()}
        transitions={leaving}
        open={open}
        whereOf={({ targets }) =>
          targets.length > 0
            ? `→ ${targets.map((target) => nameOf(chart, target)).join(' + ')}`
            : m.inspector_chart_staying()
        }
        onFollow={({ targets }) => onSelect(targets[0] ?? id)}
      />
      <Transitions
        title={m.inspector_chart_entering()}
        transitions={entering}
        open={open}
        whereOf={({ source }) => m.inspector_chart_from({ state: nameOf(chart, source) })}
        onFollow={({ source }) => onSelect(source)}
      />
    </>
  )
}

const nameOf = ({ states }: Chart, id: string): string => states.find((state) => state.id === id)?.name ?? id

function Effects({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <p className={style.text}>
      {title} <span className={style.code}>{names.join(', ')}</span>
    </p>
  )
}

interface TransitionsProps {
  readonly title: string
  readonly transitions: readonly ChartTransition[]
  readonly open: readonly string[]
  whereOf(transition: ChartTransition): string
  onFollow(transition: ChartTransition): void
}

function Transitions({ title, transitions, open, whereOf, onFollow }: TransitionsProps) {
  if (transitions.length === 0) return null
  return (
    <>
      <h4 className={style.group}>
        {title} <span>{transitions.length}</span>
      </h4>
      <ul>
        {transitions.map((transition) => (
          <li key={transition.key}>
            <button type="button" className={style.row} onClick={() => onFollow(transition)}>
              <span className={open.includes(transition.key) ? style.open : undefined}>{wordsOf(transition)}</span>
              <span className={style.target}>{whereOf(transition)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function wordsOf({ event, guard, delay, actions }: ChartTransition): string {
  const when = delay === null || event.endsWith(` ${delay}`) ? event : `${event} ${delay} ms`
  return [when, guard !== null && `[${guard}]`, actions.length > 0 && `/ ${actions.join(', ')}`]
    .filter(Boolean)
    .join(' ')
}
