import type { KeyboardEvent } from 'react'
import * as m from '../../../../messages/compiled/messages.js'
import { CHARACTER, type HeaderRow, headerRows, lineLength, MARK, ROW } from '../header.ts'
import { kindName } from '../kinds.ts'
import type { Look } from '../look.ts'
import { heatOf } from '../tint.ts'
import type { ChartState } from '../types.ts'
import * as style from './Chart.css.ts'
import { LabelText } from './LabelText.tsx'
import { Survivor } from './Survivor.tsx'

/** Pixels from the top of a row to the line that its text stands on. */
const BASE = 14

interface StateBoxProps {
  readonly state: ChartState
  readonly look: Look
  readonly tabIndex: 0 | -1 | undefined
  onSelect?: ((id: string) => void) | undefined
  onKeyDown?: ((event: KeyboardEvent<SVGGElement>, state: ChartState) => void) | undefined
  onSurvivor?: ((key: string) => void) | undefined
}

const classes = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ')

function kindOf({ kind, parent, isRegion }: ChartState): keyof typeof style.boxOf {
  if (kind !== 'compound' && kind !== 'parallel') return isRegion ? 'region' : 'leaf'
  if (parent === null) return 'root'
  return isRegion ? 'region' : 'compound'
}

/** A state as a box, with all that stands in it. */
export function StateBox({ state, look, tabIndex, onSelect, onKeyDown, onSurvivor }: StateBoxProps) {
  const { id, x, y, width, height, kind } = state
  const shape = kindOf(state)
  const isLeaf = kind !== 'compound' && kind !== 'parallel'
  const isActive = look.active.has(id) || (shape === 'root' && look.active.size > 0)
  const radius = isLeaf ? 8 : 12
  const isMissed = look.tint?.statesMissed.includes(id) === true
  const activity = isActive ? m.inspector_chart_active() : m.inspector_chart_inactive()
  const status = isMissed ? m.inspector_chart_missed({ status: activity }) : activity
  return (
    <>
      <g
        className={classes(style.state, onSelect && style.pressable)}
        data-state={id}
        {...(tabIndex !== undefined && {
          role: 'button',
          tabIndex,
          'aria-label': m.inspector_chart_state({ name: state.name, kind: kindName(state), status }),
          'aria-pressed': look.selected === id,
          onClick: () => onSelect?.(id),
          onKeyDown: (event: KeyboardEvent<SVGGElement>) => onKeyDown?.(event, state),
        })}
      >
        {isActive && isLeaf && (
          <rect className={style.halo} x={x - 3} y={y - 3} width={width + 6} height={height + 6} rx={radius + 3} />
        )}
        <rect
          className={classes(
            style.box,
            style.boxOf[shape],
            isActive && (isLeaf ? style.active : style.partlyActive),
            look.was.has(id) && !isActive && isLeaf && style.was,
            look.tint !== null && isLeaf && !isActive && style.entered,
            isMissed && style.neverEntered,
            look.found.has(id) && style.found,
          )}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={radius}
        />
        {kind === 'final' && (
          <rect className={style.innerBox} x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={radius - 3} />
        )}
        <rect
          className={classes(style.ring, look.selected === id && style.selected)}
          x={x - 5}
          y={y - 5}
          width={width + 10}
          height={height + 10}
          rx={radius + 5}
        />
        <text
          className={classes(style.name, isActive && !isLeaf && style.activeName)}
          x={state.header.x}
          y={state.header.y + BASE}
        >
          {state.name}
        </text>
      </g>
      <g className={style.rows}>
        {headerRows(state).map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a state never move
          <Row key={at} row={row} x={state.header.x} y={state.header.y + at * ROW + BASE} look={look} />
        ))}
      </g>
      <InnerSurvivors state={state} look={look} onSurvivor={onSurvivor} />
    </>
  )
}

interface RowProps {
  readonly row: HeaderRow
  readonly x: number
  readonly y: number
  readonly look: Look
}

function Row({ row, x, y, look }: RowProps) {
  switch (row.kind) {
    case 'name':
      return null
    case 'invoke':
      return (
        <>
          <path className={style.bolt} transform={`translate(${x + 1} ${y - 10.5})`} d="M6 0 0 7h4L2.5 12 9 5H5z" />
          <text className={style.muted} x={x + MARK} y={y}>
            {row.text}
          </text>
        </>
      )
    case 'effect':
      return (
        <text className={style.muted} x={x} y={y}>
          {row.text}
        </text>
      )
    case 'transition':
      return <InnerLine row={row} x={x} y={y} look={look} />
  }
}

function InnerLine({
  row: { key, line, isLast },
  x,
  y,
  look,
}: Omit<RowProps, 'row'> & { row: HeaderRow & { kind: 'transition' } }) {
  const times = look.tint ? (look.tint.times[key] ?? 0) : null
  const isFlash = !look.tint && look.flash.has(key)
  const colour = isFlash ? style.flashText : times !== null ? style.heatText[heatOf(times)] : undefined
  const width = lineLength(line) * CHARACTER.plain
  const isMarked = isFlash || look.found.has(key)
  return (
    <>
      {isMarked && (
        <rect
          className={classes(style.ground, style.groundOf[isFlash ? 'flash' : 'found'])}
          x={x - 4}
          y={y - 13}
          width={width + 8}
          height={ROW - 1}
          rx={4}
        />
      )}
      <LabelText x={x} y={y} line={line} className={colour} />
      {times !== null && isLast && (
        <text className={classes(style.chipText, style.heatText[heatOf(times)])} x={x + width + 4} y={y}>
          {`×${times}`}
        </text>
      )}
    </>
  )
}

function InnerSurvivors({ state, look, onSurvivor }: Pick<StateBoxProps, 'state' | 'look' | 'onSurvivor'>) {
  if (!look.tint) return null
  const { survivors } = look.tint
  return headerRows(state).map((row, at) => {
    if (row.kind !== 'transition' || !row.isLast) return null
    const count = survivors[row.key]?.length ?? 0
    if (count === 0) return null
    return (
      <Survivor
        key={row.key}
        x={state.header.x - 10}
        y={state.header.y + at * ROW + 10}
        transition={row.key}
        count={count}
        onPress={onSurvivor && (() => onSurvivor(row.key))}
      />
    )
  })
}
