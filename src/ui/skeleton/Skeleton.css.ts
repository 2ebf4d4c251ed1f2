import { keyframes, style } from '@vanilla-extract/css'
import { mix } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour } = vars
const shine = keyframes({ from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '-50% 0' } })
/** Translucent, so that it shows on every surface. */
const [dim, bright] = [mix(colour.text, 8, 'transparent'), mix(colour.text, 3, 'transparent')]

export const skeleton = style({
  display: 'block',
  borderRadius: vars.radius.small,
  background: `linear-gradient(90deg, ${dim} 30%, ${bright} 50%, ${dim} 70%) 0 0 / 300% 100%`,
  animation: `${shine} 1.4s linear infinite`,
})
export const round = style({ borderRadius: '50%' })
