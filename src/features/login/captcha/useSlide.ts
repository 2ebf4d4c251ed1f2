import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { DragSample } from '../../../../contract/calls/captcha.ts'

const STEP = 2
const LARGE_STEP = 10

interface Slide {
  /** Pixels of the picture over which the piece can move. */
  readonly range: number
  readonly enabled: boolean
  /** Let go, or Enter. */
  onEnd(trail: readonly DragSample[]): void
}

interface Drag {
  readonly begun: number
  /** The pointer's place when the handle is at the start of the track. */
  readonly origin: number
  readonly samples: DragSample[]
}

/** Moves the piece, and keeps the trail of samples of its way. */
export function useSlide({ range, enabled, onEnd }: Slide) {
  const [x, setX] = useState(0)
  const drag = useRef<Drag | null>(null)

  const moveTo = (next: number, at: number) => {
    const place = Math.round(Math.min(Math.max(next, 0), range) * 10) / 10
    drag.current?.samples.push({ x: place, t: Math.round(at - drag.current.begun) })
    setX(place)
  }
  /** Goes on with a trail that the other hand began. */
  const begin = (at: number, origin: number) => {
    drag.current = { begun: at, samples: [{ x, t: 0 }], ...drag.current, origin }
  }
  const placeNow = () => drag.current?.samples.at(-1)?.x ?? x
  /** The time of letting go belongs to the trail: a hand rests where it found the place. */
  const end = (at: number) => {
    if (drag.current) moveTo(placeNow(), at)
    const samples = drag.current?.samples ?? []
    drag.current = null
    if (samples.some((sample) => sample.x !== samples[0]?.x)) onEnd(samples)
  }
  /** Pixels of the screen that the handle can travel. */
  const travelOf = (handle: HTMLElement) => (handle.parentElement?.clientWidth ?? 0) - handle.offsetWidth

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!enabled || !event.isPrimary || event.button !== 0) return
      const handle = event.currentTarget
      handle.setPointerCapture(event.pointerId)
      begin(event.timeStamp, event.clientX - (x / range) * travelOf(handle))
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const handle = event.currentTarget
      if (!drag.current || !handle.hasPointerCapture(event.pointerId)) return
      moveTo(((event.clientX - drag.current.origin) / travelOf(handle)) * range, event.timeStamp)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) end(event.timeStamp)
    },
    onPointerCancel() {
      drag.current = null
      setX(0)
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (!enabled) return
      if (event.key === 'Enter') return end(event.timeStamp)
      const step = event.shiftKey ? LARGE_STEP : STEP
      const way = { ArrowRight: step, ArrowUp: step, ArrowLeft: -step, ArrowDown: -step }[event.key]
      if (way === undefined) return
      event.preventDefault()
      if (!drag.current) begin(event.timeStamp, 0)
      moveTo(placeNow() + way, event.timeStamp)
    },
  }
  const reset = () => setX(0)
  return { x, reset, handlers }
}
