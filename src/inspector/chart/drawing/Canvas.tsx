import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react'
import * as m from '../../../../messages/compiled/messages.js'
import * as style from './Canvas.css.ts'
import { Chart, type ChartProps } from './Chart.tsx'
import { canvas, useView } from './view.ts'

/** Pixels that a press may move and still be a click. */
const THRESHOLD = 4

/** Handlers that move the chart with a pressed pointer; a press that does not move stays a click. */
function useDrag() {
  const last = useRef<{ x: number; y: number; isDragged: boolean } | null>(null)

  function onPointerDown({ button, clientX, clientY }: PointerEvent) {
    if (button === 0) last.current = { x: clientX, y: clientY, isDragged: false }
  }

  function onPointerMove({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
    const from = last.current
    if (!from) return
    const [x, y] = [clientX - from.x, clientY - from.y]
    if (!from.isDragged) {
      if (Math.hypot(x, y) < THRESHOLD) return
      currentTarget.setPointerCapture(pointerId)
      currentTarget.dataset['dragged'] = ''
    }
    last.current = { x: clientX, y: clientY, isDragged: true }
    canvas.pan(x, y)
  }

  function release({ currentTarget }: PointerEvent<HTMLElement>) {
    last.current = null
    delete currentTarget.dataset['dragged']
  }

  return { onPointerDown, onPointerMove, onPointerUp: release, onPointerCancel: release }
}

/** Pixels that an arrow key moves. */
const KEY_STEP = 60

const keys: Readonly<Record<string, () => void>> = {
  '+': canvas.zoomIn,
  '=': canvas.zoomIn,
  '-': canvas.zoomOut,
  '0': canvas.fit,
  '1': canvas.full,
  ArrowLeft: () => canvas.pan(KEY_STEP, 0),
  ArrowRight: () => canvas.pan(-KEY_STEP, 0),
  ArrowUp: () => canvas.pan(0, KEY_STEP),
  ArrowDown: () => canvas.pan(0, -KEY_STEP),
}

function pressKey(event: KeyboardEvent): void {
  const act = keys[event.key]
  if (!act || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  act()
}

/** A chart that can be moved and zoomed; what is chosen or active is brought into sight. */
export function Canvas(props: ChartProps) {
  const { chart, active, selected } = props
  const { x, y, scale } = useView()
  const frame = useRef<HTMLDivElement>(null)
  const drag = useDrag()

  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => canvas.measure(chart, { width: element.clientWidth, height: element.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [chart])

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      const { left, top } = element.getBoundingClientRect()
      if (event.ctrlKey) canvas.zoomAt(Math.exp(-event.deltaY / 300), [event.clientX - left, event.clientY - top])
      else canvas.pan(-event.deltaX, -event.deltaY)
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [])

  const activeLeaf = chart.states.findLast(({ id }) => active?.includes(id))
  useEffect(() => {
    if (activeLeaf) canvas.reveal(activeLeaf)
  }, [activeLeaf])

  const chosen = chart.states.find(({ id }) => id === selected)
  useEffect(() => {
    if (chosen) canvas.reveal(chosen.header)
  }, [chosen])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a region that scrolls in its own way
    <div
      ref={frame}
      className={style.canvas}
      role="group"
      aria-label={m.inspector_chart_canvas()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what moves must be reached by keyboard
      tabIndex={0}
      onKeyDown={pressKey}
      {...drag}
    >
      <div className={style.sheet} style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
        <Chart {...props} />
      </div>
    </div>
  )
}
