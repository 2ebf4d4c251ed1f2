import type { ReactZoomPanPinchRef } from 'react-zoom-pan-pinch'
import type { PlanHandle } from '../../../../shared/actors/actors.ts'
import { type Area, placeOf, type Size, showing, type Transform, zoomedTo } from './plan-geometry.ts'

/** Milliseconds. */
const MOVE = 200

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Pixels of the frame's right that the open booth's panel lies over; nothing where that lies at the foot of the screen. */
function coveredIn(frame: HTMLElement): number {
  const panel = document.querySelector('[data-covers-plan]')?.getBoundingClientRect()
  const own = frame.getBoundingClientRect()
  if (!panel || panel.left <= own.left + 40 || panel.top >= own.bottom) return 0
  return Math.max(0, own.right - panel.left)
}

/**
 * Commands to the library that holds the transform.
 * @param drawn what it shows at present
 */
export function createPlanHandle(
  library: () => ReactZoomPanPinchRef | null,
  drawn: () => { view: Area; stands: ReadonlyMap<string, Area> },
): PlanHandle {
  /** The transform that the plan is on its way to. */
  let aim: Transform | null = null

  function move(to: (from: Transform, frame: Size, wrapper: HTMLElement) => Transform): void {
    const current = library()
    const wrapper = current?.instance.wrapperComponent
    if (!current || !wrapper) return
    const { positionX, positionY, scale } = current.state
    const frame = { width: wrapper.clientWidth, height: wrapper.clientHeight }
    const from = aim ?? { x: positionX, y: positionY, scale }
    const next = to(from, frame, wrapper)
    if (next === from) return
    aim = next
    void current.setTransform(next.x, next.y, next.scale, isStill() ? 0 : MOVE).then(() => {
      if (aim === next) aim = null
    })
  }
  return {
    showWhole: () => move(() => ({ x: 0, y: 0, scale: 1 })),
    scaleTo: (scale, booth) =>
      move((from, frame, wrapper) => {
        const { view, stands } = drawn()
        const places = new Map([...stands].map(([no, area]) => [no, placeOf(area, view, frame)]))
        const at = booth === null ? undefined : places.get(booth)
        return zoomedTo(scale, from, frame, { at, stands: [...places.values()], covered: coveredIn(wrapper) })
      }),
    bringIntoView(booth) {
      // The frame is measured after another hall, or the panel beside it, is drawn.
      requestAnimationFrame(() => {
        const { view, stands } = drawn()
        const area = stands.get(booth)
        if (area) move((from, frame, wrapper) => showing(placeOf(area, view, frame), from, frame, coveredIn(wrapper)))
      })
    },
  }
}
