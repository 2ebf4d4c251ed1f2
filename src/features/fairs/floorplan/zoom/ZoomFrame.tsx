import { useSelector } from '@xstate/react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { type ReactZoomPanPinchRef, TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch'
import { SCALE_MAX } from '../../../../../machines/fairs/booth-map/booth-map.machine.ts'
import type { BoothMapFlow } from '../../../../shared/actors/actors.ts'
import type { BoothMapActor } from '../plan-props.ts'
import type { Area } from './plan-geometry.ts'
import { createPlanHandle } from './plan-handle.ts'
import { useClickOnly } from './useClickOnly.ts'
import * as css from './ZoomFrame.css.ts'

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
