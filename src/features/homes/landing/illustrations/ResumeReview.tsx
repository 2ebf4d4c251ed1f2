import * as m from '../../../../../messages/compiled/messages.js'
import { SparkIcon } from '../../../../ui/icons/shell.tsx'
import * as css from './illustrations.css.ts'

const lines = [
  ['text', 70],
  ['heading', 36],
  ['text', 100],
  ['marked', 84],
  ['text', 92],
  ['heading', 37],
  ['text', 96],
  ['text', 99],
  ['text', 98],
] as const

/** Circumference of the dial, and the part of it that 82 of 100 fill. */
const ROUND = 232.5
const FILLED = ROUND * 0.82

/** A resume with a score and a hint. */
export function ResumeReview() {
  return (
    <>
      <div className={css.sheet}>
        <b className={css.strong}>{m.home_resume_name()}</b>
        {lines.map(([kind, width]) => (
          <span key={width} className={css.bars[kind]} style={{ width: `${width}%` }} />
        ))}
      </div>
      <div className={css.score}>
        {m.home_resume_score()}
        <svg className={css.dial} width="88" height="88" viewBox="0 0 88 88" aria-hidden="true">
          <circle className={css.dialTrack} cx="44" cy="44" r="37" />
          <circle
            className={css.dialValue}
            cx="44"
            cy="44"
            r="37"
            strokeDasharray={`${FILLED} ${ROUND}`}
            transform="rotate(-90 44 44)"
          />
          <text className={css.dialText} x="44" y="52">
            82
          </text>
        </svg>
      </div>
      <div className={css.tip}>
        <SparkIcon className={css.tipIcon} />
        <span>{m.home_resume_tip()}</span>
      </div>
    </>
  )
}
