/** Which part of a chart the canvas shows, and how large: one canvas is shown at a time. */
import { useSyncExternalStore } from 'react'
import type { Box } from '../types.ts'

/** Where the chart's corner is on the canvas, in pixels, and the chart's scale. */
export interface View {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

const LIMITS = { least: 0.2, most: 3 }
/** A chart is not shown smaller than this until somebody asks. */
const READABLE = 0.75
const STEP = 1.2

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

const fitScale = (chart: Size, canvas: Size): number =>
  Math.min(1, canvas.width / chart.width, canvas.height / chart.height)

/** In the middle where there is room, else from the start. */
const placed = (chart: Size, canvas: Size, scale: number): View => ({
  x: Math.max(0, (canvas.width - chart.width * scale) / 2),
  y: Math.max(0, (canvas.height - chart.height * scale) / 2),
  scale,
})

/** All of it at full size where there is room, else smaller, but readable. */
export const initialView = (chart: Size, canvas: Size): View =>
  placed(chart, canvas, Math.max(READABLE, fitScale(chart, canvas)))

export const fittedView = (chart: Size, canvas: Size): View =>
  placed(chart, canvas, clamp(fitScale(chart, canvas), LIMITS.least, LIMITS.most))

/** Larger or smaller by a factor; the point of the canvas stays where it is. */
export function zoomed(view: View, factor: number, [x, y]: readonly [number, number]): View {
  const scale = clamp(view.scale * factor, LIMITS.least, LIMITS.most)
  const share = scale / view.scale
  return { scale, x: x - (x - view.x) * share, y: y - (y - view.y) * share }
}

/** Whether the middle of a box can be seen. */
export function isInSight({ x, y, scale }: View, canvas: Size, box: Box): boolean {
  const middleX = x + (box.x + box.width / 2) * scale
  const middleY = y + (box.y + box.height / 2) * scale
  return middleX > 0 && middleX < canvas.width && middleY > 0 && middleY < canvas.height
}

/** The box in the middle. */
export const centred = ({ scale }: View, canvas: Size, box: Box): View => ({
  scale,
  x: canvas.width / 2 - (box.x + box.width / 2) * scale,
  y: canvas.height / 2 - (box.y + box.height / 2) * scale,
})

interface Shown {
  readonly view: View
  readonly canvas: Size
  readonly chart: Size
}

const nothing: Size = { width: 0, height: 0 }
let shown: Shown = { view: { x: 0, y: 0, scale: 1 }, canvas: nothing, chart: nothing }
const listeners = new Set<() => void>()

function change(part: Partial<Shown>): void {
  shown = { ...shown, ...part }
  for (const listener of listeners) listener()
}

const middle = (): readonly [number, number] => [shown.canvas.width / 2, shown.canvas.height / 2]

/** What the canvas and the buttons of the bar ask for. */
export const canvas = {
  zoomIn: () => change({ view: zoomed(shown.view, STEP, middle()) }),
  zoomOut: () => change({ view: zoomed(shown.view, 1 / STEP, middle()) }),
  fit: () => change({ view: fittedView(shown.chart, shown.canvas) }),
  full: () => change({ view: zoomed(shown.view, 1 / shown.view.scale, middle()) }),
  zoomAt: (factor: number, point: readonly [number, number]) => change({ view: zoomed(shown.view, factor, point) }),
  pan: (x: number, y: number) => change({ view: { ...shown.view, x: shown.view.x + x, y: shown.view.y + y } }),
  /** Another chart, or a canvas of another size. A change of size leaves what is shown where it is. */
  measure(chart: Size, size: Size) {
    const isNew = chart !== shown.chart || shown.canvas.width === 0
    change({ chart, canvas: size, view: isNew ? initialView(chart, size) : shown.view })
  },
  /** Centres the box unless it is in sight. */
  reveal(box: Box) {
    if (!isInSight(shown.view, shown.canvas, box)) change({ view: centred(shown.view, shown.canvas, box) })
  },
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useView = (): View => useSyncExternalStore(subscribe, () => shown.view)
