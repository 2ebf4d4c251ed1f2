import { type PointerEvent, useRef } from 'react'
import { canvas } from './view.ts'

/** Pixels that a press may move and still be a click. */
const THRESHOLD = 4

/** Handlers that move the chart with a pressed pointer; a press that does not move stays a click. */
export function useDrag() {
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
