import { useSelector } from '@xstate/react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { heightOf, PRINT_WIDTH, pixelsOf, ZOOM_MAX, zoomOf } from '../../../../machines/resume/photo-crop/frame.ts'
import * as m from '../../../../messages/compiled/messages.js'
import * as css from './PhotoCrop.css.ts'
import type { PhotoActor } from './photo-crop-props.ts'

/** Of the picture, moved by one press of an arrow key. */
const STEP = 0.02
/** Times that a key or a turn of the wheel zooms by. */
const FACTOR = 1.1

const arrows: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}
const zooming: Readonly<Record<string, number>> = { '+': FACTOR, '=': FACTOR, '-': 1 / FACTOR }

const apart = ([one, other]: readonly PointerEvent[]) =>
  one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0

/** The picture with the frame that is cut out: drag, arrow keys, wheel, two fingers or the slider. */
export function Framing({ actor }: { readonly actor: PhotoActor }): ReactNode {
  const { picture, frame } = useSelector(actor, ({ context }) => context)
  const stage = useRef<HTMLDivElement>(null)
  const pointers = useRef(new Map<number, PointerEvent>())
  const zoom = picture ? zoomOf(picture, frame) : 1
  const zoomBy = (factor: number) => actor.send({ type: 'FRAME.ZOOMED', zoom: zoom * factor })
  const turned = useRef(zoomBy)
  turned.current = zoomBy
  // React listens to the wheel passively: it could not keep the dialog from scrolling.
  useEffect(() => {
    const element = stage.current
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      turned.current(event.deltaY < 0 ? FACTOR : 1 / FACTOR)
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [])
  // Whoever has just chosen a picture can move the frame at once.
  useEffect(() => stage.current?.querySelector<HTMLElement>('[role=group]')?.focus(), [])
  if (!picture) return null
  const onKeyDown = (event: KeyboardEvent) => {
    const [dx, dy] = arrows[event.key] ?? []
    const factor = zooming[event.key]
    if (dx !== undefined && dy !== undefined) actor.send({ type: 'FRAME.MOVED', dx, dy })
    else if (factor) zoomBy(factor)
    else return
    event.preventDefault()
  }
  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId)
    const size = stage.current?.getBoundingClientRect()
    if (!before || !size) return
    const spread = apart([...pointers.current.values()])
    pointers.current.set(event.pointerId, event)
    if (pointers.current.size > 1) {
      const next = apart([...pointers.current.values()])
      // Fingers that part enlarge what is within the frame.
      if (spread > 0 && next > 0) zoomBy(next / spread)
      return
    }
    const [dx, dy] = [(event.clientX - before.clientX) / size.width, (event.clientY - before.clientY) / size.height]
    actor.send({ type: 'FRAME.MOVED', dx, dy })
  }
  const release = ({ pointerId }: PointerEvent) => pointers.current.delete(pointerId)
  const pixels = pixelsOf(picture, frame)
  const percent = (share: number) => `${share * 100}%`
  return (
    <div className={css.framing}>
      <div ref={stage} className={css.stage}>
        <img className={css.picture} src={picture.url} alt="" draggable={false} />
        {/* biome-ignore lint/a11y/useSemanticElements: a frame to be moved is no native control */}
        <div
          className={css.frame}
          style={{
            left: percent(frame.x),
            top: percent(frame.y),
            width: percent(frame.width),
            height: percent(heightOf(picture, frame)),
          }}
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move it
          tabIndex={0}
          aria-label={m.resume_upload_photo_frame()}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            pointers.current.set(event.pointerId, event)
          }}
          onPointerMove={onPointerMove}
          onPointerUp={release}
          onPointerCancel={release}
        />
      </div>
      <label className={css.zoom}>
        {m.resume_upload_photo_zoom()}
        <input
          type="range"
          min={1}
          max={ZOOM_MAX}
          step={0.05}
          value={zoom}
          onChange={({ target }) => actor.send({ type: 'FRAME.ZOOMED', zoom: Number(target.value) })}
        />
      </label>
      <p role="status" className={css.small}>
        {pixels.width < PRINT_WIDTH && m.resume_upload_photo_small({ ...pixels, least: PRINT_WIDTH })}
      </p>
    </div>
  )
}
