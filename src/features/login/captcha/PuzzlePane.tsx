import { useSelector } from '@xstate/react'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { DragSample, Puzzle } from '../../../../contract/calls/captcha.ts'
import { type CaptchaView, captchaView } from '../../../../machines/login/captcha/captcha.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { Button } from '../../../ui/button/Button.tsx'
import { RefreshIcon } from '../../../ui/icons/controls.tsx'
import { SlideIcon } from '../../../ui/icons/login.tsx'
import * as css from './Captcha.css.ts'
import type { CaptchaPaneProps } from './captcha-props.ts'

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
function useSlide({ range, enabled, onEnd }: Slide) {
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

/** Way of the handle, as a CSS length, for a share of the track. */
const travel = (share: number) => `calc((100% - ${css.HANDLE}) * ${share})`

interface SlidePuzzleProps {
  readonly puzzle: Puzzle
  readonly enabled: boolean
  /** The piece was let go in the wrong place. */
  readonly missed: boolean
  /** The same puzzle once more: the piece goes back to its start. */
  readonly again: boolean
  onEnd(trail: readonly DragSample[]): void
}

const percent = (share: number) => `${share * 100}%`

/** A piece that a slider moves over its picture, by pointer or by keyboard. */
function SlidePuzzle({ puzzle, enabled, missed, again, onEnd }: SlidePuzzleProps) {
  const { challenge, picture, piece, width, height, pieceSize, y } = puzzle
  const range = width - pieceSize
  const { x, reset, handlers } = useSlide({ range, enabled, onEnd })
  const handle = useRef<HTMLSpanElement>(null)
  useEffect(() => handle.current?.focus(), [])
  const [round, setRound] = useState({ challenge, again })
  if (round.challenge !== challenge || round.again !== again) {
    setRound({ challenge, again })
    if (round.challenge !== challenge || again) reset()
  }
  return (
    <div className={missed ? css.shaken : undefined}>
      <div className={css.picture} style={{ aspectRatio: `${width} / ${height}` }}>
        <img className={css.scenery} src={picture} alt={m.login_captcha_picture()} draggable={false} />
        <img
          className={css.piece}
          src={piece}
          alt=""
          draggable={false}
          style={{
            width: percent(pieceSize / width),
            height: percent(pieceSize / height),
            left: percent(x / width),
            top: percent(y / height),
          }}
        />
      </div>
      <div className={css.track} data-missed={missed || undefined}>
        {x === 0 && <span className={css.trackText}>{m.login_captcha_slide()}</span>}
        <span className={css.fill} style={{ width: `calc(${css.HANDLE} / 2 + ${travel(x / range)})` }} />
        <span
          {...handlers}
          ref={handle}
          className={css.handle}
          style={{ left: travel(x / range) }}
          role="slider"
          tabIndex={0}
          aria-label={m.login_captcha_slide()}
          aria-orientation="horizontal"
          aria-valuemin={0}
          aria-valuemax={range}
          aria-valuenow={Math.round(x)}
          aria-disabled={!enabled}
        >
          <SlideIcon />
        </span>
      </div>
    </div>
  )
}

type PuzzleView = Exclude<
  CaptchaView,
  'starting' | 'widget' | 'waiting' | 'failed' | 'cannotStart' | 'offline' | 'ended'
>

const statuses = {
  ready: { text: m.login_captcha_keys, tone: 'plain' },
  unverified: { text: m.login_captcha_unverified, tone: 'wrong' },
  unrefreshed: { text: m.login_captcha_unrefreshed, tone: 'wrong' },
  verifying: { text: m.login_captcha_verifying, tone: 'plain' },
  missed: { text: m.login_captcha_missed, tone: 'wrong' },
  refreshing: { text: m.login_captcha_refreshing, tone: 'plain' },
} satisfies Record<PuzzleView, { text: () => string; tone: keyof typeof css.status }>

const isPuzzle = (view: CaptchaView): view is PuzzleView => view in statuses

export function PuzzlePane({ actor }: CaptchaPaneProps) {
  const view = useSelector(actor, captchaView)
  const puzzle = useSelector(actor, ({ context }) => context.puzzle)
  const canDrag = useSelector(actor, (snapshot) => snapshot.can({ type: 'DRAG.ENDED', trail: [] }))
  const canRefresh = useSelector(actor, (snapshot) => snapshot.can({ type: 'REFRESHED' }))
  if (!puzzle || !isPuzzle(view)) return null
  const { text, tone } = statuses[view]
  return (
    <>
      <SlidePuzzle
        puzzle={puzzle}
        enabled={canDrag}
        missed={view === 'missed'}
        again={view === 'unverified'}
        onEnd={(trail) => actor.send({ type: 'DRAG.ENDED', trail })}
      />
      <div className={css.foot}>
        <p role="status" className={css.status[tone]}>
          {text()}
        </p>
        <Button
          kind="ghost"
          size="sm"
          disabled={!canRefresh}
          busy={view === 'refreshing'}
          onClick={() => actor.send({ type: 'REFRESHED' })}
        >
          <RefreshIcon size={16} />
          {m.login_captcha_another()}
        </Button>
      </div>
    </>
  )
}
