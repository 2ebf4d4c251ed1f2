import { Fragment } from 'react'
import * as m from '../../../messages/compiled/messages.js'
import { clockTime } from '../panel/panel-words.ts'
import * as css from './Drawing.css.ts'
import { arrowY, between, blockOf, CHARACTER, HEAD_HEIGHT, type Layout, NOTE_HEIGHT, type Placed } from './layout.ts'
import type { Message, Note, Row } from './rows.ts'

/** Half the width of an activation, from its lifeline. */
const HALF = 5

/** Names of the lifelines. */
export function Heads({ layout, width }: { readonly layout: Layout; readonly width: number }) {
  return (
    <>
      {layout.columns.map(({ key, name, x, width: own, isEnded }) => (
        <g key={key}>
          <rect className={isEnded ? css.endedHead : css.head} x={x - own / 2} y={12} width={own} height={30} rx={8} />
          <text className={css.headText} x={x} y={31} textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
      <text className={css.time} x={width - 16} y={31} textAnchor="end">
        {m.inspector_files_sequence_head()}
      </text>
    </>
  )
}

export interface RowsProps {
  readonly layout: Layout
  readonly width: number
  readonly top: number
  readonly bottom: number
  readonly shownStep: number | null
}

/** Everything below the heads that lies between two heights. */
export function Rows({ layout, width, top, bottom, shownStep }: RowsProps) {
  const { columns, rows, folds, activations } = layout
  const xOf = new Map(columns.map(({ key, x }) => [key, x]))
  const shown = shownStep === null ? undefined : blockOf(layout, shownStep)
  const active = activations.filter((one) => one.bottom >= top && one.top <= bottom)
  return (
    <>
      {columns.map(({ key, x }) => (
        <path key={key} className={css.lifeline} d={`M${x} ${top}V${bottom}`} />
      ))}
      {shown && (
        <rect
          className={css.shown}
          x={8}
          y={shown.top + 3}
          width={width - 16}
          height={(shown.times > 1 || shown.main.kind === 'note' ? shown.bottom - shown.top : 28) - 2}
          rx={6}
        />
      )}
      {active.map(({ column, top: from, bottom: to }) => (
        <rect
          key={`${column}@${from}`}
          className={css.activation}
          x={xOf.get(column)! - HALF}
          y={Math.max(from, top - 20)}
          width={2 * HALF}
          height={Math.max(2, Math.min(to, bottom + 20) - Math.max(from, top - 20))}
          rx={3}
        />
      ))}
      {between(folds, top, bottom).map(({ row, y, height }) => {
        const ends = row.rows.flatMap((one) => (one.kind === 'note' ? [one.lifeline] : [one.from, one.to]))
        const [left, right] = [
          Math.min(...ends.map((end) => xOf.get(end)!)),
          Math.max(...ends.map((end) => xOf.get(end)!)),
        ]
        const title = m.inspector_files_sequence_fold({ count: row.times })
        const titleWidth = [...title].reduce((sum, sign) => sum + (sign > '⺀' ? 12 : 6.6), 24)
        return (
          <g key={row.first}>
            <rect className={css.fold} x={left - 40} y={y + 2} width={right - left + 110} height={height} rx={8} />
            <path className={css.foldTitle} d={`M${left - 40} ${y + 26}v-16q0-8 8-8h${titleWidth}v14l-10 10z`} />
            <text className={css.foldText} x={left - 30} y={y + 18}>
              {title}
            </text>
            <text className={css.time} x={width - 16} y={y + 18} textAnchor="end">
              {`${row.first} … ${row.last}`}
            </text>
          </g>
        )
      })}
      {between(rows, top, bottom).map((placed) => {
        const { row, y } = placed
        const isShown = shown?.times === 1 && shown.top === y
        return (
          <Fragment key={`${row.step}.${y}`}>
            {row.kind === 'note' ? (
              <StateNote row={row} y={y} x={xOf.get(row.lifeline)!} />
            ) : (
              <Arrow placed={placed as Placed<Message>} xOf={xOf} isShown={isShown} />
            )}
            {isFirst(layout, placed) && (
              <text className={isShown ? css.shownText : css.time} x={width - 16} y={y + 18} textAnchor="end">
                {`${row.step}  ${clockTime(row.at)}`}
              </text>
            )}
          </Fragment>
        )
      })}
    </>
  )
}

const isFirst = ({ blocks }: Layout, { y }: Placed<Row>): boolean => {
  const block = blocks.find(({ bottom }) => bottom > y)
  return block?.times === 1 && block.top === y
}

function StateNote({ row, x, y }: { readonly row: Note; readonly x: number; readonly y: number }) {
  return (
    <g>
      <rect
        className={css.note}
        x={x + 14}
        y={y + 6}
        width={row.text.length * CHARACTER + 20}
        height={NOTE_HEIGHT - 12}
        rx={6}
      />
      <text className={css.noteText} x={x + 24} y={y + 21}>
        {row.text}
      </text>
    </g>
  )
}

interface ArrowProps {
  readonly placed: Placed<Message>
  readonly xOf: ReadonlyMap<string, number>
  readonly isShown: boolean
}

function Arrow({ placed, xOf, isShown }: ArrowProps) {
  const { arrow, text, from, to } = placed.row
  const y = arrowY(placed)
  const [start, end] = [xOf.get(from)!, xOf.get(to)!]
  const line = isShown ? css.shownLines[arrow] : css.lines[arrow]
  const label = isShown ? css.shownText : css.texts[arrow]
  if (start === end) {
    return (
      <g>
        <path className={line} d={`M${start + HALF + 1} ${y - 8}h28v12h-24`} />
        <path className={isShown ? css.shownPoint : css.point} d={`M${start + HALF + 1} ${y + 4}l9-4.5v9z`} />
        <text className={label} x={start + HALF + 40} y={y - 4}>
          {text}
        </text>
      </g>
    )
  }
  const way = Math.sign(end - start)
  const [tail, tip] = [start + way * (HALF + 1), end - way * (HALF + 1)]
  const isTimer = arrow === 'timer'
  return (
    <g>
      <path className={line} d={`M${tail} ${y}H${tip}`} />
      {arrow === 'stop' ? (
        <path className={css.cross} d={`M${end - HALF} ${y - HALF}l10 10m0-10l-10 10`} />
      ) : (
        <path className={isShown ? css.shownPoint : css.point} d={`M${tip} ${y}l${-way * 9}-4.5v9z`} />
      )}
      <text
        className={label}
        x={isTimer ? tail - 2 : (tail + tip) / 2}
        y={y - 6}
        textAnchor={isTimer ? 'end' : 'middle'}
      >
        {shortened(text, Math.abs(tip - tail) - 16)}
      </text>
    </g>
  )
}

const shortened = (text: string, room: number): string => {
  const length = Math.max(4, Math.floor(room / CHARACTER))
  return text.length > length ? `${text.slice(0, length - 1)}…` : text
}

/** The whole diagram in one drawing, for a file. */
export function WholeDrawing({ layout }: { readonly layout: Layout }) {
  const { width, height } = layout
  return (
    <svg
      className={css.drawing}
      width={width}
      height={height + HEAD_HEIGHT}
      viewBox={`0 0 ${width} ${height + HEAD_HEIGHT}`}
    >
      <title>{m.inspector_files_sequence()}</title>
      <Heads layout={layout} width={width} />
      <g transform={`translate(0 ${HEAD_HEIGHT})`}>
        <Rows layout={layout} width={width} top={0} bottom={height} shownStep={null} />
      </g>
    </svg>
  )
}
