import { useEffect, useRef, useState } from 'react'
import type { DragSample, Puzzle } from '../../../../contract/calls/captcha.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { SlideIcon } from '../../../ui/icons/SlideIcon.tsx'
import * as css from './Captcha.css.ts'
import { useSlide } from './useSlide.ts'

/** Way of the handle, as a CSS length, for a share of the track. */
const travel = (share: number) => `calc((100% - ${css.HANDLE}) * ${share})`

export interface SlidePuzzleProps {
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
export function SlidePuzzle({ puzzle, enabled, missed, again, onEnd }: SlidePuzzleProps) {
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
