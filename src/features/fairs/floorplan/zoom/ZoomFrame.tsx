import { useSelector } from '@xstate/react'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { type ReactZoomPanPinchRef, TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch'
import { SCALE_MAX } from '../../../../../machines/fairs/booth-map/booth-map.machine.ts'
import type { BoothMapFlow, PlanHandle } from '../../../../shared/actors/actors.ts'
import type { BoothMapActor } from '../plan-props.ts'
import { type Area, placeOf, type Size, showing, type Transform, zoomedTo } from './plan-geometry.ts'
import * as css from './ZoomFrame.css.ts'

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
function createPlanHandle(
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

/** Pixels that a pointer may move while it is down and still be said to click. */
const SHAKE = 6

/** Handlers that keep from what is inside the click with which a drag ends. */
function useClickOnly() {
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

export interface ZoomFrameProps extends Pick<BoothMapFlow, 'markPlan'> {
  readonly actor: BoothMapActor
  /** The area that the drawing shows, in the hall's units. */
  readonly view: Area
  /** The places of booths with a company, by number, in the same units. */
  readonly stands: ReadonlyMap<string, Area>
  readonly children: ReactNode
}

const keys: Readonly<Record<string, 'ZOOM.IN' | 'ZOOM.OUT' | 'ZOOM.RESET'>> = {
  '+': 'ZOOM.IN',
  '=': 'ZOOM.IN',
  '-': 'ZOOM.OUT',
  '0': 'ZOOM.RESET',
}

/** The share of the scale for a pixel that the wheel turns: a notch of it, 100 or 120, is about half as much again. */
const WHEEL_STEP = 0.004

/** A drawing that can be enlarged and moved, by fingers, wheel and mouse too; the transform is the library's own. */
export function ZoomFrame({ actor, view, stands, markPlan, children }: ZoomFrameProps) {
  const isWhole = useSelector(actor, ({ context }) => context.scale === 1)
  const library = useRef<ReactZoomPanPinchRef>(null)
  const place = useRef({ view, stands })
  place.current = { view, stands }
  useEffect(() => {
    markPlan(
      createPlanHandle(
        () => library.current,
        () => place.current,
      ),
    )
    return () => markPlan(null)
  }, [markPlan])
  const clickOnly = useClickOnly()
  const tell = ({ state }: ReactZoomPanPinchRef) => actor.send({ type: 'PLAN.SCALED', scale: state.scale })
  const onKeyDown = (event: KeyboardEvent) => {
    const type = keys[event.key]
    if (!type || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    actor.send({ type })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for what is in it, which takes the focus
    <div className={isWhole ? css.frame : `${css.frame} ${css.movable}`} onKeyDown={onKeyDown} {...clickOnly}>
      <TransformWrapper
        ref={library}
        minScale={1}
        maxScale={SCALE_MAX}
        disablePadding
        panning={{ disabled: isWhole }}
        wheel={{ wheelDisabled: true, step: WHEEL_STEP }}
        doubleClick={{ disabled: true }}
        onWheelStop={tell}
        onPinchStop={tell}
      >
        <TransformComponent wrapperClass={css.wrapper} contentClass={css.content}>
          {children}
        </TransformComponent>
      </TransformWrapper>
    </div>
  )
}
