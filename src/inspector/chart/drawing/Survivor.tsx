import * as m from '../../../../messages/compiled/messages.js'
import * as style from './Chart.css.ts'

interface SurvivorProps {
  readonly x: number
  readonly y: number
  /** The transition. */
  readonly transition: string
  readonly count: number
  onPress?: (() => void) | undefined
}

/** Mark on a transition whose mutants nobody noticed. */
export function Survivor({ x, y, transition, count, onPress }: SurvivorProps) {
  const name = m.inspector_chart_survivors({ count, transition })
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no button of its own
    <g
      className={style.survivor}
      transform={`translate(${x} ${y})`}
      role="button"
      aria-label={name}
      tabIndex={onPress ? 0 : -1}
      onClick={onPress}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onPress?.()
      }}
    >
      <title>{name}</title>
      <circle className={style.survivorDisc} r={9} />
      <path className={style.survivorCross} d="M-3.5-3.5l7 7M3.5-3.5l-7 7" />
    </g>
  )
}
