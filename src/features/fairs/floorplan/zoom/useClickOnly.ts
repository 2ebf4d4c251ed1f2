import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** Pixels that a pointer may move while it is down and still be said to click. */
const SHAKE = 6

/** Handlers that keep from what is inside the click with which a drag ends. */
export function useClickOnly() {
  const down = useRef({ x: 0, y: 0 })
  return {
    onPointerDownCapture: ({ clientX, clientY }: PointerEvent) => {
      down.current = { x: clientX, y: clientY }
    },
    onClickCapture: (event: MouseEvent) => {
      const isByPointer = event.detail > 0
      const moved = Math.hypot(event.clientX - down.current.x, event.clientY - down.current.y)
      if (isByPointer && moved > SHAKE) event.stopPropagation()
    },
  }
}
