import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css'
import { mix } from '../style.ts'
import { vars } from '../theme.css.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const ring = createVar()
const colour = fallbackVar(ring, vars.colour.brandText)

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  borderRadius: '50%',
  border: `2px solid ${mix(colour, 30, 'transparent')}`,
  borderTopColor: colour,
  animation: `${turn} .8s linear infinite`,
})
