import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import * as m from '../../../messages/compiled/messages.js'
import { DownIcon } from '../../ui/icons/shell.tsx'
import { empty, head } from '../panel/controls.css.ts'
import { shortValue } from '../panel/panel-words.ts'
import { nameOf } from '../stores/choose.ts'
import { go, href, useChosen, useInspector, useJournal, usePlace } from '../stores/hooks.tsx'
import type { ActorInfo } from '../wire.ts'
import {
  address,
  column,
  dots,
  ended,
  foot,
  keyLine,
  machine,
  name,
  own,
  ownHead,
  row,
  shut,
  strokes,
  tree,
  twisty,
  values,
} from './ActorTree.css.ts'
import { type TreeRow, treeRows } from './tree.ts'

/** What the row says of how its actor is. */
function stateText({ actor: { status, value }, times }: TreeRow): string {
  if (times > 1) return m.inspector_actor_times({ count: times })
  if (status === 'active') return value === null ? m.inspector_actor_waits() : shortValue(value)
  return { done: m.inspector_actor_done, error: m.inspector_actor_error, stopped: m.inspector_actor_stopped }[status]()
}

function look({ actor: { status, value } }: TreeRow, isChosen: boolean): keyof typeof values {
  if (status !== 'active' || value === null) return 'words'
  return isChosen ? 'chosen' : 'machine'
}

/** The machine's name, where the actor's own does not say it. */
function machineOf({ id, flow }: ActorInfo): string | null {
  const spelt = id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return flow === spelt ? null : flow
}

function dotOf({ status, value }: ActorInfo): keyof typeof dots {
  if (status !== 'active') return 'ended'
  return value === null ? 'other' : 'machine'
}

/** Every actor of the inspected page, the invoked ones under those that invoked them. */
export function ActorTree() {
  const { actors } = useJournal()
  const { actor: chosen } = useChosen()
  const [flipped, setFlipped] = useState<ReadonlySet<string>>(new Set())
  const list = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => treeRows(actors, flipped), [actors, flipped])
  const running = actors.filter(({ status }) => status === 'active').length
  const focusable = rows.find(({ actor }) => actor.key === chosen?.key) ?? rows[0]

  const flip = (key: string) =>
    setFlipped((before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]))
  const focusRow = (place: number) => {
    const target = list.current?.children[Math.max(0, Math.min(rows.length - 1, place))]
    if (target instanceof HTMLElement) target.focus()
  }
  const press = (event: KeyboardEvent, place: number) => {
    const { hasChildren, isOpen, depth, actor } = rows[place]!
    const parent = rows.findLastIndex((one, i) => i < place && one.depth < depth)
    switch (event.key) {
      case 'ArrowDown':
        focusRow(place + 1)
        break
      case 'ArrowUp':
        focusRow(place - 1)
        break
      case 'Home':
        focusRow(0)
        break
      case 'End':
        focusRow(rows.length - 1)
        break
      case 'ArrowRight':
        if (hasChildren && !isOpen) flip(actor.key)
        else focusRow(place + 1)
        break
      case 'ArrowLeft':
        if (isOpen) flip(actor.key)
        else focusRow(parent)
        break
      case 'Enter':
      case ' ':
        go({ actor: nameOf(actor), state: null })
        break
      default:
        return
    }
    event.preventDefault()
  }

  return (
    <nav className={column} aria-label={m.inspector_actors()}>
      <h2 className={head}>
        {m.inspector_actors()} <small>{m.inspector_actors_count({ running, ended: actors.length - running })}</small>
      </h2>
      <div className={tree} ref={list} {...(rows.length > 0 && { role: 'tree', 'aria-label': m.inspector_actors() })}>
        {rows.map((one, place) => {
          const { actor, depth, hasChildren, isOpen } = one
          const isChosen = actor.key === chosen?.key
          return (
            <div
              key={actor.key}
              role="treeitem"
              className={actor.status === 'active' ? row : `${row} ${ended}`}
              style={{ paddingLeft: `${12 + depth * 16}px` }}
              aria-level={depth + 1}
              aria-selected={isChosen}
              aria-expanded={hasChildren ? isOpen : undefined}
              tabIndex={one === focusable ? 0 : -1}
              title={`${actor.id} ${stateText(one)}`}
              onClick={() => go({ actor: nameOf(actor), state: null })}
              onKeyDown={(event) => press(event, place)}
            >
              {/* Keys open and close it: the arrow is for the pointer. */}
              <span
                className={isOpen ? twisty : `${twisty} ${shut}`}
                aria-hidden="true"
                onClick={(event) => {
                  event.stopPropagation()
                  if (hasChildren) flip(actor.key)
                }}
              >
                {hasChildren && <DownIcon size={12} />}
              </span>
              <span className={dots[dotOf(actor)]} />
              <span className={name}>{actor.id}</span>
              {machineOf(actor) && <span className={machine}>{machineOf(actor)}</span>}
              <span className={values[look(one, isChosen)]}>{stateText(one)}</span>
            </div>
          )
        })}
        {rows.length === 0 && <p className={empty}>{m.inspector_actors_none()}</p>}
      </div>
      <OwnActors />
      <Legend />
    </nav>
  )
}

/** The inspector is a flow too. */
function OwnActors() {
  const { recorder, replayer, attachment } = useInspector()
  const { actor } = usePlace()
  const shown = {
    recorder: useSelector(recorder, ({ value }) => value.view),
    replayer: useSelector(replayer, ({ value }) => shortValue(value)),
    attachment: useSelector(attachment, ({ value }) => value),
  }
  return (
    <div className={own}>
      <h3 className={ownHead}>{m.inspector_own_actors()}</h3>
      {Object.entries(shown).map(([flow, value]) => (
        <button
          key={flow}
          type="button"
          className={row}
          style={{ paddingLeft: '30px' }}
          aria-current={actor === flow}
          title={value}
          onClick={() => go({ actor: flow, state: null })}
        >
          <span className={dots.machine} />
          <span className={name}>{flow}</span>
          <span className={values.machine}>{value}</span>
        </button>
      ))}
    </div>
  )
}

function Legend() {
  usePlace()
  return (
    <div className={foot}>
      <div className={keyLine}>
        <span className={strokes.flash}>{m.inspector_legend_flash()}</span>
        <span className={strokes.open}>{m.inspector_legend_open()}</span>
      </div>
      <code className={address} title={href({})}>
        {href({})}
      </code>
    </div>
  )
}
